import type { Conversa } from '~/domain/pedidos/checkout/conversa'
import type { TotalMudou } from '~/domain/pedidos/checkout/montar-pedido'
import type { Recusa } from '~/domain/respostas/recusa'
import type { PedidoId } from '~/domain/valores/ids'
import type { ComSabido } from '~/screens/campos/reacao/pergunta'
import { abrirFormulario, type Formulario } from './formulario'
import type { Rascunho } from './rascunho'
import type { PedidoAResumir, TotalMostrado } from './resumir-pedido'

export type Fase =
  | { readonly nome: 'dados' }
  | { readonly nome: 'pagamento' }
  | { readonly nome: 'mudou'; readonly mudou: TotalMudou; readonly antes: TotalMostrado }
  | {
      readonly nome: 'confirmado'
      readonly pedidoId: PedidoId
      readonly resumo: string
      readonly pix: Pix
      /** The promised time; absent where none was. */
      readonly previsao?: string
    }
  | ({ readonly nome: 'whatsapp'; readonly aberto: boolean; readonly pix: Pix } & Conversa)
  | { readonly nome: 'usada'; readonly pedidoId: PedidoId }

/** The code by which the order is paid; null for one without. */
type Pix = string | null

/** The order that was sent, until its answer arrives. */
export interface Enviado {
  readonly mostrado: TotalMostrado
  readonly pedido: Omit<PedidoAResumir, 'mostrado' | 'pix'>
}

/** 'esperando': the server has too much to do; 'tentando': it has not answered. */
export type EstadoDoEnvio = 'parado' | 'enviando' | 'esperando' | 'tentando'

/** Everything that an open checkout knows. Only `reagir` makes the next state. */
export interface Estado extends ComSabido {
  readonly fase: Fase
  readonly formulario: Formulario
  readonly tentativa: Pick<Rascunho, 'chave' | 'chaveEm' | 'pendente'>
  /** This browser has ordered here, and was not asked yet with which phone. */
  readonly pediuAqui: boolean
  /** The draft with which the checkout has opened. */
  readonly aoAbrir: Rascunho
  readonly envio: EstadoDoEnvio
  readonly enviado: Enviado | null
  /** Why the last sending failed, when the reason belongs to no field. */
  readonly falha: { readonly recusa: Recusa; readonly repetivel: boolean } | null
  /** True when the order is done: from then on no draft is kept. */
  readonly encerrado: boolean
  /** 'Avançar para Pagamento' was pressed: each field says what is wrong with it, as long as it is. */
  readonly tentou: boolean
  /** 'Avançar para Pagamento' was pressed before the CEP's answer was here. */
  readonly esperandoFrete: boolean
  /** What the server refused, or a rule that is not the field's own: until the field is changed. */
  readonly recusas: readonly Recusa[]
  /** A new object each time that the focus is to be moved there. */
  readonly foco: { readonly campo: string } | null
  /** True while the toast in sight is about something in the form. */
  readonly avisado: boolean
}

export function abrirCheckout(rascunho: Rascunho, pediuAqui = false): Estado {
  const { chave, chaveEm, pendente } = rascunho
  return {
    fase: { nome: 'dados' },
    formulario: abrirFormulario(rascunho),
    tentativa: { chave, chaveEm, pendente },
    pediuAqui,
    aoAbrir: rascunho,
    envio: 'parado',
    enviado: null,
    falha: null,
    encerrado: false,
    tentou: false,
    esperandoFrete: false,
    recusas: [],
    foco: null,
    avisado: false,
    sabido: {},
  }
}

export function rascunhoDe({ formulario, tentativa }: Estado): Rascunho {
  const { buscado: _, lugar: __, telefoneTocado: ___, ...campos } = formulario
  return { ...campos, ...tentativa }
}

/** True while the checkout shows a phase in which an order can be sent. */
export function aFinalizar({ fase, envio, encerrado }: Estado): boolean {
  return ['dados', 'pagamento', 'mudou'].includes(fase.nome) && envio === 'parado' && !encerrado
}
