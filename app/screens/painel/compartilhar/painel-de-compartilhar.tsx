import { type Ref, useRef, useState } from 'react'
import { copyText } from '~/browser/copy-text'
import { Button, ButtonLink } from '~/ui/button'
import { Field } from '~/ui/fields/field'
import { TextInput } from '~/ui/fields/text-input'
import { Icon } from '~/ui/icon'
import { useToast } from '~/ui/overlays/toast'
import type { Compartilhamento } from './compartilhamento'

const COPIADO_MS = 3_000
const ERRO_MS = 5_000
const COMO_COPIAR = 'Não deu para copiar sozinho: o link está selecionado, copie-o daqui.'

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
        <Copiavel link={link} />
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

function Copiavel({ link }: { link: string }) {
  const campo = useRef<HTMLInputElement>(null)
  const [falhou, setFalhou] = useState(false)
  const { show } = useToast()

  async function copiar() {
    const copiou = await copyText(link, campo.current)
    setFalhou(!copiou)
    if (copiou) show({ title: 'Link Copiado!', variant: 'success', duration: COPIADO_MS })
    else show({ title: 'Erro ao Copiar', text: COMO_COPIAR, variant: 'destructive', duration: ERRO_MS })
  }
  return (
    <div className="flex min-w-0 max-w-2xl grow basis-full items-start gap-2 sm:basis-88">
      <Field
        label="Link do seu cardápio"
        hideLabel
        error={falhou ? COMO_COPIAR : undefined}
        className="flex-1"
      >
        <TextInput
          ref={campo}
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </Field>
      <Button className="min-h-12" icon={<Icon name="copy" className="size-5" />} onClick={copiar}>
        Copiar
      </Button>
    </div>
  )
}
