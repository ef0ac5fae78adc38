import { useId, useState } from 'react'
import { recusaDoFrete } from '~/domain/frete/taxa-ou-recusa'
import type { Recusa } from '~/domain/respostas/recusa'
import { formatReais, ZERO } from '~/domain/valores/centavos'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/overlays/dialog'
import { useLoja } from '../loja-contexto'
import { FaseDoPagamento } from './fase-do-pagamento'
import { FaseDosDados } from './fase-dos-dados'
import { Mudou } from './mudou'
import { PedidoConfirmado } from './pedido-confirmado'
import { PedidoJaEnviado } from './pedido-ja-enviado'
import { Progresso } from './progresso'
import { type Checkout, useCheckout } from './use-checkout'
import { WhatsAppEnviado } from './whatsapp-enviado'

export interface FinalizarProps {
  open: boolean
  aoFechar: () => void
  /** Called with what the cart should say after the checkout has closed. */
  aoRecusar: (recusa: Recusa) => void
}

/**
 * The checkout, 'Finalizar Pedido' (checkout-1 to checkout-3), down to the confirmation. Each opening starts at step 1
 * with the draft. It stays mounted when the order has emptied the cart, to show the confirmation.
 */
export function FinalizarDialog(props: FinalizarProps) {
  const { open } = props
  const [estava, setEstava] = useState(open)
  const [abertura, setAbertura] = useState(0)
  if (open !== estava) {
    setEstava(open)
    if (open) setAbertura(abertura + 1)
  }
  return <Abertura key={abertura} {...props} />
}

function Abertura({ open, aoFechar, aoRecusar }: FinalizarProps) {
  const { slug } = useLoja()
  const checkout = useCheckout(open, { aoFechar, aoRecusar })
  const { fase, acontecer } = checkout
  switch (fase.nome) {
    case 'dados':
    case 'pagamento':
      return <Fases open={open} fase={fase.nome} checkout={checkout} />
    case 'mudou':
      return (
        <Mudou
          open={open}
          mudou={fase.mudou}
          antes={fase.antes}
          enviando={checkout.enviando}
          aoConfirmar={() => acontecer({ tipo: 'confirmou-mudanca' })}
          aoVoltar={() => acontecer({ tipo: 'voltou-ao-pagamento' })}
        />
      )
    case 'confirmado':
      return <PedidoConfirmado open={open} slug={slug} {...fase} aoFechar={aoFechar} />
    case 'whatsapp':
      return (
        <WhatsAppEnviado
          open={open}
          {...fase}
          aoAbrir={() => acontecer({ tipo: 'abriu-whatsapp' })}
          aoFechar={aoFechar}
        />
      )
    case 'usada':
      return (
        <PedidoJaEnviado
          open={open}
          slug={slug}
          pedidoId={fase.pedidoId}
          aoFechar={aoFechar}
          aoPedirDeNovo={checkout.comecarOutro}
        />
      )
  }
}

interface FasesProps {
  open: boolean
  fase: 'dados' | 'pagamento'
  checkout: Checkout
}

function rotuloDoTotal(frete: Checkout['frete']): string {
  if (frete?.situacao === 'a-combinar') return 'Total sem a entrega'
  return frete && !recusaDoFrete(frete) ? 'Total com entrega' : 'Total'
}

const TEXTOS = {
  dados: 'Confirme seus dados para entrega e contato.',
  pagamento: 'Escolha a forma de pagamento para concluir.',
  deGraca: 'Confira o pedido para concluir.',
}

function Fases({ open, fase, checkout }: FasesProps) {
  const id = useId()
  const { impedimento, falha, fechar, faltaOMinimo } = checkout
  const { totalComFrete: total } = checkout.mostrado.valores
  return (
    <Dialog
      open={open}
      onClose={fechar}
      closeOnBackdrop={false}
      step={fase}
      title="Finalizar Pedido"
      footer={
        <div className="flex w-full flex-col gap-3">
          <p className="flex items-baseline justify-between gap-3 leading-5">
            <span className="text-tinta-suave">{rotuloDoTotal(checkout.frete)}</span>
            <span className="font-bold text-md tabular-nums">{formatReais(total)}</span>
          </p>
          <p role="status" className="text-sm text-yellow-tinta empty:hidden">
            {faltaOMinimo?.texto}
          </p>
          {fase === 'dados' ? (
            <BotoesDosDados form={id} checkout={checkout} aoVoltar={fechar} />
          ) : (
            <BotoesDoPagamento form={id} checkout={checkout} />
          )}
        </div>
      }
    >
      <Progresso fase={fase === 'dados' ? 1 : 2} />
      <p className="mb-4 text-tinta-suave">
        {TEXTOS[fase === 'pagamento' && total === ZERO ? 'deGraca' : fase]}
      </p>
      <div className="grid gap-3 not-empty:mb-4">
        {impedimento && !checkout.pausaDeUmaManeira && fase === 'dados' && (
          <Banner tone="danger" announce title={impedimento.titulo}>
            {impedimento.texto}
          </Banner>
        )}
        {checkout.haPendente && !falha && !checkout.enviando && (
          <Banner tone="warning" title="Seu último envio ficou sem resposta.">
            Finalize de novo sem medo: se o pedido já chegou, ele não será feito duas vezes.
          </Banner>
        )}
      </div>
      {fase === 'dados' ? (
        <FaseDosDados id={id} checkout={checkout} />
      ) : (
        <FaseDoPagamento id={id} checkout={checkout} />
      )}
    </Dialog>
  )
}

interface BotoesProps {
  form: string
  checkout: Checkout
}

function BotoesDosDados({ form, checkout, aoVoltar }: BotoesProps & { aoVoltar: () => void }) {
  const foraDaArea = checkout.frete?.situacao === 'fora-da-area'
  return (
    <div className="flex gap-3">
      <Button variant="secondary" onClick={aoVoltar}>
        Voltar
      </Button>
      <Button
        key="avancar"
        type="submit"
        form={form}
        className="flex-1 max-sm:px-2"
        disabled={foraDaArea}
        pending={checkout.esperandoFrete}
        pendingLabel="Calculando distância..."
      >
        Avançar para Pagamento
      </Button>
    </div>
  )
}

const ESPERAS = {
  tentando: 'Sem resposta. Tentando de novo...',
  esperando: 'Muita gente pedindo agora. Seguimos tentando por você...',
}

function BotoesDoPagamento({ form, checkout }: BotoesProps) {
  const { envio, enviando, falha, impedimento, acontecer, faltaOMinimo } = checkout
  // The server's refusal made the shop be read again, which says what holds now.
  const jaPassou = falha?.recusa.codigo === 'loja-pausada'
  return (
    <>
      <div role="status" className="empty:hidden">
        {(envio === 'tentando' || envio === 'esperando') && (
          <p className="font-semibold text-yellow-tinta">{ESPERAS[envio]}</p>
        )}
        {/* Shown beside the button, because above the summary it would be out of sight. */}
        {(!falha || jaPassou) && impedimento && (
          <Banner tone="danger" title={impedimento.titulo}>
            {impedimento.texto}
          </Banner>
        )}
        {falha && !enviando && !jaPassou && (
          <Banner tone="danger" title={falha.recusa.titulo}>
            <span>{falha.recusa.texto}</span>
            {falha.repetivel && (
              <span> Nada do que você preencheu se perdeu, e o pedido não será feito duas vezes.</span>
            )}
          </Banner>
        )}
      </div>
      <div className="flex gap-3">
        <Button
          variant="secondary"
          disabled={enviando}
          onClick={() => acontecer({ tipo: 'voltou-aos-dados' })}
        >
          Voltar
        </Button>
        <Button
          key="finalizar"
          type="submit"
          form={form}
          className="flex-1 max-sm:px-2"
          disabled={faltaOMinimo !== null && !enviando}
          pending={enviando}
          pendingLabel="Enviando..."
        >
          {falha?.repetivel ? 'Tentar novamente' : 'Finalizar Pedido'}
        </Button>
      </div>
    </>
  )
}
