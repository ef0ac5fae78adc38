import {
  type ExtraDoCarrinho,
  type ItemDoCarrinho,
  type ItemRemovido,
  podeSerPedida,
} from '~/domain/pedidos/checkout/carrinho'
import { precisaDasEscolhas } from '~/domain/pedidos/checkout/conferir-carrinho'
import {
  dizerEsgotado,
  dizerFora,
  QUANTIDADE_MAXIMA,
  saiuDoCardapio,
  totalDoItem,
} from '~/domain/pedidos/item'
import { linhaComPreco, linhasDasEscolhas, nomeDoItem } from '~/domain/pedidos/texto-do-item'
import { formatReais } from '~/domain/valores/centavos'
import { Button } from '~/ui/button'
import { classes } from '~/ui/classes'
import { QuantityStepper } from '~/ui/fields/quantity-stepper'
import { Icon } from '~/ui/icon'
import { IconButton } from '~/ui/icon-button'
import { useCarrinho } from './carrinho-contexto'

interface LinhaDoCarrinhoProps {
  item: ItemDoCarrinho
  aoEditar: (item: ItemDoCarrinho) => void
  /** Called after each change of quantity; null when the line is still there. */
  aoRemover: (removido: ItemRemovido | null) => void
}

export function LinhaDoCarrinho({ item, aoEditar, aoRemover }: LinhaDoCarrinhoProps) {
  const { mudarQuantidade, remover } = useCarrinho()
  const { cartItemId, quantidade, observacao, extras, indisponivel, esgotado, fora, faltas } = item
  const nome = nomeDoItem(item)
  const disponiveis = extras.filter(extra => !extra.indisponivel)
  const pedida = podeSerPedida(item)
  const acabou = indisponivel || esgotado || fora
  return (
    <li className="py-4 first:pt-1">
      <div className="flex items-start justify-between gap-3">
        <p className={classes('min-w-0 font-semibold', acabou ? 'text-tinta-suave line-through' : 'text-md')}>
          {nome}
        </p>
        {pedida && (
          <p className="shrink-0 font-semibold text-md tabular-nums">
            {formatReais(totalDoItem({ ...item, extras: disponiveis }))}
          </p>
        )}
      </div>
      {linhasDasEscolhas({ ...item, extras: disponiveis }).map((linha, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option that is in part included has two equal lines
        <p key={n} className="wrap-anywhere text-tinta-suave text-xs">
          {linhaComPreco(linha)}
        </p>
      ))}
      {observacao && (
        <p className="mt-1 whitespace-pre-line text-tinta-suave text-xs">{`Observação: ${observacao}`}</p>
      )}
      {acabou ? (
        <p className="mt-1 font-medium text-red-tinta text-xs">
          {indisponivel ? saiuDoCardapio(nome) : fora ? dizerFora(nome, fora) : dizerEsgotado(nome)}
        </p>
      ) : (
        extras
          .filter(extra => extra.indisponivel)
          .map(extra => <ExtraIndisponivel key={extra.id} item={item} extra={extra} />)
      )}
      {!acabou &&
        faltas?.map(falta => (
          <p key={falta} className="wrap-anywhere mt-1 font-medium text-red-tinta text-xs">
            {falta}
          </p>
        ))}
      <div className="mt-2 flex items-start gap-1">
        {pedida && (
          <QuantityStepper
            label={`Quantidade de ${nome}`}
            value={quantidade}
            max={QUANTIDADE_MAXIMA}
            onValueChange={nova => aoRemover(mudarQuantidade(cartItemId, nova > quantidade ? 1 : -1))}
          />
        )}
        {!acabou && faltas && (
          <Button
            variant="secondary"
            aria-label={`Escolha de novo: ${nome}`}
            aria-haspopup="dialog"
            onClick={() => aoEditar(item)}
          >
            Escolha de novo
          </Button>
        )}
        <span className="flex-1" />
        {pedida && (
          <IconButton
            label={`${precisaDasEscolhas(item) ? 'Editar' : 'Editar observação de'} ${nome}`}
            icon={<Icon name="notebook-pen" className="size-5" />}
            aria-haspopup="dialog"
            onClick={() => aoEditar(item)}
          />
        )}
        <IconButton
          label={`Remover ${nome}`}
          icon={<Icon name="trash-2" className="size-5" />}
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
      <span>{saiuDoCardapio(`O extra ${extra.nome}`)}</span>
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
