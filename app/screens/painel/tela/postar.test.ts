import { expect, test } from 'vitest'
import { recusar } from '~/domain/respostas/recusa'
import { JA_NAO_EXISTE, OUTRA_PESSOA_SALVOU } from '~/domain/respostas/resultado'
import { mostraOutraCoisa } from './postar'
import { gravado } from './resposta'

const campoInvalido = recusar('campo-invalido', 'Campo obrigatório', 'O nome é obrigatório.', 'nome')

test.each([
  ['salvo', gravado('Categoria atualizada!')],
  ['em conflito', { recusas: [OUTRA_PESSOA_SALVOU], conflito: { visto: 'abc', divergencias: [] } }],
  ['que já não existe', { recusas: [JA_NAO_EXISTE], mudou: true as const }],
])('A tela é lida de novo depois do que foi %s', (_, resposta) => {
  expect(mostraOutraCoisa(resposta)).toBe(true)
})

test('Depois de outra recusa, ou sem resposta, nada se lê, que a tela se perderia', () => {
  expect(mostraOutraCoisa({ recusas: [campoInvalido] })).toBe(false)
})
