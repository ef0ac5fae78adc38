import { useEffect } from 'react'
import { thisBrowser, thisTab } from '~/browser/storage'
import { temPorSalvar } from '../por-salvar'

const INICIO = 'comandaNovoPedido:'
const SAIDA = 'comandaSaida'
const EMPRESA = 'comandaEmpresa'
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
function apagarDestaAba(): boolean {
  const chaves = thisTab.keys().filter(chave => chave.startsWith(INICIO))
  for (const chave of chaves) thisTab.write(chave, null)
  return chaves.length > 0
}

/** What tabs ask each other about their drafts. */
export interface Recado {
  readonly tipo: 'quem-tem' | 'eu-tenho'
  readonly empresaId: number
}

/**
 * Runs on every screen of the panel: tells other tabs whether this one has a draft, and drops the draft when another
 * tab signs out.
 */
export function useRascunhosDoNavegador(empresaId: number): void {
  useEffect(() => {
    lembrarEmpresa(empresaId)
    const canal = new BroadcastChannel(CANAL)
    canal.onmessage = ({ data }: MessageEvent<Recado>) => {
      if (data.tipo !== 'quem-tem' || data.empresaId !== empresaId || lerGuardado(empresaId) === null) return
      canal.postMessage({ tipo: 'eu-tenho', empresaId } satisfies Recado)
    }
    const sairTambem = ({ key, newValue }: StorageEvent) => {
      // The person who signed out was asked about this order too, so its data must not stay in sight; nor does any other
      // customer's, unless something else is being written here.
      if (key !== SAIDA) return
      const tinha = apagarDestaAba()
      if (newValue?.startsWith('saiu ') && (tinha || !temPorSalvar())) location.replace('/login?saiu')
    }
    window.addEventListener('storage', sairTambem)
    return () => {
      canal.close()
      window.removeEventListener('storage', sairTambem)
    }
  }, [empresaId])
}

/** The session of another company may have ended by itself before, and this company must not find its drafts. */
function lembrarEmpresa(empresaId: number): void {
  const antes = thisBrowser.read(EMPRESA)
  if (antes === String(empresaId)) return
  thisBrowser.write(EMPRESA, String(empresaId))
  if (antes !== null) esquecerRascunhos('outra-empresa')
}
