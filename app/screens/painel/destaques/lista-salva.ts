import { data } from 'react-router'
import { LISTAS } from '~/domain/destaques/modos-das-listas'
import { salvarLista } from '~/domain/destaques/salvar-lista.server'
import { aninhar } from '~/domain/respostas/ler-formulario'
import { readForm } from '~/server/request.server'
import { comDireito } from '../porta.server'
import { responder } from '../tela/resposta'
import type { Route } from './+types/lista-salva'

/** POST /home/destaques/:lista (destaque-1). */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'editar o cardápio')
  const lista = LISTAS.find(uma => uma === params.lista)
  if (!lista) throw data(null, { status: 404 })
  const feito = await salvarLista(empresa.id, lista, aninhar(await readForm(request)), new Date())
  return responder(feito, 'Destaques salvos!', 'Os clientes já veem o cardápio assim.')
}
