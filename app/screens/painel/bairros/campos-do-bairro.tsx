import { UFS } from '~/domain/enderecos/endereco'
import { ROTULOS_DO_BAIRRO } from '~/domain/frete/bairro-digitado'
import type { BairroDoPainel } from '~/domain/frete/tabela/store-bairros.server'
import { arrumarReais, formatValor } from '~/domain/valores/centavos'
import { limites } from '~/domain/valores/texto'
import { Checkbox } from '~/ui/fields/checkbox'
import { Field } from '~/ui/fields/field'
import { MoneyInput } from '~/ui/fields/money-input'
import { Select } from '~/ui/fields/select'
import { TextInput } from '~/ui/fields/text-input'

export interface Comuns {
  /** The company's own city, with which a new row begins. */
  daEmpresa: { readonly cidade: string; readonly estado: string }
  erro: (campo: string) => string | undefined
}

type Lugar = Comuns['daEmpresa']

interface CidadeProps extends Lugar, Pick<Comuns, 'erro'> {
  aoMudar?: (lugar: Partial<Lugar>) => void
}

export function Cidade({ cidade, estado, erro, aoMudar }: CidadeProps) {
  return (
    <div className="grid grid-cols-[1fr_6.5rem] gap-3">
      <Field label={ROTULOS_DO_BAIRRO.cidade} required error={erro('cidade')}>
        <TextInput
          name="cidade"
          autoComplete="off"
          maxLength={limites.cidade}
          defaultValue={cidade}
          onChange={({ currentTarget: { value } }) => aoMudar?.({ cidade: value })}
        />
      </Field>
      <Field label="UF" required error={erro('estado')}>
        <Select
          name="estado"
          defaultValue={estado}
          onChange={({ currentTarget: { value } }) => aoMudar?.({ estado: value })}
        >
          <option value="">UF</option>
          {UFS.toSorted().map(uf => (
            <option key={uf}>{uf}</option>
          ))}
        </Select>
      </Field>
    </div>
  )
}

export function CamposDoBairro({ bairro, daEmpresa, erro }: Comuns & { bairro: BairroDoPainel | null }) {
  const { cidade, estado } = bairro ?? daEmpresa
  return (
    <>
      <Field
        label={ROTULOS_DO_BAIRRO.nome}
        required
        hint="Como os Correios escrevem. Acentos e abreviações, como Jd. ou Vl., não fazem diferença."
        error={erro('nome')}
      >
        <TextInput
          name="nome"
          autoComplete="off"
          autoCapitalize="words"
          placeholder="Ex.: Perdizes"
          maxLength={limites.bairro}
          defaultValue={bairro?.nome}
        />
      </Field>
      <Cidade cidade={cidade} estado={estado} erro={erro} />
      <Field
        label={ROTULOS_DO_BAIRRO.taxa}
        required
        hint="Use 0,00 para entrega grátis."
        error={erro('taxa')}
      >
        <MoneyInput
          name="taxa"
          placeholder="0,00"
          format={arrumarReais}
          defaultValue={bairro ? formatValor(bairro.taxa) : undefined}
        />
      </Field>
      <div className="grid grid-cols-2 items-start gap-3">
        <Field
          label={ROTULOS_DO_BAIRRO.minimo}
          optional
          hint="Em branco: vale o da loja."
          error={erro('minimo')}
        >
          <MoneyInput
            name="minimo"
            format={arrumarReais}
            defaultValue={bairro?.minimo == null ? undefined : formatValor(bairro.minimo)}
          />
        </Field>
        <Field label={ROTULOS_DO_BAIRRO.minutos} optional hint="Somados ao preparo." error={erro('minutos')}>
          <TextInput
            name="minutos"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            defaultValue={bairro?.minutos ?? ''}
          />
        </Field>
      </div>
      <Checkbox
        name="ativo"
        label={ROTULOS_DO_BAIRRO.ativo}
        description="Desmarcado, o bairro fica na tabela, mas fora da área de entrega."
        defaultChecked={bairro?.ativo ?? true}
      />
    </>
  )
}
