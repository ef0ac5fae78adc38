import { data } from 'react-router'
import { retomar } from '~/domain/horarios/atendimento/pausar.server'
import { ehNegado } from '~/domain/respostas/resultado'
import { comDireito } from '../porta.server'
import type { RespostaComVolta } from '../tela/com-volta'
import type { Route } from './+types/fim-da-pausa'
import { voltarA } from './envios-do-atendimento'

/** POST /home/pausa/fim: 'Retomar agora'. */
export async function action({ context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'pausar pedidos')
  const feito = await retomar(empresa.id, new Date())
  if (ehNegado(feito)) return data<RespostaComVolta>(feito, { status: 422 })
  const { antes } = feito.dados
  return data<RespostaComVolta>({
    aviso: { titulo: 'Recebendo pedidos de novo' },
    volta: antes && voltarA(antes),
  })
}
