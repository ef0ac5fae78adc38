import type { Pausa } from '~/domain/horarios/pausa'
import type { Envio } from '../tela/com-volta'

export const ERRO_AO_PAUSAR = 'Erro ao pausar'

export const RETOMAR: Envio = { rota: '/home/pausa/fim', campos: [], seFalhar: 'Erro ao retomar' }

export const DESLIGAR_A_CORRERIA: Envio = {
  rota: '/home/correria/fim',
  campos: [],
  seFalhar: 'Erro ao desligar o modo correria',
}

/** What brings a pause back that was ended. */
export function voltarA({ servico, ate, motivo }: Pausa): Envio {
  return {
    rota: '/home/pausa',
    campos: [
      ['ate', String(ate)],
      ['servico', servico],
      ['motivo', motivo ?? ''],
    ],
    seFalhar: ERRO_AO_PAUSAR,
  }
}
