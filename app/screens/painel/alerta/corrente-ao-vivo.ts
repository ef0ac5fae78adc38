import { acaoDe } from '../porta'

export type Sinal =
  | { readonly tipo: 'aberta' | 'pulso' | 'caiu' }
  | { readonly tipo: 'pedido-novo' | 'pedido-mudou'; readonly id: number }

/** The server's heartbeat comes every 15 s; two missed and some patience. */
export const SEM_PULSO_MS = 35_000
/** A stream that the browser gave up (not that it retries by itself) is opened again after this. */
const REABRIR_MS = 2_000
const TENTATIVA_MS = 8_000

/**
 * Hears the company's events until the returned function is called. One stream serves all tabs of a browser: the tab
 * that holds the lock opens it and passes on what it hears; when that tab closes, the next one holds the lock. Without
 * locks (a page that is not served over https) each tab has its own.
 */
export function ouvirAoVivo(empresaId: number, receber: (sinal: Sinal) => void): () => void {
  if (!navigator.locks || typeof BroadcastChannel === 'undefined') return abrirCorrente(empresaId, receber)
  const nome = `comanda:ao-vivo:${empresaId}`
  const canal = new BroadcastChannel(nome)
  canal.onmessage = ({ data }: MessageEvent<Sinal>) => receber(data)
  const passarAdiante = (sinal: Sinal) => {
    canal.postMessage(sinal)
    receber(sinal)
  }
  const fim = new AbortController()
  const segurar = () =>
    new Promise<void>(soltar => {
      const fechar = abrirCorrente(empresaId, passarAdiante)
      fim.signal.addEventListener('abort', () => {
        fechar()
        soltar()
      })
    })
  // Leaving while still in the queue rejects: there is nothing to undo.
  navigator.locks.request(nome, { signal: fim.signal }, segurar).catch(() => undefined)
  return () => {
    fim.abort()
    canal.close()
  }
}

function abrirCorrente(empresaId: number, receber: (sinal: Sinal) => void): () => void {
  let fonte: EventSource | undefined
  let vigia: ReturnType<typeof setTimeout> | undefined

  function vigiar(prazo: number) {
    clearTimeout(vigia)
    vigia = setTimeout(reabrir, prazo)
  }
  function reabrir() {
    receber({ tipo: 'caiu' })
    abrir()
  }
  function abrir() {
    fonte?.close()
    const nova = new EventSource(acaoDe('/home/ao-vivo', empresaId))
    fonte = nova
    vigiar(TENTATIVA_MS)
    const vivo = (sinal: Sinal) => {
      vigiar(SEM_PULSO_MS)
      receber(sinal)
    }
    nova.onopen = () => vivo({ tipo: 'aberta' })
    nova.onerror = () => {
      receber({ tipo: 'caiu' })
      vigiar(nova.readyState === EventSource.CLOSED ? REABRIR_MS : TENTATIVA_MS)
    }
    nova.addEventListener('pulso', () => vivo({ tipo: 'pulso' }))
    for (const tipo of ['pedido-novo', 'pedido-mudou'] as const) {
      nova.addEventListener(tipo, ({ data }) => vivo({ tipo, id: JSON.parse(data).id }))
    }
  }

  abrir()
  window.addEventListener('online', abrir)
  return () => {
    window.removeEventListener('online', abrir)
    clearTimeout(vigia)
    fonte?.close()
  }
}
