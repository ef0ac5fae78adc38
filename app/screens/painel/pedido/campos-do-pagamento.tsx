import {
  calcularTroco,
  especieDe,
  type FormaPagamento,
  rotuloDaForma,
} from '~/domain/pedidos/forma-pagamento'
import {
  dizerAjusteDaForma,
  FORMAS_DE_SEMPRE,
  type FormaDaLoja,
  oferecidas,
} from '~/domain/pedidos/formas-da-loja'
import { dizerValor, todasAsLinhas } from '~/domain/pedidos/linhas-do-total'
import { maneiraDe } from '~/domain/pedidos/tipo-entrega'
import { dicaDoValorPago } from '~/domain/pedidos/troco'
import { arrumarReais, formatReais, parseReais } from '~/domain/valores/centavos'
import { iconeDaForma } from '~/screens/campos/icone-da-forma'
import { LinhaDoPagamento } from '~/screens/campos/linha-do-pagamento'
import { Checkbox } from '~/ui/fields/checkbox'
import { Field } from '~/ui/fields/field'
import { MoneyInput } from '~/ui/fields/money-input'
import { Icon } from '~/ui/icon'
import { CamposDiretos } from './campos-diretos'
import { EscolhaEmLista } from './partes/escolha-em-lista'
import { Secao } from './partes/secao-do-formulario'
import type { FormularioAberto } from './reacao/descrever'

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
          opcoes={formasDoFormulario(aberto).map(({ forma: oferecida, ajuste }) => ({
            valor: oferecida,
            rotulo: rotuloDaForma(oferecida),
            detalhe: ajuste && dizerAjusteDaForma(ajuste),
            icone: <Icon name={iconeDaForma(oferecida)} />,
          }))}
          valor={forma}
          erro={erro('formaPagamento')}
          aoEscolher={escolhida => mudar({ tipo: 'escolher-forma', forma: escolhida })}
        />
      )}
      <TaxaDeServico aberto={aberto} />
      <LinhaDoPagamento valores={valores} />
      {!deGraca && especieDe(forma) === 'dinheiro' && (
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

/** On until one tap takes it off, for the customer who does not want to pay it (pagamento-12). */
function TaxaDeServico({ aberto: { formulario, mudar, valores } }: { aberto: FormularioAberto }) {
  const { regras, servico, servicoDeAntes: antes, tipoEntrega } = formulario
  const existe = Boolean(regras?.servicoPercentual || antes?.ajustes.length)
  const linha = todasAsLinhas(valores).find(({ tipo }) => tipo === 'servico')
  if (maneiraDe(tipoEntrega) !== 'mesa' || !existe || !linha) return null
  return (
    <Checkbox
      name="servico"
      label={linha.rotulo}
      trailing={dizerValor(linha)}
      checked={servico}
      onChange={({ currentTarget: { checked } }) => mudar({ tipo: 'cobrar-servico', sim: checked })}
    />
  )
}

/** Those that the shop takes for such orders, and the one that the edited order has already. */
function formasDoFormulario({ formulario, formaDoPedido: dele }: FormularioAberto): readonly FormaDaLoja[] {
  const { regras, tipoEntrega } = formulario
  if (regras === null) return FORMAS_DE_SEMPRE.map(forma => ({ forma }))
  const daLoja = oferecidas(regras.formas, maneiraDe(tipoEntrega))
  return dele === null || daLoja.some(({ forma }) => forma === dele) ? daLoja : [...daLoja, { forma: dele }]
}
