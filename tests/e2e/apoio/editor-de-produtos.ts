import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import type { LojaCopiada } from '../../world/plantado/loja-copiada'
import { entrarNaTela, expect } from './jornada'
import { botao, dialogo, salvar } from './listas'
import type { Cliente } from './modos'

/** What an owner does on the screen of products, up to the step that a journey is about. */

export const texto = (onde: Locator, nome: string) => onde.getByRole('textbox', { name: nome, exact: true })
export const arquivoDe = (onde: Locator) => onde.getByLabel(/Escolher imagem|Trocar imagem/)

/** A name that no product has yet, so that a journey can be repeated on the same database. */
export const novoNome = () => `Bruschetta ${randomUUID().slice(0, 8)}`

export async function abrirProdutos({ page }: Cliente, loja: LojaCopiada): Promise<void> {
  await entrarNaTela(page, loja, '/home/produtos')
  await expect(page.getByRole('heading', { level: 1, name: 'Gerenciar Produtos' })).toBeVisible()
}

export async function procurar({ page, escrever }: Cliente, nome: string): Promise<void> {
  await escrever(page.getByRole('searchbox'), nome)
  await expect(page).toHaveURL(/busca=/)
}

export async function mudarPreco(dono: Cliente, nome: string, preco: string): Promise<void> {
  const { page, apertar, escrever } = dono
  await procurar(dono, nome)
  await apertar(botao(page, `Editar ${nome}`))
  const edicao = dialogo(page, 'Editar produto')
  await escrever(texto(edicao, 'Preço'), preco)
  await salvar(dono, edicao, 'Atualizado!')
}
