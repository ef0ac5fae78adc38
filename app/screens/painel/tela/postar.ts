import { askJson } from '~/browser/ask-json'
import { pause } from '~/browser/pause'
import { ehNegado, type Negado } from '~/domain/respostas/resultado'
import { type DitosDaFalha, dizerFalha } from './dizer-falha'

/**
 * Sends a form past the router, which the board does not have, and which would read all of a screen again and draw the
 * frame at each of its steps (decision 046).
 */
export async function postar<Feito extends object>(
  endereco: string,
  body: FormData,
  ditos: DitosDaFalha,
): Promise<Feito | Negado> {
  const { incerto } = ditos
  const pergunta = askJson<Feito | Negado>(endereco, { body, patienceMs: null })
  const resposta = await (incerto ? Promise.race([pergunta, pause(incerto.depoisDeMs)]) : pergunta)
  if (!resposta) return { recusas: incerto ? [incerto.recusa] : [] }
  const { status, body: dito } = resposta
  if (typeof dito === 'object' && dito !== null && (status === 200 || ehNegado(dito))) return dito
  return { recusas: [dizerFalha(resposta, ditos)] }
}

export function formularioDe(campos: Iterable<readonly [nome: string, valor: string]>): FormData {
  const formulario = new FormData()
  for (const [nome, valor] of campos) formulario.append(nome, valor)
  return formulario
}
