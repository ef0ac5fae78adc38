import type { RefObject } from 'react'
import { ROTULOS_DO_ENDERECO } from '~/domain/enderecos/endereco'
import { Field } from '~/ui/field'
import { MaskedInput } from '~/ui/masked-input'
import { mascaraDoCep } from './mascaras'
import { useCep } from './use-cep'

interface CampoDoCepProps {
  /** Holds the fields that a CEP fills in. */
  grupo: RefObject<HTMLElement | null>
  defaultValue: string
  autoComplete: 'postal-code' | 'off'
  error: string | undefined
  /** While nothing has been looked up. */
  hint?: string
  className: string
  /** Under the toast's 'Endereço encontrado!'. */
  aviso?: string
}

/** At its 8th digit it looks the address up and fills in the street's part of the group, which stays open to change. */
export function CampoDoCep({ grupo, aviso, error, hint, className, ...digitado }: CampoDoCepProps) {
  const { estado, aoDigitar } = useCep(grupo, aviso)
  return (
    <Field
      label={ROTULOS_DO_ENDERECO.cep}
      optional
      error={typeof estado === 'object' ? estado.erro : error}
      hint={
        estado === 'buscando' ? (
          <span className="pending-show">Buscando...</span>
        ) : estado === 'preenchido' ? (
          'Os campos de endereço foram preenchidos.'
        ) : (
          hint
        )
      }
      className={className}
    >
      <MaskedInput
        name="cep"
        placeholder="00000-000"
        mask={mascaraDoCep}
        onValueChange={aoDigitar}
        {...digitado}
      />
    </Field>
  )
}
