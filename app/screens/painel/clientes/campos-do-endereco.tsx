import { useRef } from 'react'
import { ROTULOS_NO_PAINEL } from '~/domain/clientes/cliente-do-painel'
import type { ClienteDoPainel } from '~/domain/clientes/store-painel.server'
import { limites } from '~/domain/valores/texto'
import { CampoDoCep } from '~/screens/campos/campo-do-cep'
import { Field } from '~/ui/fields/field'
import { TextInput } from '~/ui/fields/text-input'

interface CamposDoEnderecoProps {
  cliente: ClienteDoPainel | null
  erro: (campo: string) => string | undefined
}

/**
 * The address; all of it is optional. A CEP of 8 digits fills in street, district, city and state, which can still be
 * changed.
 */
export function CamposDoEndereco({ cliente, erro }: CamposDoEnderecoProps) {
  const grupo = useRef<HTMLFieldSetElement>(null)
  return (
    <fieldset ref={grupo}>
      <legend className="mb-3 font-bold text-md">Endereço</legend>
      <div className="grid grid-cols-6 gap-4">
        <CampoDoCep
          grupo={grupo}
          autoComplete="off"
          defaultValue={cliente?.cep ?? ''}
          error={erro('cep')}
          className="col-span-6"
          larga="col-span-6"
        />
        {LINHAS.map(({ campo, largura, limite }) => (
          <Field
            key={campo}
            label={ROTULOS_NO_PAINEL[campo]}
            optional={campo === 'complemento'}
            error={erro(campo)}
            className={largura}
          >
            <TextInput
              name={campo}
              autoComplete="off"
              autoCapitalize={campo === 'estado' ? 'characters' : undefined}
              maxLength={limite}
              defaultValue={cliente?.[campo] ?? ''}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  )
}

const LINHAS = [
  { campo: 'logradouro', largura: 'col-span-6', limite: limites.logradouro },
  { campo: 'numero', largura: 'col-span-2', limite: limites.numero },
  { campo: 'complemento', largura: 'col-span-4', limite: limites.complemento },
  { campo: 'bairro', largura: 'col-span-6', limite: limites.bairro },
  { campo: 'cidade', largura: 'col-span-3 sm:col-span-4', limite: limites.cidade },
  { campo: 'estado', largura: 'col-span-3 sm:col-span-2', limite: 2 },
] as const
