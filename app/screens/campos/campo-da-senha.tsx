import { type ComponentProps, useState } from 'react'
import { useScripted } from '~/browser/use-scripted'
import { Field } from '~/ui/fields/field'
import { TextInput } from '~/ui/fields/text-input'
import { Icon } from '~/ui/icon'
import { IconButton } from '~/ui/icon-button'

type CampoDaSenhaProps = Pick<ComponentProps<typeof Field>, 'error' | 'hint' | 'required'> &
  Pick<ComponentProps<typeof TextInput>, 'name' | 'autoComplete' | 'onChange'> & { rotulo: string }

export function CampoDaSenha({ rotulo, error, hint, required, ...rest }: CampoDaSenhaProps) {
  const [visivel, setVisivel] = useState(false)
  // Without script the button would do nothing, so it is not shown.
  const scripted = useScripted()
  return (
    <Field label={rotulo} error={error} hint={hint} required={required}>
      <TextInput
        {...rest}
        type={visivel ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={1000}
        trailing={
          scripted && (
            <IconButton
              label={visivel ? 'Ocultar senha' : 'Mostrar senha'}
              icon={
                visivel ? <Icon name="eye-off" className="size-5" /> : <Icon name="eye" className="size-5" />
              }
              onClick={() => setVisivel(!visivel)}
            />
          )
        }
      />
    </Field>
  )
}
