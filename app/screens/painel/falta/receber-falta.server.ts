import { data } from 'react-router'
import { camposDaFalta, type Vendavel } from '~/domain/cardapio/disponibilidade/em-falta'
import { type FaltaMudada, mudarFalta } from '~/domain/cardapio/disponibilidade/mudar-falta.server'
import { ehNegado, NAO_EXISTE } from '~/domain/respostas/resultado'
import { readForm } from '~/server/request.server'
import { comDireito } from '../porta.server'
import type { RespostaComVolta } from '../tela/com-volta'
import { lerId } from '../tela/resposta'
import { marcarFalta } from './envios-da-falta'

type Chegada = Parameters<typeof comDireito>[0]

interface Pedido {
  readonly request: Request
  readonly params: { readonly id?: string }
  readonly context: Chegada
}

/** Marks it as sold out, with the fields `prazo` or `ate`; without them, or with `repor`, it is sold again. */
export async function receberFalta({ request, params, context }: Pedido, tipo: Vendavel['tipo']) {
  const { empresa } = comDireito(context, 'marcar o que falta')
  const vendavel = { tipo, id: lerId(params.id) } as Vendavel
  const valores = Object.fromEntries(await readForm(request))
  const feito = await mudarFalta(empresa.id, vendavel, valores, new Date())
  if (feito === NAO_EXISTE) throw data(null, { status: 404 })
  if (ehNegado(feito)) return data<RespostaComVolta>(feito, { status: 422 })
  return descrever(vendavel, feito.dados)
}

function descrever(
  vendavel: Vendavel,
  { nome, falta, volta, antes, reposto, restam }: FaltaMudada,
): RespostaComVolta {
  if (falta === null) {
    const titulo = `À venda de novo: ${nome}`
    const aviso =
      restam === null ? { titulo } : { titulo, texto: restam === 1 ? 'Resta 1.' : `Restam ${restam}.` }
    return { aviso, volta: reposto || antes === null ? null : marcarFalta(vendavel, camposDaFalta(antes)) }
  }
  const texto = volta === null ? 'Só volta quando você voltar a vender.' : `Volta ${volta}.`
  return { aviso: { titulo: `Esgotado: ${nome}`, texto }, volta: marcarFalta(vendavel, camposDaFalta(antes)) }
}
