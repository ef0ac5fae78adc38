import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { ask } from '~/browser/ask'
import { listenRestore, listenStay } from '~/browser/page'
import type { Elements } from '~/ui/elements'
import { useAlerta } from '../alerta/alerta'
import { passarChegadas } from '../alerta/memoria-das-chegadas'
import { esquecerRascunhos } from '../pedido/rascunhos-do-navegador'
import { type Rumo, RumoContext, useRumo } from '../rumo'
import { abreAqui } from '../tela/abre-aqui'
import { useTelaFechada } from '../tela/use-tela-fechada'

const PACIENCIA_MS = 5_000
const QUADRO = '/home'
/** What is downloaded leaves the board where it is. */
const EH_ARQUIVO = /\.\w+$/

/** The board goes elsewhere by whole documents (decision 054). */
export function RumoDoQuadro({ empresaId, children }: { empresaId: number; children: Elements }) {
  const [{ hash, visita }, setVisita] = useState({ hash: '', visita: 0 })
  const [destino, setDestino] = useState<string | null>(null)
  const [saindo, setSaindo] = useState(false)
  const chegar = useCallback(
    () => setVisita(antes => ({ hash: window.location.hash, visita: antes.visita + 1 })),
    [],
  )
  useEffect(() => {
    focarConteudo()
    // An address that names no order changes nothing, and whatever asks where it is would be drawn again.
    if (window.location.hash) chegar()
    if (temCamadas()) void carregarVoltar().catch(() => undefined)
    // A board that the back button brings back from the browser's cache is old, and its stream is closed.
    const calar = listenRestore(() => window.location.reload())
    window.addEventListener('hashchange', chegar)
    return () => {
      calar()
      window.removeEventListener('hashchange', chegar)
    }
  }, [chegar])
  useEffect(() => listenStay(() => setDestino(null)), [])

  const rumo = useMemo(
    (): Rumo => ({
      empresaId,
      pathname: QUADRO,
      hash,
      visita,
      destino,
      saindo,
      ir(para) {
        const { pathname, href } = new URL(para, window.location.href)
        if (pathname === QUADRO) {
          window.history.replaceState(window.history.state, '', href)
          return chegar()
        }
        setDestino(pathname)
        passarChegadas()
        void partirPara(href)
      },
      async sair() {
        aSair = true
        setSaindo(true)
        const init = { method: 'POST', redirect: 'manual', patienceMs: null } as const
        const saiu = await ask('/home/sair', init, ({ type }) => type === 'opaqueredirect')
        aSair = saiu === true
        setSaindo(aSair)
        if (aSair) {
          esquecerRascunhos('saiu')
          window.location.assign('/login?saiu')
        }
        return aSair
      },
      reler: recarregar,
    }),
    [empresaId, hash, visita, destino, saindo, chegar],
  )
  return <RumoContext value={rumo}>{children}</RumoContext>
}

/** What is open over a page has entries of its own in the history; after a reload they are still there. */
const temCamadas = () => Number(window.history.state?.layers ?? 0) > 0

/** Came with what opens over the board, and right after a reload that has closed it. */
const carregarVoltar = () => import('~/ui/back-button')

async function partirPara(href: string): Promise<void> {
  const voltar = temCamadas() ? await carregarVoltar().catch(() => null) : null
  if (voltar) voltar.leaveFor(href)
  else window.location.assign(href)
}

/** The session ends before 'Sair' is answered; a reading that finds it so would break off the way to the login. */
let aSair = false

/** The same function always, because what reads by it would read again for another. */
async function recarregar(): Promise<void> {
  if (!aSair) window.location.reload()
}

/** Who stood in the screen before, as on the button of an error page, stands in this one (quadro.tsx); a reload does not. */
function focarConteudo(): void {
  const { hash, pathname, search } = window.location
  if (hash !== '#conteudo') return
  document.getElementById('conteudo')?.focus()
  window.history.replaceState(window.history.state, '', pathname + search)
}

/**
 * Without a network a link would put the browser's own error page in place of the board. So while the network is known to
 * be gone, the page asks the server first, and without an answer says so and stays.
 */
export function LinksDoQuadro() {
  const { caiu } = useAlerta()
  const dizerTelaFechada = useTelaFechada()
  const { ir, reler } = useRumo()

  const partir = useEffectEvent(async (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (event.defaultPrevented || !link || !abreAqui(event, link)) return
    const { pathname, href, hash } = link
    if (EH_ARQUIVO.test(pathname) || (pathname === QUADRO && hash !== '')) return
    event.preventDefault()
    if (!(navigator.onLine && !caiu) && !(await alcancaOServidor())) return dizerTelaFechada()
    if (pathname === QUADRO) return reler()
    ir(href)
  })
  useEffect(() => {
    const apertar = (event: MouseEvent) => void partir(event)
    window.addEventListener('click', apertar)
    return () => window.removeEventListener('click', apertar)
  }, [])
  return null
}

function alcancaOServidor(): Promise<boolean | null> {
  return ask('/healthz', { cache: 'no-store', patienceMs: PACIENCIA_MS }, ({ ok }) => ok)
}
