import type { ComponentProps, ReactNode } from 'react'
import { type Endereco, ROTULOS_DO_ENDERECO } from '~/domain/enderecos/endereco'
import { limites } from '~/domain/valores/texto'
import { mascaraDoCep } from '~/screens/campos/mascaras'
import { Button } from '~/ui/button'
import { Field } from '~/ui/fields/field'
import { MaskedInput } from '~/ui/fields/masked-input'
import { TextInput } from '~/ui/fields/text-input'
import { Icon } from '~/ui/icon'
import { Spinner } from '~/ui/spinner'
import { EscolhaDoBairro } from './escolha-do-bairro'
import {
  dicaDoEndereco,
  enderecoAceito,
  enderecoDeAntes,
  enderecoDoCep,
  enderecoOferecido,
  valorDoCampo,
} from './reacao/formulario'
import { TaxaDeEntrega } from './taxa-de-entrega'
import type { Checkout } from './use-checkout'
import { useDemora } from './use-demora'

/** The fields of the delivery address. The CEP comes first, because it fills in the rest and decides the fee. */
export function CamposDoEndereco({ checkout }: { checkout: Checkout }) {
  const { formulario, mudar, erro, consulta, buscandoEntrega } = checkout
  const demora = useDemora(buscandoEntrega)
  const oferecido = enderecoOferecido(formulario)
  const aceito = enderecoAceito(formulario)
  const deAntes = aceito === null ? enderecoDeAntes(formulario) : null
  const recusa = buscandoEntrega ? null : (consulta?.recusa ?? null)

  function dicaDoCep(): string {
    if (demora) return 'Buscando...'
    if (consulta?.semConexao) return ''
    if (recusa?.texto && consulta?.frete) return 'Preencha o endereço abaixo.'
    return (aceito === null && dicaDoEndereco(formulario)) || 'Somente números.'
  }
  return (
    <div className="grid grid-cols-6 gap-x-3 gap-y-4">
      <Field
        label={ROTULOS_DO_ENDERECO.cep}
        required
        hint={dicaDoCep()}
        error={erro('cep') ?? recusa?.texto}
        className="col-span-6"
      >
        <MaskedInput
          name="cep"
          autoComplete="postal-code"
          placeholder="00000000"
          mask={mascaraDoCep}
          value={valorDoCampo(formulario, 'cep')}
          onValueChange={valor => mudar({ tipo: 'digitar', campo: 'cep', valor })}
          trailing={demora ? <Spinner /> : null}
        />
      </Field>
      <TaxaDeEntrega checkout={checkout} />
      <EscolhaDoBairro checkout={checkout} />
      <div aria-live="polite" className="col-span-6 grid gap-3 empty:hidden">
        {oferecido !== null && (
          <Button
            variant="secondary"
            wide
            icon={<Icon name="map-pin" className="size-5 shrink-0" />}
            onClick={() => mudar({ tipo: 'usar-salvo', usar: aceito === null })}
          >
            {aceito === null ? `Usar endereço salvo (${oferecido})` : 'Informar outro endereço'}
          </Button>
        )}
        {deAntes !== null && (
          <TrocarEndereco aoClicar={() => mudar({ tipo: 'voltar-ao-digitado' })}>
            {`Voltar ao endereço de antes (${deAntes})`}
          </TrocarEndereco>
        )}
      </div>
      {aceito === null ? (
        <Digitados checkout={checkout} />
      ) : (
        <Field label="Endereço salvo" hint="A entrega vai para o seu endereço salvo." className="col-span-6">
          <TextInput name="enderecoSalvo" readOnly value={aceito} />
        </Field>
      )}
    </div>
  )
}

/** A button that switches between the typed address and that of the CEP, so that neither is lost. */
function TrocarEndereco({ aoClicar, children }: { aoClicar: () => void; children: ReactNode }) {
  return (
    <Button
      variant="secondary"
      wide
      icon={<Icon name="undo-2" className="size-5 shrink-0" />}
      onClick={aoClicar}
    >
      <span className="min-w-0 break-words">{children}</span>
    </Button>
  )
}

function Digitados({ checkout }: { checkout: Checkout }) {
  const doCep = enderecoDoCep(checkout.formulario)
  return (
    <>
      <Linha
        checkout={checkout}
        campo="logradouro"
        className="col-span-6"
        autoComplete="address-line1"
        maxLength={limites.logradouro}
      />
      <Linha
        checkout={checkout}
        campo="numero"
        className="col-span-2"
        autoComplete="off"
        maxLength={limites.numero}
      />
      <Linha
        checkout={checkout}
        campo="complemento"
        className="col-span-4"
        autoComplete="address-line2"
        maxLength={limites.complemento}
        placeholder="Apto, bloco..."
      />
      <Linha
        checkout={checkout}
        campo="bairro"
        className="col-span-6"
        autoComplete="address-level3"
        maxLength={limites.bairro}
      />
      <Linha
        checkout={checkout}
        campo="cidade"
        className="col-span-3"
        autoComplete="address-level2"
        maxLength={limites.cidade}
      />
      <Linha
        checkout={checkout}
        campo="estado"
        className="col-span-3"
        autoComplete="address-level1"
        autoCapitalize="characters"
        maxLength={2}
      />
      {doCep !== null && (
        <div className="col-span-6">
          <TrocarEndereco aoClicar={() => checkout.mudar({ tipo: 'usar-do-cep' })}>
            {`Usar o endereço do CEP (${doCep})`}
          </TrocarEndereco>
        </div>
      )}
    </>
  )
}

type LinhaProps = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'className'> & {
  checkout: Checkout
  campo: Exclude<keyof Endereco, 'cep'>
  className: string
}

function Linha({ checkout, campo, className, ...rest }: LinhaProps) {
  const { formulario, mudar, erro } = checkout
  const opcional = campo === 'complemento'
  return (
    <Field
      label={ROTULOS_DO_ENDERECO[campo]}
      required={!opcional}
      optional={opcional}
      error={erro(campo)}
      className={className}
    >
      <TextInput
        {...rest}
        name={campo}
        value={valorDoCampo(formulario, campo)}
        onChange={event => {
          const digitado = event.currentTarget.value
          mudar({ tipo: 'digitar', campo, valor: campo === 'estado' ? digitado.toUpperCase() : digitado })
        }}
      />
    </Field>
  )
}
