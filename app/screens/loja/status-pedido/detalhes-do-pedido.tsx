import type { ReactNode } from 'react'
import type { ItemMostrado, PedidoMostrado } from '~/domain/pedidos/andamento/pedido-mostrado'
import { dizerValor, type LinhaDoTotal } from '~/domain/pedidos/linhas-do-total'
import {
  contaDoItem,
  linhaComPreco,
  linhasDasEscolhas,
  nomeDoItem,
  notaDoItem,
  semPartir,
} from '~/domain/pedidos/texto-do-item'
import { type Centavos, formatReais, ZERO } from '~/domain/valores/centavos'
import { Card } from '~/ui/card'
import { Icon } from '~/ui/icon'

/** The data of the order: the customer and the delivery, the items and the amounts. */
export function DetalhesDoPedido({ pedido }: { pedido: PedidoMostrado }) {
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:items-start">
      <Card as="section" aria-labelledby="dados">
        <h2 id="dados" className="font-bold text-md">
          Dados do pedido
        </h2>
        <dl className="mt-2 divide-y divide-linha">
          <Dado rotulo="Cliente">{pedido.cliente}</Dado>
          <Dado rotulo="Telefone">{pedido.telefone}</Dado>
          <Dado rotulo="Data">{pedido.data}</Dado>
          <Dado rotulo="Tipo de entrega">{pedido.tipoEntrega}</Dado>
          {pedido.endereco !== null && <Dado rotulo="Endereço">{pedido.endereco}</Dado>}
          {pedido.lugarDaTaxa && <Dado rotulo={pedido.lugarDaTaxa.rotulo}>{pedido.lugarDaTaxa.texto}</Dado>}
          <Dado rotulo="Pagamento">{pedido.formaPagamento}</Dado>
          {pedido.troco?.valor === ZERO && <Dado rotulo="Troco">Sem troco</Dado>}
          {pedido.troco && pedido.troco.valor > ZERO && (
            <Dado rotulo="Troco para">
              <span>{`${formatReais(pedido.troco.para)} `}</span>
              <span className="min-[22.5rem]:whitespace-nowrap">{`(troco de ${formatReais(pedido.troco.valor)})`}</span>
            </Dado>
          )}
          <Dado rotulo="Observações">{pedido.observacoes}</Dado>
        </dl>
        {pedido.oculto && (
          <p className="mt-3 flex gap-2 rounded-sm bg-fundo px-3 py-2 text-tinta-suave text-xs">
            <Icon name="eye-off" className="size-4 shrink-0" />
            <span>
              Para proteger o cliente, os dados e as observações que não foram digitados neste aparelho ficam
              ocultos.
            </span>
          </p>
        )}
      </Card>

      <Card as="section" aria-labelledby="itens">
        <h2 id="itens" className="font-bold text-md">
          Itens
        </h2>
        <ul className="mt-2 divide-y divide-linha">
          {pedido.itens.map(item => (
            <Item key={item.id} item={item} />
          ))}
        </ul>
        <dl className="mt-2 space-y-1 border-linha border-t pt-3">
          {pedido.totais.map(linha => (
            <Valor key={linha.rotulo} {...linha} />
          ))}
        </dl>
      </Card>
    </div>
  )
}

function Dado({ rotulo, children }: { rotulo: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3 py-2">
      <dt className="text-tinta-suave">{rotulo}</dt>
      <dd className="whitespace-pre-line font-medium">{children}</dd>
    </div>
  )
}

function Valor({ tipo, rotulo, ...linha }: LinhaDoTotal) {
  const total = tipo === 'total'
  return (
    <div
      className={
        total
          ? 'flex items-baseline justify-between gap-4 pt-1 font-bold text-md'
          : 'flex justify-between gap-4'
      }
    >
      <dt className={total ? undefined : 'text-tinta-suave'}>{rotulo}</dt>
      <dd className={total ? 'whitespace-nowrap text-lg tabular-nums' : 'whitespace-nowrap tabular-nums'}>
        {dizerValor(linha)}
      </dd>
    </div>
  )
}

function Item({ item }: { item: ItemMostrado }) {
  const conta = contaDoItem(item)
  // The prices of a single unit add up as they stand.
  const aSomar = item.quantidade > 1 && conta.produto !== item.total
  return (
    <li className="py-2.5">
      <div className="flex justify-between gap-4">
        <p className="min-w-0 font-semibold">{nomeDoItem(item)}</p>
        <p className="whitespace-nowrap font-semibold tabular-nums">{formatReais(item.total)}</p>
      </div>
      <ul className="text-tinta-suave">
        <Parcela
          texto={`${item.quantidade} x ${formatReais(item.preco)}`}
          deTodas={aSomar ? conta.produto : null}
        />
        {linhasDasEscolhas(item).map((linha, posicao) => (
          <Parcela
            // What was chosen with an item never changes its order.
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same text
            key={posicao}
            texto={semPartir(linhaComPreco(linha))}
            deTodas={aSomar && linha.valor ? (conta.escolhas[posicao]?.valor ?? null) : null}
          />
        ))}
      </ul>
      {item.observacao && <p className="mt-0.5 whitespace-pre-line text-tinta-suave">{notaDoItem(item)}</p>}
    </li>
  )
}

/** One line of an item, and what it costs for all units where that says more than its text. */
function Parcela({ texto, deTodas }: { texto: string; deTodas: Centavos | null }) {
  return (
    <li className="flex items-baseline justify-between gap-4 tabular-nums">
      <span className="min-w-0 whitespace-pre-line">{texto}</span>
      {deTodas !== null && <span className="whitespace-nowrap">{formatReais(deTodas)}</span>}
    </li>
  )
}
