import { conferirCardapio } from '~/domain/planilhas/cardapio/importar-cardapio.server'
import { MAX_BYTES_DA_PLANILHA } from '~/domain/planilhas/planilha'
import { comDireito } from '../porta.server'
import type { Route } from './+types/conferencia-do-cardapio'
import { lerArquivoEnviado } from './arquivo-enviado.server'
import { contarPlanilha } from './muitas-planilhas.server'
import { responderConferencia } from './resposta-da-planilha'

export const maxFileBytes = MAX_BYTES_DA_PLANILHA

/** POST /home/produtos/conferencia: the dry run of a file, which changes nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'editar o cardápio')
  await contarPlanilha(empresa.id, request)
  const { arquivo } = await lerArquivoEnviado(request)
  return responderConferencia(await conferirCardapio(empresa.id, arquivo))
}
