import { thisBrowser, thisTab } from '~/browser/storage'

const INICIO = 'comandaNovoPedido:'
/** The mark of the last sign-out, in the storage of the browser. */
export const SAIDA = 'comandaSaida'
export const CANAL = 'comandaRascunhos'

const chaveDoRascunho = (empresaId: number) => `${INICIO}${empresaId}`

/**
 * The draft of this tab, as text. Each tab has its own order, and the customer's data in a draft are deleted when its
 * tab is closed. A draft becomes void when somebody signs out on this browser or another company signs in, in any tab
 * and even while this tab sleeps: a mark beside the draft says when that last happened.
 */
export function lerGuardado(empresaId: number): string | null {
  const [saida, ...texto] = (thisTab.read(chaveDoRascunho(empresaId)) ?? '').split('\n')
  if (texto.length === 0) return null
  if (saida === ultimaSaida()) return texto.join('\n')
  apagarGuardado(empresaId)
  return null
}

export function guardar(empresaId: number, texto: string): void {
  thisTab.write(chaveDoRascunho(empresaId), `${ultimaSaida()}\n${texto}`)
}

export function apagarGuardado(empresaId: number): void {
  thisTab.write(chaveDoRascunho(empresaId), null)
}

function ultimaSaida(): string {
  return thisBrowser.read(SAIDA) ?? ''
}

/**
 * Deletes every draft of this browser: in this tab now, in other tabs by the storage event of the mark, or when they
 * wake.
 */
export function esquecerRascunhos(por: 'saiu' | 'outra-empresa'): void {
  apagarDestaAba()
  thisBrowser.write(SAIDA, `${por} ${Date.now()} ${Math.random()}`)
}

/** True when this tab had a draft. */
export function apagarDestaAba(): boolean {
  const chaves = thisTab.keys().filter(chave => chave.startsWith(INICIO))
  for (const chave of chaves) thisTab.write(chave, null)
  return chaves.length > 0
}

/** What tabs ask each other about their drafts. */
export interface Recado {
  readonly tipo: 'quem-tem' | 'eu-tenho'
  readonly empresaId: number
}
