import type { SecaoAberta } from '~/domain/configuracoes/configuracoes'
import type { Mudancas } from '../tela/formulario/use-mexido'
import { CartaoDaSecao, METADE } from './cartao-da-secao'

interface MinimoEGratisProps {
  minimo: SecaoAberta<'minimo'>
  frete: { readonly aCombinar: boolean }
  mudancas: Mudancas
}

/** From which amount on the shop takes an order, and from which it delivers for nothing (frete-17, frete-18). */
export function MinimoEGratis({ minimo, frete, mudancas }: MinimoEGratisProps) {
  return (
    <CartaoDaSecao
      secao={minimo}
      titulo="Pedido mínimo e entrega grátis"
      texto="Contam os itens do pedido, sem a taxa de entrega. Em branco: não há."
      mudancas={mudancas}
      aspecto={{
        minimoEntrega: { className: METADE },
        minimoRetirada: { className: METADE },
        freteGratisAcima: frete.aCombinar
          ? { dica: 'Só dentro da área de entrega, e depois de dizer quanto custa entregar.' }
          : undefined,
      }}
    />
  )
}
