import type { Ref } from 'react'
import { ButtonLink } from '~/ui/button'
import { Icon } from '~/ui/icon'
import type { Compartilhamento } from './compartilhamento'
import { Copiavel } from './copiavel'

interface PainelDeCompartilharProps {
  dados: Compartilhamento
  id: string
  aoDesenhar: Ref<HTMLElement>
}

/** The share panel: QR code, public link, and ways to hand it on (divulgacao-1). */
export function PainelDeCompartilhar({
  dados: { slug, link, conversa },
  id,
  aoDesenhar,
}: PainelDeCompartilharProps) {
  return (
    <section
      id={id}
      ref={aoDesenhar}
      aria-labelledby={`${id}-titulo`}
      tabIndex={-1}
      className="mx-3 mb-3 grid shrink-0 grid-cols-[100px_1fr] gap-x-4 gap-y-3 rounded-lg border border-linha bg-folha p-4 shadow-card sm:grid-rows-[auto_1fr] sm:gap-y-2"
    >
      <img
        src={`/home/compartilhar/qr.svg?de=${slug}`}
        width={100}
        height={100}
        alt="QR Code do seu cardápio"
        className="size-[100px] rounded-sm sm:row-span-2"
      />
      <div className="min-w-0 self-center sm:flex sm:flex-wrap sm:items-baseline sm:gap-x-3">
        <h2 id={`${id}-titulo`} className="font-bold text-md">
          Compartilhe o seu cardápio
        </h2>
        <p className="text-sm text-tinta-suave">Quem abre o link ou lê o QR Code já pode pedir.</p>
      </div>
      <div className="col-span-2 flex min-w-0 flex-wrap gap-2 sm:col-span-1">
        <Copiavel rotulo="Link do seu cardápio" link={link} />
        <ButtonLink
          variant="secondary"
          to={conversa}
          target="_blank"
          rel="noopener"
          className="max-sm:w-full"
          icon={<Icon name="message-circle" className="size-5" />}
        >
          Enviar pelo WhatsApp
        </ButtonLink>
        <ButtonLink
          variant="secondary"
          // Opens in another tab, so that the board goes on announcing orders.
          to="/home/compartilhar/cartao"
          target="_blank"
          rel="noopener"
          className="max-sm:w-full"
          icon={<Icon name="printer" className="size-5" />}
        >
          Imprimir cartão de mesa
        </ButtonLink>
        <Arquivo formato="SVG" />
        <Arquivo formato="PNG" />
      </div>
    </section>
  )
}

/** No `download` attribute: after a lost session it would save the login page under the picture's name. */
function Arquivo({ formato }: { formato: 'SVG' | 'PNG' }) {
  return (
    <ButtonLink
      variant="secondary"
      reloadDocument
      to={`/home/compartilhar/qr.${formato.toLowerCase()}`}
      className="max-sm:flex-1 max-sm:px-2"
      icon={<Icon name="download" className="size-5 max-sm:hidden" />}
    >
      {`Baixar QR (${formato})`}
    </ButtonLink>
  )
}
