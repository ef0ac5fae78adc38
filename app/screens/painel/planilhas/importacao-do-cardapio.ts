import { importarCardapio } from '~/domain/planilhas/cardapio/importar-cardapio.server'
import { MAX_BYTES_DA_PLANILHA } from '~/domain/planilhas/planilha'
import { comDireito } from '../porta.server'
import type { Route } from './+types/importacao-do-cardapio'
import { lerArquivoEnviado } from './arquivo-enviado.server'
import { contarPlanilha } from './muitas-planilhas.server'
import { responderImportacao } from './resposta-da-planilha'

export const maxFileBytes = MAX_BYTES_DA_PLANILHA

/** POST /home/produtos/importacao: the same file again, written this time. */
export async function action({ request, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'editar o cardápio')
  await contarPlanilha(empresa.id, request)
  const { arquivo, assinatura } = await lerArquivoEnviado(request)
  const feito = await importarCardapio(empresa.id, arquivo, assinatura)
  return responderImportacao(feito, 'Cardápio importado!', ['produto', 'produtos'])
}
