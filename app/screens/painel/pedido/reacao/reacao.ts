import type { PedidoDoPainelEnviado } from '~/domain/pedidos/balcao/pedido-do-painel'
import type { PedidoId } from '~/domain/valores/ids'
import type { EfeitoDePerguntar, Pergunta as PerguntaDe } from '~/screens/campos/reacao/pergunta'
import { type Reacao as ReacaoDe, reacoesDe } from '~/screens/campos/reacao/reacao'
import type { ToastMessage } from '~/ui/overlays/toast'
import type { CampoDaBusca, Estado } from './estado'
import type { Acao } from './mudar-formulario'
import type { Rascunho } from './rascunho'
import type { RespostaDoPedido } from './resposta-do-pedido'

/** What happens to the order form: somebody presses or types, or an answer comes. */
export type Evento =
  | { readonly tipo: 'abriu' | 'enviou' | 'leu-de-novo' | 'buscou-oferta' | 'perguntou-cep-de-novo' }
  | { readonly tipo: 'mudou'; readonly acao: Acao }
  | { readonly tipo: 'terminou-linha'; readonly chave: number }
  | { readonly tipo: 'abriu-lista'; readonly campo: CampoDaBusca | null }
  /** `chave` is the key of what the form has from now on. */
  | { readonly tipo: 'enviou-como-outro' | 'descartou'; readonly chave: string }
  | { readonly tipo: 'soube'; readonly receber: Seguir }
  | { readonly tipo: 'respondeu'; readonly resposta: RespostaDoPedido }

/** What `useFormulario` has to do after an event, in this order. */
export type Efeito =
  | { readonly tipo: 'avisar'; readonly aviso: ToastMessage }
  | EfeitoDePerguntar<Seguir>
  /** Stores the draft of a new order in this browser. */
  | { readonly tipo: 'guardar'; readonly rascunho: Rascunho }
  | { readonly tipo: 'esquecer' }
  | { readonly tipo: 'salvar'; readonly pedido: PedidoDoPainelEnviado }
  /** Moves the focus, because what had it goes away. */
  | { readonly tipo: 'focar'; readonly onde: 'titulo' | 'nome' | 'produto' }
  | { readonly tipo: 'terminar'; readonly id: PedidoId }

export type Reacao = ReacaoDe<Estado, Efeito>
export type Seguir = (estado: Estado) => Reacao
/** A question of the order form to the server. */
export type Pergunta = PerguntaDe<Seguir>

export const { reacao, depois } = reacoesDe<Estado, Efeito>()
