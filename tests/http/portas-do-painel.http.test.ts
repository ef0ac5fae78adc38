import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { retratar, retratarEmpresa } from '../world/banco/retrato'
import { BELLA, CANTINA, CLIENTES, PRODUTOS, ZE } from '../world/demo'
import { listRotas, preencher, type Rota } from '../world/rotas'
import { casosDoPainel } from './casos-do-painel'
import { type Browser, type Comanda, openComanda, SO_A_RESPOSTA } from './comanda'

/**
 * Another company tries every route of the panel that names a row or changes something. For each attack the same
 * request from the owner must succeed, which shows that the request was refused because of who sent it.
 */

let comanda: Comanda
beforeAll(async () => {
  comanda = await openComanda()
})
afterAll(() => comanda.close())

const CASOS = casosDoPainel(() => comanda.mundo)

const doPainel = listRotas().filter(({ caminho }) => /^\/(home(\/|$)|cadastro-empresa\/:id$)/.test(caminho))
const comId = doPainel.filter(({ caminho }) => caminho.includes(':id'))
const semId = doPainel.filter(({ caminho, muda }) => muda && !caminho.includes(':id'))

type Envio = (navegador: Browser, caminho: string, id: string) => Promise<Response>

function envios({ caminho, le, muda }: Rota): { como: string; enviar: Envio }[] {
  const { corpo, json } = CASOS[caminho] ?? {}
  const postar = (pede: Record<string, string>): Envio =>
    json
      ? async (navegador, onde, id) => navegador.post(onde, await json(id), pede)
      : (navegador, onde) => navegador.form(onde, corpo?.() ?? {}, pede)
  return [
    ...(le ? [{ como: 'GET', enviar: ((navegador, onde) => navegador.get(onde)) as Envio }] : []),
    ...(muda
      ? [
          { como: 'POST', enviar: postar({}) },
          { como: 'POST só pela resposta', enviar: postar(SO_A_RESPOSTA) },
        ]
      : []),
  ]
}

const canarios = [
  CLIENTES.mariana.nome,
  CLIENTES.mariana.telefone,
  CANTINA.email,
  'Avulso',
  'Solt',
  'Sem Pedidos',
  'SOLT',
]

test('toda rota do painel que nomeia uma linha está na tabela', () => {
  expect(
    comId.map(({ caminho }) => caminho).sort(),
    'a list needs its file in tests/world/listas, as those beside it; another address its line in tests/http/casos-do-painel.ts',
  ).toEqual(Object.keys(CASOS).sort())
})

describe('Com a sessão de outra empresa', () => {
  const casos = comId.flatMap(rota => envios(rota).map(envio => ({ rota: rota.caminho, ...envio })))
  test.each(casos)('$como $rota não existe, e nada muda; o dono é atendido', async ({ rota, enviar }) => {
    const id = (await CASOS[rota]?.linha()) ?? ''
    const onde = preencher(rota, { id })
    const antes = await retratar(comanda.mundo, ['sessions'])
    for (const outra of [BELLA, ZE]) {
      const resposta = await enviar(await comanda.browser().signIn(outra), onde, id)
      const texto = await resposta.text()
      // Lanchonete do Zé's trial is over, so its requests may be refused for that before the row is looked up.
      expect(outra === ZE ? [403, 404, 409] : [404]).toContain(resposta.status)
      for (const canario of canarios) expect(texto).not.toContain(canario)
    }
    expect(await retratar(comanda.mundo, ['sessions'])).toEqual(antes)
    const doDono = await enviar(await comanda.browser().signIn(CANTINA), onde, id)
    expect(doDono.status, await doDono.clone().text()).toBeLessThan(400)
  })
})

describe('Com ids de outra empresa no que se envia', () => {
  test.each(semId)('POST $caminho não muda nada dela', async ({ caminho }) => {
    const deles = await comanda.mundo.produto(comanda.mundo.cantina, PRODUTOS.carbonara.nome)
    const canarios = [CLIENTES.mariana.nome, CANTINA.email, PRODUTOS.carbonara.nome]
    const campos = {
      nome: 'Tomada',
      preco: '1,00',
      telefone: CLIENTES.mariana.telefone,
      id: String(deles.id),
      empresa_id: String(comanda.mundo.cantina),
      empresaId: String(comanda.mundo.cantina),
      categoriaId: String(deles.categoriaId),
      extras: '1',
      tipo: 'adicional',
    }
    const antes = await retratarEmpresa(comanda.mundo, comanda.mundo.cantina)
    for (const pede of [{}, SO_A_RESPOSTA]) {
      const navegador = await comanda.browser().signIn(BELLA)
      const resposta = await navegador.form(caminho, campos, pede)
      expect(resposta.status).toBeLessThan(500)
      for (const canario of canarios) expect(await resposta.clone().text()).not.toContain(canario)
    }
    expect(await retratarEmpresa(comanda.mundo, comanda.mundo.cantina)).toEqual(antes)
  })
})
