import {
  CARRINHO_VAZIO,
  type Carrinho,
  chavesDoNavegador,
  guardarCarrinho,
  lerCarrinho,
} from '~/domain/pedidos/checkout/carrinho'

/** What the store needs of `localStorage`. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface CarrinhoGuardado {
  read(): Carrinho
  change<Resposta extends { readonly carrinho: Carrinho }>(mudar: (atual: Carrinho) => Resposta): Resposta
  /** Another tab, or another part of this page, may change it. */
  subscribe(listener: () => void): () => void
}

/**
 * The cart of one shop in the browser's storage, in step between tabs. Where nothing can be stored (private mode, full
 * disk) it lives as long as the page.
 */
export function openCarrinho(slug: string, storage: KeyStorage | null): CarrinhoGuardado {
  const chaves = chavesDoNavegador(slug)
  const listeners = new Set<() => void>()
  let lido = read()
  let onlyHere = false

  function read() {
    const itens = tentar(() => storage?.getItem(chaves.carrinho)) ?? null
    const observacoes = tentar(() => storage?.getItem(chaves.observacoes)) ?? null
    const carrinho = itens || observacoes ? lerCarrinho(itens, observacoes) : CARRINHO_VAZIO
    return { itens, observacoes, carrinho }
  }

  function keep(carrinho: Carrinho) {
    const textos = guardarCarrinho(carrinho)
    const itens = carrinho.itens.length > 0 ? textos.itens : null
    const observacoes = textos.observacoes || null
    const kept = tentar(() => {
      write(chaves.carrinho, itens)
      write(chaves.observacoes, observacoes)
      return true
    })
    onlyHere = !kept
    lido = { itens, observacoes, carrinho }
  }

  function write(chave: string, texto: string | null) {
    if (texto === null) storage?.removeItem(chave)
    else storage?.setItem(chave, texto)
  }

  function reread() {
    if (onlyHere) return
    const novo = read()
    if (novo.itens === lido.itens && novo.observacoes === lido.observacoes) return
    lido = novo
    for (const listener of listeners) listener()
  }

  return {
    read: () => lido.carrinho,
    change(mudar) {
      const resposta = mudar(lido.carrinho)
      keep(resposta.carrinho)
      for (const listener of listeners) listener()
      return resposta
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        reread()
        window.addEventListener('storage', reread)
        // A page kept by the back button hears no storage events meanwhile.
        window.addEventListener('pageshow', reread)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        window.removeEventListener('storage', reread)
        window.removeEventListener('pageshow', reread)
      }
    },
  }
}

/** Storage throws where it is forbidden or full. */
function tentar<T>(acesso: () => T): T | null {
  try {
    return acesso()
  } catch {
    return null
  }
}
