import { type Browser, chromium, expect, request } from '@playwright/test'
import { chromeOptions } from '../e2e/apoio/chrome'
import { linkDaCarta, plantarDono } from '../e2e/apoio/dono'
import startProduto from '../e2e/apoio/server'
import { BELLA, CANTINA, PRODUTOS, ZE } from '../world/demo'
import { abrirLojaPropria, DIA_E_NOITE, type Expediente, mudarHorarios } from '../world/plantado/loja-propria'
import { abrirPizzaria } from '../world/plantado/pizzaria-plantada'
import { plantarPecaTambem } from './destaques'
import { plantarNoCombo } from './em-falta'
import { writeFolha } from './folha'
import { plantarFormas } from './formas'
import { abrirPagamento, porNoCarrinho, TELEFONE_CONHECIDO } from './gestos'
import { plantarMeioAMeio } from './meio-a-meio'
import { plantarPix } from './pix'
import { keepPlantado, sessaoDe } from './plantado'
import { plantarPromocoes } from './promocoes'
import type { Quem } from './tela-fotografada'

/** Starts Comanda and prepares, once for all pictures, the sessions, a filled cart, an order and a letter. */
export default async function setup(): Promise<() => Promise<void>> {
  const stop = await startProduto()
  const { executablePath, args, env } = await chromeOptions()
  const browser = await chromium.launch({ executablePath, args, env })
  const banco = process.env.COMANDA_E2E_BANCO ?? ''
  try {
    await plantarPix(banco)
    await plantarFormas(banco)
    const [pedido, linkDaRedefinicao, linkDaVolta, fechada, pizzaria, emPromocao] = await Promise.all([
      comprar(browser),
      pedirRedefinicao(),
      trocarEmail(),
      abrirLojaPropria(banco, naoAgora()),
      abrirPizzaria(banco),
      plantarPromocoes(banco),
      plantarMeioAMeio(banco),
      plantarNoCombo(banco),
      plantarPecaTambem(banco),
      mudarHorarios(banco, BELLA.slug, DIA_E_NOITE),
      entrar('nona', CANTINA),
      entrar('bella', BELLA),
      entrar('ze', ZE),
      plantarDono().then(dono => entrar('nova', dono)),
    ])
    keepPlantado({ pedido, linkDaRedefinicao, linkDaVolta, fechada: fechada.slug, pizzaria, emPromocao })
  } catch (error) {
    await stop()
    throw error
  } finally {
    await browser.close()
  }
  return async () => {
    await stop()
    await writeFolha()
  }
}

/** Opening hours at which the shop is closed now: one hour at night, or one by day when it is night. */
function naoAgora(): Expediente {
  const hora = Number(
    new Date().toLocaleString('en', { timeZone: 'America/Sao_Paulo', hour: 'numeric', hourCycle: 'h23' }),
  )
  return hora < 12 ? { abre: '18:00', fecha: '19:00' } : { abre: '07:00', fecha: '08:00' }
}

const openApi = () => {
  const baseURL = process.env.COMANDA_E2E ?? ''
  return request.newContext({ baseURL, extraHTTPHeaders: { Origin: baseURL } })
}

async function entrar(quem: Quem, { email, senha }: { email: string; senha: string }): Promise<void> {
  const api = await openApi()
  const resposta = await api.post('/login', { form: { identificador: email, senha }, maxRedirects: 0 })
  expect(resposta.status()).toBe(302)
  await api.storageState({ path: sessaoDe(quem) })
  await api.dispose()
}

/** Saves the browser's state with a filled cart, then with an order placed; answers with the order as it was sent. */
async function comprar(browser: Browser): Promise<string> {
  const context = await browser.newContext({ baseURL: process.env.COMANDA_E2E, locale: 'pt-BR' })
  const page = await context.newPage()
  await page.goto(`/${CANTINA.slug}`)
  await porNoCarrinho(page, PRODUTOS.carbonara.nome, ['Parmesão ralado na hora', 'Bacon crocante'])
  await porNoCarrinho(page, PRODUTOS.limonada.nome)
  await porNoCarrinho(page, PRODUTOS.tiramisu.nome)
  await context.storageState({ path: sessaoDe('com-carrinho') })

  const checkout = await abrirPagamento(page, TELEFONE_CONHECIDO)
  await checkout.getByText('PIX', { exact: true }).click()
  const enviado = page.waitForRequest(
    pedido => pedido.method() === 'POST' && pedido.url().endsWith('/pedidos'),
  )
  await checkout.getByRole('button', { name: 'Finalizar Pedido' }).click()
  await expect(page.getByRole('dialog', { name: 'Pedido Confirmado!' })).toBeVisible()
  await context.storageState({ path: sessaoDe('cliente') })
  await context.close()
  return (await enviado).postData() ?? ''
}

async function pedirRedefinicao(): Promise<string> {
  const api = await openApi()
  await api.post('/reset-password/link', { form: { email: BELLA.email } })
  await api.dispose()
  return linkDaCarta(BELLA.email, 'reset-password')
}

/** Changes the e-mail of an owner made for this, so that the others' data stay. */
async function trocarEmail(): Promise<string> {
  const dono = await plantarDono()
  const api = await openApi()
  await api.post('/login', { form: { identificador: dono.email, senha: dono.senha } })
  const meusDados = (await api.get('/cadastro-empresa')).url()
  const form = { ...dono, email: `nova@${dono.slug}.example`, senhaAtual: dono.senha }
  expect((await api.post(meusDados, { form })).status()).toBe(200)
  await api.dispose()
  return linkDaCarta(dono.email, 'confirmar-email/desfazer')
}
