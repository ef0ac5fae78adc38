import { useEffect, useState } from 'react'
import { copyText } from '~/browser/copy-text'
import { ButtonLink } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { IconButton } from '~/ui/icon-button'
import { lerConversa, saveConversa } from './conversa-guardada'

export interface ConversaAbertaProps {
  slug: string
  /** As this browser keeps it. */
  guardada: string
}

/**
 * The way back to the chat with an order that may not have been sent: a phone that shows another app for a while loads
 * this page again, and nobody but the chat has the order (whatsapp-4).
 */
export function ConversaAberta({ slug, guardada }: ConversaAbertaProps) {
  const [agora] = useState(Date.now)
  const conversa = lerConversa(guardada, agora)
  const passou = conversa === null
  useEffect(() => {
    if (passou) saveConversa(slug, null)
  }, [passou, slug])
  if (!conversa) return null
  const { link, aCopiar } = conversa
  return (
    <section
      aria-label="Pedido pelo WhatsApp"
      className="pointer-events-auto mx-auto flex max-w-lg items-center gap-3 rounded-lg border border-linha bg-folha py-2 pr-1 pl-4 shadow-overlay md:mr-0"
    >
      <p className="min-w-0 flex-1">
        <span className="block font-bold leading-5">Tocou em enviar?</span>{' '}
        <span className="block text-tinta-suave text-xs">O pedido só chega pela conversa.</span>
      </p>
      <ButtonLink
        to={link}
        target="_blank"
        rel="noopener"
        className="max-sm:px-3"
        icon={<Icon name="message-circle" className="size-5 shrink-0 max-sm:hidden" />}
        onClick={() => aCopiar !== null && void copyText(aCopiar, null)}
      >
        {aCopiar === null ? 'Abrir de novo' : 'Copiar e abrir'}
      </ButtonLink>
      <IconButton
        label="Já enviei o pedido"
        icon={<Icon name="x" className="size-5" />}
        onClick={() => saveConversa(slug, null)}
      />
    </section>
  )
}
