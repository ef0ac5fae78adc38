import { data } from 'react-router'
import { ehSecaoSimples, type SecaoSimples, salvarSecao } from '~/domain/configuracoes/salvar-secao.server'
import { readForm } from '~/server/request.server'
import { comDireito } from '../porta.server'
import { responder } from '../tela/resposta'
import type { Route } from './+types/secao'

const SALVAS: { readonly [Nome in SecaoSimples]?: string } = { margem: 'Último pedido salvo!' }

/** POST /home/configuracoes/:secao: a section whose form holds its settings alone (empresa-6, frete-17, horarios-12, horarios-15). */
export async function action({ request, context, params: { secao } }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'mudar as configurações')
  if (!ehSecaoSimples(secao)) throw data(null, { status: 404 })
  const valores = Object.fromEntries(await readForm(request))
  const feito = await salvarSecao(empresa.id, secao, valores)
  return responder(feito, SALVAS[secao] ?? 'Configurações salvas com sucesso!')
}
