import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SECOES } from '~/domain/configuracoes/configuracoes'
import { retratar } from '../world/banco/retrato'
import { BELLA, CANTINA } from '../world/demo'
import { type Comanda, openComanda } from './comanda'

let comanda: Comanda
beforeAll(async () => {
  comanda = await openComanda()
})
afterAll(() => comanda.close())

const daBella = () => comanda.browser().signIn(BELLA)
const guardada = async () =>
  (await comanda.mundo.sql('select * from configuracoes where empresa_id = $1', [comanda.mundo.bella]))[0]

test('cada ajuste está num formulário só, o da sua seção', async () => {
  const dono = await daBella()
  const telas = await Promise.all(['/home/configuracoes', '/home/horarios'].map(tela => dono.html(tela)))
  const formularios = telas.join('').match(/<form.+?<\/form>/gs) ?? []
  const para = (secao: string) => (secao === 'frete' ? '/home/configuracoes' : `/home/configuracoes/${secao}`)
  const onde = (ajuste: string) =>
    formularios
      .filter(formulario => formulario.includes(` name="${ajuste}"`))
      .map(formulario => /action="([^"?]+)/.exec(formulario)?.[1])
  for (const [secao, campos] of Object.entries(SECOES)) {
    for (const ajuste of Object.keys(campos)) expect([ajuste, onde(ajuste)]).toEqual([ajuste, [para(secao)]])
  }
})

test('o índice leva a cada cartão da página, na ordem deles', async () => {
  const pagina = await (await daBella()).html('/home/configuracoes')
  const [main = ''] = /<main.+?<\/main>/s.exec(pagina) ?? []
  const todos = (como: RegExp) => [...main.matchAll(como)].map(([, id]) => id)
  const cartoes = todos(/<section[^>]*><h2[^>]* id="([^"]+)"/g)
  expect(cartoes).toContain('minimo')
  expect(
    todos(/<a[^>]* href="#([^"]+)"/g),
    'name each card, in the order of the page, in CARTOES of app/screens/painel/configuracoes/indice.tsx',
  ).toEqual(cartoes)
})

describe('O frete', () => {
  test('sem nada salvo todos os valores são 0,00 e o cálculo por km está desligado', async () => {
    await comanda.mundo.sql('delete from configuracoes where empresa_id = $1', [comanda.mundo.bella])
    const html = await (await daBella()).html('/home/configuracoes')
    for (const campo of ['valorFreteFixo', 'valorFreteKm', 'raioAtendimento']) {
      expect(html).toMatch(new RegExp(`<input(?=[^>]* name="${campo}")[^>]* value="0,00"`))
    }
    expect(html).toMatch(/<input(?=[^>]* name="modoFrete")[^>]* value="fixo"/)
  })

  test('salvo aparece na tela e vale no cardápio; campo vazio é nulo', async () => {
    const dono = await daBella()
    const resposta = await dono.form('/home/configuracoes.data', {
      modoFrete: 'fixo',
      valorFreteFixo: '9,50',
      valorFreteKm: '',
      raioAtendimento: '7,5',
    })
    expect([resposta.status, await resposta.text()]).toEqual([
      200,
      expect.stringContaining('Configurações salvas com sucesso!'),
    ])
    expect(await guardada()).toMatchObject({
      modo_frete: 'fixo',
      valor_frete_fixo: '9.50',
      valor_frete_km: null,
      raio_atendimento: '7.50',
    })
    expect(await dono.html('/home/configuracoes')).toContain('value="9,50"')
    expect(await dono.html('/home/configuracoes')).toContain('value="7,50"')
    expect(await comanda.browser().html(`/${BELLA.slug}`)).toContain('R$\u00a09,50')
  })

  test('recusado diz por quê ao lado do campo e não muda nada, nem o que é de outra empresa', async () => {
    const antes = await retratar(comanda.mundo, ['sessions'])
    const dono = await daBella()
    const resposta = await dono.form('/home/configuracoes.data', {
      valorFreteFixo: 'x',
      raioAtendimento: '-1',
    })
    expect(resposta.status).toBe(422)
    const texto = await resposta.text()
    expect(texto).toContain('Erro ao salvar configurações')
    expect(texto).toContain('Informe um valor em reais, como 8,50.')
    expect(texto).toContain('Informe uma distância em km, como 5 ou 7,5.')
    expect(await retratar(comanda.mundo, ['sessions'])).toEqual(antes)
  })
})

describe('O tipo de pedido', () => {
  const escolher = async (tipoPedido: string) => {
    const dono = await comanda.browser().signIn(CANTINA)
    const resposta = await dono.form('/home/configuracoes/recebimento', { tipoPedido })
    return { status: resposta.status, texto: await resposta.text() }
  }
  const daCantina = async () =>
    (await comanda.mundo.sql('select tipo_pedido from empresas where id = $1', [comanda.mundo.cantina]))[0]

  test('é escolha do dono: por WhatsApp, o cardápio deixa de oferecer a consulta do pedido', async () => {
    expect(await comanda.browser().html(`/${CANTINA.slug}`)).toContain('Consultar Status do Pedido')
    expect((await escolher('whatsapp')).status).toBe(200)
    expect(await comanda.browser().html(`/${CANTINA.slug}`)).not.toContain('Consultar Status do Pedido')
    expect((await escolher('sistema')).status).toBe(200)
    expect(await daCantina()).toEqual({ tipo_pedido: 'sistema' })
  })

  test('por WhatsApp pede antes o telefone da empresa', async () => {
    await comanda.mundo.sql('update empresas set telefone = null where id = $1', [comanda.mundo.cantina])
    const { status, texto } = await escolher('whatsapp')
    expect([status, texto]).toEqual([422, expect.stringContaining('Informe antes o telefone da empresa')])
    expect(await daCantina()).toEqual({ tipo_pedido: 'sistema' })
  })

  test('que não existe é recusado', async () => {
    const { status, texto } = await escolher('carta')
    expect([status, texto]).toEqual([422, expect.stringContaining('Escolha onde os pedidos chegam.')])
  })
})

describe('Os horários', () => {
  test('salvos valem no cardápio na hora', async () => {
    const dono = await daBella()
    const dias = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado']
    const horas = dias.flatMap(dia => [
      [`${dia}-abertura`, '00:00'],
      [`${dia}-fechamento`, '00:00'],
    ])
    const resposta = await dono.form('/home/horarios.data', Object.fromEntries(horas))
    const texto = await resposta.text()
    expect(texto).toContain('Horários salvos!')
    expect(texto).toContain('Seus horários de funcionamento foram atualizados.')
    expect(await comanda.browser().html(`/${BELLA.slug}`)).toContain('Aberto 24 horas')
  })

  test('pela metade são recusados ao lado do dia, e nada muda', async () => {
    const antes = await retratar(comanda.mundo, ['sessions'])
    const dono = await daBella()
    const dias = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sabado']
    const vazios = dias.flatMap(dia => [
      [`${dia}-abertura`, ''],
      [`${dia}-fechamento`, ''],
    ])
    const sexta = { 'sexta-abertura': '18:00', 'sexta-fechamento': '' }
    for (const [enviado, texto] of [
      [{ ...Object.fromEntries(vazios), ...sexta }, 'Preencha a abertura e o fechamento do turno 1'],
      [sexta, 'Os horários não chegaram por inteiro. Tente novamente.'],
    ] as const) {
      const resposta = await dono.form('/home/horarios.data', enviado)
      expect(resposta.status).toBe(422)
      expect(await resposta.text()).toContain(texto)
    }
    expect(await retratar(comanda.mundo, ['sessions'])).toEqual(antes)
  })
})

describe('A posição da loja', () => {
  const tela = async () => (await comanda.browser().signIn(CANTINA)).html('/home/configuracoes')
  const por = (latitude: number, longitude: number) =>
    comanda.mundo.sql('update empresas set latitude = $2, longitude = $3 where id = $1', [
      comanda.mundo.cantina,
      latitude,
      longitude,
    ])

  test('é dita pelos bairros vizinhos, com o mapa que a mostra', async () => {
    const html = await tela()
    expect(html).toMatch(/Em linha reta, a loja fica a \d+,\d km de /)
    expect(html).toMatch(/google\.com\/maps\/search\/\?api=1&amp;query=-23\.\d+%2C%20-46/)
  })

  test('que não vale é dita, e corrigida vale', async () => {
    await por(-3.7, -38.5)
    expect(await tela()).toMatch(/A posição guardada não vale: fica fora de SP, a 2\.\d{3} km de /)
    const dono = await comanda.browser().signIn(CANTINA)
    const recusada = await dono.form('/home/configuracoes/posicao', { posicao: '-3.7, -38.5' })
    expect(recusada.status).toBe(422)
    expect(await recusada.text()).toContain('Este ponto fica fora de SP. Confira os números.')
    const salva = await dono.form('/home/configuracoes/posicao', { posicao: '' })
    expect(await salva.text()).toContain('Posição da loja salva!')
    expect(await tela()).not.toContain('A posição guardada não vale')
  })

  test('de uma loja que digitou a cidade de outro estado é a do CEP, e a tela diz que os dois não combinam', async () => {
    const digitar = (cidade: string, estado: string) =>
      comanda.mundo.sql('update empresas set endereco_cidade = $2, endereco_estado = $3 where id = $1', [
        comanda.mundo.cantina,
        cidade,
        estado,
      ])
    await digitar('Salvador', 'BA')
    const html = await tela()
    expect(html).toContain('O CEP da loja é de São Paulo/SP, e Meus dados diz Salvador/BA.')
    expect(html).toMatch(/Em linha reta, a loja fica a \d+,\d km de /)
    expect(html).not.toContain('A posição guardada não vale')
    const dono = await comanda.browser().signIn(CANTINA)
    const bairros = await dono.html('/home/configuracoes/bairros')
    expect(bairros).toContain('São Paulo')
    expect(bairros).not.toContain('Salvador')
    const recusada = await dono.form('/home/configuracoes/posicao', { posicao: '-12.97, -38.5' })
    expect(await recusada.text()).toContain('Este ponto fica fora de SP. Confira os números.')
    await digitar('São Paulo', 'SP')
    expect(await tela()).not.toContain('Meus dados diz')
  })

  test('não aparece onde a taxa não depende dela', async () => {
    const html = await (await daBella()).html('/home/configuracoes')
    expect(html).not.toContain('Posição da loja')
  })
})
