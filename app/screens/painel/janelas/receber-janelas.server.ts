import type { RouterContextProvider } from 'react-router'
import { janelasDoFormulario } from '~/domain/cardapio/disponibilidade/janelas-digitadas'
import { salvarJanelas } from '~/domain/cardapio/disponibilidade/salvar-janelas.server'
import type { ComJanelas } from '~/domain/cardapio/disponibilidade/store-janelas.server'
import { lerVisto } from '~/domain/respostas/conflito'
import { readForm } from '~/server/request.server'
import { comDireito } from '../porta.server'
import { lerId, responder } from '../tela/resposta'

interface Pedido {
  readonly request: Request
  readonly params: { readonly id?: string }
  readonly context: Readonly<RouterContextProvider>
}

/** Replaces the windows of a product or a category by those of the form. */
export async function receberJanelas({ request, params, context }: Pedido, tipo: ComJanelas['tipo']) {
  const { empresa } = comDireito(context, 'editar o cardápio')
  const dono = { tipo, id: lerId(params.id) } as ComJanelas
  const formulario = await readForm(request)
  const visto = lerVisto(Object.fromEntries(formulario))
  const salvo = await salvarJanelas(empresa.id, dono, janelasDoFormulario(formulario), visto)
  return responder(salvo, 'Atualizado!', 'O cardápio já mostra quando há.')
}
