import { useState } from 'react'
import { arrumarReais, formatReais } from '~/domain/valores/centavos'
import { mascaraDoCep, mascaraDoTelefone } from '~/screens/campos/mascaras'
import { Checkbox } from '~/ui/fields/checkbox'
import { Field } from '~/ui/fields/field'
import { FileDrop } from '~/ui/fields/file-drop'
import { MaskedInput } from '~/ui/fields/masked-input'
import { MoneyInput } from '~/ui/fields/money-input'
import { QuantityStepper } from '~/ui/fields/quantity-stepper'
import { RadioTiles } from '~/ui/fields/radio-tiles'
import { Segmented } from '~/ui/fields/segmented'
import { TextArea } from '~/ui/fields/text-area'
import { TextInput } from '~/ui/fields/text-input'
import { Icon } from '~/ui/icon'
import { IconButton } from '~/ui/icon-button'
import { Spinner } from '~/ui/spinner'
import { Secao } from './galeria-secao'

const pagamentos = [
  { value: 'dinheiro', label: 'Dinheiro', icon: <Icon name="banknote" /> },
  { value: 'pix', label: 'PIX', icon: <Icon name="qr-code" /> },
  { value: 'cartao_credito', label: 'Crédito', icon: <Icon name="credit-card" /> },
  { value: 'cartao_debito', label: 'Débito', icon: <Icon name="wallet" /> },
] as const

const entregas = [
  { value: 'retirar', label: 'Retirar no local', icon: <Icon name="store" /> },
  { value: 'receber', label: 'Receber no meu endereço', icon: <Icon name="bike" /> },
] as const

export function GaleriaCampos() {
  const [fone, setFone] = useState('11912345678')
  const [valor, setValor] = useState('49,9')
  const [nota, setNota] = useState('Sem cebola, por favor.')
  const [entrega, setEntrega] = useState<(typeof entregas)[number]['value']>('receber')
  const [quantidade, setQuantidade] = useState(1)
  return (
    <Secao titulo="Campos">
      <div className="grid gap-x-5 gap-y-6 md:grid-cols-2">
        <Field label="Nome completo" required>
          <TextInput name="nome" autoComplete="name" defaultValue="Maria da Silva" />
        </Field>
        <Field label="Telefone" required hint="Buscando cliente...">
          <MaskedInput
            mask={mascaraDoTelefone}
            value={fone}
            onValueChange={setFone}
            type="tel"
            autoComplete="tel-national"
            trailing={<Spinner />}
          />
        </Field>
        <Field label="CEP" required error="CEP inválido ou serviço indisponível">
          <MaskedInput
            mask={mascaraDoCep}
            defaultValue="0501000"
            placeholder="00000000"
            autoComplete="postal-code"
          />
        </Field>
        <Field label="E-mail" optional hint="Para receber a confirmação.">
          <TextInput type="email" autoComplete="email" placeholder="voce@exemplo.com.br" />
        </Field>
        <Field label="Senha">
          <TextInput
            type="password"
            autoComplete="current-password"
            defaultValue="segredo"
            trailing={<IconButton label="Mostrar senha" icon={<Icon name="eye" className="size-5" />} />}
          />
        </Field>
        <Field label="Buscar item..." hideLabel className="self-end">
          <TextInput
            type="search"
            placeholder="Buscar item..."
            leading={<Icon name="search" className="size-5" />}
          />
        </Field>
        <Field
          label="Troco para quanto?"
          error={`Valor inferior ao total (${formatReais(5890)}).`}
          hint="Como se digita: 50 ou 49,9"
        >
          <MoneyInput value={valor} onValueChange={setValor} format={arrumarReais} />
        </Field>
        <Field label="Cidade" hint="Preenchida pelo CEP.">
          <TextInput defaultValue="São Paulo" disabled />
        </Field>
        <Field label="Observações do Pedido:" className="md:col-span-2">
          <TextArea
            value={nota}
            onChange={event => setNota(event.currentTarget.value)}
            maxLength={60}
            placeholder="Ex: Entregar sem contato, troco para R$100..."
          />
        </Field>
        <Segmented
          legend="Como quer receber?"
          choices={entregas}
          value={entrega}
          onValueChange={setEntrega}
          className="md:col-span-2"
        />
        <RadioTiles
          legend="Forma de pagamento"
          required
          choices={pagamentos}
          defaultValue="pix"
          className="md:col-span-2"
        />
        <RadioTiles
          legend="Forma de pagamento (com erro)"
          choices={pagamentos.map(p => ({ ...p, disabled: p.value === 'cartao_debito' }))}
          error="Por favor, selecione a forma de pagamento."
          className="md:col-span-2"
        />
        <div>
          <Checkbox label="Bacon crocante" trailing="+ R$&nbsp;6,00" defaultChecked />
          <Checkbox label="Queijo extra" description="Prato, muçarela ou cheddar" trailing="+ R$&nbsp;4,50" />
          <Checkbox label="Manjericão (acabou)" disabled />
          <Checkbox label="Manter conectado" defaultChecked disabled />
        </div>
        <FileDrop
          id="galeria-arquivo"
          icon={<Icon name="image-plus" className="size-6 text-tinta-suave" />}
          label="Escolher imagem"
          invalid={false}
          onDropFile={() => undefined}
          className="min-h-24 px-3 py-2 text-sm"
        />
        <div className="flex items-center gap-4 self-start">
          <QuantityStepper
            label="Quantidade de X-Salada"
            value={quantidade}
            onValueChange={setQuantidade}
            max={5}
          />
          <span className="font-bold text-md tabular-nums">{formatReais(2490 * quantidade)}</span>
        </div>
      </div>
    </Secao>
  )
}
