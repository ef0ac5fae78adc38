import { expect, type Page } from '@playwright/test'
import { transacao } from '../world/banco/banco-do-servidor'
import { BELLA, PRODUTOS } from '../world/demo'
import { umPng } from '../world/fotos-enviadas'
import { abrirCarrinho, porNoCarrinho } from './gestos'
import type { Tela } from './tela-fotografada'

const rota = '/home/destaques'

export const DESTAQUES: readonly Tela[] = [
  { nome: 'painel-destaques-vazio', rota, quem: 'nova' },
  { nome: 'painel-destaques-escolhidos', rota, quem: 'bella', ate: escolher },
  { nome: 'painel-destaques-banner', rota, quem: 'bella', ate: desenharBanner, inteira: true },
  { nome: 'painel-destaques-recusado', rota, quem: 'nona', ate: recusar },
]

const daBella = { rota: '/:slug', em: `/${BELLA.slug}` } as const

export const PECA_TAMBEM: readonly Tela[] = [
  { nome: 'loja-peca-tambem', ...daBella, ate: encher },
  { nome: 'loja-destaques-cardapio', ...daBella },
  { nome: 'loja-banner-figura', ...daBella, quem: 'bella', antes: trocarBanner },
]

/** What the Bella puts forward: a banner, four dishes, and in the cart all that may be offered, of which it shows three. */
export function plantarPecaTambem(banco: string): Promise<void> {
  return transacao(banco, async (db, entrar) => {
    const { rows } = await db.query<{ id: string }>('select id from empresas where slug = $1', [BELLA.slug])
    const empresa = rows[0]?.id ?? ''
    await entrar(empresa)
    await db.query(
      `insert into destaques (empresa_id, destaques, tambem) values ($1, 'escolhidos', 'escolhidos')`,
      [empresa],
    )
    for (const [lista, quantos] of [
      ['destaques', 4],
      ['tambem', 6],
    ]) {
      await db.query(
        `insert into produtos_destacados (empresa_id, lista, pelas_vendas, produto_id, ordem)
         select $1, $2, false, id, row_number() over (order by id)
         from produtos where empresa_id = $1 and ativo and etiquetas is null limit $3`,
        [empresa, lista, quantos],
      )
    }
    await db.query(
      `insert into banners (empresa_id, texto, alvo)
       select $1, 'Terça em dobro: peça uma pizza e leve duas, na entrega ou no balcão', 'categoria-' || min(id)
       from categorias where empresa_id = $1`,
      [empresa],
    )
  })
}

async function encher(page: Page): Promise<void> {
  await porNoCarrinho(page, PRODUTOS.bella.nome)
  await abrirCarrinho(page)
}

async function recusar(page: Page): Promise<void> {
  await page.getByText('Os que eu escolher').first().click()
  await page.getByRole('button', { name: 'Salvar' }).first().click()
  await expect(page.getByText('Escolha ao menos um produto')).toBeVisible()
}

async function desenharBanner(page: Page): Promise<void> {
  const banner = page.getByRole('region', { name: 'Banner' })
  await banner.getByLabel('Texto').fill('Terça em dobro: peça uma pizza, leve duas')
  await banner.getByLabel('Ao tocar, abre').selectOption({ index: 1 })
  const buffer = await umPng()
  await banner
    .getByLabel(/^(Escolher|Trocar) a imagem/)
    .setInputFiles({ name: 'faixa.png', mimeType: 'image/png', buffer })
  await expect(banner.getByAltText('Prévia do banner')).toBeVisible()
}

async function trocarBanner(page: Page): Promise<void> {
  await page.goto(rota)
  await desenharBanner(page)
  await page.getByRole('region', { name: 'Banner' }).getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Banner salvo')).toBeVisible()
}

async function escolher(page: Page): Promise<void> {
  await page.getByText('Os que eu escolher').first().click()
  for (const label of [PRODUTOS.bella.nome, PRODUTOS.pizza.nome]) {
    await page.getByLabel('Acrescentar produto').first().selectOption({ label })
  }
}
