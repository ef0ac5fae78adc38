import { data } from 'react-router'
import { camposDasJuntas } from '~/domain/cardapio/disponibilidade/juntas'
import { type JuntasMudadas, mudarJuntas } from '~/domain/cardapio/disponibilidade/mudar-juntas.server'
import { aninhar } from '~/domain/respostas/formulario'
import { ehNegado } from '~/domain/respostas/resultado'
import { listar } from '~/domain/valores/como-o-intl'
import { readForm } from '~/server/request.server'
import { comDireito } from '../porta.server'
import { semDerrubar } from '../tela/resposta'
import type { Route } from './+types/faltas-juntas'
import { DITOS_DA_FALTA, type RespostaDaFalta } from './resposta-da-falta'

/** POST /home/falta/juntas: marks several that have one name, or sells them again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'marcar o que falta')
  const feito = await mudarJuntas(empresa.id, aninhar(await readForm(request)), new Date())
  if (ehNegado(feito)) return data<RespostaDaFalta>(feito, { status: feito.mudou ? 409 : 422 })
  return descrever(feito.dados)
}

function descrever({ nomes, volta, esgotados, desfazer }: JuntasMudadas): RespostaDaFalta {
  const quais = listar(nomes)
  const campos = camposDasJuntas(desfazer)
  if (!esgotados) return { aviso: { titulo: `À venda de novo: ${quais}` }, desfazer: campos }
  const texto = volta === null ? 'Só volta quando você voltar a vender.' : volta && `Volta ${volta}.`
  return { aviso: { titulo: `Esgotado: ${quais}`, texto }, desfazer: campos }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return semDerrubar(serverAction, DITOS_DA_FALTA)
}
