import { salvarBanner } from '~/domain/destaques/salvar-banner.server'
import { IMAGEM_BYTES } from '~/domain/imagens/imagem-enviada'
import { lerMudanca } from '~/domain/imagens/imagem-enviada.server'
import { aninhar } from '~/domain/respostas/ler-formulario'
import { readForm } from '~/server/request.server'
import { comDireito } from '../porta.server'
import { responder } from '../tela/resposta'
import type { Route } from './+types/banner-salvo'

export const maxFileBytes = IMAGEM_BYTES

/** POST /home/destaques/banner (destaque-4). */
export async function action({ request, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'editar o cardápio')
  const formulario = await readForm(request)
  const feito = await salvarBanner(empresa.id, {
    valores: aninhar(formulario),
    imagem: lerMudanca(formulario, 'imagem', 'removerImagem'),
  })
  return responder(feito, 'Banner salvo!', 'Os clientes já veem o cardápio assim.')
}
