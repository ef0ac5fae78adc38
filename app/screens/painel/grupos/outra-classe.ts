import { moverSabores } from '~/domain/cardapio/grupos/mover-sabores.server'
import { ehNegado } from '~/domain/respostas/resultado'
import type { GrupoId } from '~/domain/valores/ids'
import { readForm } from '~/server/request.server'
import { comDireito } from '../porta.server'
import { quantos } from '../tela/lista/lista'
import { lerId, responder } from '../tela/resposta'
import type { Route } from './+types/outra-classe'

/** POST /home/grupos/:id/classe: flavours of the group go to another one. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'editar o cardápio')
  const formulario = await readForm(request)
  const valores = { para: formulario.get('para') ?? '', sabores: formulario.getAll('sabores') }
  const feito = await moverSabores(empresa.id, lerId<GrupoId>(params.id), valores)
  if (ehNegado(feito)) return responder(feito, '')
  const { nome, quantos: n } = feito.dados
  return responder(
    { dados: null },
    'Sabores mudados!',
    `${quantos(n, 'sabor', 'sabores')}, agora em ${nome}.`,
  )
}
