import { afterAll, beforeAll, expect, test } from 'vitest'
import { CAMPOS_NO_CARDAPIO } from '~/domain/cardapio/cardapio'
import { listCardapio } from '~/domain/cardapio/escolhas/store-escolhas.server'
import { momentoEm } from '~/domain/cardapio/momento'
import { findCardapioInteiro } from '~/domain/cardapio/store-planilha.server'
import { listOpcoesDoProduto } from '~/domain/cardapio/store-produtos.server'
import { duplicarProduto } from '~/domain/produtos/duplicar-produto.server'
import type { EmpresaId } from '~/domain/valores/ids'
import { pick } from '~/domain/valores/pick'
import { nomeDaCopia } from '~/domain/valores/texto'
import { withTenant } from '~/server/database/transaction.server'
import { dadosDe } from '../../../../tests/world/banco/dados-de'
import { CAMPOS_DIGITADOS, CAMPOS_PREENCHIDOS } from '../../../../tests/world/campos-preenchidos'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { achar, criar, listar } from '../../../../tests/world/plantado/cozinha'
import { escreverPlanilha } from '../planilha.server'
import { conferirCardapio, importarCardapio } from './importar-cardapio.server'
import { planilhaDoCardapio } from './planilha-do-cardapio'

const NOME = 'Prato que diz tudo'
const CAMPOS = { ...CAMPOS_PREENCHIDOS, nome: NOME }

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
  const { categorias } = await withTenant(mundo.cantina, listOpcoesDoProduto)
  await criar(mundo, NOME, { ...CAMPOS_DIGITADOS, nome: NOME, categoriaId: String(categorias[0]?.id) })
})
afterAll(() => mundo.fechar())

/** The file of that product alone, as if its Id was `id`. */
async function exportar(id: number | null): Promise<Uint8Array> {
  const { produtos, ...resto } = await withTenant(mundo.cantina, findCardapioInteiro)
  const [titulos = [], linha = []] = planilhaDoCardapio({
    ...{ ...resto, grupos: [] },
    produtos: produtos.filter(({ nome }) => nome === NOME),
  })
  const comId = linha.map((celula, n) => (titulos[n] === 'Id' ? String(id ?? '') : celula))
  return new TextEncoder().encode(escreverPlanilha([titulos, comId]))
}

async function importar(empresa: EmpresaId, arquivo: Uint8Array) {
  const { assinatura } = dadosDe(await conferirCardapio(empresa, arquivo))
  return dadosDe(await importarCardapio(empresa, arquivo, assinatura))
}

test('O que o formulário guarda em cada campo, a lista do painel devolve', async () => {
  expect(await achar(mundo, NOME)).toMatchObject(CAMPOS)
})

test('Cada campo é do produto duplicado também', async () => {
  const { id } = await achar(mundo, NOME)
  dadosDe(await duplicarProduto(mundo.cantina, id))
  const nome = nomeDaCopia(NOME, 100)
  expect(await achar(mundo, nome)).toMatchObject({ ...CAMPOS, nome, ativo: false })
})

test('Cada campo exportado em uma loja é importado em outra', async () => {
  expect(await importar(mundo.ze, await exportar(null))).toEqual({ importado: { novos: 1, mudados: 0 } })
  expect((await listar(mundo.ze, { busca: NOME })).linhas).toMatchObject([CAMPOS])
})

test('A planilha muda cada campo de um produto que já existe', async () => {
  const { id } = await criar(mundo, 'Prato em branco', { ativo: '' })
  expect(await importar(mundo.cantina, await exportar(id))).toEqual({ importado: { novos: 0, mudados: 1 } })
  const { linhas } = await listar(mundo.cantina, { busca: NOME })
  expect(linhas.find(linha => linha.id === id)).toMatchObject(CAMPOS)
})

test('O cardápio recebe os campos que mostra, e dos outros nem o nome', async () => {
  const momento = momentoEm(new Date('2026-11-20T20:00-03:00'), 'America/Sao_Paulo')
  const { categorias } = await withTenant(mundo.cantina, tx => listCardapio(tx, momento))
  const lido = categorias.flatMap(({ produtos }) => produtos).find(({ nome }) => nome === NOME)
  expect(lido).toMatchObject(pick(CAMPOS, CAMPOS_NO_CARDAPIO))
  const naoMostrados = Object.keys(CAMPOS).filter(campo => !CAMPOS_NO_CARDAPIO.some(um => um === campo))
  expect(Object.keys(lido ?? {}).filter(campo => naoMostrados.includes(campo))).toEqual([])
})
