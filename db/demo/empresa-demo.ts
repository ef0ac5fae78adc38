import type { Cor } from '~/domain/aparencia/cor'
import type { Opcao, RegraDePreco, TipoDeGrupo, Variante } from '~/domain/cardapio/grupo'
import type { CamposDoProduto } from '~/domain/cardapio/produto-digitado'
import type { Secao } from '~/domain/configuracoes/configuracoes'
import type { DadosDoCupom } from '~/domain/cupons/cupom'
import type { FaixaDeFrete } from '~/domain/frete/modo-faixas'
import type { Faixa } from '~/domain/horarios/relogio'
import type { FormaPagamento } from '~/domain/pedidos/forma-pagamento'
import type { Status } from '~/domain/pedidos/status'
import type { TipoEntrega } from '~/domain/pedidos/tipo-entrega'
import type { ChavePix } from '~/domain/pix/chave-pix'
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
  /** Absent: Comanda's. */
  readonly rosto?: RostoDemo
  /** Of the modes that charge by a table. */
  readonly faixas?: readonly FaixaDeFrete[]
  readonly bairros?: readonly BairroDemo[]
  readonly tempo?: Partial<Secao<'tempo'>>
  readonly pix?: Pick<ChavePix, 'tipo' | 'chave' | 'nome' | 'cidade'>
  readonly cupons?: readonly CupomDemo[]
  readonly promocoes?: readonly PromocaoDemo[]
  readonly extras: readonly ExtraDemo[]
  readonly grupos: readonly GrupoDemo[]
  readonly cardapio: readonly CategoriaDemo[]
  /** Names of all its categories as the owner has put them; without it nobody has moved any. */
  readonly ordem?: readonly string[]
  readonly clientes: readonly ClienteDemo[]
  readonly pedidos: readonly PedidoDemo[]
}

/** The shop's own face; `plantFace` draws its pictures. */
export interface RostoDemo {
  readonly cor: Cor | null
  readonly logo?: LogoDemo
  readonly capa?: CapaDemo
}

export interface LogoDemo {
  /** An icon of Noto (Apache-2.0). */
  readonly icone: string
  readonly forma: 'disco' | 'quadrado'
  readonly fundo: string
  /** The edge within the shape. */
  readonly borda: string
}

export interface CapaDemo {
  /** From the left to the right. */
  readonly fundo: readonly [string, string]
  readonly estampa: 'xadrez' | 'listras' | 'pontos'
  /** Of the pattern over the ground. */
  readonly tinta: string
  /** Icons of Noto (Apache-2.0), in a row. */
  readonly pratos: readonly string[]
}

/** In the city of the shop. */
export interface BairroDemo {
  readonly nome: string
  readonly taxa: Centavos
  readonly minimo?: Centavos
  readonly minutos: number
}

/** Of the conditions those that are not asked for are left out. */
export type CupomDemo = Pick<DadosDoCupom, 'codigo' | 'tipo'> &
  Partial<Pick<DadosDoCupom, 'percentual' | 'valor' | 'minimo' | 'primeiraCompra'>>

/** A price for one product, always. */
export interface PromocaoDemo {
  readonly nome: string
  readonly produto: string
  readonly valor: Centavos
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
  readonly incluidas?: number
  readonly regraPreco?: RegraDePreco
  /** By size: what its flavours without a price of their own cost. */
  readonly precos?: NonNullable<Opcao['precos']>
  /** In the order in which they are shown. */
  readonly opcoes: readonly OpcaoDemo[]
}

export type OpcaoDemo = Pick<Opcao, 'nome' | 'descricao' | 'preco' | 'precos' | 'padrao'> &
  Partial<Pick<Opcao, 'maxUnidades'>> & {
    /** Until the owner brings it back. */
    readonly esgotada?: true
  }

export interface CategoriaDemo {
  readonly nome: string
  readonly produtos: readonly ProdutoDemo[]
}

export interface ProdutoDemo
  extends Pick<CamposDoProduto, 'nome' | 'descricao'>,
    Partial<Omit<CamposDoProduto, 'nome' | 'descricao' | 'ativo' | 'possuiExtra'>> {
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
  readonly opcoes?: readonly OpcaoPedida[]
  readonly observacoes?: string
}

export type OpcaoPedida = readonly [grupo: string, opcao: string, quantidade?: number]
