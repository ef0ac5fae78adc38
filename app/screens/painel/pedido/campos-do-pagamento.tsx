import type { ReactNode } from 'react'
import { calcularTroco, FORMAS_DE_PAGAMENTO, type FormaPagamento } from '~/domain/pedidos/forma-pagamento'
import { dicaDoValorPago } from '~/domain/pedidos/troco'
import { arrumarReais, formatReais, parseReais } from '~/domain/valores/centavos'
import { Field } from '~/ui/fields/field'
import { MoneyInput } from '~/ui/fields/money-input'
import { Icon } from '~/ui/icon'
import { CamposDiretos } from './campos-diretos'
import { EscolhaEmLista } from './partes/escolha-em-lista'
import { Secao } from './partes/secao-do-formulario'
import type { FormularioAberto } from './reacao/descrever'

const ICONES: Record<FormaPagamento, ReactNode> = {
  dinheiro: <Icon name="banknote" />,
  pix: <Icon name="qr-code" />,
  cartao_credito: <Icon name="credit-card" />,
  cartao_debito: <Icon name="wallet" />,
}
const FORMAS = FORMAS_DE_PAGAMENTO.map(({ forma, rotulo }) => ({
  valor: forma,
  rotulo,
  icone: ICONES[forma],
}))

/** Payment, change and the notes of the whole order (balcao-1). */
export function CamposDoPagamento({ aberto }: { aberto: FormularioAberto }) {
  const { formulario, mudar, erro, valores } = aberto
  const { deGraca } = valores
  const { formaPagamento: forma } = formulario
  const valorPago = parseReais(formulario.valorPago)
  const troco = calcularTroco({ forma, valorPago, total: valores.totalComFrete })
  const dica = () => {
    if (troco > 0) return `Troco: ${formatReais(troco)}`
    if (formulario.valorPago.trim() === '') return 'Em branco: sem troco.'
    return dicaDoValorPago({ forma, valorPago, total: valores.totalComFrete }) ?? 'Sem troco.'
  }
  return (
    <Secao titulo="Pagamento">
      {deGraca ? (
        <p className="font-semibold">Nada a pagar.</p>
      ) : (
        <EscolhaEmLista<FormaPagamento>
          legenda="Forma de pagamento"
          name="formaPagamento"
          opcoes={FORMAS}
          valor={forma}
          aoEscolher={escolhida => mudar({ tipo: 'escolher-forma', forma: escolhida })}
        />
      )}
      {!deGraca && forma === 'dinheiro' && (
        <Field label="Valor pago" optional hint={dica()} error={erro('valorPago')} className="max-w-60">
          <MoneyInput
            name="valorPago"
            maxLength={12}
            value={formulario.valorPago}
            onValueChange={valor => mudar({ tipo: 'digitar', campo: 'valorPago', valor })}
            format={arrumarReais}
          />
        </Field>
      )}
      <CamposDiretos aberto={aberto} />
    </Secao>
  )
}
