import { MessageCircle } from 'lucide-react'
import { Button, ButtonLink } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { PagarComPix } from '../pix/pagar-com-pix'

interface WhatsAppEnviadoProps {
  open: boolean
  link: string
  /** The link was pressed at least once. */
  aberto: boolean
  /** The code by which it is paid; null for an order without one. */
  pix: string | null
  aoAbrir: () => void
  aoFechar: () => void
}

/** The order of a whatsapp company is sent by a real link, which stays so that it can be pressed again (whatsapp-4). */
export function WhatsAppEnviado({ open, link, aberto, pix, aoAbrir, aoFechar }: WhatsAppEnviadoProps) {
  return (
    <Dialog
      open={open}
      onClose={aoFechar}
      closeOnBackdrop={false}
      step={aberto ? 'aberto' : 'pronto'}
      title={aberto ? 'Pedido Enviado via WhatsApp!' : 'Envie seu pedido pelo WhatsApp'}
      footer={
        <>
          <Button variant="secondary" className={aberto ? 'flex-1' : undefined} onClick={aoFechar}>
            {aberto ? 'Fazer Novo Pedido' : 'Voltar'}
          </Button>
          <ButtonLink
            to={link}
            target="_blank"
            rel="noopener"
            className="flex-1"
            icon={<MessageCircle aria-hidden="true" className="size-5 shrink-0" />}
            onClick={aoAbrir}
            onAuxClick={aoAbrir}
          >
            Abrir WhatsApp
          </ButtonLink>
        </>
      }
    >
      <p role="status">
        {aberto
          ? 'Confira a conversa que se abriu e toque em enviar: o restaurante recebe o pedido por lá. Se nada se abriu, toque de novo em Abrir WhatsApp.'
          : 'Seu pedido está pronto. Toque em Abrir WhatsApp e envie a mensagem, que já vai preenchida com os itens, a entrega e o total.'}
      </p>
      {aberto && pix !== null && (
        <div className="mt-4 rounded-sm border border-linha p-4">
          <PagarComPix
            codigo={pix}
            texto="Depois de enviar a mensagem, pague por aqui; a loja confere e confirma na conversa."
          />
        </div>
      )}
    </Dialog>
  )
}
