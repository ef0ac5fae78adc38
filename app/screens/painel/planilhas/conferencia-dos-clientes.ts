import { conferirClientes } from '~/domain/planilhas/importar-clientes.server'
import { MAX_BYTES_DA_PLANILHA } from '~/domain/planilhas/planilha'
import { comDireito } from '../porta.server'
import type { Route } from './+types/conferencia-dos-clientes'
import { lerArquivoEnviado } from './arquivo-enviado.server'
import { contarPlanilha } from './muitas-planilhas.server'
import { responderConferencia } from './resposta-da-planilha'

export const maxFileBytes = MAX_BYTES_DA_PLANILHA

/** POST /home/clientes/conferencia: the dry run of a file, which changes nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'editar clientes')
  await contarPlanilha(empresa.id, request)
  const { arquivo } = await lerArquivoEnviado(request)
  return responderConferencia(await conferirClientes(empresa.id, arquivo))
}
