import { setTimeout as wait } from 'node:timers/promises'

/** A live stream that comes back as a browser's does: after the pause that the server has named. */
export interface Corrente {
  aberta(): boolean
  /** Milliseconds from the end of the one to the first byte of the next, of each time that it came back. */
  readonly voltas: readonly number[]
  /** The numbers of all events so far. */
  readonly ouvidos: ReadonlySet<number>
  /** Whether the server has said that nobody is signed in. */
  readonly fora: () => boolean
  fechar(): void
}

/** Opens it; ready when its first bytes are here. */
export async function abrirCorrente(origin: string, cookie: string): Promise<Corrente> {
  const fim = new AbortController()
  const voltas: number[] = []
  const ouvidos = new Set<number>()
  let [aberta, fora, pausa] = [false, false, 0]
  let acabou: number | undefined

  /** Until it ends; without a stream at once. */
  async function ler(aoAbrir: () => void): Promise<void> {
    const resposta = await fetch(`${origin}/home/ao-vivo`, {
      headers: { Cookie: cookie, Accept: 'text/event-stream' },
      signal: fim.signal,
    })
    // So the door answers a stream of nobody (the browser gives it up).
    if (resposta.status === 204) fora = true
    if (resposta.status !== 200 || !resposta.body) return
    let texto = ''
    for await (const parte of resposta.body.pipeThrough(new TextDecoderStream())) {
      if (!aberta && acabou !== undefined) voltas.push(performance.now() - acabou)
      aberta = true
      aoAbrir()
      texto = texto.slice(texto.lastIndexOf('\n\n') + 1) + parte
      pausa = Number(/retry: (\d+)/.exec(texto)?.[1] ?? pausa)
      for (const [, id] of texto.matchAll(/"id":(\d+)/g)) ouvidos.add(Number(id))
    }
  }
  await new Promise<void>(resolve => {
    const voltar = async () => {
      while (!fim.signal.aborted && !fora) {
        await ler(resolve).catch(() => undefined)
        acabou = performance.now()
        aberta = false
        await wait(pausa, undefined, { signal: fim.signal }).catch(() => undefined)
      }
    }
    void voltar()
  })
  return { aberta: () => aberta, voltas, ouvidos, fora: () => fora, fechar: () => fim.abort() }
}
