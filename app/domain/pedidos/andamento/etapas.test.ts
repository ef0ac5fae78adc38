import { describe, expect, test } from 'vitest'
import { COLUNAS, caminhoDe } from '~/domain/pedidos/status'
import { TIPOS_DE_ENTREGA } from '~/domain/pedidos/tipo-entrega'
import { fraseDoStatus, type PassoDoHistorico, verEtapas } from './etapas'

const FUSO = 'America/Sao_Paulo'
const as = (hora: string, dia = '2026-11-20') => new Date(`${dia}T${hora}:00-03:00`)
const PEDIDO = { tipoEntrega: 'Receber no meu endereço', dataPedido: as('20:05') }
const ver = (status: string, passos: Passos) => verEtapas({ ...PEDIDO, status }, passos, FUSO)

type Passos = readonly PassoDoHistorico[]

describe('a linha do tempo', () => {
  const passo = (para: string, hora: string, de: string | null = null, dia?: string) => ({
    de,
    para,
    em: as(hora, dia),
  })
  const INICIO = passo('Pendente', '20:05')
  const resumo = (status: string, passos: Passos) =>
    ver(status, passos).map(e => `${e.status} ${e.situacao} ${e.quando ?? '-'}`)

  test.each<[string, string, Passos, string[]]>([
    [
      'novo',
      'Pendente',
      [INICIO],
      ['Pendente atual 20:05', 'Em Preparação futura -', 'Em Rota futura -', 'Finalizado futura -'],
    ],
    [
      'em rota',
      'Em Rota',
      [INICIO, passo('Em Preparação', '20:10', 'Pendente'), passo('Em Rota', '20:40', 'Em Preparação')],
      ['Pendente feita 20:05', 'Em Preparação feita 20:10', 'Em Rota atual 20:40', 'Finalizado futura -'],
    ],
    [
      'finalizado depois da meia-noite, com passos pulados',
      'Finalizado',
      [INICIO, passo('Finalizado', '00:15', 'Pendente', '2026-11-21')],
      ['Pendente feita 20:05', 'Em Preparação feita -', 'Em Rota feita -', 'Finalizado atual 21/11 00:15'],
    ],
    [
      'voltou um passo: vale a última vez, e o que foi desfeito fica por vir',
      'Em Preparação',
      [
        INICIO,
        passo('Em Preparação', '20:10', 'Pendente'),
        passo('Em Rota', '20:40', 'Em Preparação'),
        passo('Em Preparação', '20:50', 'Em Rota'),
      ],
      ['Pendente feita 20:05', 'Em Preparação atual 20:50', 'Em Rota futura -', 'Finalizado futura -'],
    ],
    [
      'cancelado na cozinha',
      'Cancelado',
      [INICIO, passo('Em Preparação', '20:10', 'Pendente'), passo('Cancelado', '20:12', 'Em Preparação')],
      ['Pendente feita 20:05', 'Em Preparação feita 20:10', 'Cancelado atual 20:12'],
    ],
    [
      'editado em rota: a hora da etapa fica',
      'Em Rota',
      [INICIO, passo('Em Rota', '20:40', 'Pendente'), passo('Em Rota', '20:45', 'Em Rota')],
      ['Pendente feita 20:05', 'Em Preparação feita -', 'Em Rota atual 20:40', 'Finalizado futura -'],
    ],
    ['cancelado sem histórico', 'Cancelado', [], ['Pendente feita 20:05', 'Cancelado atual -']],
  ])('%s', (_, status, passos, esperado) => {
    expect(resumo(status, passos)).toEqual(esperado)
  })

  test.each(TIPOS_DE_ENTREGA.flatMap(tipo => COLUNAS.map(status => [tipo, status] as const)))(
    'de "%s" em %s tem uma etapa para cada coluna do caminho',
    (tipoEntrega, status) => {
      const pedido = { ...PEDIDO, tipoEntrega, status }
      expect(verEtapas(pedido, [], FUSO).map(etapa => etapa.status)).toEqual(caminhoDe(pedido))
    },
  )

  test.each([
    ['Receber no meu endereço', 'Em Rota', 'Saiu para entrega', 'Seu pedido saiu para entrega.', 'Entregue'],
    [
      'Retirar no local',
      'Pronto para retirar',
      null,
      'Seu pedido está pronto. Pode vir retirar!',
      'Retirado',
    ],
    [
      'Retirar no restaurante',
      'Pronto para retirar',
      null,
      'Seu pedido está pronto. Pode vir retirar!',
      'Retirado',
    ],
    ['Consumir no restaurante', 'A caminho da mesa', null, 'Seu pedido está indo para a mesa.', 'Servido'],
  ])('Só o que se entrega está Em Rota; de %s: %s', (tipoEntrega, nome, legenda, frase, fim) => {
    const [, , rota, ultima] = verEtapas({ ...PEDIDO, tipoEntrega, status: 'Em Rota' }, [], FUSO)
    const lidas = [rota?.nome, rota?.legenda, fraseDoStatus('Em Rota', tipoEntrega), ultima?.legenda]
    expect(lidas).toEqual([nome, legenda, frase, fim])
  })
})
