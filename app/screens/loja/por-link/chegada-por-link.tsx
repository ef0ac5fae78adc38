import { useEffect, useEffectEvent } from 'react'
import { replaceQuery, useQuery } from '~/browser/use-query'
import { lerLink, linhasDoLink } from '~/domain/pedidos/checkout/carrinho-por-link'
import type { CardapioDeHoje } from '~/domain/pedidos/checkout/repetir-pedido'
import { ehRecusa } from '~/domain/respostas/recusa'
import { novaChave } from '~/domain/valores/chave'
import { useToast } from '~/ui/overlays/toast'
import { PerguntaDaLeva, useLeva } from '../de-novo/levar-ao-carrinho'

export interface ChegadaPorLinkProps extends CardapioDeHoje {
  aoAbrirCarrinho: () => void
}

/** The cart that a link brings along (carrinho-18). It leaves the address, so that a reload does not bring it again. */
export function ChegadaPorLink({ produtos, grupos, aoAbrirCarrinho }: ChegadaPorLinkProps) {
  const query = useQuery()
  const toast = useToast()
  const { levar, pergunta } = useLeva(aoAbrirCarrinho)
  const trazido = query.get('c')

  const chegar = useEffectEvent((texto: string) => {
    const resto = new URLSearchParams(query)
    resto.delete('c')
    replaceQuery(resto.size > 0 ? `?${resto}` : '')
    const linhas = lerLink(texto)
    if (ehRecusa(linhas)) {
      toast.show({ title: linhas.titulo, text: linhas.texto, variant: 'destructive', duration: 8_000 })
      return
    }
    levar({
      linhas: linhasDoLink(linhas, { produtos, grupos }, () => novaChave(crypto)),
      titulo: 'Itens do link no carrinho!',
      pergunta:
        'Quer juntar os itens do link aos que já estão no carrinho, ou deixar no carrinho só os do link?',
    })
  })
  useEffect(() => {
    if (trazido !== null) chegar(trazido)
  }, [trazido])
  return <PerguntaDaLeva {...pergunta} />
}
