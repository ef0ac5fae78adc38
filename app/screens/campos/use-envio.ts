import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ask } from '~/browser/ask'
import { parseJson } from '~/browser/json'
import { listenRestore } from '~/browser/page'

interface Opcoes<Feito> {
  /** The answer to a form that was sent without script. */
  readonly feito?: Feito | undefined
  /** What the screen gets in place of an answer; the status is null when none came at all. */
  readonly semResposta: (status: number | null, formulario: FormData) => Feito
  /** Where a form leads that was not refused, when it does not stay on its page. */
  readonly destino?: string
}

/**
 * Sends an account's form to its page without leaving it (decision 045); without script the browser itself sends it to
 * the same address.
 */
export function useEnvio<Feito>(acao: string, { feito: daPagina, semResposta, destino }: Opcoes<Feito>) {
  const [feito, setFeito] = useState(daPagina)
  const [passo, setPasso] = useState<'parado' | 'enviando' | 'partindo'>('parado')
  const ocupado = useRef(false)

  useEffect(() => {
    if (passo !== 'partindo' || destino === undefined) return
    window.location.assign(destino)
    // The server leads whoever comes back here by the back button on again.
    return listenRestore(() => window.location.reload())
  }, [passo, destino])

  async function enviar(formulario: FormData) {
    if (ocupado.current) return
    ocupado.current = true
    setPasso('enviando')
    const resposta = await perguntar(acao, formulario)
    if (resposta?.partiu) return setPasso('partindo')
    ocupado.current = false
    setPasso('parado')
    setFeito(lerFeito<Feito>(resposta?.corpo) ?? semResposta(resposta?.status ?? null, formulario))
  }
  return {
    /** The last answer. */
    feito,
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

function perguntar(acao: string, body: FormData) {
  const headers = { Accept: 'application/json' }
  // Not followed: the page that it leads to is loaded by the browser.
  const init = { method: 'POST', headers, body, redirect: 'manual', timeoutMs: null } as const
  return ask(acao, init, async resposta => ({
    partiu: resposta.type === 'opaqueredirect',
    status: resposta.status,
    corpo: parseJson(await resposta.text()),
  }))
}

/** Undefined when somebody else answered than the page's action. */
function lerFeito<Feito>(corpo: unknown): Feito | undefined {
  return typeof corpo === 'object' && corpo !== null && 'feito' in corpo ? (corpo.feito as Feito) : undefined
}
