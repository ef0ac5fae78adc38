import { expect, test } from 'vitest'
import type { PedidoDoQuadro } from '~/domain/pedidos/andamento/store-do-quadro.server'
import type { StatusDaColuna } from '~/domain/pedidos/status'
import type { PedidoId } from '~/domain/valores/ids'
import { aceitar } from './use-mudancas'

const avanco = (status: StatusDaColuna, para: StatusDaColuna, id = 48_210_375) =>
  ({ pedido: { id: id as PedidoId, status } as PedidoDoQuadro, para, acao: 'avanco' }) as const

const primeiro = avanco('Pendente', 'Em Preparação')
const emCurso = aceitar(new Map(), primeiro)

test('O pedido que já está a caminho não começa o mesmo caminho outra vez', () => {
  expect(aceitar(emCurso, avanco('Pendente', 'Em Preparação'))).toBe(emCurso)
  expect(aceitar(emCurso, avanco('Pendente', 'Finalizado'))).toBe(emCurso)
})

test('O passo seguinte não se perde quando o quadro já mostra o anterior feito, antes da resposta dele', () => {
  const segundo = avanco('Em Preparação', 'Em Rota')
  expect([...aceitar(emCurso, segundo).values()]).toEqual([segundo])
})

test('Cada pedido faz o seu caminho ao mesmo tempo que os outros', () => {
  const outro = avanco('Pendente', 'Em Preparação', 71_934_826)
  expect([...aceitar(emCurso, outro).values()]).toEqual([primeiro, outro])
})
