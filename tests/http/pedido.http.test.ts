import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CANTINA, ZE } from '../world/demo'
import { ENDERECO_PERTO, type umPedido } from '../world/um-pedido'
import { type Comanda, openComanda } from './comanda'

let comanda: Comanda
beforeAll(async () => {
  comanda = await openComanda()
})
afterAll(() => comanda.close())

const LOJA = `/${CANTINA.slug}`
const umaFocaccia = () => comanda.umaFocaccia()

async function contarPedidos(): Promise<number> {
  const [linha] = await comanda.mundo.sql<{ n: number }>('select count(*)::int as n from pedidos')
  return linha?.n ?? -1
}

describe('O pedido', () => {
  test('sem chave é 400; com a mesma chave é o mesmo pedido; com outro conteúdo é 422', async () => {
    const navegador = comanda.browser()
    const { chave: _, ...semChave } = umaFocaccia()
    expect((await navegador.post(`${LOJA}/pedidos`, semChave)).status).toBe(400)

    const pedido = umaFocaccia()
    const respostas = await Promise.all(
      Array.from({ length: 10 }, () => navegador.post(`${LOJA}/pedidos`, pedido)),
    )
    expect(respostas.map(r => r.status)).toEqual(Array(10).fill(200))
    const corpos = new Set(await Promise.all(respostas.map(r => r.text())))
    expect(corpos.size).toBe(1)

    const outro = await navegador.post(`${LOJA}/pedidos`, { ...pedido, observacoes: 'mudei de ideia' })
    expect(outro.status).toBe(422)
    const [corpo = ''] = corpos
    expect(await outro.json()).toMatchObject({
      pedidoId: JSON.parse(corpo).pedidoId,
      recusa: { recusa: true },
    })
  })

  test.each<[string, (pedido: ReturnType<typeof umPedido>) => unknown]>([
    ['um preço escolhido pelo navegador', p => ({ ...p, itens: [{ ...p.itens[0], preco: 1 }] })],
    ['um total mandado', p => ({ ...p, total: 1 })],
    ['uma taxa mandada', p => ({ ...p, frete: 0 })],
    ['um pagamento já confirmado', p => ({ ...p, pagamentoConfirmado: true })],
    ['outra empresa', p => ({ ...p, empresaId: 2 })],
    ['um cliente alheio', p => ({ ...p, clienteId: 1 })],
    ['quantidade 0', p => ({ ...p, itens: [{ ...p.itens[0], quantidade: 0 }] })],
    ['quantidade -1', p => ({ ...p, itens: [{ ...p.itens[0], quantidade: -1 }] })],
    ['quantidade 1,5', p => ({ ...p, itens: [{ ...p.itens[0], quantidade: 1.5 }] })],
    ['quantidade 100', p => ({ ...p, itens: [{ ...p.itens[0], quantidade: 100 }] })],
    ['quantidade 1e9', p => ({ ...p, itens: [{ ...p.itens[0], quantidade: 1e9 }] })],
    ['quantidade em texto', p => ({ ...p, itens: [{ ...p.itens[0], quantidade: '1' }] })],
    ['nenhum item', p => ({ ...p, itens: [] })],
    ['51 itens', p => ({ ...p, itens: Array(51).fill(p.itens[0]) })],
    ['um extra dobrado', p => ({ ...p, itens: [{ ...p.itens[0], extras: [1, 1] }] })],
    ['um extra que o produto não tem', p => ({ ...p, itens: [{ ...p.itens[0], extras: [1] }] })],
    ['um tipo de entrega desconhecido', p => ({ ...p, tipoEntrega: 'Por drone' })],
    ['um tipo de entrega só do painel', p => ({ ...p, tipoEntrega: 'Consumir no restaurante' })],
    ['uma forma de pagamento desconhecida', p => ({ ...p, formaPagamento: 'fiado' })],
    ['entrega sem endereço', p => ({ ...p, tipoEntrega: 'Receber no meu endereço' })],
    ['retirada com endereço', p => ({ ...p, endereco: ENDERECO_PERTO })],
    ['um telefone de 10 dígitos', p => ({ ...p, cliente: { ...p.cliente, telefone: '1132345678' } })],
    ['um nome vazio', p => ({ ...p, cliente: { ...p.cliente, nome: '  ' } })],
    ['um nome de 61 letras', p => ({ ...p, cliente: { ...p.cliente, nome: 'x'.repeat(61) } })],
    ['uma observação de 501 letras', p => ({ ...p, observacoes: 'x'.repeat(501) })],
    ['um total que não é o de hoje', p => ({ ...p, totalVisto: 1 })],
    ['__proto__', p => JSON.parse(JSON.stringify(p).replace('{', '{"__proto__":{"admin":true},'))],
    ['uma lista no lugar do pedido', () => []],
    ['nada', () => null],
  ])('com %s é recusado em português, e nada é gravado', async (_, adulterar) => {
    const antes = await contarPedidos()
    const navegador = comanda.browser()
    const resposta = await navegador.post(`${LOJA}/pedidos`, adulterar(umaFocaccia()))
    expect([400, 409, 422]).toContain(resposta.status)
    const corpo = (await resposta.json()) as { recusa?: { texto: string }; mudou?: boolean }
    expect(corpo.mudou ?? corpo.recusa?.texto).toBeTruthy()
    expect(await contarPedidos()).toBe(antes)
    // The same order without tampering is accepted, so the tampering was the reason for the refusal above.
    expect((await navegador.post(`${LOJA}/pedidos`, umaFocaccia())).status).toBe(200)
  })

  test('vindo de outro site, ou sem dizer de onde num formulário alheio, é 403 e nada é gravado', async () => {
    const antes = await contarPedidos()
    const alheios: Record<string, string>[] = [
      { Origin: 'https://outro.exemplo' },
      { Origin: 'null' },
      { Origin: 'https://comanda.teste' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
    ]
    for (const headers of alheios) {
      const resposta = await comanda.browser().post(`${LOJA}/pedidos`, umaFocaccia(), headers)
      expect(resposta.status, JSON.stringify(headers)).toBe(403)
    }
    expect(await contarPedidos()).toBe(antes)
  })

  test('a uma empresa cujo teste expirou é recusado', async () => {
    const resposta = await comanda.browser().post(`/${ZE.slug}/pedidos`, umaFocaccia())
    expect(resposta.status).toBe(422)
    expect(await resposta.json()).toMatchObject({
      recusa: { texto: 'Este estabelecimento não está recebendo pedidos no momento.' },
    })
  })

  test('mais de duzentos de um endereço só é 429 com Retry-After; repetir um pedido feito não conta', async () => {
    const endereco = comanda.browser()
    const pedir = (pedido = umaFocaccia()) => {
      // Without cookies this is another browser at the same address.
      endereco.cookies.clear()
      return endereco.post(`${LOJA}/pedidos`, pedido)
    }
    const feito = umaFocaccia()
    for (let n = 0; n < 40; n++) expect((await pedir(feito)).status).toBe(200)
    for (let n = 1; n < 200; n++) expect((await pedir()).status).toBe(200)
    const resposta = await pedir()
    expect(resposta.status).toBe(429)
    expect(Number(resposta.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await pedir(feito)).status).toBe(200)
  })

  test('demais de um navegador só é 429, quem insiste num pedido feito recebe a resposta, e outro navegador pede', async () => {
    const navegador = comanda.browser()
    const feitos = [...Array(5)].map(umaFocaccia)
    for (const pedido of [...feitos, ...feitos])
      expect((await navegador.post(`${LOJA}/pedidos`, pedido)).status).toBe(200)
    const antes = await contarPedidos()
    const resposta = await navegador.post(`${LOJA}/pedidos`, umaFocaccia())
    expect(resposta.status).toBe(429)
    expect(Number(resposta.headers.get('Retry-After'))).toBeGreaterThan(590)
    for (const pedido of feitos) expect((await navegador.post(`${LOJA}/pedidos`, pedido)).status).toBe(200)
    expect(await contarPedidos()).toBe(antes)
    expect((await comanda.browser().post(`${LOJA}/pedidos`, umaFocaccia())).status).toBe(200)
  })

  test('com um corpo de mais de 64 kB é 413', async () => {
    const resposta = await comanda.browser().post(`${LOJA}/pedidos`, { lixo: 'x'.repeat(70_000) })
    expect(resposta.status).toBe(413)
  })
})
