import { consultarEntrega, lerPerguntaDeEntrega } from '~/domain/frete/consultar-entrega.server'
import { ehRecusa } from '~/domain/respostas/recusa'
import { limit } from '~/server/limits/limits.server'
import { readJson } from '~/server/request.server'
import { comDireito } from '../../porta.server'
import type { Route } from './+types/entrega'

export const handle = { place: 'checkout' }

const limite = limit('painel-entrega', 120, 600, 'here')

/** POST {cep, bairro}: the address of the CEP and the freight that the public side would ask (balcao-9). */
export async function action({ request, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'mudar pedidos')
  const pergunta = lerPerguntaDeEntrega(await readJson(request))
  if (ehRecusa(pergunta)) return Response.json({ recusa: pergunta }, { status: 400 })
  return Response.json(
    await consultarEntrega(empresa.id, pergunta, () => limite.spent(String(empresa.id)), 'painel'),
  )
}
