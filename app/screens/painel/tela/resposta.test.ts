import { expect, test } from 'vitest'
import { recusar } from '~/domain/respostas/recusa'
import { OUTRA_PESSOA_SALVOU } from '~/domain/respostas/resultado'
import { gravado, type Resposta, semDerrubar } from './resposta'

const responder = (resposta: Resposta) => semDerrubar(async () => resposta, { titulo: 'Erro ao salvar' })

test('Uma resposta do servidor passa como veio', async () => {
  const salvo = gravado('Categoria atualizada!')
  expect(await responder(salvo)).toBe(salvo)
  const recusada = {
    recusas: [recusar('campo-invalido', 'Campo obrigatório', 'O nome é obrigatório.', 'nome')],
  }
  expect(await responder(recusada)).toBe(recusada)
})

test('Um conflito faz a tela ler de novo: quem desiste do que digitou encontra o que está salvo', async () => {
  const conflito = { recusas: [OUTRA_PESSOA_SALVOU], conflito: { visto: 'abc', divergencias: [] } }
  expect(await responder(conflito)).toMatchObject({ data: conflito, init: { status: 200 } })
})

test('O que já não existe também; sem resposta nada se lê, que a tela se perderia', async () => {
  const falhar = (falha: unknown) =>
    semDerrubar<Resposta>(() => Promise.reject(falha), { titulo: 'Erro ao salvar' })
  const sumiu = { status: 404, statusText: '', internal: false, data: null }
  expect(await falhar(sumiu)).toMatchObject({ init: { status: 200 } })
  expect(await falhar(new TypeError('Failed to fetch'))).toMatchObject({ init: { status: 422 } })
})
