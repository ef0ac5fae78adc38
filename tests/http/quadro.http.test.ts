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

const umPedidoNovo = async (): Promise<number> => {
  const feito = await comanda.browser().post(`/${CANTINA.slug}/pedidos`, comanda.umaFocaccia())
  return ((await feito.json()) as { pedidoId: number }).pedidoId
}

async function comoEsta(id: number) {
  const [linha] = await comanda.mundo.sql(
    `select status, motivo_cancelamento as motivo, data_cancelamento is not null as cancelado,
            pagamento_confirmado as pago from pedidos where id = $1`,
    [id],
  )
  return linha
}

const mover = (id: number, campos: Record<string, string>, quem = dono) =>
  quem.form(`/home/pedidos/${id}/movimento`, campos)
const cancelar = (id: number, campos: Record<string, string>, quem = dono) =>
  quem.form(`/home/pedidos/${id}/cancelamento`, campos)

const NAO_AVANCA = 'Este pedido já está finalizado ou não pode ser avançado.'

describe('POST /home/quadro', () => {
  const ler = async (corpo: unknown, quem = dono) => (await quem.post('/home/quadro', corpo)).json()
  const escritos = ({ quadro }: { quadro: { escritos: string } }) =>
    JSON.parse(quadro.escritos) as { id: number; versao: number; nomeCliente: string }[]

  test('diz o quadro inteiro a quem nada tem, e a quem tem tudo só a ordem', async () => {
    const inteiro = await ler({})
    expect(escritos(inteiro).map(({ id }) => id)).toEqual(inteiro.quadro.ordem)
    expect(escritos(inteiro).length).toBeGreaterThan(5)
    const id = await umPedidoNovo()
    const [novo, ...outros] = escritos(await ler({}))
    expect(novo?.id).toBe(id)
    expect(outros).toEqual(escritos(inteiro))
  })

  test.each([[[]], [null], ['x'], [{ x: 'y' }], [{ '1': 2 }]])(
    '%j conta como nada, e não quebra',
    async corpo => {
      const { quadro } = await ler(corpo)
      expect(quadro.ordem.length).toBeGreaterThan(5)
      expect(escritos({ quadro })).toHaveLength(quadro.ordem.length)
    },
  )

  test('a outra empresa não diz pedido nenhum desta', async () => {
    const bella = await comanda.browser().signIn(BELLA)
    const { ordem } = (await ler({}, bella)).quadro
    const { ordem: daCantina } = (await ler({})).quadro
    expect(daCantina.filter((id: number) => ordem.includes(id))).toEqual([])
  })
})

describe('POST /home/pedidos/:id/movimento', () => {
  test('leva o pedido a qualquer coluna, e o histórico diz de onde e para onde', async () => {
    const id = await umPedidoNovo()
    expect(await (await mover(id, { status: 'Pendente', para: 'Em Rota' })).json()).toEqual({
      status: 'Em Rota',
    })
    expect(await comoEsta(id)).toMatchObject({ status: 'Em Rota', pago: true })
    expect((await mover(id, { status: 'Em Rota', para: 'Em Preparação' })).status).toBe(200)
    const { passos } = await (await dono.get(`/home/pedidos/${id}/historico`)).json()
    expect(passos.map((passo: { oQue: string; quem: string }) => [passo.oQue, passo.quem])).toEqual([
      ['Pedido feito', 'Cliente'],
      ['De Pendente para Em Rota', 'Restaurante'],
      ['De Em Rota para Em Preparação', 'Restaurante'],
    ])
  })

  test('se alguém moveu o pedido antes, diz para onde e não muda nada', async () => {
    const id = await umPedidoNovo()
    await mover(id, { status: 'Pendente', para: 'Em Rota' })
    const atrasado = await mover(id, { status: 'Pendente', para: 'Finalizado' })
    expect(atrasado.status).toBe(409)
    expect(await atrasado.json()).toMatchObject({
      recusas: [
        {
          titulo: 'Pedido Atualizado',
          texto: 'O pedido já mudou para Em Rota. O quadro foi atualizado.',
        },
      ],
      achado: { status: 'Em Rota' },
    })
    expect(await comoEsta(id)).toMatchObject({ status: 'Em Rota' })
  })

  test.each([
    ['para Cancelado, que não tem coluna', { status: 'Pendente', para: 'Cancelado' }, NAO_AVANCA],
    ['para uma coluna que não existe', { status: 'Pendente', para: 'Lixo' }, NAO_AVANCA],
    ['sem dizer para onde', { status: 'Pendente' }, NAO_AVANCA],
    [
      'sem dizer o estado visto',
      { para: 'Em Rota' },
      'O pedido já mudou para Pendente. O quadro foi atualizado.',
    ],
  ])('%s é recusado', async (_, campos, texto) => {
    const id = await umPedidoNovo()
    const resposta = await mover(id, campos as Record<string, string>)
    expect(resposta.status).toBe(409)
    expect((await resposta.json()).recusas[0].texto).toBe(texto)
    expect(await comoEsta(id)).toMatchObject({ status: 'Pendente' })
  })

  test.each(['1', '0000000a', '99999999999'])('%s não é pedido de ninguém', async numero => {
    const resposta = await dono.form(`/home/pedidos/${numero}/movimento`, {
      status: 'Pendente',
      para: 'Em Rota',
    })
    expect(resposta.status).toBe(404)
  })
})

describe('POST /home/pedidos/:id/cancelamento', () => {
  test('guarda o motivo, sem os espaços em volta, e o pedido sai do quadro', async () => {
    const id = await umPedidoNovo()
    expect((await cancelar(id, { status: 'Pendente', motivo: '  Faltou massa ' })).status).toBe(200)
    expect(await comoEsta(id)).toMatchObject({ status: 'Cancelado', motivo: 'Faltou massa', cancelado: true })
    expect(await dono.html('/home')).not.toContain(String(id))
    const cancelados = await dono.html('/home/cancelados')
    expect(cancelados).toContain('Faltou massa')
    expect(cancelados).toContain('pelo restaurante')
  })

  test.each([
    ['vazio', ''],
    ['em branco', ' \n '],
  ])('um motivo %s é guardado como nenhum', async (_, motivo) => {
    const id = await umPedidoNovo()
    await cancelar(id, { status: 'Pendente', motivo })
    expect(await comoEsta(id)).toMatchObject({ status: 'Cancelado', motivo: null })
  })

  test('um motivo de mais de 500 caracteres, ou de um pedido já encerrado, é recusado', async () => {
    const id = await umPedidoNovo()
    const longo = await cancelar(id, { status: 'Pendente', motivo: 'x'.repeat(501) })
    expect(longo.status).toBe(409)
    expect((await longo.json()).recusas[0].campo).toBe('motivo')
    await mover(id, { status: 'Pendente', para: 'Finalizado' })
    expect((await cancelar(id, { status: 'Finalizado' })).status).toBe(409)
    expect(await comoEsta(id)).toMatchObject({ status: 'Finalizado', motivo: null })
  })
})

describe('Os encerrados', () => {
  test('o quadro leva aos finalizados e aos cancelados, que se procuram pelo número e pelo cliente', async () => {
    const quadro = await dono.html('/home')
    expect(quadro).toContain('href="/home/cancelados"')
    expect(quadro).toContain('href="/home/finalizados"')
    const { numero, cliente } = PEDIDOS.finalizado
    for (const busca of [String(numero), cliente.toUpperCase()]) {
      expect(await dono.html(`/home/finalizados?busca=${encodeURIComponent(busca)}`)).toContain(
        `Pedido em</dt>`,
      )
    }
    expect(await dono.html('/home/finalizados?busca=ninguem')).toContain('Nada encontrado para')
  })

  test('os da cantina não aparecem para outra empresa', async () => {
    const bella = await comanda.browser().signIn(BELLA)
    for (const tela of ['finalizados', 'cancelados']) {
      const html = await bella.html(`/home/${tela}?busca=${PEDIDOS.cancelado.numero}`)
      expect(html).toContain('Nada encontrado para')
      expect(html).not.toContain(PEDIDOS.cancelado.cliente)
    }
  })
})

describe('GET /home/pedidos/:id/resumo', () => {
  test('leva à conversa com o cliente, com o número e o total do pedido', async () => {
    const id = await umPedidoNovo()
    const [pedido] = await comanda.mundo.sql<{ telefone: string }>(
      'select telefone_cliente as telefone from pedidos where id = $1',
      [id],
    )
    const resposta = await dono.get(`/home/pedidos/${id}/resumo`)
    expect(resposta.status).toBe(302)
    const { origin, pathname, searchParams } = new URL(resposta.headers.get('Location') ?? '')
    expect(origin + pathname).toBe('https://api.whatsapp.com/send')
    expect(searchParams.get('phone')).toBe(`55${pedido?.telefone}`)
    expect(searchParams.get('text')).toMatch(new RegExp(`^\\*Pedido nº ${id} - ${CANTINA.nome}\\*\n`))
    expect(searchParams.get('text')).toMatch(/\*Total:\* R\$\s\d+,\d\d/)
  })

  test('sem telefone a quem escrever não há conversa', async () => {
    const id = await umPedidoNovo()
    await comanda.mundo.sql(`update pedidos set telefone_cliente = '' where id = $1`, [id])
    expect((await dono.get(`/home/pedidos/${id}/resumo`)).status).toBe(404)
  })
})

test('De quem recebe por WhatsApp o quadro diz para onde vão os pedidos, e os que já estavam nele ficam', async () => {
  const tornar = (tipo: string) =>
    comanda.mundo.sql('update empresas set tipo_pedido = $1 where slug = $2', [tipo, CANTINA.slug])
  const AVISO = 'Os pedidos do cardápio chegam no seu WhatsApp'
  const id = await umPedidoNovo()
  expect(await dono.html('/home')).not.toContain(AVISO)
  await tornar('whatsapp')
  const quadro = await dono.html('/home')
  await tornar('sistema')
  for (const texto of [AVISO, '(11) 90000-1000', 'href="/home/configuracoes"', String(id)])
    expect(quadro).toContain(texto)
})
