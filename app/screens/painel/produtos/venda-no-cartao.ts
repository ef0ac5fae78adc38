import type { APartirDe } from '~/domain/cardapio/cardapio'
import { aPartirDe } from '~/domain/cardapio/escolhas/a-partir-de'
import { porQueNaoSePede } from '~/domain/cardapio/escolhas/venda'
import { type GrupoGuardado, montarProduto } from '~/domain/cardapio/grupo-guardado'
import type { ProdutoDoPainel } from '~/domain/cardapio/store-produtos.server'
import type { GrupoId } from '~/domain/valores/ids'

/** What a card says of price and sale; the server says it, so that a list is not sent the options of all groups. */
export interface VendaNoCartao {
  /** Null when nobody can order it. */
  readonly minimo: APartirDe | null
  readonly motivos: readonly string[]
}

export function vendaNoCartao(
  produto: ProdutoDoPainel,
  grupos: ReadonlyMap<GrupoId, GrupoGuardado>,
): VendaNoCartao {
  const montado = montarProduto(produto, grupos)
  return { minimo: aPartirDe(montado), motivos: [...new Set(porQueNaoSePede(montado))] }
}
