import { type FormEvent, useEffect, useRef } from 'react'
import { ROTULOS_DO_PAGAMENTO } from '~/domain/pedidos/checkout/novo-pedido'
import { calcularTroco, especieDe, rotuloDaForma } from '~/domain/pedidos/forma-pagamento'
import { dizerAjusteDaForma, type FormaDaLoja, oferecidas } from '~/domain/pedidos/formas-da-loja'
import { maneiraDe } from '~/domain/pedidos/tipo-entrega'
import { dicaDoValorPago } from '~/domain/pedidos/troco'
import { arrumarReais, formatReais, ZERO } from '~/domain/valores/centavos'
import { iconeDaForma } from '~/screens/campos/icone-da-forma'
import { LinhaDoPagamento } from '~/screens/campos/linha-do-pagamento'
import { MaiorDe18 } from '~/screens/campos/maior-de-18'
import { Banner } from '~/ui/banner'
import { Checkbox } from '~/ui/fields/checkbox'
import { Field } from '~/ui/fields/field'
import { MoneyInput } from '~/ui/fields/money-input'
import { RadioTiles } from '~/ui/fields/radio-tiles'
import { Icon } from '~/ui/icon'
import { useLoja } from '../loja-contexto'
import { CampoDoCupom, useCupomDigitado } from './campo-do-cupom'
import { dinheiroDoFormulario, tipoDaEntrega, valorDoCampo } from './reacao/formulario'
import { Resumo } from './resumo'
import type { Checkout } from './use-checkout'
import { useFoco } from './use-foco'

interface FaseDoPagamentoProps {
  id: string
  checkout: Checkout
}

/** Step 2: what it costs and how it is paid (checkout-2). */
export function FaseDoPagamento({ id, checkout }: FaseDoPagamentoProps) {
  const { formulario, mudar, erro } = checkout
  const { totalComFrete: total } = checkout.mostrado.valores
  const { temPix, regras } = useLoja()
  const formas = oferecidas(regras.formas ?? [], maneiraDe(tipoDaEntrega(formulario)))
  const escolhida = formas.find(({ forma }) => forma === formulario.formaPagamento)
  const forma = escolhida?.forma ?? null
  const formRef = useFoco<HTMLFormElement>(checkout.foco)
  const cupom = useCupomDigitado(checkout)
  const deGraca = total === ZERO
  const valorDigitado = valorDoCampo(formulario, 'valorPago')
  const valorPago = dinheiroDoFormulario(formulario, total)
  const troco = calcularTroco({ forma, valorPago, total })
  const insuficiente = dicaDoValorPago({ forma, valorPago, total })

  // On a phone 'Dinheiro' may be chosen at the lower edge of the screen, and the field that it opens would be below
  // that edge.
  const campoDoValor = useRef<HTMLDivElement>(null)
  const anterior = useRef(forma)
  useEffect(() => {
    if (forma !== anterior.current) campoDoValor.current?.scrollIntoView({ block: 'nearest' })
    anterior.current = forma
  }, [forma])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!cupom.aplicar()) checkout.acontecer({ tipo: 'finalizou' })
  }
  function dicaDoValor(): string {
    if (troco > 0) return `Troco: ${formatReais(troco)}`
    return valorPago === total ? 'Sem troco.' : 'Quanto você vai entregar em dinheiro.'
  }
  return (
    <form id={id} ref={formRef} noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      {deGraca ? (
        <Banner>
          {checkout.frete?.situacao === 'a-combinar'
            ? 'Os itens saem de graça: só a entrega, a combinar, é paga à loja.'
            : 'Este pedido sai de graça: não há nada a pagar.'}
        </Banner>
      ) : (
        <RadioTiles
          legend="Forma de pagamento"
          name="formaPagamento"
          required
          choices={formas.map(oferecida => ({
            value: oferecida.forma,
            label: rotuloDaForma(oferecida.forma),
            description: oferecida.ajuste && dizerAjusteDaForma(oferecida.ajuste),
            icon: <Icon name={iconeDaForma(oferecida.forma)} />,
          }))}
          value={forma}
          onValueChange={outra => mudar({ tipo: 'escolher-forma', forma: outra })}
          error={erro('formaPagamento')}
        />
      )}
      <LinhaDoPagamento valores={checkout.mostrado.valores} />
      {!deGraca && especieDe(forma) === 'dinheiro' && (
        <div ref={campoDoValor}>
          <Checkbox
            name="semTroco"
            label="Não preciso de troco"
            description={`Você entrega ${formatReais(total)} em dinheiro.`}
            checked={formulario.semTroco}
            onChange={({ currentTarget: { checked } }) =>
              mudar({ tipo: 'marcar', campo: 'semTroco', sim: checked })
            }
          />
          {!formulario.semTroco && (
            <Field
              label={ROTULOS_DO_PAGAMENTO.valorPago}
              required
              hint={
                insuficiente && !erro('valorPago') ? (
                  <b className="font-medium text-red-tinta">{insuficiente}</b>
                ) : (
                  dicaDoValor()
                )
              }
              error={erro('valorPago')}
              className="mt-2"
            >
              <MoneyInput
                name="valorPago"
                maxLength={15}
                value={valorDigitado}
                onValueChange={valor => mudar({ tipo: 'digitar', campo: 'valorPago', valor })}
                format={arrumarReais}
              />
            </Field>
          )}
        </div>
      )}
      {!deGraca && escolhida && especieDe(forma) !== 'dinheiro' && (
        <Banner>{dizerComoSePaga(escolhida, { temPix, entrega: checkout.entrega })}</Banner>
      )}
      {checkout.comAlcool && (
        <MaiorDe18
          label="Tenho 18 anos ou mais"
          description="Seu pedido tem bebida alcoólica: tenha um documento com foto ao receber."
          erro={erro('maiorDe18')}
          marcado={formulario.maiorDe18}
          aoMarcar={sim => mudar({ tipo: 'marcar', campo: 'maiorDe18', sim })}
        />
      )}
      <CampoDoCupom checkout={checkout} cupom={cupom} />
      <Resumo checkout={checkout} />
    </form>
  )
}

function dizerComoSePaga(
  { forma, bandeiras }: FormaDaLoja,
  { temPix, entrega }: { readonly temPix: boolean; readonly entrega: boolean },
): string {
  if (especieDe(forma) === 'pix' && temPix) return 'Você recebe o código Pix assim que finalizar o pedido.'
  const onde = `O pagamento é feito na ${entrega ? 'entrega' : 'retirada'}.`
  return bandeiras ? `${onde} Bandeiras aceitas: ${bandeiras}.` : onde
}
