import { data } from 'react-router'
import { desligarCorreria } from '~/domain/horarios/atendimento/correr.server'
import { comDireito } from '../porta.server'
import type { RespostaComVolta } from '../tela/com-volta'
import type { Route } from './+types/fim-da-correria'

/** POST /home/correria/fim: the promised time is the usual one again. */
export async function action({ context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'pausar pedidos')
  await desligarCorreria(empresa.id)
  return data<RespostaComVolta>({
    aviso: { titulo: 'Modo correria desligado', texto: 'O tempo prometido voltou ao normal.' },
    volta: null,
  })
}
