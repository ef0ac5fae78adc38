import { useCallback } from 'react'
import { askJson } from '~/browser/ask-json'
import { pause } from '~/browser/pause'
import { ehNegado, type Negado } from '~/domain/respostas/resultado'
import { useRelerMoldura } from '../moldura-velha'
import { dizerFalha, type TextosDaFalha } from './dizer-falha'
import { useAcaoDe } from './use-acao'
import { useReler } from './use-reler'

/**
 * Sends a form past the router, which would read all of a screen again and draw the frame at each of its steps (decision
 * 046).
 */
export async function postar<Feito extends object>(
  endereco: string,
  body: FormData,
  textos: TextosDaFalha,
): Promise<Feito | Negado> {
  const { incerto } = textos
  const pergunta = askJson<Feito | Negado>(endereco, { body, timeoutMs: null })
  const resposta = await (incerto ? Promise.race([pergunta, pause(incerto.depoisDeMs)]) : pergunta)
  if (!resposta) return { recusas: incerto ? [incerto.recusa] : [] }
  const { status, body: dito } = resposta
  if (typeof dito === 'object' && dito !== null && (status === 200 || ehNegado(dito))) return dito
  // A row that is gone must no longer be listed.
  return { recusas: [dizerFalha(resposta, textos)], ...(status === 404 && { mudou: true }) }
}

/** As `postar`; when the screen shows what is no longer so, it was read again before the answer is here. */
export function usePostar() {
  const destino = useAcaoDe()
  const reler = useReler()
  const relerMoldura = useRelerMoldura()
  return useCallback(
    async <Feito extends object>(rota: string, body: FormData, textos: TextosDaFalha) => {
      const resposta = await postar<Feito>(destino(rota), body, textos)
      if (mostraOutraCoisa(resposta)) await reler()
      // Somebody has taken the right away since the frame was drawn.
      if (ehNegado(resposta) && resposta.recusas.some(({ codigo }) => codigo === 'sem-direito')) {
        await relerMoldura()
      }
      return resposta
    },
    [destino, reler, relerMoldura],
  )
}

/** After another refusal nothing is read: without a network the screen, and what is typed in it, would be lost. */
export function mostraOutraCoisa(resposta: object | Negado): boolean {
  return !ehNegado(resposta) || resposta.conflito !== undefined || resposta.mudou === true
}

export function formularioDe(campos: Iterable<readonly [nome: string, valor: string]>): FormData {
  const formulario = new FormData()
  for (const [nome, valor] of campos) formulario.append(nome, valor)
  return formulario
}
