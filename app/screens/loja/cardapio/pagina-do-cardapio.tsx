import { useMemo } from 'react'
import type { PromocaoDoPedido } from '~/domain/promocoes/promocao'
import type { Elements } from '~/ui/elements'
import { CarrinhoProvider } from '../carrinho/carrinho-contexto'
import type { Pagina, TelaProps } from '../documento'
import { ErroDoCardapio } from '../erro-da-loja'
import { useCardapioDeAgora } from './cardapio-de-agora'
import type { PaginaLida } from './ler-cardapio.server'
import { TelaDoCardapio } from './tela-do-cardapio'

const SEM_PROMOCOES: readonly PromocaoDoPedido[] = []

function Cardapio({ lido }: TelaProps<PaginaLida>) {
  const { slug, entrega, tempo, condicoes, destaques, tambem, juntos, banner } = lido
  const {
    cardapio: { categorias, grupos, promocoes = SEM_PROMOCOES },
    vigia,
  } = useCardapioDeAgora(lido)
  const produtos = useMemo(() => categorias.flatMap(categoria => categoria.produtos), [categorias])
  return (
    <CarrinhoProvider key={slug} slug={slug} produtos={produtos} grupos={grupos} promocoes={promocoes}>
      {vigia satisfies Elements}
      <TelaDoCardapio
        categorias={categorias}
        produtos={produtos}
        grupos={grupos}
        destaques={destaques}
        ofertas={{ tambem, juntos }}
        banner={banner}
        entrega={entrega}
        tempo={tempo}
        condicoes={condicoes}
      />
    </CarrinhoProvider>
  )
}

/** At the menu's address every failure says that the menu could not be read. */
export const PAGINA: Pagina<PaginaLida> = {
  Tela: Cardapio,
  Erro: ErroDoCardapio,
  ErroDaLoja: ErroDoCardapio,
}
