import { NotebookPen, Trash2 } from 'lucide-react'
import type { ExtraDoCarrinho, ItemDoCarrinho, ItemRemovido } from '~/domain/pedidos/checkout/carrinho'
import { QUANTIDADE_MAXIMA, saiuDoCardapio } from '~/domain/pedidos/item'
import { maisExtraComPreco } from '~/domain/pedidos/texto-do-item'
import { totalDoItem } from '~/domain/pedidos/total'
import { formatReais } from '~/domain/valores/centavos'
import { Button } from '~/ui/button'
import { classes } from '~/ui/classes'
import { IconButton } from '~/ui/icon-button'
import { QuantityStepper } from '~/ui/quantity-stepper'
import { useCarrinho } from './carrinho-contexto'

interface LinhaDoCarrinhoProps {
  item: ItemDoCarrinho
  aoEditar: (item: ItemDoCarrinho) => void
  /** Called after each change of quantity; null when the line is still there. */
  aoRemover: (removido: ItemRemovido | null) => void
}

export function LinhaDoCarrinho({ item, aoEditar, aoRemover }: LinhaDoCarrinhoProps) {
  const { mudarQuantidade, remover } = useCarrinho()
  const { cartItemId, nome, quantidade, observacao, extras, indisponivel } = item
  const disponiveis = extras.filter(extra => !extra.indisponivel)
  return (
    <li className="py-4 first:pt-1">
      <div className="flex items-start justify-between gap-3">
        <p
          className={classes(
            'min-w-0 font-semibold',
            indisponivel ? 'text-tinta-suave line-through' : 'text-md',
          )}
        >
          {nome}
        </p>
        {!indisponivel && (
          <p className="shrink-0 font-semibold text-md tabular-nums">
            {formatReais(totalDoItem({ ...item, extras: disponiveis }))}
          </p>
        )}
      </div>
      {disponiveis.map(extra => (
        <p key={extra.id} className="text-tinta-suave text-xs">
          {maisExtraComPreco(extra)}
        </p>
      ))}
      {observacao && (
        <p className="mt-1 whitespace-pre-line text-tinta-suave text-xs">Observação: {observacao}</p>
      )}
      {indisponivel ? (
        <p className="mt-1 font-medium text-red-tinta text-xs">{saiuDoCardapio(nome)}</p>
      ) : (
        extras
          .filter(extra => extra.indisponivel)
          .map(extra => <ExtraIndisponivel key={extra.id} item={item} extra={extra} />)
      )}
      <div className="mt-2 flex items-start gap-1">
        {!indisponivel && (
          <QuantityStepper
            label={`Quantidade de ${nome}`}
            value={quantidade}
            max={QUANTIDADE_MAXIMA}
            onValueChange={nova => aoRemover(mudarQuantidade(cartItemId, nova > quantidade ? 1 : -1))}
          />
        )}
        <span className="flex-1" />
        {!indisponivel && (
          <IconButton
            label={`Editar observação de ${nome}`}
            icon={<NotebookPen aria-hidden="true" className="size-5" />}
            onClick={() => aoEditar(item)}
          />
        )}
        <IconButton
          label={`Remover ${nome}`}
          icon={<Trash2 aria-hidden="true" className="size-5" />}
          onClick={() => aoRemover(remover(cartItemId))}
        />
      </div>
    </li>
  )
}

function ExtraIndisponivel({ item, extra }: { item: ItemDoCarrinho; extra: ExtraDoCarrinho }) {
  const { atualizar } = useCarrinho()
  return (
    <p className="wrap-anywhere mt-1 flex items-center justify-between gap-3 font-medium text-red-tinta text-xs">
      {saiuDoCardapio(`O extra ${extra.nome}`)}
      <Button
        variant="secondary"
        aria-label={`Tirar ${extra.nome} de ${item.nome}`}
        onClick={() =>
          atualizar(item.cartItemId, { extras: item.extras.filter(({ id }) => id !== extra.id) })
        }
      >
        Tirar
      </Button>
    </p>
  )
}
