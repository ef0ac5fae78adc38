import { data } from 'react-router'
import { dizerPausaFeita } from '~/domain/horarios/atendimento/dizer-ao-dono'
import { pausar } from '~/domain/horarios/atendimento/pausar.server'
import { listPausas } from '~/domain/horarios/atendimento/store-pausas.server'
import { ehNegado } from '~/domain/respostas/resultado'
import { dizerAte } from '~/domain/valores/dizer-ate'
import { withTenant } from '~/server/database/transaction.server'
import { readForm } from '~/server/request.server'
import { comDireito } from '../porta.server'
import type { RespostaComVolta } from '../tela/com-volta'
import type { Route } from './+types/pausa'
import { RETOMAR, voltarA } from './envios-do-atendimento'

const ULTIMAS = 5

/** GET /home/pausa: the last pauses, and who made them. */
export async function loader({ context }: Route.LoaderArgs) {
  const { empresa, membro } = comDireito(context, 'ver o quadro')
  const pausas = await withTenant(empresa.id, tx => listPausas(tx, ULTIMAS))
  return {
    pausas: pausas.map(pausa => ({
      dita: dizerPausaFeita(pausa, empresa.fusoHorario),
      quem: pausa.por === membro.conta ? 'você' : 'outra pessoa da equipe',
    })),
  }
}

/** POST /home/pausa (horarios-13): pauses, or with `ate` brings the pause back that was ended. */
export async function action({ request, context }: Route.ActionArgs) {
  const { empresa, membro } = comDireito(context, 'pausar pedidos')
  const valores = Object.fromEntries(await readForm(request))
  const agora = new Date()
  const feito = await pausar(empresa.id, valores, { por: membro.conta, agora })
  if (ehNegado(feito)) return data<RespostaComVolta>(feito, { status: 422 })
  const { pausa, antes } = feito.dados
  if (!pausa) throw new Error('a pause was made, and there is none')
  const ate = dizerAte(pausa.ate, agora, empresa.fusoHorario)
  return data<RespostaComVolta>({
    aviso: { titulo: `Pausado até ${ate}`, texto: 'Os clientes já estão sendo avisados.' },
    volta: antes ? voltarA(antes) : RETOMAR,
  })
}
