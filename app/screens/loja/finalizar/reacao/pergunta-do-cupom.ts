import { askJson } from '~/browser/ask-json'
import { type Abatimento, ajusteDoCupom } from '~/domain/cupons/abatimento'
import type { EntregaGratis } from '~/domain/frete/entrega-gratis'
import type { ResultadoFrete } from '~/domain/frete/frete'
import { recusaSemFrete, taxaDoFrete } from '~/domain/frete/taxa-ou-recusa'
import { totalDosItens } from '~/domain/pedidos/item'
import { promocoesNoPedido } from '~/domain/pedidos/promocoes-do-pedido'
import { type Ajuste, comEntregaGratis, somarValores } from '~/domain/pedidos/valores'
import type { PromocaoDoPedido } from '~/domain/promocoes/promocao'
import { ehRecusa, type Recusa, recusar } from '~/domain/respostas/recusa'
import { memoriaDe } from '~/screens/campos/reacao/pergunta'
import type { Estado } from './estado'
import { tipoDaEntrega, valorDoCampo } from './formulario'
import { consultaDeAgora } from './pergunta-da-entrega'
import { type Pergunta, type Reacao, reacao } from './reacao'
import { redigirLinha } from './redigir-pedido'
import type { TotalMostrado } from './resumir-pedido'

type Linhas = TotalMostrado['linhas']
type Resposta = Abatimento | Recusa

interface CupomConferido {
  readonly corpo: string
  /** `contaDe` when the question was asked; it is not sent, but the answer depends on it. */
  readonly conta: string
  readonly resposta: Resposta
}

/** The last answer about a code. */
const conferido = memoriaDe<CupomConferido>('cupom')

/** The question about the code in the form, as it is sent; null without one. */
function corpoDaPergunta({ formulario, tentativa }: Estado, linhas: Linhas) {
  const cupom = valorDoCampo(formulario, 'cupom')
  if (cupom === '' || linhas.length === 0) return null
  return {
    ...{ cupom, itens: linhas.map(redigirLinha), tipoEntrega: tipoDaEntrega(formulario) },
    ...{ telefone: valorDoCampo(formulario, 'telefone'), navegador: tentativa.chave },
  }
}

/** What the lines cost, and what promotions take off each: a coupon takes off from the rest. */
export function contaDe({ linhas, promocoes }: NaMesa): string {
  return JSON.stringify([totalDosItens(linhas), ...promocoesNoPedido(promocoes, linhas).porLinha])
}

/** What the server has said about the code in the form, for this cart; null until it is known, and without a code. */
function cupomDeAgora(estado: Estado, mesa: NaMesa): Resposta | null {
  const sabido = perguntado(estado, mesa.linhas)
  return sabido?.conta === contaDe(mesa) ? sabido.resposta : null
}

/** What the server has said about the code with these lines, whatever they cost by now. */
function perguntado(estado: Estado, linhas: Linhas): CupomConferido | null {
  const corpo = corpoDaPergunta(estado, linhas)
  const sabido = conferido.ler(estado)
  return corpo && sabido?.corpo === JSON.stringify(corpo) ? sabido : null
}

/** What is to be ordered, with the promotions of several items that hold. */
export interface NaMesa {
  readonly linhas: Linhas
  readonly promocoes: readonly PromocaoDoPedido[]
}

interface ContaSemCupom extends NaMesa {
  /** Null for pickup, and while it is not known. */
  readonly frete: ResultadoFrete | null
  readonly entregaGratis: EntregaGratis | null
}

/**
 * What is known about the code in the form. Only here the freight is known, so only here it is seen that a code has
 * nothing left to take off, which the order would be refused for.
 */
export function cupomNaConta(
  estado: Estado,
  { linhas, frete, entregaGratis, promocoes }: ContaSemCupom,
): Resposta | null {
  const resposta = cupomDeAgora(estado, { linhas, promocoes })
  if (!resposta || ehRecusa(resposta)) return resposta
  if (resposta.alvo === 'frete' && (!frete || recusaSemFrete(frete))) return resposta
  const somas = { total: totalDosItens(linhas), frete: taxaDoFrete(frete) }
  const daPromocao = promocoesNoPedido(promocoes, linhas).ajustes
  const semEle = somarValores(linhas, somas.frete, comEntregaGratis(daPromocao, somas, entregaGratis))
  const ajuste = ajusteDoCupom(resposta, { ...semEle, aCombinar: frete?.situacao === 'a-combinar' })
  return ehRecusa(ajuste) ? ajuste : resposta
}

/** Asked in step 2 alone, because each question about a code that is refused is one of few. */
export function perguntarPeloCupom(estado: Estado, mesa: NaMesa): Pergunta | null {
  const corpo = corpoDaPergunta(estado, mesa.linhas)
  if (!corpo || estado.fase.nome !== 'pagamento' || cupomDeAgora(estado, mesa)) return null
  const conta = contaDe(mesa)
  return {
    chave: JSON.stringify([corpo, conta]),
    async fazer(enderecoDe, signal) {
      const { status, body } = await askJson(enderecoDe('cupom'), { body: corpo, signal })
      const resposta = lerResposta(status, body)
      return seguinte => receberCupom(seguinte, { corpo: JSON.stringify(corpo), conta, resposta })
    },
  }
}

function lerResposta(status: number | null, corpo: unknown): Resposta {
  const { abatimento, recusa } = Object(corpo) as { abatimento?: Abatimento; recusa?: unknown }
  if (status === 200 && abatimento) return abatimento
  return ehRecusa(recusa) ? recusa : SEM_RESPOSTA
}

/** The order takes the code with it all the same, and its server decides. */
const SEM_RESPOSTA = recusar(
  'cupom-sem-resposta',
  'Erro de conexão',
  'Não foi possível conferir o cupom. Confira a conexão e aplique de novo.',
  'cupom',
)

export function receberCupom(estado: Estado, soube: CupomConferido): Reacao {
  return reacao(conferido.guardar(estado, soube))
}

/** The same code will be asked about again. */
export function esquecerCupom(estado: Estado): Estado {
  return conferido.guardar(estado, null)
}

/**
 * The code to be sent with the order: none that was refused, because the total shown is without it, not even when prices
 * have changed since.
 */
export function cupomAEnviar(estado: Estado, conta: ContaSemCupom): string | null {
  const resposta = cupomNaConta(estado, conta) ?? perguntado(estado, conta.linhas)?.resposta
  if (ehRecusa(resposta) && resposta !== SEM_RESPOSTA) return null
  return valorDoCampo(estado.formulario, 'cupom') || null
}

export function ajustesDoCupom(estado: Estado, mesa: NaMesa): Ajuste[] {
  const resposta = cupomDeAgora(estado, mesa)
  if (!resposta || ehRecusa(resposta)) return []
  const { alvo, ate } = resposta
  return [{ alvo, valor: ate ?? taxaDoFrete(consultaDeAgora(estado)?.frete ?? null) }]
}
