import { useEffect, useEffectEvent } from 'react'
import { replaceQuery, useQuery } from '~/browser/use-query'
import { lerCodigo } from '~/domain/cupons/cupom'
import { lerLink, linhasDoLink } from '~/domain/pedidos/checkout/carrinho-por-link'
import type { CardapioDeHoje } from '~/domain/pedidos/checkout/repetir-pedido'
import { lerVeioDe } from '~/domain/pedidos/veio-de'
import { ehRecusa } from '~/domain/respostas/recusa'
import { novaChave } from '~/domain/valores/chave'
import { useToast } from '~/ui/overlays/toast'
import { PerguntaDaLeva, useLeva } from '../de-novo/levar-ao-carrinho'
import { saveCupom } from '../finalizar/reacao/rascunho'
import { useLoja } from '../loja-contexto'
import { ehDoLink } from './do-link'
import { saveVeioDe } from './veio-de-guardado'

export interface ChegadaPorLinkProps extends CardapioDeHoje {
  aoAbrirCarrinho: () => void
}

/**
 * What a link brings along: a cart (carrinho-18), a coupon (destaque-4), and where its reader came from (divulgacao-4). All leave the
 * address, so that neither a reload nor a copied address brings them again.
 */
export function ChegadaPorLink({ produtos, grupos, aoAbrirCarrinho }: ChegadaPorLinkProps) {
  const { slug } = useLoja()
  const query = useQuery()
  const toast = useToast()
  const { levar, pergunta } = useLeva(aoAbrirCarrinho)
  const daqui = [...query.keys()].filter(ehDoLink)
  const traz = daqui.length > 0

  const chegar = useEffectEvent(() => {
    const texto = query.get('c')
    const cupom = lerCodigo(query.get('cupom') ?? '')
    const veioDe = lerVeioDe(query)
    if (veioDe !== null) saveVeioDe(slug, veioDe)
    const resto = new URLSearchParams(query)
    for (const parametro of daqui) resto.delete(parametro)
    replaceQuery(resto.size > 0 ? `?${resto}` : '')
    if (cupom !== null) {
      saveCupom(slug, cupom)
      toast.show({
        title: `Cupom ${cupom} guardado!`,
        text: 'Ele entra na hora de pagar o pedido.',
        variant: 'success',
      })
    }
    if (texto === null) return
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
    if (traz) chegar()
  }, [traz])
  return <PerguntaDaLeva {...pergunta} />
}
