import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CANTINA, CLIENTES, PEDIDOS, PRODUTOS, ZE } from '../world/demo'
import { umPedido } from '../world/um-pedido'
import { type Browser, type Comanda, openComanda } from './comanda'

let comanda: Comanda
let focaccia: number
beforeAll(async () => {
  comanda = await openComanda()
  focaccia = (await comanda.mundo.produto(comanda.mundo.cantina, PRODUTOS.semExtras.nome)).id
})
afterAll(() => comanda.close())

const PAGINA = `/${CANTINA.slug}/status-pedido`
const { mariana } = CLIENTES

let telefones = 11_960_000_000
const novoTelefone = () => String(++telefones)

async function pedir(navegador: Browser, telefone = novoTelefone()) {
  const pedido = umPedido({
    itens: [{ produtoId: focaccia, quantidade: 1, extras: [], observacao: null }],
    totalVisto: PRODUTOS.semExtras.preco,
    cliente: { telefone, nome: 'Ivone Canário', email: 'ivone@canario.example' },
  })
  const { pedidoId } = (await (await navegador.post(`/${CANTINA.slug}/pedidos`, pedido)).json()) as {
    pedidoId: number
  }
  return { telefone, numero: pedidoId }
}

/** The plain form of the page, as a browser without script sends it. */
function buscar(navegador: Browser, por: string, termo: string, pagina = PAGINA) {
  return navegador.form(pagina, { por, termo })
}

/** The text of the page, without scripts and tags. */
async function lido(resposta: Response): Promise<string> {
  const html = await resposta.text()
  return html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

describe('O botão "Consultar Status do Pedido"', () => {
  test('está no cardápio de quem recebe pedidos pelo sistema, como link que vale sem script', async () => {
    const html = await comanda.browser().html(`/${CANTINA.slug}`)
    expect(html).toMatch(new RegExp(`<a [^>]*href="${PAGINA}"[^>]*title="Consultar Status do Pedido"`))
  })

  test('não está no de quem recebe por WhatsApp', async () => {
    expect(await comanda.browser().html('/pizzaria-bella')).not.toContain('Consultar Status do Pedido')
  })
})

describe('O formulário da consulta', () => {
  test('abre vazio, sem erro, e não se guarda nem se indexa', async () => {
    const resposta = await comanda.browser().get(PAGINA)
    expect(resposta.status).toBe(200)
    expect(resposta.headers.get('Cache-Control')).toContain('no-store')
    expect(resposta.headers.get('X-Robots-Tag')).toBe('noindex')
    const texto = await lido(resposta)
    expect(texto).toContain('ID do Pedido')
    expect(texto).toContain('Telefone')
    expect(texto).not.toContain('Oops!')
  })

  test.each(['id', 'tel'])('aberto por /%s sem dizer qual avisa que falta o critério', async caminho => {
    const navegador = comanda.browser()
    expect((await navegador.get(`${PAGINA}/tel/abc`)).headers.get('Location')).toBe(`${PAGINA}/tel`)
    expect(await lido(await navegador.get(`${PAGINA}/${caminho}`))).toContain(
      'Nenhum critério de busca (ID do pedido ou telefone) fornecido.',
    )
  })

  test('vazio é recusado, e mantém o que se digitou', async () => {
    const resposta = await buscar(comanda.browser(), 'telefone', 'meu número')
    expect(resposta.status).toBe(422)
    const html = await resposta.text()
    expect(html).toContain('Por favor, insira o ID do pedido ou telefone.')
    expect(html).toContain('value="meu número"')
    expect(html).toMatch(/value="telefone"[^>]*checked|checked=""[^>]*value="telefone"/)
  })

  test('com um corpo que não é formulário é recusado, não quebra', async () => {
    expect((await comanda.browser().post(PAGINA, { por: 'id', termo: '1' })).status).toBe(400)
  })
})

describe('Por número', () => {
  test('a busca leva à página do pedido', async () => {
    const resposta = await buscar(comanda.browser(), 'id', `#${PEDIDOS.pendente.numero}`)
    expect(resposta.status).toBe(303)
    expect(resposta.headers.get('Location')).toBe(`${PAGINA}/id/${PEDIDOS.pendente.numero}`)
  })

  test.each([
    ['desconhecido', '99999998', PAGINA],
    ['de outra loja', String(PEDIDOS.pendente.numero), `/${ZE.slug}/status-pedido`],
    ['curto demais', '123', PAGINA],
  ])('um número %s não é encontrado', async (_, termo, pagina) => {
    const texto = await lido(await buscar(comanda.browser(), 'id', termo, pagina))
    expect(texto).toContain('Nenhum pedido encontrado com os critérios fornecidos.')
  })

  test.each([String(PEDIDOS.pendente.numero), '%2F%2Fexample.com'])(
    'o endereço curto /status-pedido/%s leva ao longo, e não sai da loja',
    async id => {
      const resposta = await comanda.browser().get(`${PAGINA}/${id}`)
      expect(resposta.status).toBe(302)
      expect(resposta.headers.get('Location')).toBe(`${PAGINA}/id/${id}`)
    },
  )
})

describe('Por telefone', () => {
  test('com vários pedidos leva à lista deles, do mais novo ao mais velho, cada um com link', async () => {
    const navegador = comanda.browser()
    const resposta = await buscar(navegador, 'telefone', '(11) 90000-1101')
    expect(resposta.headers.get('Location')).toBe(`${PAGINA}/tel/${mariana.telefone}`)

    const html = await navegador.html(`${PAGINA}/tel/${mariana.telefone}`)
    expect(html).toContain('Seus Pedidos Recentes:')
    const numeros = [...html.matchAll(/href="[^"]*\/status-pedido\/id\/(\d+)"/g)].map(([, n]) => Number(n))
    const guardados = await comanda.mundo.sql<{ id: number; total: string; status: string }>(
      `select id, total_com_frete::text as total, status from pedidos p where empresa_id = $1 and cliente_id =
        (select id from clientes where empresa_id = $1 and telefone = $2) order by data_pedido desc`,
      [comanda.mundo.cantina, mariana.telefone],
    )
    expect(guardados.length).toBeGreaterThan(2)
    expect(numeros).toEqual(guardados.map(({ id }) => id))
    for (const { total, status } of guardados) {
      expect(html).toContain(`R$\u00a0${total.replace('.', ',')}`)
      expect(html).toContain(status)
    }
  })

  test('não desenha bicicleta num pedido para retirar, que a lista não sabe como sai', async () => {
    const navegador = comanda.browser()
    const { telefone } = await pedir(navegador)
    await pedir(navegador, telefone)
    await comanda.mundo.sql(`update pedidos set status = 'Em Rota' where telefone_cliente = $1`, [telefone])
    const html = await navegador.html(`${PAGINA}/tel/${telefone}`)
    expect(html.match(/Pronto para retirar</g)?.length).toBeGreaterThan(1)
    expect(/#bike"/.exec(html)?.[0]).toBeUndefined()
  })

  test('com um só leva à página dele, de uma vez e pelo endereço da lista', async () => {
    const { telefone, numero } = await pedir(comanda.browser())
    const navegador = comanda.browser()
    const dele = `${PAGINA}/id/${numero}`
    expect((await buscar(navegador, 'telefone', telefone)).headers.get('Location')).toBe(dele)
    expect((await navegador.get(`${PAGINA}/tel/${telefone}`)).headers.get('Location')).toBe(dele)
    expect((await navegador.get(`${PAGINA}/tel/+55${telefone}`)).headers.get('Location')).toBe(dele)
  })

  test.each(['11999990000', '123'])('o de ninguém (%s) não é encontrado', async telefone => {
    const navegador = comanda.browser()
    expect(await lido(await buscar(navegador, 'telefone', telefone))).toContain(
      'Nenhum cliente encontrado com este telefone.',
    )
    const lista = await navegador.get(`${PAGINA}/tel/${telefone}`)
    expect(lista.status).toBe(404)
    expect(await lido(lista)).toContain('Nenhum cliente encontrado com este telefone para esta empresa.')
  })

  test('o de um cliente de outra loja é o de ninguém', async () => {
    const navegador = comanda.browser()
    const deZe = `/${ZE.slug}/status-pedido`
    expect(await lido(await buscar(navegador, 'telefone', mariana.telefone, deZe))).toContain(
      'Nenhum cliente encontrado com este telefone.',
    )
    expect((await navegador.get(`${deZe}/tel/${mariana.telefone}`)).status).toBe(404)
  })

  test('o de um cliente sem pedidos diz que não há nenhum', async () => {
    const telefone = novoTelefone()
    const cliente = [comanda.mundo.cantina, telefone]
    await comanda.mundo.sql(
      `insert into clientes (empresa_id, nome, telefone) values ($1, 'Ana', $2)`,
      cliente,
    )
    const navegador = comanda.browser()
    expect(await lido(await buscar(navegador, 'telefone', telefone))).toContain(
      'Nenhum pedido encontrado com os critérios fornecidos.',
    )
    const html = await navegador.html(`${PAGINA}/tel/${telefone}`)
    expect(html).toContain('Nenhum Pedido Encontrado')
    expect(html).toContain('Não encontramos pedidos para o telefone informado nesta loja.')
    expect(html).toContain('Nenhum pedido encontrado para este telefone nesta empresa.')
  })

  test('que o banco não sabe responder diz que a busca falhou', async () => {
    await comanda.mundo.sql('alter table clientes rename to sumida')
    const resposta = await comanda.browser().get(`${PAGINA}/tel/${mariana.telefone}`)
    await comanda.mundo.sql('alter table sumida rename to clientes')
    expect(resposta.status).toBe(500)
    expect(await lido(resposta)).toContain('Erro ao buscar clientes por telefone.')
  })

  test('a um estranho a lista não diz nome, endereço nem o que foi pedido, nem nos dados do script', async () => {
    for (const caminho of [`${PAGINA}/tel/${mariana.telefone}`, `${PAGINA}/tel/${mariana.telefone}.data`]) {
      const resposta = await comanda.browser().get(caminho)
      expect(resposta.status).toBe(200)
      expect(resposta.headers.get('Cache-Control')).toContain('no-store')
      expect(resposta.headers.get('Referrer-Policy')).toBe('same-origin')
      expect(resposta.headers.get('X-Robots-Tag')).toBe('noindex')
      const texto = await resposta.text()
      expect(texto).toContain(String(PEDIDOS.pendente.numero))
      const canarios = [mariana.nome, 'Alves', 'mariana@', 'Caiubi', 'Apto 72']
      for (const canario of [...canarios, 'Receber no meu', 'carbonara'])
        expect(texto.toLowerCase(), caminho).not.toContain(canario.toLowerCase())
    }
  })
})

test.each([
  ['retirada', PEDIDOS.retirada, 'shopping-bag'],
  ['na mesa', PEDIDOS.naMesa, 'utensils'],
  ['de entrega', PEDIDOS.emRota, 'bike'],
])("A página de um pedido %s 'Em Rota' o desenha como ele sai", async (_, { numero }, icone) => {
  await comanda.mundo.sql(`update pedidos set status = 'Em Rota' where id = $1`, [numero])
  const html = await comanda.browser().html(`${PAGINA}/id/${numero}`)
  const desenhos = [...html.matchAll(/#(bike|shopping-bag|utensils)"/g)].map(([, nome]) => nome)
  expect(new Set(desenhos)).toEqual(new Set([icone]))
})
