import type { SituacaoComPausa } from '~/domain/horarios/pausa'
import type { Carrinho } from '~/domain/pedidos/checkout/carrinho'
import type { Conversa } from '~/domain/pedidos/checkout/conversa'
import type { TotalMudou } from '~/domain/pedidos/checkout/montar-pedido'
import type { NovoPedidoEnviado } from '~/domain/pedidos/checkout/novo-pedido'
import type { Recusa } from '~/domain/respostas/recusa'
import type { EfeitoDePerguntar, Pergunta as PerguntaDe } from '~/screens/campos/reacao/pergunta'
import { type Dito, destrutivo, type Reacao as ReacaoDe, reacoesDe } from '~/screens/campos/reacao/reacao'
import type { ToastMessage } from '~/ui/overlays/toast'
import type { Loja } from '../../loja-contexto'
import type { Estado } from './estado'
import type { Acao } from './formulario'
import type { Desfecho } from './pedir'
import { CAMPO_DO_BAIRRO_ESCOLHIDO, CAMPOS_DOS_DADOS, type Rascunho } from './rascunho'
import type { TotalMostrado } from './resumir-pedido'

/** What happens to a checkout: somebody presses or types, or an answer comes. */
export type Evento =
  | { readonly tipo: 'abriu' | 'mudou-carrinho' | 'avancou' | 'voltou-aos-dados' | 'voltou-ao-pagamento' }
  | { readonly tipo: 'finalizou' | 'confirmou-mudanca' | 'tentou-de-novo' | 'esperou-a-vez' | 'fechou' }
  | { readonly tipo: 'apertou-voltar' | 'abriu-whatsapp' | 'ficou-vazio' | 'perguntou-cep-de-novo' }
  | { readonly tipo: 'comecou-outro'; readonly chave: string; readonly em: number }
  | { readonly tipo: 'mudou'; readonly acao: Acao }
  | { readonly tipo: 'soube'; readonly receber: (estado: Estado) => Reacao }
  | { readonly tipo: 'respondeu'; readonly desfecho: Desfecho }
  | { readonly tipo: 'releu-precos'; readonly linhas: TotalMostrado['linhas']; readonly mudou: TotalMudou }

/** A question of the checkout to the server. */
export type Pergunta = PerguntaDe<(estado: Estado) => Reacao>

/** What `useCheckout` has to do after an event, in this order. */
export type Efeito =
  | { readonly tipo: 'avisar'; readonly aviso: ToastMessage }
  | { readonly tipo: 'calar' }
  | EfeitoDePerguntar<(estado: Estado) => Reacao>
  /** Stores the draft in this browser. */
  | { readonly tipo: 'guardar'; readonly rascunho: Rascunho }
  | { readonly tipo: 'esquecer' }
  /** Remembers the chat for the menu: who comes back from it may not have sent anything. */
  | { readonly tipo: 'guardar-conversa'; readonly conversa: Conversa }
  | { readonly tipo: 'enviar'; readonly pedido: NovoPedidoEnviado }
  | { readonly tipo: 'abandonar' }
  /** Reads the menu again. */
  | { readonly tipo: 'reler'; readonly depois?: Evento }
  | { readonly tipo: 'substituir-carrinho'; readonly carrinho: Carrinho }
  | { readonly tipo: 'esvaziar-carrinho' }
  /** What the cart should say after the checkout has closed. */
  | { readonly tipo: 'dizer-no-carrinho'; readonly recusa: Recusa }
  | { readonly tipo: 'fechar' }

export type Reacao = ReacaoDe<Estado, Efeito>

export const { reacao, depois } = reacoesDe<Estado, Efeito>()

/** What `reagir` needs to know besides the state: the cart, the shop and the time. */
export interface Mundo {
  /** Of the page, for links that leave it. */
  readonly origem: string
  readonly loja: Loja
  readonly situacao: SituacaoComPausa
  /** By today's menu. */
  readonly carrinho: Carrinho
  /** The same, by `comoFoiVisto`: what is shown and sent, until the customer agrees to something else. */
  readonly visto: Carrinho
}

/** A toast whose text also stands beside its field goes away soon, because it might cover the field. */
export const AO_LADO_DO_CAMPO_MS = 1500
/** Says what is wrong with the form; the toast goes as soon as somebody mends it. */
export function avisar(estado: Estado, dito: Dito, duration?: number): Reacao {
  return reacao({ ...estado, avisado: true }, { tipo: 'avisar', aviso: destrutivo(dito, duration) })
}

/** Says a refusal as toast and beside its field, and takes the customer there. */
export function apontar(estado: Estado, recusa: Recusa, campo: string): Reacao {
  const nosDados = campo === CAMPO_DO_BAIRRO_ESCOLHIDO || CAMPOS_DOS_DADOS.some(outro => outro === campo)
  const nome = nosDados ? 'dados' : 'pagamento'
  const recusas = [{ ...recusa, campo }]
  return avisar({ ...estado, fase: { nome }, recusas, foco: { campo } }, recusa, AO_LADO_DO_CAMPO_MS)
}
