import { Fragment } from 'react'
import type { CampoDireto } from '~/domain/pedidos/campos-diretos'
import { ROTULOS_DOS_DITOS } from '~/domain/pedidos/ditos-do-pedido'
import { limites } from '~/domain/valores/texto'
import { MaiorDe18 } from '~/screens/campos/maior-de-18'
import type { Elements } from '~/ui/elements'
import { Field } from '~/ui/fields/field'
import { TextArea } from '~/ui/fields/text-area'
import type { FormularioAberto } from './reacao/descrever'

const CONTROLES: Record<CampoDireto, (aberto: FormularioAberto) => Elements> = {
  observacoes: ({ formulario, mudar, erro }) => (
    <Field label={ROTULOS_DOS_DITOS.observacoes} optional error={erro('observacoes')}>
      <TextArea
        name="observacoes"
        rows={2}
        maxLength={limites.observacao}
        value={formulario.observacoes}
        onChange={({ currentTarget: { value } }) =>
          mudar({ tipo: 'digitar', campo: 'observacoes', valor: value })
        }
      />
    </Field>
  ),
  maiorDe18: ({ formulario, comAlcool, mudar, erro }) =>
    comAlcool && (
      <MaiorDe18
        label="O cliente tem 18 anos ou mais"
        description="O pedido tem bebida alcoólica: o recibo diz para conferir o documento."
        erro={erro('maiorDe18')}
        marcado={formulario.maiorDe18}
        aoMarcar={sim => mudar({ tipo: 'digitar', campo: 'maiorDe18', valor: sim })}
      />
    ),
}

/** What is said of the whole order and kept as it is said, at the end of the form. */
export function CamposDiretos({ aberto }: { aberto: FormularioAberto }) {
  return Object.entries(CONTROLES).map(([campo, controle]) => (
    <Fragment key={campo}>{controle(aberto) satisfies Elements}</Fragment>
  ))
}
