import { useRef, useState } from 'react'
import { copyText } from '~/browser/copy-text'
import { Button } from '~/ui/button'
import { Field } from '~/ui/fields/field'
import { TextInput } from '~/ui/fields/text-input'
import { Icon } from '~/ui/icon'
import { useToast } from '~/ui/overlays/toast'

const COPIADO_MS = 3_000
const ERRO_MS = 5_000
const COMO_COPIAR = 'Não deu para copiar sozinho: o link está selecionado, copie-o daqui.'

/** A link with the button that copies it (divulgacao-1). */
export function Copiavel({ rotulo, link }: { rotulo: string; link: string }) {
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
      <Field label={rotulo} hideLabel error={falhou ? COMO_COPIAR : undefined} className="flex-1">
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
