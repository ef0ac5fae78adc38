import { ROTULOS_NO_PAINEL } from '~/domain/clientes/cliente-do-painel'
import type { ClienteDoPainel } from '~/domain/clientes/store-painel.server'
import { limites } from '~/domain/valores/texto'
import { mascaraDoTelefone } from '~/screens/campos/mascaras'
import { Field } from '~/ui/fields/field'
import { MaskedInput } from '~/ui/fields/masked-input'
import { TextInput } from '~/ui/fields/text-input'
import { CamposDoEndereco } from './campos-do-endereco'

interface CamposDoClienteProps {
  /** Null for a new one. */
  cliente: ClienteDoPainel | null
  erro: (campo: string) => string | undefined
}

/** The fields are about a customer, so the browser must not offer the owner's own name and address. */
export function CamposDoCliente({ cliente, erro }: CamposDoClienteProps) {
  return (
    <>
      <Field label={ROTULOS_NO_PAINEL.nome} required error={erro('nome')}>
        <TextInput
          name="nome"
          autoComplete="off"
          autoCapitalize="words"
          maxLength={limites.nome}
          defaultValue={cliente?.nome}
        />
      </Field>
      <Field label={ROTULOS_NO_PAINEL.telefone} required error={erro('telefone')}>
        <MaskedInput
          name="telefone"
          type="tel"
          autoComplete="off"
          placeholder="(00) 00000-0000"
          mask={mascaraDoTelefone}
          defaultValue={cliente?.telefone}
        />
      </Field>
      <Field label={ROTULOS_NO_PAINEL.email} optional error={erro('email')}>
        <TextInput
          name="email"
          type="email"
          autoComplete="off"
          maxLength={limites.email}
          defaultValue={cliente?.email ?? ''}
        />
      </Field>
      <CamposDoEndereco cliente={cliente} erro={erro} />
    </>
  )
}
