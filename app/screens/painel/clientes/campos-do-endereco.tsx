import { useRef } from 'react'
import { ROTULOS_NO_PAINEL } from '~/domain/clientes/cliente-do-painel'
import type { ClienteDoPainel } from '~/domain/clientes/store-painel.server'
import { limites } from '~/domain/valores/texto'
import { Field } from '~/ui/field'
import { MaskedInput } from '~/ui/masked-input'
import { TextInput } from '~/ui/text-input'
import { mascaraDoCep } from '../tela/mascaras'
import { type EnderecoDoCep, useCep } from '../tela/use-cep'

interface CamposDoEnderecoProps {
  cliente: ClienteDoPainel | null
  erro: (campo: string) => string | undefined
}

/** All of it optional. A CEP of 8 digits fills in the street's part, which stays open to change. */
export function CamposDoEndereco({ cliente, erro }: CamposDoEnderecoProps) {
  const grupo = useRef<HTMLFieldSetElement>(null)
  const { estado, aoDigitar } = useCep(endereco => preencher(grupo.current, endereco))
  return (
    <fieldset ref={grupo} className="min-w-0">
      <legend className="mb-3 font-bold text-md">Endereço</legend>
      <div className="grid grid-cols-6 gap-4">
        <Field
          label={ROTULOS_NO_PAINEL.cep}
          optional
          error={typeof estado === 'object' ? estado.erro : erro('cep')}
          hint={
            estado === 'buscando' ? (
              <span className="pending-show">Buscando...</span>
            ) : (
              estado === 'preenchido' && 'Os campos de endereço foram preenchidos.'
            )
          }
          className="col-span-6"
        >
          <MaskedInput
            name="cep"
            autoComplete="off"
            placeholder="00000-000"
            mask={mascaraDoCep}
            defaultValue={cliente?.cep ?? ''}
            onValueChange={aoDigitar}
          />
        </Field>
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

/** The fields keep what is typed by themselves; number and complement are no part of a CEP. */
function preencher(grupo: HTMLElement | null, endereco: EnderecoDoCep | null): void {
  for (const campo of ['logradouro', 'bairro', 'cidade', 'estado'] as const) {
    const controle = grupo?.querySelector(`[name="${campo}"]`)
    if (controle instanceof HTMLInputElement) controle.value = endereco?.[campo] ?? ''
  }
}
