import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BELLA, CANTINA, PRODUTOS } from '../world/demo'
import { DIA_E_NOITE, mudarHorarios } from '../world/plantado/loja-propria'
import { umPedido } from '../world/um-pedido'
import { CHAVE_DIGITADA, RECEBEDOR } from '../world/uma-chave-pix'
import { type Browser, type Comanda, openComanda } from './comanda'

let comanda: Comanda
let focaccia: number
let dono: Browser
beforeAll(async () => {
  comanda = await openComanda()
  focaccia = (await comanda.mundo.produto(comanda.mundo.cantina, PRODUTOS.semExtras.nome)).id
  dono = await comanda.browser().signIn(CANTINA)
})
afterAll(() => comanda.close())

const salvar = async (campos: Record<string, string>, quem = dono) => {
  const resposta = await quem.form('/home/configuracoes/pix', campos)
  return { status: resposta.status, texto: await resposta.text() }
}

let telefones = 11_961_000_000

async function pedir(navegador: Browser) {
  const pedido = umPedido({
    itens: [{ produtoId: focaccia, quantidade: 1, extras: [], observacao: null }],
    totalVisto: PRODUTOS.semExtras.preco,
    cliente: { telefone: String(++telefones), nome: 'Ivone Canário', email: null },
  })
  return (await navegador.post(`/${CANTINA.slug}/pedidos`, pedido)).json() as Promise<{
    pedidoId: number
    pix: string | null
  }>
}

describe('A chave Pix nas configurações', () => {
  test('é recusada ao lado do campo, cada tipo pela sua regra', async () => {
    const { status, texto } = await salvar({ ...CHAVE_DIGITADA, tipo: 'telefone', nome: '' })
    expect(status).toBe(422)
    expect(texto).toContain('Informe um celular com DDD, como (11) 91234-5678.')
    expect((await salvar({ ...CHAVE_DIGITADA, nome: '寿司' })).texto).toContain('Nome de quem recebe')
  })

  test('salva aparece na tela, limpa, com o código de teste de um centavo', async () => {
    expect((await salvar(CHAVE_DIGITADA)).texto).toContain('Configurações salvas com sucesso!')
    const html = await dono.html('/home/configuracoes')
    expect(html).toContain(`value="${RECEBEDOR}"`)
    expect(html).toContain('54040.01')
  })

  test('de quem recebe por WhatsApp diz que o código não leva número', async () => {
    const html = await (await comanda.browser().signIn(BELLA)).html('/home/configuracoes')
    expect(html).toContain('o código vai sempre sem identificação')
  })
})

describe('O código de um pedido', () => {
  test('vem na resposta e na página de quem pediu; quem só tem o número não o vê', async () => {
    const cliente = comanda.browser()
    const { pedidoId, pix } = await pedir(cliente)
    expect(pix).toContain(`PED${pedidoId}`)
    const pagina = `/${CANTINA.slug}/status-pedido/id/${pedidoId}`
    const dele = await cliente.html(pagina)
    expect(dele).toContain(pix)
    expect(dele).toContain('Copiar código Pix')
    expect(dele).toContain('Pague agora; a loja confere e confirma.')
    const doEstranho = await comanda.browser().html(pagina)
    expect(doEstranho).not.toContain('br.gov.bcb.pix')
    expect(doEstranho).not.toContain('Copiar código Pix')
  })

  test('confirmado no quadro, a página diz Pix recebido, o histórico e o recibo dizem quem; desfeito, volta', async () => {
    const cliente = comanda.browser()
    const { pedidoId } = await pedir(cliente)
    const quadro = await dono.html('/home')
    expect(quadro).toContain('Pix a conferir')
    const { preco } = PRODUTOS.semExtras
    const recebido = await dono.form(`/home/pedidos/${pedidoId}/pix-recebido`, { valor: String(preco) })
    expect(recebido.status).toBe(200)
    const pagina = `/${CANTINA.slug}/status-pedido/id/${pedidoId}`
    expect(await cliente.html(pagina)).toContain('Pix recebido')
    expect(await cliente.html(pagina)).not.toContain('br.gov.bcb.pix')
    expect(await comanda.browser().html(pagina)).not.toContain('Pix recebido')
    const historico = await (await dono.get(`/home/pedidos/${pedidoId}/historico.data`)).text()
    expect(historico).toContain('Pix de R$\u00a027,90 recebido')
    expect(await dono.html(`/home/pedidos/${pedidoId}/recibo`)).toMatch(
      /Pix recebido \d\d\/\d\d\/\d{4} \d\d:\d\d, por /,
    )

    const [linha] = await comanda.mundo.sql<{ id: string }>(
      'select id from pagamentos where pedido_id = $1',
      [pedidoId],
    )
    const desfeito = await dono.form(`/home/pedidos/${pedidoId}/pix-por-conferir`, {
      pagamento: linha?.id ?? '',
    })
    expect(desfeito.status).toBe(200)
    expect(await cliente.html(pagina)).toContain('Copiar código Pix')
  })

  test('com outro valor que o da tela é recusado, e sem script a resposta é o quadro', async () => {
    const { pedidoId } = await pedir(comanda.browser())
    const recusado = await dono.form(`/home/pedidos/${pedidoId}/pix-recebido`, { valor: '1' })
    expect([recusado.status, await recusado.text()]).toEqual([
      409,
      expect.stringContaining('O valor a receber agora é R$\u00a027,90.'),
    ])
    expect((await dono.form('/home/pedidos/10000000/pix-recebido', { valor: '1' })).status).toBe(404)
  })

  test('o resumo que o restaurante manda ao cliente leva o código enquanto falta pagar', async () => {
    const { pedidoId, pix } = await pedir(comanda.browser())
    const conversa = async () =>
      new URL(
        (await dono.get(`/home/pedidos/${pedidoId}/resumo`)).headers.get('Location') ?? '',
      ).searchParams.get('text')
    expect(await conversa()).toContain(`*Pix copia e cola:*\n${pix}`)
    await dono.form(`/home/pedidos/${pedidoId}/pix-recebido`, { valor: '2790' })
    expect(await conversa()).not.toContain('br.gov.bcb.pix')
  })
})

test('Por WhatsApp o código vai na mensagem e na resposta, sem número nenhum', async () => {
  await mudarHorarios(comanda.mundo.url, BELLA.slug, DIA_E_NOITE)
  await salvar(CHAVE_DIGITADA, await comanda.browser().signIn(BELLA))
  const produto = await comanda.mundo.produto(comanda.mundo.bella, PRODUTOS.bella.nome)
  const pedido = umPedido({
    itens: [{ produtoId: produto.id, quantidade: 1, extras: [], observacao: null }],
    totalVisto: produto.preco,
  })
  const resposta = await comanda.browser().post(`/${BELLA.slug}/pedidos`, pedido)
  const { link, pix } = (await resposta.json()) as { link: string; pix: string }
  expect(pix).toContain('62070503***6304')
  expect(new URL(link).searchParams.get('text')).toContain(`*Pix copia e cola:*\n${pix}`)
})
