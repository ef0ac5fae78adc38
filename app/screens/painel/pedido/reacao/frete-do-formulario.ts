import { type EntregaGratis, entregaGratisDe } from '~/domain/frete/entrega-gratis'
import { descreverFrete, dizerFrete, valePara } from '~/domain/frete/frete'
import type { EscolhaDeBairro } from '~/domain/frete/modo-bairros'
import { type Centavos, formatValor } from '~/domain/valores/centavos'
import { type Cotacao, cepDoFormulario, type Formulario } from './formulario'

/** The text in the field: what was typed for this CEP, else the fee by the rule; '' when the owner has to type it. */
export function freteDoFormulario(f: Formulario): string {
  const digitado = freteDigitadoParaEsteCep(f)
  if (digitado !== null) return digitado
  const daRegra = taxaDaRegra(f)
  return daRegra === null || daRegra === 'a-combinar' ? '' : formatValor(daRegra)
}

/** The fee by the shop's rule; null when it says none for this address. */
export function taxaDaRegra(f: Formulario): Centavos | 'a-combinar' | null {
  return freteDaRegra(cotacaoDoCep(f)) ?? f.freteFixo
}

/** Whether the fee of the form is to be agreed on: nobody has typed one, and nothing else says it. */
export function combinaOFrete(f: Formulario): boolean {
  return (f.freteFixo === 'a-combinar' || f.aCombinar) && freteDoFormulario(f).trim() === ''
}

/** The freight that was typed for another CEP. It no longer counts, but a button brings it back. */
export function freteDeAntes(f: Formulario): string | null {
  if (f.freteDigitado === null || freteDigitadoParaEsteCep(f) !== null) return null
  return f.freteDigitado.valor || null
}

export function digitarFrete(f: Formulario, valor: string): Formulario {
  return { ...f, lugarDaTaxa: null, freteDigitado: { cep: cepDoFormulario(f), valor } }
}

/** What the bairro can be chosen from, where the CEP of the form does not say it. */
export function bairrosDoFormulario(f: Formulario): EscolhaDeBairro | null {
  return f.cotacao?.cep === cepDoFormulario(f) ? (f.cotacao.aEscolher ?? null) : null
}

/**
 * A bairro chosen from the shop's table: its fee is put into the field. Where the CEP has no district, it is the
 * address's bairro too.
 */
export function escolherBairro(
  f: Formulario,
  { nome, taxa }: { readonly nome: string; readonly taxa: Centavos },
): Formulario {
  const comFrete = digitarFrete(f, formatValor(taxa))
  if (bairrosDoFormulario(f)?.bairroDoCep !== null) return comFrete
  const { endereco, tocados } = f
  return { ...comFrete, endereco: { ...endereco, bairro: nome }, tocados: { ...tocados, bairro: 'agora' } }
}

/** The shop's free delivery for the fee in the field: only the rule's own fee is taken off (frete-18). */
export function gratisDoFormulario(f: Formulario, frete: Centavos): EntregaGratis | null {
  return taxaDaRegra(f) === frete ? f.regras && entregaGratisDe(f.regras) : null
}

function freteDigitadoParaEsteCep(f: Formulario): string | null {
  return f.freteDigitado?.cep === cepDoFormulario(f) ? f.freteDigitado.valor : null
}

/** What is known about the CEP that is in the form now. */
export function cotacaoDoCep(f: Formulario): Cotacao | null {
  const destino = { cep: cepDoFormulario(f), bairro: f.endereco.bairro }
  return f.cotacao !== null && valePara(f.cotacao, destino) ? f.cotacao : null
}

/**
 * The freight by the rule; null when the public side would not deliver, or only at a guessed fee. The owner may deliver
 * all the same, and then types the freight.
 */
function freteDaRegra(cotacao: Cotacao | null): Centavos | null {
  const frete = cotacao?.frete
  return frete?.situacao === 'calculado' ? frete.taxa : null
}

export interface DitoDoFrete {
  readonly texto: string
  /** True when the owner has to act or must know about it. */
  readonly alerta: boolean
  /** The amount that a button fills in. */
  readonly oferta: string | null
}

/** The text below the field. */
export function dizerFreteDoFormulario(f: Formulario): DitoDoFrete | null {
  if (combinaOFrete(f)) return calmo('Em branco, a entrega fica a combinar, fora do total.')
  if (cepDoFormulario(f) === '') {
    return f.freteFixo === null ? calmo('Informe o CEP para calcular o frete.') : null
  }
  const cotacao = cotacaoDoCep(f)
  if (cotacao === null) return null
  const { frete } = cotacao
  const falta = freteDoFormulario(f) === ''
  if (frete === null) {
    if (falta) return alerta('Não foi possível calcular o frete. Informe o valor.')
    return f.lugarDaTaxa ? alerta(f.lugarDaTaxa) : null
  }
  const problema = dizerFrete(frete).avisoAoDono
  if (problema === null) return calmo(`Pela regra da loja: ${descreverFrete(frete)}`)
  if (!falta) return alerta(problema)
  if (frete.situacao === 'fora-da-area')
    return alerta(`${problema} Para entregar mesmo assim, informe o frete.`)
  if (frete.situacao === 'a-escolher') return alerta(`${problema} Escolha o bairro, ou informe o frete.`)
  if (frete.situacao === 'recusado') return alerta(`${problema} Informe o frete.`)
  const oferta = formatValor(frete.taxa)
  return { ...alerta(`${problema} Informe o frete, ou use o frete fixo da loja.`), oferta }
}

const calmo = (texto: string): DitoDoFrete => ({ texto, alerta: false, oferta: null })
const alerta = (texto: string): DitoDoFrete => ({ texto, alerta: true, oferta: null })
