import { useId } from 'react'
import { Checkbox } from '~/ui/fields/checkbox'
import { FieldError } from '~/ui/fields/field'

interface MaiorDe18Props {
  label: string
  description: string
  erro: string | undefined
  marcado: boolean
  aoMarcar: (sim: boolean) => void
}

/** Asked once for each order that has alcohol. */
export function MaiorDe18({ label, description, erro, marcado, aoMarcar }: MaiorDe18Props) {
  const idDoErro = useId()
  return (
    <div>
      <Checkbox
        name="maiorDe18"
        label={label}
        description={description}
        required
        aria-invalid={erro ? true : undefined}
        aria-describedby={erro ? idDoErro : undefined}
        checked={marcado}
        onChange={({ currentTarget: { checked } }) => aoMarcar(checked)}
      />
      <div id={idDoErro} aria-live="polite">
        {erro && <FieldError>{erro}</FieldError>}
      </div>
    </div>
  )
}
