import { expect, test } from 'vitest'
import { dizerEstado, lerFiguras } from './dizer-estado'

const AGORA = new Date('2026-11-27T12:00:00Z')

const dito = (texto: string) => Object.fromEntries(dizerEstado(lerFiguras(texto), AGORA))

test('As figuras que uma máquina lê se dizem em português, com a soma de cada rótulo', () => {
  const segundos = AGORA.getTime() / 1_000
  expect(
    dito(`
# HELP comanda_events_total O que comanda_events_total{type="nada"} 5
comanda_events_total{type="pedido-feito"} 1234
comanda_events_total{type="pedido-movido"} 99
comanda_refusals_total{code="loja-fechada"} 3
comanda_refusals_total{code="muitos-pedidos"} 1
comanda_requests_total{kind="order",answer="2xx"} 1000
comanda_requests_total{kind="page",answer="5xx"} 7
comanda_requests_total{kind="kept",answer="2xx"} 20
comanda_requests_total{kind="watch",answer="2xx"} 0
comanda_request_seconds_sum{kind="order"} 12.5
comanda_request_seconds_count{kind="order"} 1000
comanda_turned_away_total{kind="order"} 0
comanda_waiting{kind="order"} 2
comanda_waiting{kind="page"} 3
comanda_running{kind="page"} 4
comanda_database_up 0
comanda_login_powerful 1
comanda_hears_others 1
comanda_event_lag_seconds +Inf
comanda_mail{state="waiting"} 4
comanda_mail{state="failed"} 1
comanda_mail_oldest_seconds 7300
comanda_kept_pages 2
comanda_kept_pages_bytes 15424
comanda_backup_age_seconds{database="embedded"} 93600
comanda_work_overdue_seconds{work="links vencidos"} 0
comanda_work_overdue_seconds{work="eventos antigos"} 7200
comanda_work_age_seconds{work="links vencidos"} 59
comanda_work_age_seconds{work="eventos antigos"} 190000
comanda_work_failing{work="eventos antigos"} 1
process_start_time_seconds ${segundos - 300}
`),
  ).toMatchObject({
    'no ar há': '5 min',
    pedidos: '1.234 do cardápio, 0 do painel',
    recusas: 'loja-fechada 3 e muitos-pedidos 1',
    respostas: '1.027, com falha 7',
    'por tipo': 'order 1.000, page 7 (7 com falha) e kept 20',
    'até um pedido ser respondido': 'em média 13 ms',
    'páginas na memória': '2, 16 kB',
    'esperam a vez': '5, atendidos agora 4',
    'mandados embora': 'ninguém',
    banco: 'não responde',
    'login do banco': 'pode demais: passa por cima da separação das empresas',
    'outros servidores': 'são ouvidos',
    'atraso dos eventos': '?',
    cartas: '4 na fila, 1 já tentadas, a mais velha há 2 h',
    'último backup provado': 'há 26 h',
    'links vencidos': 'feito há 59 s',
    'eventos antigos': 'feito há 2 dias, atrasado 2 h, falhou da última vez',
  })
})

test('O que o servidor não sabe dizer agora é uma interrogação, e não um zero', () => {
  expect(dito('comanda_database_up 0')).toMatchObject({
    'no ar há': '?',
    cartas: '? na fila, ? já tentadas, a mais velha há ?',
    'conexões ao banco': '?, livres ?, esperam uma ?',
    banco: 'não responde',
    'login do banco': '?',
    'último backup provado': '?',
  })
})
