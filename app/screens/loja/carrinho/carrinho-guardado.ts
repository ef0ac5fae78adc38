import { parseJson } from '~/browser/json'
import type { KeptTexts } from '~/browser/kept-texts'
import {
  CARRINHO_VAZIO,
  type Carrinho,
  chavesDoNavegador,
  guardarCarrinho,
  lerCarrinho,
} from '~/domain/pedidos/checkout/carrinho'

export interface CarrinhoGuardado {
  read(): Carrinho
  change<Resposta extends { readonly carrinho: Carrinho }>(mudar: (atual: Carrinho) => Resposta): Resposta
  subscribe: KeptTexts['subscribe']
}

/** The cart of one shop in this browser, in step between tabs. */
export function openCarrinho(slug: string, texts: KeptTexts): CarrinhoGuardado {
  const chaves = chavesDoNavegador(slug)
  let lido: { itens: string | null; observacoes: string | null; carrinho: Carrinho } = {
    itens: null,
    observacoes: null,
    carrinho: CARRINHO_VAZIO,
  }

  /** Returns the same object unless the stored texts have changed, because React compares it. */
  function read() {
    const itens = texts.read(chaves.carrinho)
    const observacoes = texts.read(chaves.observacoes)
    if (itens !== lido.itens || observacoes !== lido.observacoes) {
      lido = { itens, observacoes, carrinho: lerCarrinho(parseJson(itens), observacoes) }
    }
    return lido.carrinho
  }

  function keep(carrinho: Carrinho) {
    const textos = guardarCarrinho(carrinho)
    const itens = carrinho.itens.length > 0 ? textos.itens : null
    const observacoes = textos.observacoes || null
    lido = { itens, observacoes, carrinho }
    texts.write(chaves.carrinho, itens)
    texts.write(chaves.observacoes, observacoes)
  }

  return {
    read,
    change(mudar) {
      const resposta = mudar(read())
      keep(resposta.carrinho)
      return resposta
    },
    subscribe: texts.subscribe,
  }
}
