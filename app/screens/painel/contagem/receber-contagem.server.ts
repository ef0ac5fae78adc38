import { salvarContagem } from '~/domain/cardapio/disponibilidade/salvar-contagem.server'
import type { ComContagem } from '~/domain/cardapio/disponibilidade/store-contagens.server'
import { aninhar } from '~/domain/respostas/ler-formulario'
import { ehNegado, FEITO } from '~/domain/respostas/resultado'
import { readForm } from '~/server/request.server'
import { comDireito } from '../porta.server'
import { lerId, responder } from '../tela/resposta'

interface Pedido {
  readonly request: Request
  readonly params: { readonly id?: string }
  readonly context: Parameters<typeof comDireito>[0]
}

/** Saves how many there are of a product and its sizes, or of the options of a group. */
export async function receberContagem({ request, params, context }: Pedido, tipo: ComContagem['tipo']) {
  const { empresa } = comDireito(context, 'editar o cardápio')
  const dono = { tipo, id: lerId(params.id) } as ComContagem
  const feito = await salvarContagem(empresa.id, dono, aninhar(await readForm(request)), new Date())
  if (ehNegado(feito)) return responder(feito, '')
  return responder(FEITO, 'Atualizado!', dizerDescontado(feito.dados.saiu))
}

function dizerDescontado(saiu: number): string {
  if (saiu === 0) return 'Os próximos pedidos já descontam daqui.'
  return saiu === 1
    ? 'Saiu 1 enquanto você editava, e já foi descontada.'
    : `Saíram ${saiu} enquanto você editava, e já foram descontadas.`
}
