import { askJson } from '~/browser/ask-json'
import { pause } from '~/browser/pause'
import type { MovidoPara } from '~/domain/pedidos/andamento/mudar-status.server'
import type { Status } from '~/domain/pedidos/status'
import { recusar } from '~/domain/respostas/recusa'
import { ehNegado, type Negado } from '~/domain/respostas/resultado'
import { sessaoTerminou } from '../porta'
import { type DitosDaFalha, dizerFalha } from '../tela/resposta'

/** The answer to a change of status. */
export type RespostaDaMudanca = { status: Status } | Negado<MovidoPara>

/** When a server that accepts the connection has not answered after this time, it counts as down. */
export const PACIENCIA_DO_QUADRO_MS = 8_000

const titulo = 'Erro ao atualizar status'

const INCERTO = recusar(
  'mudanca-incerta',
  titulo,
  'O servidor não respondeu, e ainda não se sabe se a mudança foi salva. O quadro mostra o que valeu assim que ele responder.',
)

/** What the board says about a failed change. A card must not stay for long in a column where the order may not be. */
export const DITOS_DA_MUDANCA: DitosDaFalha = {
  titulo,
  sessao: sessaoTerminou('Entre novamente e tente outra vez.'),
  sumiu: recusar('pedido-fora-do-quadro', titulo, 'Este pedido não está mais no quadro.'),
  incerto: { depoisDeMs: PACIENCIA_DO_QUADRO_MS, recusa: INCERTO },
}

/**
 * Sends a change of status past the router, which would read all screens again and draw the frame at each of its steps
 * (decision 046).
 */
export async function enviarMudanca(
  endereco: string,
  { status, para }: { readonly status: string; readonly para: string },
): Promise<RespostaDaMudanca> {
  const body = new FormData()
  body.set('status', status)
  body.set('para', para)
  const resposta = await Promise.race([
    askJson<RespostaDaMudanca>(endereco, { body, patienceMs: null }),
    pause(PACIENCIA_DO_QUADRO_MS),
  ])
  if (!resposta) return { recusas: [INCERTO] }
  const { status: codigo, body: dito } = resposta
  if (typeof dito === 'object' && dito !== null && (codigo === 200 || ehNegado(dito))) return dito
  return { recusas: [dizerFalha(resposta, DITOS_DA_MUDANCA)] }
}
