import { data } from 'react-router'
import { devolverUso, listUsos, USOS_MOSTRADOS } from '~/domain/cupons/store-dos-usos.server'
import { formatReais } from '~/domain/valores/centavos'
import type { CupomId } from '~/domain/valores/ids'
import { formatDataHora } from '~/domain/valores/instante'
import { withTenant } from '~/server/database/transaction.server'
import { readForm } from '~/server/request.server'
import { comDireito } from '../porta.server'
import { lerId, responder } from '../tela/resposta'
import type { Route } from './+types/usos'

/** GET /home/cupons/:id/usos: the latest uses, the newest first. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { empresa } = comDireito(context, 'ver cupons')
  const usos = await withTenant(empresa.id, tx => listUsos(tx, lerId<CupomId>(params.id)))
  if (usos === null) throw data(null, { status: 404 })
  return {
    cheia: usos.length === USOS_MOSTRADOS,
    usos: usos.map(({ id, pedidoId, valor, em, estornadoEm }) => ({
      ...{ id, pedidoId, valor: formatReais(valor), quando: formatDataHora(em, empresa.fusoHorario) },
      devolvido: estornadoEm !== null,
    })),
  }
}

/** POST /home/cupons/:id/usos: gives the use `uso` back (`devolvido` is 'on'), or takes it again. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'editar cupons')
  const id = lerId<CupomId>(params.id)
  const formulario = await readForm(request)
  const devolvido = formulario.get('devolvido') === 'on'
  const uso = lerId<number>(String(formulario.get('uso') ?? ''))
  const feito = await devolverUso(empresa.id, id, uso, { devolvido, agora: new Date() })
  return responder(feito, devolvido ? 'Uso devolvido' : 'O uso conta de novo')
}
