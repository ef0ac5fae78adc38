import { useState } from 'react'
import {
  ajusteGuardado,
  digitarAjuste,
  NOME_DA_FORMA_MAXIMO,
  ROTULOS_DA_FORMA,
  ROTULOS_DOS_TIPOS,
  TIPOS_DE_FORMA,
  type TipoDeForma,
} from '~/domain/pedidos/forma-digitada'
import { especieDe, partesDaForma, rotuloDaForma } from '~/domain/pedidos/forma-pagamento'
import { ehDeSempre } from '~/domain/pedidos/formas-da-loja'
import type { FormaDoPainel } from '~/domain/pedidos/store-formas.server'
import { limites } from '~/domain/valores/texto'
import { Checkbox } from '~/ui/fields/checkbox'
import { Field, FieldError } from '~/ui/fields/field'
import { Segmented } from '~/ui/fields/segmented'
import { TextInput } from '~/ui/fields/text-input'

interface CamposProps {
  forma: FormaDoPainel | null
  erro: (campo: string) => string | undefined
}

const MANEIRAS = ['entrega', 'retirada', 'mesa'] as const
const TIPOS = TIPOS_DE_FORMA.map(tipo => ({ value: tipo, label: ROTULOS_DOS_TIPOS[tipo] }))

export function CamposDaForma({ forma, erro }: CamposProps) {
  return (
    <>
      {forma && ehDeSempre(forma.forma) ? (
        <>
          <p className="font-semibold">{rotuloDaForma(forma.forma)}</p>
          <input type="hidden" name="tipo" value={forma.forma} />
        </>
      ) : (
        <NomeDaForma forma={forma?.forma ?? 'vr'} erro={erro} />
      )}
      <fieldset className="grid gap-1">
        <legend className="mb-1.5 font-semibold text-sm">Vale para</legend>
        {MANEIRAS.map(maneira => (
          <div
            key={maneira}
            data-recusa={erro(maneira) ? true : undefined}
            tabIndex={-1}
            className="outline-none"
          >
            <Checkbox
              name={maneira}
              label={ROTULOS_DA_FORMA[maneira]}
              defaultChecked={forma?.[maneira] ?? true}
            />
            {erro(maneira) && <FieldError>{erro(maneira)}</FieldError>}
          </div>
        ))}
      </fieldset>
      <AjusteDaForma forma={forma} erro={erro} />
      {forma && especieDe(forma.forma) === 'cartao' && (
        <Field
          label={ROTULOS_DA_FORMA.bandeiras}
          optional
          hint="O cliente lê isto quando escolhe pagar assim."
          error={erro('bandeiras')}
        >
          <TextInput
            name="bandeiras"
            autoComplete="off"
            placeholder="Ex.: Visa, Mastercard, Elo"
            maxLength={limites.logradouro}
            defaultValue={forma.bandeiras ?? ''}
          />
        </Field>
      )}
    </>
  )
}

function AjusteDaForma({ forma, erro }: CamposProps) {
  const ajuste = forma && ajusteGuardado(forma)
  const [tipo, setTipo] = useState(ajuste?.tipo ?? '')
  return (
    <>
      <Segmented
        legend={ROTULOS_DA_FORMA.ajusteTipo}
        name="ajusteTipo"
        choices={AJUSTES}
        value={tipo}
        onValueChange={setTipo}
        error={erro('ajusteTipo')}
      />
      {tipo !== '' && (
        <Field
          label={ROTULOS_DA_FORMA.ajuste}
          required
          hint="Em reais, como 2,00, ou em porcentagem do total, como 5%."
          error={erro('ajuste')}
        >
          <TextInput
            name="ajuste"
            autoComplete="off"
            maxLength={12}
            defaultValue={ajuste ? digitarAjuste(ajuste) : ''}
          />
        </Field>
      )}
    </>
  )
}

const AJUSTES = [
  { value: '', label: 'Nenhum' },
  { value: 'desconto', label: 'Desconto' },
  { value: 'acrescimo', label: 'Acréscimo' },
] as const

interface NomeProps extends Pick<CamposProps, 'erro'> {
  forma: string
}

function NomeDaForma({ erro, forma }: NomeProps) {
  const [palavra, nome] = partesDaForma(forma)
  const [tipo, setTipo] = useState<TipoDeForma>(TIPOS_DE_FORMA.find(outro => outro === palavra) ?? 'outro')
  const outro = tipo === 'outro'
  return (
    <>
      <Segmented
        legend={ROTULOS_DA_FORMA.tipo}
        name="tipo"
        choices={TIPOS}
        value={tipo}
        onValueChange={setTipo}
        error={erro('tipo')}
      />
      <Field
        label={outro ? 'Nome' : 'Bandeira'}
        required={outro}
        optional={!outro}
        hint={outro ? 'Como o cliente a lê.' : 'Em branco: de qualquer bandeira.'}
        error={erro('nome')}
      >
        <TextInput
          name="nome"
          autoComplete="off"
          placeholder={outro ? 'Ex.: Cheque' : 'Ex.: Alelo'}
          maxLength={NOME_DA_FORMA_MAXIMO}
          defaultValue={nome}
        />
      </Field>
    </>
  )
}
