import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BELLA, CANTINA, PEDIDOS } from '../world/demo'
import { type Browser, type Comanda, openComanda } from './comanda'

let comanda: Comanda
let dono: Browser
beforeAll(async () => {
  comanda = await openComanda()
  dono = await comanda.browser().signIn(CANTINA)
})
afterAll(() => comanda.close())

/** Runs `fazer` while the Cantina's trial counts as over. */
async function comTesteExpirado<T>(fazer: () => Promise<T>): Promise<T> {
  const { cantina } = comanda.mundo
  const [antes] = await comanda.mundo.sql<{ status_plano: string; data_cadastro: string }>(
    'select status_plano, data_cadastro::text from empresas where id = $1',
    [cantina],
  )
  const mudar = (status: unknown, desde: unknown) =>
    comanda.mundo.sql('update empresas set status_plano = $1, data_cadastro = $2 where id = $3', [
      status,
      desde,
      cantina,
    ])
  await mudar('teste', '2020-01-01')
  try {
    return await fazer()
  } finally {
    await mudar(antes?.status_plano, antes?.data_cadastro)
  }
}

describe('GET /home/pendentes', () => {
  const PENDENTES = '/home/pendentes'
  const numeros = async (navegador: Browser): Promise<number[]> => {
    const { pedidos } = await (await navegador.get(PENDENTES)).json()
    return pedidos.map(({ id }: { id: number }) => id)
  }

  test('diz número, situação e hora dos pedidos abertos, o mais novo primeiro, e nada de quem pediu', async () => {
    const abertos = await comanda.mundo.sql<{ id: number; status: string; data_pedido: Date }>(
      `select id, status, data_pedido from pedidos
       where empresa_id = $1 and status in ('Pendente', 'Em Preparação', 'Em Rota')
       order by data_pedido desc, id desc`,
      [comanda.mundo.cantina],
    )
    expect(abertos.length).toBeGreaterThan(3)
    const { agora, pedidos } = await (await dono.get(PENDENTES)).json()
    expect(pedidos).toEqual(
      abertos.map(({ id, status, data_pedido }) => ({ id, status, dataPedido: data_pedido.getTime() })),
    )
    expect(Math.abs(agora - Date.now())).toBeLessThan(600_000)
  })

  test('não diz os encerrados, e mostra um pedido novo na leitura seguinte', async () => {
    const antes = await numeros(dono)
    expect(antes).not.toContain(PEDIDOS.finalizado.numero)
    expect(antes).not.toContain(PEDIDOS.cancelado.numero)
    const novo = await comanda.browser().post(`/${CANTINA.slug}/pedidos`, comanda.umaFocaccia())
    const { pedidoId } = await novo.json()
    expect(await numeros(dono)).toEqual([pedidoId, ...antes])
  })

  test('de outra empresa não diz nada, e nada depois do teste', async () => {
    const daBella = await numeros(await comanda.browser().signIn(BELLA))
    expect(daBella).not.toContain(PEDIDOS.pendente.numero)
    expect((await numeros(dono)).length).toBeGreaterThan(3)
    await comTesteExpirado(async () => expect(await numeros(dono)).toEqual([]))
  })

  test('sem sessão leva ao login', async () => {
    const resposta = await comanda.browser().get(PENDENTES)
    expect([resposta.status, resposta.headers.get('Location')]).toEqual([302, '/login'])
  })
})

describe('GET /home/pedidos/:id/recibo', () => {
  const endereco = (numero: number | string) => `/home/pedidos/${numero}/recibo`
  /** The receipt's lines in the order in which they are printed. */
  const ler = async (numero: number): Promise<string> => {
    const html = await dono.html(endereco(numero))
    const [, recibo = ''] = /<article[^>]*data-recibo[^>]*>(.*?)<\/article>/s.exec(html) ?? []
    return recibo.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  }

  test('diz quem, onde, o quê e quanto, com as observações', async () => {
    const { pendente } = PEDIDOS
    const recibo = await ler(pendente.numero)
    const [pedido] = await comanda.mundo.sql(
      `select p.*, e.nomefantasia from pedidos p join empresas e on e.id = p.empresa_id
       where p.empresa_id = $1 and p.id = $2`,
      [comanda.mundo.cantina, pendente.numero],
    )
    const reais = (valor: string) => `R$ ${valor.replace('.', ',')}`
    for (const dito of [
      pedido?.nomefantasia,
      '4821 0375',
      'ENTREGA',
      pendente.tipoEntrega,
      pendente.cliente,
      `${pedido?.endereco_logradouro}, ${pedido?.endereco_numero}`,
      pedido?.endereco_complemento,
      pedido?.endereco_bairro,
      pedido?.observacoes,
      `Subtotal ${reais(pedido?.total)}`,
      `Frete ${reais(pedido?.frete)}`,
      `TOTAL ${reais(pedido?.total_com_frete)}`,
      'PIX',
      'NÃO PAGO',
      'NÃO É DOCUMENTO FISCAL',
    ])
      expect(recibo).toContain(dito)
    const itens = await comanda.mundo.sql<{ dito: string }>(
      `select quantidade || 'x ' || nome_produto as dito from itens_pedido where pedido_id = $1 and empresa_id = $2
       union select '+ ' || nome_extra from itens_pedido_extra x join itens_pedido i on (i.empresa_id, i.id) = (x.empresa_id, x.id_item_pedido)
       where i.pedido_id = $1 and i.empresa_id = $2`,
      [pendente.numero, comanda.mundo.cantina],
    )
    expect(itens.length).toBeGreaterThan(3)
    for (const { dito } of itens) expect(recibo).toContain(dito)
    expect(recibo).not.toContain('CANCELADO')
  })

  test('diz o troco de quem paga em dinheiro, e que a entrega é cobrada na porta', async () => {
    const recibo = await ler(PEDIDOS.comTroco.numero)
    expect(recibo).toMatch(/Troco para R\$ \d+,\d\d: R\$ \d+,\d\d/)
    expect(recibo).toContain('COBRAR NA ENTREGA')
  })

  test('diz a hora da loja, seja qual for o fuso do servidor', async () => {
    const { numero } = PEDIDOS.retirada
    await comanda.mundo.sql(`update pedidos set data_pedido = '2026-11-20T23:05:00Z' where id = $1`, [numero])
    expect(await ler(numero)).toMatch(/RETIRADA 20:05 .* 20\/11\/2026/)
    await comanda.mundo.sql(`update empresas set fuso_horario = 'America/Rio_Branco' where id = $1`, [
      comanda.mundo.cantina,
    ])
    expect(await ler(numero)).toContain('RETIRADA 18:05')
  })

  test('de um pedido cancelado sai também, e diz CANCELADO e por quê', async () => {
    const [{ motivo } = { motivo: '' }] = await comanda.mundo.sql<{ motivo: string }>(
      'select motivo_cancelamento as motivo from pedidos where id = $1',
      [PEDIDOS.cancelado.numero],
    )
    const recibo = await ler(PEDIDOS.cancelado.numero)
    expect(recibo).toContain('CANCELADO')
    expect(recibo).toContain(`Motivo: ${motivo}`)
    expect(recibo).toContain('NÃO COBRAR')
  })

  test('não leva a moldura do painel, nem estilos que a política de conteúdo recusa', async () => {
    const html = await dono.html(endereco(PEDIDOS.pendente.numero))
    expect(html).not.toContain('Menu do painel')
    expect(html).not.toMatch(/<[^>]+ style=/)
  })

  test.each(['10000000', '1', 'abc', '48210375x'])(
    'de um pedido que não existe (%s) diz por quê',
    async numero => {
      const resposta = await dono.get(endereco(numero))
      expect(resposta.status).toBe(404)
      const html = await resposta.text()
      expect(html).toContain('Erro na Impressão')
      expect(html).toContain('O pedido não foi encontrado.')
    },
  )

  test('de outra empresa é como se não existisse, e depois do teste é recusado', async () => {
    const bella = await comanda.browser().signIn(BELLA)
    const resposta = await bella.get(endereco(PEDIDOS.pendente.numero))
    expect(resposta.status).toBe(404)
    expect(await resposta.text()).not.toContain(PEDIDOS.pendente.cliente)
    const expirado = await comTesteExpirado(() => dono.get(endereco(PEDIDOS.pendente.numero)))
    expect(expirado.status).toBe(403)
    expect(await expirado.text()).toContain('Seu período de teste expirou')
  })

  test('sem sessão leva ao login', async () => {
    const resposta = await comanda.browser().get(endereco(PEDIDOS.pendente.numero))
    expect([resposta.status, resposta.headers.get('Location')]).toEqual([302, '/login'])
  })
})
