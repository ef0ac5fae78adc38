import { type FormEvent, useEffect, useRef, useState } from 'react'
import { askJson, REDIRECTED } from '~/browser/ask-json'
import { listenRestore } from '~/browser/page'
import type { Recusa } from '~/domain/respostas/recusa'
import { ehNegado } from '~/domain/respostas/resultado'
import { recusarStatus } from './recusas/falha'

interface Respondido {
  readonly recusas: readonly Recusa[]
}

interface Opcoes<Feito> {
  /** Of the refusal that says that no answer came. */
  readonly titulo: string
  /** The answer to a form that was sent without script. */
  readonly feito?: Feito | undefined
  /** Where a form leads that was not refused, when it does not stay on its page. */
  readonly destino?: string
}

/**
 * Sends an account's form to its page without leaving it: past the router, which without an answer would show its error
 * page in place of what is typed. Without script the browser itself sends it to the same address.
 */
export function useFormularioDeConta<Feito extends Respondido>(
  acao: string,
  { titulo, feito: daPagina, destino }: Opcoes<Feito>,
) {
  const [feito, setFeito] = useState(daPagina)
  const [semResposta, setSemResposta] = useState<readonly Recusa[] | null>(null)
  const [passo, setPasso] = useState<'parado' | 'enviando' | 'partindo'>('parado')
  const ocupado = useRef(false)

  useEffect(() => {
    if (passo !== 'partindo' || destino === undefined) return
    window.location.assign(destino)
    // The server leads whoever comes back here by the back button on again.
    return listenRestore(() => window.location.reload())
  }, [passo, destino])

  async function enviar(body: FormData) {
    if (ocupado.current) return
    ocupado.current = true
    setPasso('enviando')
    // The page to which a redirect leads is loaded by the browser.
    const resposta = await askJson<Feito>(acao, { body, redirect: 'manual', timeoutMs: null })
    const { status, body: dito } = resposta
    if (status === REDIRECTED) return setPasso('partindo')
    ocupado.current = false
    setPasso('parado')
    const respondido = typeof dito === 'object' && dito !== null && ehNegado(dito)
    if (respondido) setFeito(dito)
    setSemResposta(respondido ? null : [recusarStatus(titulo, status)])
  }
  return {
    /** The page's last answer. */
    feito,
    /** Those of that answer, or that none came since. */
    recusas: semResposta ?? feito?.recusas,
    passo,
    enviar,
    /** For the form's onSubmit, after its own checks. */
    aoEnviar(event: FormEvent<HTMLFormElement>) {
      if (event.defaultPrevented) return
      event.preventDefault()
      void enviar(new FormData(event.currentTarget))
    },
  }
}
