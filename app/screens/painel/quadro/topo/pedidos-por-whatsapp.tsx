import { Banner } from '~/ui/banner'
import { Button, ButtonLink } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { usePode } from '../../pode'

interface PedidosPorWhatsAppProps {
  /** The phone with its punctuation; null when the company has none yet. */
  telefone: string | null
  aoCompartilhar: () => void
}

/** Above the board of a company whose customers order by chat: why no order of the menu arrives here (whatsapp-5). */
export function PedidosPorWhatsApp({ telefone, aoCompartilhar }: PedidosPorWhatsAppProps) {
  const pode = usePode()
  return (
    <Banner
      tone="info"
      icon={<Icon name="message-circle" />}
      title="Os pedidos do cardápio chegam no seu WhatsApp"
      className="mx-3 mb-3 shrink-0"
      action={
        <div className="flex flex-wrap gap-2 max-lg:basis-full">
          {pode('divulgar o cardápio') && (
            <Button variant="secondary" onClick={aoCompartilhar}>
              Compartilhar cardápio
            </Button>
          )}
          {pode('mudar as configurações') && (
            <ButtonLink variant="secondary" to="/home/configuracoes">
              Receber neste quadro
            </ButtonLink>
          )}
        </div>
      }
    >
      <p className="text-pretty text-sm">
        <span>Cada um é uma mensagem para </span>
        {telefone === null ? (
          <span>o telefone da empresa</span>
        ) : (
          <strong className="whitespace-nowrap">{telefone}</strong>
        )}
        <span>
          , e não fica guardado na Comanda. Aqui ficam os pedidos que você lança em "Novo Pedido" e os que já
          estavam no quadro.
        </span>
      </p>
    </Banner>
  )
}
