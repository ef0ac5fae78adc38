import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BELLA, CANTINA, CEPS, PRODUTOS } from '../world/demo'
import { json, type PostalService, startPostalService } from '../world/processo/postal-service'
import { umCadastro } from '../world/um-cadastro'
import { type Comanda, openComanda } from './comanda'

/** The messages that the server alone writes, each in its situation (telas-3). */

let correios: PostalService
let comanda: Comanda
beforeAll(async () => {
  correios = await startPostalService()
  comanda = await openComanda(correios.url)
})
afterAll(async () => {
  await comanda.close()
  await correios.stop()
})

const LOJA = `/${CANTINA.slug}`

/** The text of the page, without scripts and tags. */
async function lido(resposta: Response): Promise<string> {
  const html = await resposta.text()
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')
}

describe.each([
  [`${LOJA}/entrega`, 'CEP não encontrado. Confira os números.'],
  ['/cadastro-empresa/cep', 'CEP não encontrado na BrasilAPI'],
])('POST %s', (caminho, naoEncontrado) => {
  test.each([
    ['um CEP que o serviço diz não existir', '99999990', naoEncontrado],
    ['um CEP que não tem 8 dígitos', '9999', 'CEP inválido'],
  ])('%s: Erro ao buscar CEP', async (_, cep, texto) => {
    const resposta = await comanda.browser().post(caminho, { cep })
    expect(await resposta.json()).toMatchObject({ recusa: { titulo: 'Erro ao buscar CEP', texto } })
  })

  test('o trecho da rua para o qual o CEP vale não vai para o endereço', async () => {
    correios.answer = json(200, {
      state: 'SP',
      city: 'São Paulo',
      street: 'Rua Caiubi - de 186 ao fim - lado par',
    })
    const resposta = await comanda.browser().post(caminho, { cep: '99999992' })
    expect(await resposta.json()).toMatchObject({ endereco: { logradouro: 'Rua Caiubi' } })
    correios.answer = json(404, {})
  })

  test('um CEP quando nenhum serviço responde: Erro ao buscar CEP', async () => {
    correios.answer = json(500, {})
    const resposta = await comanda.browser().post(caminho, { cep: '99999991' })
    expect(await resposta.json()).toMatchObject({
      recusa: { titulo: 'Erro ao buscar CEP', texto: 'CEP inválido ou serviço indisponível' },
    })
    correios.answer = json(404, {})
  })
})

describe('Consultas de CEP demais', () => {
  const MORADA = {
    state: 'SP',
    city: 'São Paulo',
    neighborhood: 'Perdizes',
    street: 'Rua Caiubi',
    location: { coordinates: { longitude: '-46.67', latitude: '-23.53' } },
  }
  let proximo = 20_000_000

  test.each([
    [`${LOJA}/entrega`, 60, { frete: { situacao: 'por-falha', taxa: 800 } }],
    ['/cadastro-empresa/cep', 30, {}],
  ])('em %s valem como o serviço fora; os CEPs conhecidos não contam', async (caminho, vezes, resto) => {
    const navegador = comanda.browser()
    const consultar = async (onde: string, cep: string) => {
      const resposta = await navegador.post(onde, { cep })
      return { status: resposta.status, ...((await resposta.json()) as object) }
    }
    correios.answer = json(200, MORADA)
    for (let vez = 0; vez < 5; vez++) await consultar(caminho, CEPS.perto.cep)
    for (let vez = 0; vez < vezes; vez++) {
      expect(await consultar(caminho, String(++proximo))).toMatchObject({ endereco: { cidade: 'São Paulo' } })
    }
    expect(await consultar(caminho, String(++proximo))).toMatchObject({
      status: 200,
      recusa: { titulo: 'Erro ao buscar CEP', texto: 'CEP inválido ou serviço indisponível' },
      ...resto,
    })
    expect(await consultar(caminho, CEPS.perto.cep)).toMatchObject({ endereco: { bairro: 'Perdizes' } })
    // The limit is counted for each shop separately.
    expect(await consultar(`/${BELLA.slug}/entrega`, String(++proximo))).toMatchObject({
      endereco: { cidade: 'São Paulo' },
    })
    correios.answer = json(404, {})
  })
})

describe('O cardápio', () => {
  test('sem descrição e sem imagem o item o diz', async () => {
    const texto = await lido(await comanda.browser().get(`${LOJA}?busca=${PRODUTOS.semDescricao.nome}`))
    expect(texto).toContain('Sem descrição disponível.')
    expect(texto).toContain('Sem imagem')
  })

  test('o que se procura vem acima, e abaixo ficam só as categorias que o têm', async () => {
    const texto = await lido(await comanda.browser().get(`${LOJA}?busca=tiramis%C3%B9`))
    expect(texto).toContain('Resultados da pesquisa para "tiramisù"')
    expect(texto).toContain(`Categoria: ${PRODUTOS.tiramisu.categoria}`)
    expect(texto).not.toContain('Nenhum item encontrado')
  })

  test.each(['TIRA MISU', 'tiramisús', 'tiramizu'])('procurar %j acha o tiramisù', async termo => {
    const texto = await lido(await comanda.browser().get(`${LOJA}?${new URLSearchParams({ busca: termo })}`))
    expect(texto).toContain(`Categoria: ${PRODUTOS.tiramisu.categoria}`)
  })

  test('o que ninguém tem, a categoria o diz', async () => {
    const texto = await lido(await comanda.browser().get(`${LOJA}?busca=sushi`))
    expect(texto).toContain('Nenhum item encontrado nesta categoria para "sushi".')
  })

  test('uma categoria sem itens o diz', async () => {
    const { bella } = comanda.mundo
    await comanda.mundo.sql('update produtos set ativo = false where empresa_id = $1', [bella])
    const texto = await lido(await comanda.browser().get(`/${BELLA.slug}`))
    await comanda.mundo.sql('update produtos set ativo = true where empresa_id = $1', [bella])
    expect(texto).toContain('Nenhum item encontrado nesta categoria.')
  })

  test('sem horários configurados os pedidos são permitidos, e isso se lê', async () => {
    const { bella } = comanda.mundo
    const turnos = await comanda.mundo.sql(
      'delete from horarios_funcionamento where empresa_id = $1 returning dia_semana',
      [bella],
    )
    expect(turnos.length).toBeGreaterThan(0)
    expect(await lido(await comanda.browser().get(`/${BELLA.slug}`))).toContain(
      'Horários de funcionamento não configurados. Pedidos permitidos.',
    )
  })

  test('que o banco não sabe responder: Erro ao carregar o cardápio', async () => {
    await comanda.mundo.sql('alter table categorias rename to sumidas')
    const resposta = await comanda.browser().get(LOJA)
    await comanda.mundo.sql('alter table sumidas rename to categorias')
    expect(resposta.status).toBe(500)
    const texto = await lido(resposta)
    expect(texto).toContain('Erro ao carregar o cardápio')
    expect(texto).toContain(
      'Erro ao buscar dados do cardápio: resposta inesperada do servidor. Verifique sua conexão ou tente novamente.',
    )
  })
})

test('O pedido cuja busca se perde: Oops! Algo deu errado.', async () => {
  const resposta = await comanda.browser().get(`${LOJA}/status-pedido/id/99999998`)
  const texto = await lido(resposta)
  expect(texto).toContain('Oops! Algo deu errado.')
  expect(texto).toContain('Pedido com ID 99999998 não encontrado para esta empresa.')
})

test('Cadastros demais: Erro no Cadastro', async () => {
  const navegador = comanda.browser()
  const cadastrar = () => navegador.form('/cadastro-empresa', umCadastro({ slug: CANTINA.slug }))
  for (let vez = 0; vez < 30; vez++) await cadastrar()
  expect(await lido(await cadastrar())).toContain('Erro no Cadastro')
})
