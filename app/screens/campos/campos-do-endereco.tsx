import { useRef } from 'react'
import { limites } from '~/domain/valores/texto'
import { CampoDoCep } from './campo-do-cep'
import { type CamposProps, Linha, Secao } from './campos-da-empresa'

/** The address. A CEP of 8 digits fills in the rest, which can still be changed. */
export function CamposDoEndereco(campos: CamposProps) {
  const { valores, erro } = campos
  const grupo = useRef<HTMLDivElement>(null)
  return (
    <div ref={grupo}>
      <Secao titulo="Endereço">
        <CampoDoCep
          grupo={grupo}
          autoComplete="postal-code"
          defaultValue={(valores.cep ?? '').replace(/\D/g, '').slice(0, 8)}
          error={erro('cep')}
          hint="Serve também para calcular o frete por distância."
          className="sm:col-span-3"
          larga="sm:col-span-6"
        />
        {LINHAS.map(linha => (
          <Linha key={linha.campo} {...campos} {...linha} />
        ))}
      </Secao>
    </div>
  )
}

const LINHAS = [
  {
    campo: 'logradouro',
    autoComplete: 'address-line1',
    maxLength: limites.logradouro,
    className: 'sm:col-span-6',
  },
  { campo: 'numero', autoComplete: 'off', maxLength: limites.numero, className: 'sm:col-span-2' },
  { campo: 'bairro', autoComplete: 'address-level3', maxLength: limites.bairro, className: 'sm:col-span-4' },
  { campo: 'cidade', autoComplete: 'address-level2', maxLength: limites.cidade, className: 'sm:col-span-4' },
  {
    campo: 'estado',
    autoComplete: 'address-level1',
    autoCapitalize: 'characters',
    maxLength: 2,
    className: 'sm:col-span-2',
  },
] as const
