import { data } from 'react-router'
import { ligarCorreria } from '~/domain/horarios/atendimento/correr.server'
import { ehNegado } from '~/domain/respostas/resultado'
import { dizerAte } from '~/domain/valores/dizer-ate'
import { readForm } from '~/server/request.server'
import { comDireito } from '../porta.server'
import type { RespostaComVolta } from '../tela/com-volta'
import type { Route } from './+types/correria'
import { DESLIGAR_A_CORRERIA } from './envios-do-atendimento'

/** POST /home/correria (horarios-15). */
export async function action({ request, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'pausar pedidos')
  const agora = new Date()
  const feito = await ligarCorreria(empresa.id, Object.fromEntries(await readForm(request)), agora)
  if (ehNegado(feito)) return data<RespostaComVolta>(feito, { status: 422 })
  const { correriaMin, correriaAte } = feito.dados
  const ate = correriaAte && dizerAte(correriaAte.getTime(), agora, empresa.fusoHorario)
  return data<RespostaComVolta>({
    aviso: {
      titulo: 'Modo correria ligado',
      texto: `Mais ${correriaMin} min no tempo prometido, até ${ate}.`,
    },
    volta: DESLIGAR_A_CORRERIA,
  })
}
