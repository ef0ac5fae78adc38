import type { RefObject } from 'react'
import { ROTULOS_DO_ENDERECO } from '~/domain/enderecos/endereco'
import { Button } from '~/ui/button'
import { Field } from '~/ui/fields/field'
import { MaskedInput } from '~/ui/fields/masked-input'
import { Icon } from '~/ui/icon'
import { CEP_SEM_CONEXAO } from './cep-sem-conexao'
import { mascaraDoCep } from './mascaras'
import { useCep } from './use-cep'

interface CampoDoCepProps {
  /** The element with the fields that a CEP fills in. */
  grupo: RefObject<HTMLElement | null>
  defaultValue: string
  autoComplete: 'postal-code' | 'off'
  error: string | undefined
  /** The hint as long as nothing has been looked up. */
  hint?: string
  className: string
  /** The class of the texts below the field, which are as wide as the form. */
  larga: string
}

/**
 * At the 8th digit it looks the address up and fills in street, district, city and state in the group; they can still
 * be changed. A button brings back what was typed there before.
 */
export function CampoDoCep({ grupo, error, hint, className, larga, ...digitado }: CampoDoCepProps) {
  const { estado, aoDigitar, tentarDeNovo, deAntes, voltar } = useCep(grupo, digitado.defaultValue)
  const semConexao = estado.tipo === 'sem-conexao'
  return (
    <>
      <Field
        label={ROTULOS_DO_ENDERECO.cep}
        optional
        error={estado.tipo === 'erro' ? estado.texto : semConexao ? CEP_SEM_CONEXAO.texto : error}
        hint={
          estado.tipo === 'buscando' ? (
            <span className="pending-show">Buscando...</span>
          ) : estado.tipo === 'preenchido' ? (
            estado.texto
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
      <div aria-live="polite" className={`${larga} flex flex-wrap gap-2 empty:hidden`}>
        {semConexao && (
          <Button
            variant="secondary"
            icon={<Icon name="rotate-cw" className="size-5" />}
            onClick={tentarDeNovo}
          >
            Tentar novamente
          </Button>
        )}
        {deAntes !== null && (
          <Button
            variant="secondary"
            icon={<Icon name="undo-2" className="size-5 shrink-0" />}
            onClick={voltar}
          >
            <span className="min-w-0 break-words">{`Voltar ao endereço de antes (${deAntes})`}</span>
          </Button>
        )}
      </div>
    </>
  )
}
