import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { retratar } from '../world/banco/retrato'
import { BELLA, CANTINA } from '../world/demo'
import { listRotas, preencher } from '../world/rotas'
import { type Browser, type Comanda, openComanda, SO_A_RESPOSTA } from './comanda'

let comanda: Comanda
beforeAll(async () => {
  comanda = await openComanda()
})
afterAll(() => comanda.close())

const daBella = () => comanda.browser().signIn(BELLA)
const FRETE = { modoFrete: 'fixo', valorFreteKm: '', raioAtendimento: '' }

/** What the first form of a screen was filled with. */
async function vistoEm(navegador: Browser, tela: string): Promise<string> {
  const [, visto = ''] = /name="visto" value="([^"]+)"/.exec(await navegador.html(tela)) ?? []
  expect(visto).not.toBe('')
  return visto.replaceAll('&amp;', '&')
}

describe('Dois que salvam as mesmas configurações', () => {
  test('o segundo recebe 409 com o que vale agora, nada muda, e com o que viu agora salva', async () => {
    const [um, outro] = [await daBella(), await daBella()]
    const visto = await vistoEm(outro, '/home/configuracoes')
    const salvar = (quem: Browser, valorFreteFixo: string, oQueViu: string) =>
      quem.form('/home/configuracoes.data', { ...FRETE, valorFreteFixo, visto: oQueViu })
    expect((await salvar(um, '7,25', visto)).status).toBe(200)
    const antes = await retratar(comanda.mundo, ['sessions'])
    const resposta = await salvar(outro, '9,00', visto)
    const texto = await resposta.text()
    expect(resposta.status).toBe(409)
    expect(texto).toContain('Outra pessoa salvou mudanças aqui enquanto você editava.')
    expect(texto).toContain('R$\u00a07,25')
    expect(await retratar(comanda.mundo, ['sessions'])).toEqual(antes)
    const [, agora = ''] = /"visto","([^"]+)"/.exec(texto) ?? []
    expect((await salvar(outro, '9,00', agora)).status).toBe(200)
    expect(await outro.html('/home/configuracoes')).toContain('value="9,00"')
  })

  test('também em Meus dados', async () => {
    const { bella } = comanda.mundo
    const dono = await daBella()
    const tela = `/cadastro-empresa/${bella}`
    const visto = await vistoEm(dono, tela)
    await comanda.mundo.sql(`update empresas set telefone = '1133334444' where id = $1`, [bella])
    const antes = await retratar(comanda.mundo, ['sessions'])
    const { slug, email } = BELLA
    const dados = { razaosocial: 'Bella', nomefantasia: 'Bella', telefone: '11955556666', slug, email, visto }
    const resposta = await dono.form(tela, dados, SO_A_RESPOSTA)
    expect([resposta.status, await resposta.text()]).toEqual([409, expect.stringContaining('(11) 3333-4444')])
    expect(await retratar(comanda.mundo, ['sessions'])).toEqual(antes)
  })
})

describe('Uma tela que foi desenhada para outra empresa', () => {
  const mudam = listRotas()
    .filter(({ caminho, muda }) => muda && caminho.startsWith('/home'))
    .map(({ caminho }) => caminho)

  test('há o que conferir', () => {
    expect(mudam.length).toBeGreaterThan(20)
  })

  test.each(mudam)('POST %s é 409, diz por quê e não muda nada', async caminho => {
    const dono = await comanda.browser().signIn(CANTINA)
    const antes = await retratar(comanda.mundo)
    for (const pede of [{}, SO_A_RESPOSTA]) {
      const onde = `${preencher(caminho, {})}?empresa=${comanda.mundo.bella}`
      const campos = { nome: 'Caiu na loja errada', preco: '1,00', tipo: 'adicional' }
      const resposta = await dono.form(onde, campos, pede)
      expect([resposta.status, await resposta.text()]).toEqual([
        409,
        expect.stringContaining('Outra empresa entrou neste navegador.'),
      ])
    }
    expect(await retratar(comanda.mundo)).toEqual(antes)
  })

  test('a da própria empresa é atendida, e o que ela lê também', async () => {
    const dono = await comanda.browser().signIn(CANTINA)
    const minha = `?empresa=${comanda.mundo.cantina}`
    const criada = await dono.form(`/home/categorias.data${minha}`, { nome: 'Da casa certa', ativo: 'on' })
    expect(criada.status).toBe(200)
    expect((await dono.get(`/home/pendentes${minha}`)).status).toBe(200)
    expect((await dono.get(`/home/pendentes?empresa=${comanda.mundo.bella}`)).status).toBe(409)
  })
})
