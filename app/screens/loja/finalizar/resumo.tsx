import type { ReactNode } from 'react'
import { enderecoEmUmaLinha } from '~/domain/enderecos/endereco'
import { dizerFrete } from '~/domain/frete/frete'
import { contarItens, contarUnidades, totalDoItem } from '~/domain/pedidos/item'
import { dizerValor, entregaDeGraca, linhasDoTotal } from '~/domain/pedidos/linhas-do-total'
import { itemComQuantidade, linhasDasEscolhas } from '~/domain/pedidos/texto-do-item'
import { palavraDaEntrega } from '~/domain/pedidos/tipo-entrega'
import { formatReais } from '~/domain/valores/centavos'
import { formatTelefone } from '~/domain/valores/telefone'
import { Icon } from '~/ui/icon'
import { clienteDoFormulario, enderecoAceito, enderecoDoFormulario, tipoDaEntrega } from './reacao/formulario'
import { comBase } from './reacao/resumir-pedido'
import { TaxaRiscada } from './taxa-de-entrega'
import type { Checkout } from './use-checkout'

/**
 * The order before it is sent: customer, delivery, and every figure of its total (checkout-2). Folded to one line, so that
 * how to pay needs no scrolling on a phone; the total stands in the dialog's foot.
 */
export function Resumo({ checkout }: { checkout: Checkout }) {
  const { formulario, entrega, frete, mostrado, promessa } = checkout
  const cliente = clienteDoFormulario(formulario)
  const dito = frete && dizerFrete(frete)
  const endereco = enderecoAceito(formulario) ?? enderecoEmUmaLinha(enderecoDoFormulario(formulario))
  const deGraca = entregaDeGraca(mostrado.valores)
  // The fee that is struck through says the discount already.
  const linhas = linhasDoTotal(comBase(mostrado), entrega, { itens: 'Subtotal dos itens' }).filter(
    ({ tipo }) => !deGraca || tipo !== 'desconto-frete',
  )
  return (
    <section aria-label="Resumo do pedido" className="min-w-0 rounded-sm border border-linha">
      <details className="group">
        <summary className="flex min-h-12 items-center gap-3 px-4">
          <span className="shrink-0 font-semibold">Resumo do pedido</span>
          <span className="min-w-0 flex-1 text-right text-tinta-suave text-xs">
            {`${contarItens(contarUnidades(mostrado.linhas))} · ${palavraDaEntrega(tipoDaEntrega(formulario))}`}
          </span>
          <Icon name="chevron-down" className="size-5 shrink-0 group-open:rotate-180" />
        </summary>
        <dl className="grid grid-cols-1 gap-1.5 border-linha border-t p-4">
          <Linha rotulo="Cliente">{cliente.nome}</Linha>
          <Linha rotulo="Telefone">{formatTelefone(cliente.telefone)}</Linha>
          <Linha rotulo="Tipo de entrega">{tipoDaEntrega(formulario)}</Linha>
          {entrega && <Linha rotulo="Endereço">{endereco}</Linha>}
          {promessa && <Linha rotulo="Previsão">{promessa}</Linha>}
          {entrega && dito && frete.situacao !== 'a-combinar' && (
            <Linha rotulo={dito.rotulo}>{dito.como}</Linha>
          )}
        </dl>
        <ul className="grid grid-cols-1 gap-1.5 border-linha border-t p-4">
          {mostrado.linhas.map(linha => (
            <li key={linha.cartItemId} className="flex justify-between gap-3">
              <span className="min-w-0">
                <span>{itemComQuantidade(linha)}</span>
                {linhasDasEscolhas(linha).map(({ texto }, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an option that is in part included has two equal lines
                  <span key={n} className="block text-tinta-suave text-xs">
                    {texto}
                  </span>
                ))}
              </span>
              <span className="shrink-0 tabular-nums">{formatReais(totalDoItem(linha))}</span>
            </li>
          ))}
        </ul>
        <dl className="grid grid-cols-1 gap-1.5 border-linha border-t p-4">
          {linhas.map(linha =>
            linha.tipo === 'total' ? (
              <div key={linha.tipo} className="flex justify-between gap-4 font-bold text-md">
                <dt>{linha.rotulo}</dt>
                <dd className="tabular-nums">{formatReais(linha.valor)}</dd>
              </div>
            ) : (
              <Linha key={linha.rotulo} rotulo={linha.rotulo}>
                {deGraca && linha.tipo === 'frete' ? <TaxaRiscada taxa={linha.valor} /> : dizerValor(linha)}
              </Linha>
            ),
          )}
        </dl>
      </details>
    </section>
  )
}

function Linha({ rotulo, children }: { rotulo: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="shrink-0 text-tinta-suave">{rotulo}</dt>
      <dd className="min-w-0 text-right font-medium tabular-nums">{children}</dd>
    </div>
  )
}
