import { importarClientes } from '~/domain/planilhas/importar-clientes.server'
import { MAX_BYTES_DA_PLANILHA } from '~/domain/planilhas/planilha'
import { comDireito } from '../porta.server'
import type { Route } from './+types/importacao-dos-clientes'
import { lerArquivoEnviado } from './arquivo-enviado.server'
import { contarPlanilha } from './muitas-planilhas.server'
import { responderImportacao } from './resposta-da-planilha'

export const maxFileBytes = MAX_BYTES_DA_PLANILHA

/** POST /home/clientes/importacao: the same file again, written this time. */
export async function action({ request, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'editar clientes')
  await contarPlanilha(empresa.id, request)
  const { arquivo, assinatura } = await lerArquivoEnviado(request)
  const feito = await importarClientes(empresa.id, arquivo, assinatura)
  return responderImportacao(feito, 'Clientes importados!', ['cliente', 'clientes'])
}
