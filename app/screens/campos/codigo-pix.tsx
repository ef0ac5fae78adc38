import { useRef, useState } from 'react'
import { copyText } from '~/browser/copy-text'
import { Button, type ButtonVariant } from '~/ui/button'
import { Field } from '~/ui/fields/field'
import { TextInput } from '~/ui/fields/text-input'
import { Icon } from '~/ui/icon'

const COMO_COPIAR = 'Não deu para copiar sozinho: o código está selecionado, copie-o daqui.'

interface CodigoPixProps {
  codigo: string
  rotulo?: string
  variant?: ButtonVariant
}

/** A Pix code with the button that copies it; the code itself can be selected where nothing may copy (pix-9). */
export function CodigoPix({ codigo, rotulo = 'Copiar código Pix', variant }: CodigoPixProps) {
  const campo = useRef<HTMLInputElement>(null)
  const [copiou, setCopiou] = useState<boolean | null>(null)
  return (
    <div className="grid gap-3">
      <Button
        wide
        size="lg"
        variant={variant}
        icon={copiou ? <Icon name="check" className="size-5" /> : <Icon name="copy" className="size-5" />}
        onClick={async () => setCopiou(await copyText(codigo, campo.current))}
      >
        {rotulo}
      </Button>
      <p role="status" className="font-semibold text-green-tinta empty:hidden">
        {copiou && 'Código copiado. Agora cole no aplicativo do seu banco, em Pix copia e cola.'}
      </p>
      <Field
        label="Pix copia e cola"
        hideLabel
        error={copiou === false ? COMO_COPIAR : undefined}
        className="min-w-0"
      >
        <TextInput
          ref={campo}
          readOnly
          value={codigo}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </Field>
    </div>
  )
}
