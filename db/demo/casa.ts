import type { Grupo } from '~/domain/cardapio/grupo'
import type { Centavos } from '~/domain/valores/centavos'
import type { ClienteId, ContaId, EmpresaId, ProdutoId } from '~/domain/valores/ids'
import type { EmpresaDemo } from './empresa-demo'

interface ProdutoPlantado {
  readonly id: ProdutoId
  readonly preco: Centavos
  readonly grupos: readonly Grupo[]
}

/** The planted company, with the rows that the names in an order stand for. */
export interface CasaPlantada {
  readonly empresaId: EmpresaId
  readonly dono: ContaId
  readonly empresa: EmpresaDemo
  readonly produtos: ReadonlyMap<string, ProdutoPlantado>
  readonly clientes: ReadonlyMap<string, ClienteId>
  readonly fuso: string
  readonly agora: Date
}
