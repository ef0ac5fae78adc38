import { useRef } from 'react'
import { ROTULOS_DO_CADASTRO } from '~/domain/empresas/cadastro'
import { limites } from '~/domain/valores/texto'
import { Field } from '~/ui/field'
import type { Mask } from '~/ui/mask'
import { MaskedInput } from '~/ui/masked-input'
import { type CamposProps, Linha, Secao } from './campos-da-empresa'
import { useCep } from './use-cep'

const mascaraDoCep: Mask = {
  maxLength: 8,
  format: digitos => (digitos.length > 5 ? `${digitos.slice(0, 5)}-${digitos.slice(5)}` : digitos),
}

/** The address: a CEP of 8 digits fills in the rest, which stays open to change. */
export function CamposDoEndereco(campos: CamposProps) {
  const { valores, erro } = campos
  const ancora = useRef<HTMLDivElement>(null)
  const { estado, aoDigitar } = useCep(ancora)
  return (
    <div ref={ancora}>
      <Secao titulo="Endereço">
        <Field
          label={ROTULOS_DO_CADASTRO.cep}
          optional
          error={typeof estado === 'object' ? estado.erro : erro('cep')}
          hint={
            estado === 'buscando' ? (
              <span className="pending-show">Buscando...</span>
            ) : estado === 'preenchido' ? (
              'Os campos de endereço foram preenchidos.'
            ) : (
              'Serve também para calcular o frete por distância.'
            )
          }
          className="sm:col-span-3"
        >
          <MaskedInput
            name="cep"
            autoComplete="postal-code"
            placeholder="00000000"
            mask={mascaraDoCep}
            defaultValue={(valores.cep ?? '').replace(/\D/g, '').slice(0, 8)}
            onValueChange={aoDigitar}
          />
        </Field>
        <Linha
          {...campos}
          campo="logradouro"
          autoComplete="address-line1"
          maxLength={limites.logradouro}
          className="sm:col-span-6"
        />
        <Linha
          {...campos}
          campo="numero"
          autoComplete="off"
          maxLength={limites.numero}
          className="sm:col-span-2"
        />
        <Linha
          {...campos}
          campo="bairro"
          autoComplete="address-level3"
          maxLength={limites.bairro}
          className="sm:col-span-4"
        />
        <Linha
          {...campos}
          campo="cidade"
          autoComplete="address-level2"
          maxLength={limites.cidade}
          className="sm:col-span-4"
        />
        <Linha
          {...campos}
          campo="estado"
          autoComplete="address-level1"
          autoCapitalize="characters"
          maxLength={2}
          className="sm:col-span-2"
        />
      </Secao>
    </div>
  )
}
