import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { retratar } from '../world/banco/retrato'
import { CANTINA, PEDIDOS, PRODUTOS } from '../world/demo'
import { listRotas } from '../world/rotas'
import { type Browser, type Comanda, openComanda } from './comanda'

const { numero } = PEDIDOS.pendente
const EXPIROU = 'Seu período de teste expirou'
const FAIXA_DO_FIM = new RegExp(`<p class="[^"]*"><span>${EXPIROU}`)

let comanda: Comanda
let dono: Browser
let focaccia: number
beforeAll(async () => {
  comanda = await openComanda()
  dono = await comanda.browser().signIn(CANTINA)
  focaccia = (await comanda.mundo.produto(comanda.mundo.cantina, PRODUTOS.semExtras.nome)).id
})
afterAll(() => comanda.close())

/** The Cantina in its trial, signed up so many days ago by the clock on its own wall. */
function cadastradaHa(
  dias: number,
  { diasTeste = 7 as number | null, plano = 'teste', fuso = 'America/Manaus' } = {},
) {
  return comanda.mundo.sql(
    `update empresas set status_plano = $2, dias_teste = $3, fuso_horario = $4,
       data_cadastro = (now() at time zone $4)::date - $5::int
     where id = $1`,
    [comanda.mundo.cantina, plano, diasTeste, fuso, dias],
  )
}

describe('A faixa do teste e o fim dele', () => {
  test.each([
    ['no dia do cadastro', 0, 7, 'restam 7 dias.'],
    ['no penúltimo', 5, 7, 'restam 2 dias.'],
    ['no último', 6, 7, 'resta 1 dia.'],
    ['no último dos 7 de quem não tem dias_teste', 6, null, 'resta 1 dia.'],
    ['no último de 30', 29, 30, 'resta 1 dia.'],
  ])('%s o quadro funciona e a faixa diz quanto falta', async (_, dias, diasTeste, resta) => {
    await cadastradaHa(dias, { diasTeste })
    const html = await dono.html('/home')
    expect(html).toContain(`Período de teste: ${resta}`)
    expect(html).toContain(PEDIDOS.pendente.cliente)
    expect(html).not.toContain(EXPIROU)
    expect((await dono.get('/home/ao-vivo')).status).toBe(200)
  })

  test.each([
    ['quando os dias chegam a dias_teste', 7, 7],
    ['sem dias_teste, no sétimo', 7, null],
    ['muito depois', 400, 7],
    ['com zero dias, já no primeiro', 0, 0],
  ])('%s a tela de expirado toma o lugar do quadro', async (_, dias, diasTeste) => {
    await cadastradaHa(dias, { diasTeste })
    const html = await dono.html('/home')
    expect(html).toContain(`<h1 class="font-bold text-lg">${EXPIROU}</h1>`)
    expect(html).toMatch(/<a [^>]*href="\/planos"/)
    expect(html).not.toContain(PEDIDOS.pendente.cliente)
    expect(html).not.toContain('Novo Pedido')
    expect((await dono.get('/home/ao-vivo')).status).toBe(403)
  })

  test.each([
    ['sistema', 'mas não recebe novos pedidos'],
    ['whatsapp', 'os pedidos seguem chegando pelo WhatsApp'],
  ])('a quem recebe por %s a tela de expirado diz o que é dos pedidos: %s', async (tipo, texto) => {
    await cadastradaHa(7)
    await comanda.mundo.sql('update empresas set tipo_pedido = $2 where id = $1', [
      comanda.mundo.cantina,
      tipo,
    ])
    expect(await dono.html('/home')).toContain(texto)
    await comanda.mundo.sql(`update empresas set tipo_pedido = 'sistema' where id = $1`, [
      comanda.mundo.cantina,
    ])
  })

  test.each(['/home/categorias', '/home/extras', '/home/clientes', '/home/configuracoes', '/home/horarios'])(
    'as outras telas seguem funcionando, com a faixa de expirado: %s',
    async tela => {
      await cadastradaHa(7)
      const resposta = await dono.get(tela)
      expect(resposta.status).toBe(200)
      expect(await resposta.text()).toMatch(FAIXA_DO_FIM)
    },
  )

  test.each(['/home', '/home/finalizados', '/home/cancelados'])(
    'onde estavam os pedidos fica a tela de expirado, e a faixa não o repete: %s',
    async tela => {
      await cadastradaHa(7)
      const html = await dono.html(tela)
      expect(html).toContain(`<h1 class="font-bold text-lg">${EXPIROU}</h1>`)
      expect(html).not.toMatch(FAIXA_DO_FIM)
    },
  )

  test.each(['mensal', 'anual'])('o plano %s não tem faixa nem limite', async plano => {
    await cadastradaHa(400, { plano })
    for (const tela of ['/home', '/home/clientes']) {
      const html = await dono.html(tela)
      expect(html).not.toContain('Período de teste')
      expect(html).not.toContain(EXPIROU)
    }
    expect(await dono.html('/home')).toContain(PEDIDOS.pendente.cliente)
  })

  test('com mais dias dados pela plataforma o quadro volta como estava', async () => {
    await cadastradaHa(7)
    expect(await dono.html('/home')).not.toContain(PEDIDOS.pendente.cliente)
    await comanda.mundo.sql('update empresas set dias_teste = 14 where id = $1', [comanda.mundo.cantina])
    const html = await dono.html('/home')
    expect(html).toContain(PEDIDOS.pendente.cliente)
    expect(html).toContain('Período de teste: restam 7 dias.')
  })
})

describe('Depois do teste nada se faz no quadro', () => {
  const item = () => ({
    id: null,
    produtoId: focaccia,
    quantidade: 1,
    preco: PRODUTOS.semExtras.preco,
    extras: [],
    extrasMantidos: [],
    observacao: null,
  })
  const pedido = () => ({
    chave: randomUUID(),
    versao: 1,
    cliente: { nome: 'Rosa Klein', telefone: '11970000001' },
    tipoEntrega: 'Consumir no restaurante',
    endereco: null,
    frete: 0,
    itens: [item()],
    formaPagamento: 'pix',
    valorPago: null,
    observacoes: null,
  })
  const status = 'Pendente'
  const mudancas: Record<string, () => Promise<Response>> = {
    '/home/pedidos': () => dono.post('/home/pedidos', pedido()),
    '/home/pedidos/:id': () => dono.post(`/home/pedidos/${numero}`, pedido()),
    '/home/pedidos/:id/avanco': () => dono.form(`/home/pedidos/${numero}/avanco`, { status }),
    '/home/pedidos/:id/movimento': () =>
      dono.form(`/home/pedidos/${numero}/movimento`, { status, para: 'Em Rota' }),
    '/home/pedidos/:id/pix-recebido': () =>
      dono.form(`/home/pedidos/${numero}/pix-recebido`, { valor: '100' }),
    '/home/pedidos/:id/pix-por-conferir': () =>
      dono.form(`/home/pedidos/${numero}/pix-por-conferir`, { pagamento: '1' }),
    '/home/pedidos/:id/cancelamento': () =>
      dono.form(`/home/pedidos/${numero}/cancelamento`, { status, motivo: '' }),
  }
  /** Addresses that only look something up and change nothing. */
  const SO_CONSULTAM = ['/home/pedidos/entrega']
  const LEEM_PEDIDOS = /^\/home\/(pedidos\/:id|finalizados|cancelados|pendentes)/

  beforeEach(() => cadastradaHa(7))

  test('toda rota que muda um pedido está nesta tabela', () => {
    const rotas = listRotas().filter(({ caminho, muda }) => muda && caminho.startsWith('/home/pedidos'))
    expect(rotas.map(({ caminho }) => caminho).sort()).toEqual(
      [...Object.keys(mudancas), ...SO_CONSULTAM].sort(),
    )
  })

  test.each(Object.keys(mudancas))('%s é recusado, diz por quê e não muda nada', async rota => {
    const antes = await retratar(comanda.mundo)
    const resposta = await mudancas[rota]?.()
    expect([409, 422]).toContain(resposta?.status)
    expect(await resposta?.text()).toContain(EXPIROU)
    expect(await retratar(comanda.mundo)).toEqual(antes)
  })

  test.each(Object.keys(mudancas))('%s é aceito de novo com o teste estendido', async rota => {
    await comanda.mundo.sql(`update empresas set dias_teste = 30 where id = $1`, [comanda.mundo.cantina])
    const [{ versao } = { versao: 0 }] = await comanda.mundo.sql<{ versao: number }>(
      `update pedidos set status = 'Pendente', forma_pagamento = 'pix', pix_copia_e_cola = '000201',
         total = 1, total_com_frete = 1 + frete + taxa_servico - desconto_frete, desconto_itens = 0
       where empresa_id = $1 and id = $2 returning versao`,
      [comanda.mundo.cantina, numero],
    )
    const resposta =
      rota === '/home/pedidos/:id'
        ? await dono.post(`/home/pedidos/${numero}`, { ...pedido(), versao })
        : await mudancas[rota]?.()
    expect(resposta?.status).toBe(200)
  })

  test.each(listRotasDePedidos(LEEM_PEDIDOS))('%s não mostra mais pedido nenhum', async caminho => {
    const resposta = await dono.get(caminho.replace(':id', String(numero)))
    expect(resposta.status).toBeLessThan(500)
    expect(await resposta.text()).not.toContain(PEDIDOS.pendente.cliente)
  })

  test('a leitura do quadro aberto não mostra mais pedido nenhum', async () => {
    const resposta = await dono.post('/home/quadro', {})
    expect(await resposta.json()).toMatchObject({ expirado: true })
  })
})

function listRotasDePedidos(quais: RegExp): string[] {
  return listRotas()
    .filter(({ caminho, le }) => le && quais.test(caminho))
    .map(({ caminho }) => caminho)
}
