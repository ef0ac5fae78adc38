import { useRef, useState } from 'react'
import { copyText } from '~/browser/copy-text'
import { Button, ButtonLink } from '~/ui/button'
import { Field } from '~/ui/fields/field'
import { TextArea } from '~/ui/fields/text-area'
import { Icon } from '~/ui/icon'
import { Dialog } from '~/ui/overlays/dialog'
import { PagarComPix } from '../pix/pagar-com-pix'

interface WhatsAppEnviadoProps {
  open: boolean
  link: string
  /** The message, when it is too long for the link. */
  aCopiar: string | null
  /** The link was pressed at least once. */
  aberto: boolean
  /** The code by which it is paid; null for an order without one. */
  pix: string | null
  aoAbrir: () => void
  aoFechar: () => void
}

const TEXTOS = {
  preenchida: {
    pronto:
      'Seu pedido está pronto. Toque em Abrir WhatsApp e envie a mensagem, que já vai preenchida com os itens, a entrega e o total.',
    aberto:
      'Confira a conversa que se abriu e toque em enviar: o restaurante recebe o pedido por lá. Se nada se abriu, toque de novo em Abrir WhatsApp.',
  },
  aCopiar: {
    pronto:
      'Seu pedido está pronto, mas é comprido demais para ir preenchido. Copie a mensagem, toque em Abrir WhatsApp, cole na conversa e envie.',
    aberto:
      'Cole a mensagem na conversa que se abriu e toque em enviar: o restaurante recebe o pedido por lá. Se nada se abriu, toque de novo em Abrir WhatsApp.',
  },
}

/** The order of a whatsapp company is sent by a real link, which stays so that it can be pressed again (whatsapp-4). */
export function WhatsAppEnviado(props: WhatsAppEnviadoProps) {
  const { open, link, aCopiar, aberto, pix, aoAbrir, aoFechar } = props
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
            icon={<Icon name="message-circle" className="size-5 shrink-0" />}
            onClick={aoAbrir}
            onAuxClick={aoAbrir}
          >
            Abrir WhatsApp
          </ButtonLink>
        </>
      }
    >
      <p role="status">{TEXTOS[aCopiar === null ? 'preenchida' : 'aCopiar'][aberto ? 'aberto' : 'pronto']}</p>
      {aCopiar !== null && <MensagemACopiar texto={aCopiar} />}
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

/** A message that no link can carry; its text can be selected where nothing may copy. */
function MensagemACopiar({ texto }: { texto: string }) {
  const campo = useRef<HTMLTextAreaElement>(null)
  const [copiou, setCopiou] = useState<boolean | null>(null)
  return (
    <div className="mt-4 grid gap-3">
      <Button
        wide
        variant="secondary"
        icon={<Icon name="copy" className="size-5" />}
        onClick={async () => setCopiou(await copyText(texto, campo.current))}
      >
        Copiar mensagem
      </Button>
      <p role="status" className="font-semibold text-green-tinta empty:hidden">
        {copiou && 'Mensagem copiada. Agora abra o WhatsApp e cole na conversa.'}
      </p>
      <Field label="Mensagem" hideLabel error={copiou === false ? COMO_COPIAR : undefined}>
        <TextArea
          ref={campo}
          readOnly
          value={texto}
          className="max-h-40"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </Field>
    </div>
  )
}

const COMO_COPIAR = 'Não deu para copiar sozinho: a mensagem está selecionada, copie-a daqui.'
