import type { Pausa } from '~/domain/horarios/pausa'
import type { Envio } from '../tela/com-volta'

/** What brings a pause back that was ended. */
export function voltarA({ servico, ate, motivo }: Pausa): Envio {
  return {
    rota: '/home/pausa',
    campos: [
      ['ate', String(ate)],
      ['servico', servico],
      ['motivo', motivo ?? ''],
    ],
  }
}
