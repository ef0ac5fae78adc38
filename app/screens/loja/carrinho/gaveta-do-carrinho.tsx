import { useRef } from 'react'
import { dizerFaltaParaGratis } from '~/domain/frete/entrega-gratis'
import { dizerFaltaNoCarrinho } from '~/domain/frete/minimo'
import { type ItemDoCarrinho, type ItemRemovido, somar } from '~/domain/pedidos/checkout/carrinho'
import { mudancasAContar } from '~/domain/pedidos/checkout/conferir-carrinho'
import { acharImpedimento } from '~/domain/pedidos/impedimentos'
import type { Recusa } from '~/domain/respostas/recusa'
import { type Centavos, centavos, formatReais } from '~/domain/valores/centavos'
import { limites } from '~/domain/valores/texto'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import type { Elements } from '~/ui/elements'
import { EmptyState } from '~/ui/empty-state'
import { Field } from '~/ui/fields/field'
import { TextArea } from '~/ui/fields/text-area'
import { Icon } from '~/ui/icon'
import { Drawer } from '~/ui/overlays/drawer'
import { useToast } from '~/ui/overlays/toast'
import { useLoja } from '../loja-contexto'
import { useSituacao } from '../situacao'
import { useCarrinho } from './carrinho-contexto'
import { LinhaDoCarrinho } from './linha-do-carrinho'

interface GavetaDoCarrinhoProps {
  open: boolean
  /** Why the checkout led back to the cart, when the reason is not in one of its lines. */
  recusa: Recusa | null
  /** What is offered beside what is in the cart; it calls `aoAdicionar` when its pressed button may be gone. */
  ofertas: (aoAdicionar: () => void) => Elements
  aoFechar: () => void
  aoEditar: (linha: ItemDoCarrinho) => void
  aoContinuar: () => void
}

/** 'Seu Pedido' (carrinho-7). */
export function GavetaDoCarrinho(props: GavetaDoCarrinhoProps) {
  const { open, recusa, ofertas, aoFechar, aoEditar, aoContinuar } = props
  const { carrinho, restaurar, observar } = useCarrinho()
  const toast = useToast()
  const corpo = useRef<HTMLDivElement>(null)
  const vazio = carrinho.itens.length === 0

  /** For when the button that had the focus is removed together with its line. */
  const focarCorpo = () => corpo.current?.focus({ preventScroll: true })

  function avisarRemocao(removido: ItemRemovido | null) {
    if (!removido) return
    focarCorpo()
    toast.show({
      title: 'Item removido',
      duration: 5_000,
      action: { label: 'Desfazer', onAction: () => restaurar(removido) },
    })
  }

  return (
    <Drawer
      open={open}
      onClose={aoFechar}
      title="Seu Pedido"
      footer={<Fechamento aoContinuar={aoContinuar} />}
    >
      <div ref={corpo} tabIndex={-1} className="outline-none">
        {recusa && (
          <Banner tone="danger" title={recusa.titulo} className="mb-4">
            {recusa.texto}
          </Banner>
        )}
        <Mudancas />
        {vazio ? (
          <EmptyState
            icon={<Icon name="shopping-bag" />}
            title="Seu carrinho está vazio."
            text="Escolha um item do cardápio para começar."
            action={
              <Button variant="secondary" onClick={aoFechar}>
                Ver o cardápio
              </Button>
            }
          />
        ) : (
          <>
            <ul className="divide-y divide-linha">
              {carrinho.itens.map(item => (
                <LinhaDoCarrinho
                  key={item.cartItemId}
                  item={item}
                  aoEditar={aoEditar}
                  aoRemover={avisarRemocao}
                />
              ))}
            </ul>
            <Field label="Observações do Pedido:" className="mt-4">
              <TextArea
                value={carrinho.observacoes}
                onChange={event => observar(event.currentTarget.value)}
                maxLength={limites.observacao}
                placeholder="Ex: Entregar sem contato, troco para R$100..."
              />
            </Field>
            {ofertas(focarCorpo)}
          </>
        )}
      </div>
    </Drawer>
  )
}

/** What today's menu changed of a kept cart, line by line, until the customer has seen it (carrinho-3). */
function Mudancas() {
  const { mudancas: todas, aceitarMudancas } = useCarrinho()
  const mudancas = mudancasAContar(todas)
  if (mudancas.length === 0) return null
  return (
    <Banner
      tone="warning"
      title="O cardápio mudou"
      className="mb-4"
      action={
        <Button variant="secondary" onClick={aceitarMudancas}>
          Entendi
        </Button>
      }
    >
      <ul className="mt-1 space-y-1">
        {mudancas.map(({ cartItemId, tipo, texto }) => (
          <li key={`${cartItemId} ${tipo} ${texto}`}>{texto}</li>
        ))}
      </ul>
    </Banner>
  )
}

/** What is missing for the minimum, as far as it is certain, and for free delivery. */
function OQueFalta({ total, descontoItens }: { total: Centavos; descontoItens: Centavos }) {
  const { minimosSemArea, entregaGratis } = useLoja().regras
  const doMinimo = minimosSemArea && dizerFaltaNoCarrinho(minimosSemArea, total)
  const daEntrega = entregaGratis && dizerFaltaParaGratis(entregaGratis, { total, descontoItens })
  return (
    <div role="status" className="-mt-2 mb-3 text-sm text-tinta-suave empty:hidden">
      {doMinimo && <p className="font-semibold text-yellow-tinta">{doMinimo}</p>}
      {daEntrega && <p>{daEntrega}</p>}
    </div>
  )
}

/** The total and the button to the checkout, or the reason why the customer cannot go on. */
function Fechamento({ aoContinuar }: { aoContinuar: () => void }) {
  const { carrinho, descontos, aceitarMudancas } = useCarrinho()
  const { regras } = useLoja()
  const situacao = useSituacao()
  const toast = useToast()
  const { itens } = carrinho
  const total = somar(carrinho, descontos)
  const impedimento = acharImpedimento('carrinho', { regras, situacao, itens })
  /** An empty cart shows its own text. */
  const impede = itens.length > 0 && impedimento !== null

  function continuar() {
    if (!impedimento) {
      // The changes and the new total are in sight, so going on with them is agreeing to them.
      aceitarMudancas()
      return aoContinuar()
    }
    const { titulo, texto, campo } = impedimento
    // The texts about the whole shop are longer, so their toast stays longer.
    toast.show({ title: titulo, text: texto, variant: 'destructive', duration: campo ? undefined : 5_000 })
  }

  return (
    <>
      {impede && (
        <Banner tone="danger" className="mb-3">
          {impedimento.texto}
        </Banner>
      )}
      {descontos.map(({ rotulo, valor }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two promotions may have one name
        <p key={n} className="flex items-baseline justify-between gap-4 text-sm text-tinta-suave">
          <span className="wrap-anywhere min-w-0">{rotulo}</span>
          <span className="whitespace-nowrap tabular-nums">{formatReais(-valor)}</span>
        </p>
      ))}
      <p className="mb-3 flex items-baseline justify-between font-bold text-md">
        <span>Total</span>
        <output className="text-lg tabular-nums">{formatReais(total)}</output>
      </p>
      {itens.length > 0 && !impede && (
        <OQueFalta total={somar(carrinho)} descontoItens={centavos(somar(carrinho) - total)} />
      )}
      <Button size="lg" wide aria-haspopup="dialog" disabled={impede} onClick={continuar}>
        Continuar e Informar Dados
      </Button>
    </>
  )
}
