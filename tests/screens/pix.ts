import { expect, type Page } from '@playwright/test'
import { transacao } from '../world/banco/banco-do-servidor'
import { BELLA, CANTINA, PRODUTOS } from '../world/demo'
import { copiarCantina } from '../world/plantado/loja-copiada'
import { umPedido } from '../world/um-pedido'
import { plantarChavePix } from '../world/uma-chave-pix'
import { pedirPorWhatsApp } from './gestos'
import type { Tela } from './tela-fotografada'

/** The Cantina's customers pay by code, and one of its orders is to be checked. */
export function plantarPix(banco: string): Promise<void> {
  return plantarChavePix(banco, CANTINA.slug)
}

const daNona = { rota: '/home/configuracoes', quem: 'nona', ate: verPix } as const

export const PIX_NO_PAINEL: readonly Tela[] = [
  { nome: 'painel-pix', ...daNona },
  { nome: 'painel-pix-recusado', ...daNona, ate: recusar },
  { nome: 'painel-pix-por-whatsapp', ...daNona, quem: 'bella' },
]

export const PIX_NA_LOJA: readonly Tela[] = [
  { nome: 'loja-pedido-whatsapp-enviado', rota: '/:slug', em: `/${BELLA.slug}`, ate: enviar },
  { nome: 'loja-status-pix-recebido', rota: '/:slug/status-pedido/id/:id', ate: verRecebido },
]

/** The chat opens in no window, as where the browser blocks it. */
async function enviar(page: Page): Promise<void> {
  await pedirPorWhatsApp(page)
  await page.evaluate(() =>
    document.addEventListener('click', evento => evento.preventDefault(), { once: true }),
  )
  await page.getByRole('link', { name: 'Abrir WhatsApp' }).click()
  await expect(page.getByRole('heading', { name: 'Pague com Pix' })).toBeVisible()
}

/** In a shop of its own, so that the order is on no board of another picture. */
async function verRecebido(page: Page): Promise<void> {
  const banco = process.env.COMANDA_E2E_BANCO ?? ''
  const { slug } = await copiarCantina(banco)
  await plantarChavePix(banco, slug)
  const { nome, preco } = PRODUTOS.semExtras
  const achar = 'select p.empresa_id as empresa, p.id from produtos p join empresas e on e.id = p.empresa_id'
  const numero = await transacao(banco, async (db, entrar) => {
    const { rows } = await db.query<{ empresa: string; id: string }>(
      `${achar} where e.slug = $1 and p.nome = $2`,
      [slug, nome],
    )
    const { empresa = '', id } = rows[0] ?? {}
    const data = umPedido({
      itens: [{ produtoId: Number(id), quantidade: 1, extras: [], observacao: null }],
      totalVisto: preco,
    })
    const { pedidoId } = await (await page.request.post(`/${slug}/pedidos`, { data })).json()
    await entrar(empresa)
    await db.query(
      `insert into pagamentos (empresa_id, pedido_id, forma, valor, situacao, em)
       values ($1, $2, 'pix', $3, 'recebido', now())`,
      [empresa, pedidoId, preco / 100],
    )
    return pedidoId
  })
  await page.goto(`/${slug}/status-pedido/id/${numero}`)
  await expect(page.getByText('Pix recebido')).toBeVisible()
}

async function verPix(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Pix', exact: true }).evaluate(titulo => titulo.scrollIntoView())
}

async function recusar(page: Page): Promise<void> {
  const pix = page.getByRole('region', { name: 'Pix' })
  await pix.getByLabel('Tipo da chave').selectOption('telefone')
  await pix.getByLabel('Nome de quem recebe').fill('')
  await pix.getByRole('button', { name: 'Salvar' }).click()
  await expect(pix.getByText('Informe um celular com DDD')).toBeVisible()
  await verPix(page)
}
