import { ROTULOS_DO_LOGIN } from '~/domain/empresas/acesso/identificador'
import { Checkbox } from '~/ui/fields/checkbox'
import { Field } from '~/ui/fields/field'
import { TextInput } from '~/ui/fields/text-input'
import { CampoDaSenha } from './campo-da-senha'

interface CamposDoLoginProps {
  /** Filled in at first. */
  identificador: string | undefined
  manter?: boolean | undefined
  erro: (campo: string) => string | undefined
}

/** What somebody signs in with: on the login's page, and over the screen on which a session has ended. */
export function CamposDoLogin({ identificador, manter, erro }: CamposDoLoginProps) {
  return (
    <>
      <Field label={ROTULOS_DO_LOGIN.identificador} error={erro('identificador')}>
        <TextInput
          name="identificador"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          defaultValue={identificador}
        />
      </Field>
      <CampoDaSenha
        rotulo={ROTULOS_DO_LOGIN.senha}
        name="senha"
        autoComplete="current-password"
        error={erro('senha')}
      />
      <Checkbox name="manter" label="Manter conectado" defaultChecked={manter} className="-my-2" />
    </>
  )
}
