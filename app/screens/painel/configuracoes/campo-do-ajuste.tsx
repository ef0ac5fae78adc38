import type { ReactNode } from 'react'
import type { Campo } from '~/domain/configuracoes/campo'
import { arrumarReais } from '~/domain/valores/centavos'
import { Field } from '~/ui/fields/field'
import { MoneyInput } from '~/ui/fields/money-input'
import { RadioTiles } from '~/ui/fields/radio-tiles'
import { Segmented } from '~/ui/fields/segmented'
import { TextInput } from '~/ui/fields/text-input'

/** An option that is drawn as a tile. */
export interface OpcaoEmCartao {
  readonly icon: ReactNode
  readonly description: string
}

/** How a field looks where that is not what its declaration says. */
export interface AspectoDoCampo {
  readonly dica?: string
  readonly opcoes?: Readonly<Record<string, OpcaoEmCartao>>
  readonly className?: string
}

interface CampoDoAjusteProps extends AspectoDoCampo {
  nome: string
  campo: Campo
  digitado: string
  erro: string | undefined
}

/** The field of one setting, as it is declared. */
export function CampoDoAjuste({ nome, campo, digitado, erro, ...aspecto }: CampoDoAjusteProps) {
  const { rotulo, noCampo = rotulo, controle } = campo
  const { dica = campo.dica, opcoes, className } = aspecto
  if (controle.tipo === 'escolha') {
    const Escolha = opcoes ? RadioTiles : Segmented
    return (
      <Escolha
        legend={rotulo}
        name={nome}
        defaultValue={digitado}
        error={erro}
        choices={controle.opcoes.map(([value, label]) => ({ value, label, ...opcoes?.[value] }))}
        className={className}
      />
    )
  }
  return (
    <Field label={noCampo} hint={dica} error={erro} className={className}>
      {controle.tipo === 'reais' ? (
        <MoneyInput name={nome} defaultValue={digitado} format={arrumarReais} />
      ) : (
        <TextInput
          name={nome}
          inputMode={controle.inputMode}
          autoComplete="off"
          maxLength={controle.maxLength}
          defaultValue={digitado}
          className={controle.inputMode === 'numeric' ? 'max-w-28' : undefined}
        />
      )}
    </Field>
  )
}
