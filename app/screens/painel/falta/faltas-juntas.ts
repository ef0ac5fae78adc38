import { data } from 'react-router'
import { type JuntasMudadas, mudarJuntas } from '~/domain/cardapio/disponibilidade/mudar-juntas.server'
import { aninhar } from '~/domain/respostas/ler-formulario'
import { ehNegado } from '~/domain/respostas/resultado'
import { listar } from '~/domain/valores/como-o-intl'
import { readForm } from '~/server/request.server'
import { comDireito } from '../porta.server'
import type { RespostaComVolta } from '../tela/com-volta'
import type { Route } from './+types/faltas-juntas'
import { marcarJuntas } from './envios-da-falta'

/** POST /home/falta/juntas: marks several that have one name, or sells them again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'marcar o que falta')
  const feito = await mudarJuntas(empresa.id, aninhar(await readForm(request)), new Date())
  if (ehNegado(feito)) return data<RespostaComVolta>(feito, { status: feito.mudou ? 409 : 422 })
  return descrever(feito.dados)
}

function descrever({ nomes, volta, esgotados, desfazer }: JuntasMudadas): RespostaComVolta {
  const quais = listar(nomes)
  if (!esgotados) return { aviso: { titulo: `À venda de novo: ${quais}` }, volta: marcarJuntas(desfazer) }
  const texto = volta === null ? 'Só volta quando você voltar a vender.' : volta && `Volta ${volta}.`
  return { aviso: { titulo: `Esgotado: ${quais}`, texto }, volta: marcarJuntas(desfazer) }
}
