import { lerExtra, NOME_DO_TIPO, ROTULOS_DO_EXTRA, TIPOS_DE_EXTRA } from '~/domain/cardapio/extra'
import type { ExtraDoPainel } from '~/domain/cardapio/store-extras.server'
import { arrumarReais, formatValor } from '~/domain/valores/centavos'
import { limites } from '~/domain/valores/texto'
import { Field } from '~/ui/field'
import { MoneyInput } from '~/ui/money-input'
import { Segmented } from '~/ui/segmented'
import { TextInput } from '~/ui/text-input'
import { FormularioEmDialogo } from '../tela/formulario-em-dialogo'

const tipos = TIPOS_DE_EXTRA.map(tipo => ({ value: tipo, label: NOME_DO_TIPO[tipo] }))

interface FormularioDoExtraProps {
  /** Null for a new one. */
  extra: ExtraDoPainel | null
  aoFechar: () => void
}

export function FormularioDoExtra({ extra, aoFechar }: FormularioDoExtraProps) {
  return (
    <FormularioEmDialogo
      titulo={extra ? 'Editar item extra' : 'Novo item extra'}
      acao={extra ? `/home/extras/${extra.id}` : '/home/extras'}
      visto={extra?.visto ?? null}
      ler={dados => lerExtra(Object.fromEntries(dados))}
      aoFechar={aoFechar}
    >
      {erro => (
        <>
          <Field label={ROTULOS_DO_EXTRA.nome} required error={erro('nome')}>
            <TextInput
              name="nome"
              autoComplete="off"
              placeholder="Ex.: Bacon crocante"
              maxLength={limites.nome}
              defaultValue={extra?.nome}
            />
          </Field>
          <Field
            label={ROTULOS_DO_EXTRA.preco}
            required
            hint="Use 0,00 para o que não custa nada a mais."
            error={erro('preco')}
          >
            <MoneyInput
              name="preco"
              placeholder="0,00"
              format={arrumarReais}
              defaultValue={extra ? formatValor(extra.preco) : undefined}
            />
          </Field>
          <Segmented
            legend={ROTULOS_DO_EXTRA.tipo}
            name="tipo"
            choices={tipos}
            defaultValue={extra?.tipo ?? TIPOS_DE_EXTRA[0]}
            error={erro('tipo')}
          />
        </>
      )}
    </FormularioEmDialogo>
  )
}
