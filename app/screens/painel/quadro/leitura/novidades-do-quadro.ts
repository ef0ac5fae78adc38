import * as v from 'valibot'
import type { PedidoId } from '~/domain/valores/ids'
import { readJson } from '~/server/request.server'
import { comDireito } from '../../porta.server'
import type { Route } from './+types/novidades-do-quadro'
import { lerQuadro } from './leitura-do-quadro.server'

const conhecidosSchema = v.record(v.pipe(v.string(), v.regex(/^\d{1,15}$/)), v.string())

/**
 * POST /home/quadro: the board for a browser that has a part of it, told by number and stamp of each order in the body. It
 * changes nothing. What cannot be read counts as nothing known, and the answer is the whole board.
 */
export async function action(args: Route.ActionArgs) {
  const painel = comDireito(args.context, 'ver o quadro')
  const { success, output } = v.safeParse(conhecidosSchema, await readJson(args.request))
  const ditos = success ? Object.entries(output) : []
  return Response.json(
    await lerQuadro(args, painel, new Map(ditos.map(([id, carimbo]) => [Number(id) as PedidoId, carimbo]))),
  )
}
