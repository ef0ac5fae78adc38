import { describe, expect, test } from 'vitest'
import { TIPOS_DE_ENTREGA } from '~/domain/pedidos/tipo-entrega'
import { recusar } from '~/domain/respostas/recusa'
import {
  ABERTOS,
  avancar,
  COLUNAS,
  caminhoDe,
  cancelar,
  corDoStatus,
  estaEncerrado,
  lerStatus,
  mover,
  STATUS,
} from './status'

const AGORA = new Date('2026-11-20T23:05:00Z')
const NAO_AVANCA = recusar(
  'pedido-nao-avanca',
  'Aviso',
  'Este pedido já está finalizado ou não pode ser avançado.',
)

function pedido(status: string, pagamentoConfirmado = true, tipoEntrega = 'Receber no meu endereço') {
  return { status, pagamentoConfirmado, tipoEntrega }
}

describe('a tabela', () => {
  test.each([
    ['Pendente', 'orange', false],
    ['Em Preparação', 'yellow', false],
    ['Em Rota', 'blue', false],
    ['Finalizado', 'green', true],
    ['Cancelado', 'red', true],
  ])('%s é %s; encerrado: %s', (status, cor, encerrado) => {
    expect([corDoStatus(status), estaEncerrado(status)]).toEqual([cor, encerrado])
  })

  test('o quadro tem quatro colunas, na ordem, e Cancelado não tem coluna', () => {
    expect(COLUNAS).toEqual(['Pendente', 'Em Preparação', 'Em Rota', 'Finalizado'])
  })

  test('abertos são os que ainda pedem alguma coisa', () => {
    expect(ABERTOS).toEqual(['Pendente', 'Em Preparação', 'Em Rota'])
  })

  test.each(['', 'pendente', 'Extraviado', 'constructor'])(
    'o status desconhecido %j fica em Pendente',
    texto => {
      expect(lerStatus(texto)).toBe('Pendente')
    },
  )
})

describe('Avançar Status', () => {
  test.each([
    ['Pendente', 'Em Preparação'],
    ['Em Preparação', 'Em Rota'],
    ['Desconhecido', 'Em Preparação'],
  ])('%s segue para %s', (de, para) => {
    expect(avancar(pedido(de), AGORA)).toEqual({ status: para })
  })

  test('Em Rota segue para Finalizado, que marca a entrega', () => {
    expect(avancar(pedido('Em Rota'), AGORA)).toEqual({ status: 'Finalizado', dataEntrega: AGORA })
  })

  test.each(['Finalizado', 'Cancelado'])('%s não tem próximo', status => {
    expect(avancar(pedido(status), AGORA)).toEqual(NAO_AVANCA)
  })

  test.each(TIPOS_DE_ENTREGA)('"%s" passa pelos quatro status', tipo => {
    const passados: string[] = ['Pendente']
    for (let vez = 0; vez < STATUS.length; vez++) {
      const mudanca = avancar(pedido(passados.at(-1) ?? '', true, tipo), AGORA)
      if ('status' in mudanca) passados.push(mudanca.status)
    }
    expect(passados).toEqual(COLUNAS)
    expect(caminhoDe(pedido('Pendente', true, tipo))).toEqual(passados)
  })
})

describe('o caminho de um pedido', () => {
  test.each(TIPOS_DE_ENTREGA.flatMap(tipo => COLUNAS.map(de => [tipo, de] as const)))(
    '"%s" em %s só vai para as colunas do seu caminho',
    (tipo, de) => {
      const atual = pedido(de, true, tipo)
      const aceitas = COLUNAS.filter(para => 'status' in mover(atual, para, AGORA))
      expect(aceitas).toEqual(caminhoDe(atual))
      expect(aceitas).toContain(de)
    },
  )
})

describe('mover entre colunas', () => {
  test.each(COLUNAS.flatMap(de => COLUNAS.map(para => [de, para] as const)))('de %s para %s', (de, para) => {
    const mudanca = mover(pedido(de), para, AGORA)
    const entrega = {
      ...(para === 'Finalizado' && { dataEntrega: AGORA }),
      ...(de === 'Finalizado' && { dataEntrega: null }),
    }
    expect(mudanca).toEqual(de === para ? { status: para } : { status: para, ...entrega })
  })

  test.each([
    ['Em Preparação', {}],
    ['Em Rota', {}],
    ['Finalizado', { dataEntrega: AGORA }],
  ])('sair de Pendente para %s confirma o pagamento', (para, entrega) => {
    const confirmado = { pagamentoConfirmado: true, dataConfirmacao: AGORA }
    expect(mover(pedido('Pendente', false), para, AGORA)).toEqual({ status: para, ...confirmado, ...entrega })
  })

  test('um pagamento já confirmado guarda a data que tem', () => {
    expect(mover(pedido('Pendente', true), 'Em Rota', AGORA)).toEqual({ status: 'Em Rota' })
  })

  test('só a saída de Pendente confirma o pagamento', () => {
    expect(mover(pedido('Em Preparação', false), 'Em Rota', AGORA)).toEqual({ status: 'Em Rota' })
  })

  test('soltar na própria coluna não confirma pagamento', () => {
    expect(mover(pedido('Pendente', false), 'Pendente', AGORA)).toEqual({ status: 'Pendente' })
  })

  test.each(STATUS)('de %s ninguém vai para Cancelado arrastando', de => {
    expect(mover(pedido(de), 'Cancelado', AGORA)).toEqual(NAO_AVANCA)
  })

  test.each(COLUNAS)('um pedido cancelado não volta para %s', para => {
    expect(mover(pedido('Cancelado'), para, AGORA)).toEqual(NAO_AVANCA)
  })

  test('uma coluna que não existe é recusada', () => {
    expect(mover(pedido('Pendente'), 'Entregue', AGORA)).toEqual(NAO_AVANCA)
  })
})

describe('cancelar', () => {
  test.each(['Pendente', 'Em Preparação', 'Em Rota'])('%s guarda quando e por quê', status => {
    expect(cancelar(pedido(status), ' Cliente desistiu ', AGORA)).toEqual({
      status: 'Cancelado',
      dataCancelamento: AGORA,
      motivoCancelamento: 'Cliente desistiu',
    })
  })

  test.each([[null], [''], [' \n ']])('o motivo %j é nulo', motivo => {
    expect(cancelar(pedido('Pendente'), motivo, AGORA)).toMatchObject({ motivoCancelamento: null })
  })

  test.each(['Finalizado', 'Cancelado'])('%s não se cancela', status => {
    expect(cancelar(pedido(status), null, AGORA)).toEqual(
      recusar('pedido-nao-se-cancela', 'Aviso', 'Este pedido já está finalizado ou cancelado.'),
    )
  })

  test('o motivo tem até 500 caracteres', () => {
    expect(cancelar(pedido('Pendente'), 'x'.repeat(500), AGORA)).toMatchObject({ status: 'Cancelado' })
    expect(cancelar(pedido('Pendente'), 'x'.repeat(501), AGORA)).toMatchObject({
      recusa: true,
      campo: 'motivo',
    })
  })
})
