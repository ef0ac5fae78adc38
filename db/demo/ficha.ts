import type { Opcao, RegraDePreco, TipoDeGrupo, Variante } from '~/domain/cardapio/grupo'
import type { Secao } from '~/domain/configuracoes/configuracoes'
import type { Faixa } from '~/domain/horarios/relogio'
import type { FormaPagamento } from '~/domain/pedidos/forma-pagamento'
import type { Status } from '~/domain/pedidos/status'
import type { TipoEntrega } from '~/domain/pedidos/tipo-entrega'
import type { Centavos } from '~/domain/valores/centavos'
import type { Foto } from './fotos'

/** A company of the demo. Its parts refer to each other by name; `plantDemo` turns names into ids. */
export interface EmpresaDemo {
  readonly slug: string
  readonly razaosocial: string
  readonly nomefantasia: string
  readonly cnpj: string
  readonly telefone: string
  /** The e-mail of the company and of its owner's login. */
  readonly email: string
  readonly senha: string
  readonly cep: string
  readonly numero: string
  readonly tipoPedido: 'sistema' | 'whatsapp'
  readonly statusPlano: 'teste' | 'mensal' | 'anual'
  readonly cadastradaHaDias: number
  /** The same every day; the first is turno 1. */
  readonly turnos: readonly { readonly abre: string; readonly fecha: string }[]
  /** The settings that the owner has changed; the others keep their defaults. */
  readonly frete: Partial<Secao<'frete'>>
  readonly extras: readonly ExtraDemo[]
  readonly grupos: readonly GrupoDemo[]
  readonly cardapio: readonly CategoriaDemo[]
  readonly clientes: readonly ClienteDemo[]
  readonly pedidos: readonly PedidoDemo[]
}

export interface ExtraDemo {
  readonly nome: string
  readonly preco: Centavos
  readonly tipo: 'adicional' | 'opcional'
}

export interface GrupoDemo {
  readonly nome: string
  readonly ajuda?: string
  readonly tipo: TipoDeGrupo
  readonly min: number
  readonly max: number
  readonly regraPreco?: RegraDePreco
  /** In the order in which they are shown. */
  readonly opcoes: readonly OpcaoDemo[]
}

export type OpcaoDemo = Pick<Opcao, 'nome' | 'descricao' | 'preco' | 'precos' | 'padrao'>

export interface CategoriaDemo {
  readonly nome: string
  readonly produtos: readonly ProdutoDemo[]
}

export interface ProdutoDemo {
  readonly nome: string
  readonly descricao: string | null
  readonly preco: Centavos
  readonly foto: Foto | null
  /** Names of extras; a product that has some gets `possui_extra`. */
  readonly extras?: readonly string[]
  /** Of a product with sizes `preco` is not read. */
  readonly tamanhos?: readonly Pick<Variante, 'nome' | 'preco' | 'maxSabores'>[]
  /** Names of groups, in the order in which they are asked. */
  readonly grupos?: readonly string[]
  /** When it is sold; absent: always. */
  readonly janelas?: readonly Faixa[]
  /** Until the owner brings it back. */
  readonly esgotado?: true
  readonly inativo?: true
}

export interface ClienteDemo {
  readonly nome: string
  readonly telefone: string
  readonly email: string | null
  /** Null for a customer who never ordered a delivery. The street comes from the CEP. */
  readonly endereco: {
    readonly cep: string
    readonly numero: string
    readonly complemento: string | null
  } | null
}

export interface PedidoDemo {
  readonly numero: number
  readonly haMinutos: number
  readonly cliente: string
  readonly tipoEntrega: TipoEntrega
  readonly formaPagamento: FormaPagamento
  /** What the customer hands over; only for cash. */
  readonly dinheiro?: Centavos
  readonly observacoes?: string
  readonly itens: readonly ItemDemo[]
  /** The statuses after Pendente, in the order in which the owner moved the card. */
  readonly caminho: readonly Status[]
  readonly motivo?: string
}

export interface ItemDemo {
  readonly quantidade: number
  readonly produto: string
  readonly extras?: readonly string[]
  readonly observacoes?: string
}
