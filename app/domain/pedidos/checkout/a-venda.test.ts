import { expect, test } from 'vitest'
import { DIAS_DO_PAINEL } from '~/domain/horarios/horario'
import { acharImpedimento } from '~/domain/pedidos/impedimentos'
import { centavos } from '~/domain/valores/centavos'
import type { ProdutoId } from '~/domain/valores/ids'
import { marcarForaDeVenda } from './a-venda'

const FUSO = 'America/Sao_Paulo'
const ALMOCO = DIAS_DO_PAINEL.slice(0, 5).map(diaSemana => ({ diaSemana, abertura: 660, fechamento: 900 }))
const FEIJOADA = {
  ...{ produtoId: 7 as ProdutoId, nome: 'Feijoada', preco: centavos(40_00), quantidade: 1, extras: [] },
}

function marcar(disponibilidade: Partial<{ esgotado: boolean; janelas: (typeof ALMOCO)[] }>, agora: string) {
  const produto = { esgotado: false, janelas: [], ...disponibilidade }
  return marcarForaDeVenda([FEIJOADA], new Map([[FEIJOADA.produtoId, produto]]), new Date(agora), FUSO)
}

// 20/11/2026 is a Friday.
const DENTRO = '2026-11-20T12:00-03:00'
const DEPOIS = '2026-11-20T15:00-03:00'

test.each([
  ['à venda', {}, DENTRO, null],
  ['dentro da janela', { janelas: [ALMOCO] }, DENTRO, null],
  [
    'no minuto em que a janela fecha',
    { janelas: [ALMOCO] },
    DEPOIS,
    'Feijoada: disponível de seg. a sex., 11h-15h. Remova-o do carrinho para continuar.',
  ],
  [
    'esgotado',
    { esgotado: true, janelas: [ALMOCO] },
    DENTRO,
    'Feijoada: esgotado no momento. Remova-o do carrinho para continuar.',
  ],
])('o cliente que pede o que está %s', (_caso, disponibilidade, agora, texto) => {
  const itens = marcar(disponibilidade, agora)
  const recusa = acharImpedimento('checkout', { itens })
  expect(recusa?.texto ?? null).toBe(texto)
  expect(recusa?.campo ?? null).toBe(texto && 'itens.0')
  // By phone the owner decides.
  expect(acharImpedimento('painel', { itens })).toBeNull()
})
