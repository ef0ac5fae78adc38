import type { Empresa } from '~/domain/empresas/store.server'
import type { EmpresaId, ProdutoId } from '~/domain/valores/ids'
import { CORTE_DO_DIA, diaOperacional } from '~/domain/valores/instante'
import { onDrop } from '~/server/pages/kept-pages.server'
import type { ProdutoAVenda } from './vitrine'

type Produtos = ReadonlyMap<ProdutoId, ProdutoAVenda>

/** What orders have read of a shop at one version of it. */
interface Lembrada<Loja> {
  readonly versao: string
  /** Milliseconds: it was read then, and until then nothing that it says ends by the clock. */
  readonly de: number
  readonly ate: number
  /** The business day, within which daily counts do not begin anew. */
  readonly dia: string
  readonly loja: Loja
  readonly produtos: Map<ProdutoId, ProdutoAVenda>
}

/** Far less than events are kept: the version counts those that came since. */
const MAX_MS = 3_600_000
/** Of all shops, for about 15 MB. */
const MAX_PRODUTOS = 5_000

/** What decides orders and changes seldom: of a shop all, and the products that were asked for (decision 053). */
export class LojasLembradas<Loja extends { readonly empresa: Empresa }> {
  readonly #lojas = new Map<EmpresaId, Lembrada<Loja>>()
  #produtos = 0

  constructor() {
    onDrop(empresaId => {
      if (empresaId === null) this.#esquecerTodas()
      else this.#esquecer(empresaId)
    })
  }

  /**
   * The shop and these products, at the business day `dia` of `agora`; null unless memory has all of them. They hold only
   * for who finds the same `versao` in the order's own transaction.
   */
  lembrar(empresaId: EmpresaId, ids: readonly ProdutoId[], agora: Date) {
    const lembrada = this.#lojas.get(empresaId)
    if (!lembrada || !vale(lembrada, agora)) return null
    const produtos = new Map<ProdutoId, ProdutoAVenda>()
    for (const id of ids) {
      const produto = lembrada.produtos.get(id)
      if (!produto) return null
      produtos.set(id, produto)
    }
    const { loja, versao, dia } = lembrada
    return { loja, versao, dia, produtos }
  }

  /** Keeps what was read at `agora` in one statement with its version; `volta` is when the first sold-out mark ends. */
  guardar(
    empresaId: EmpresaId,
    { loja, produtos, versao }: { readonly loja: Loja; readonly produtos: Produtos; readonly versao: string },
    { agora, volta }: { readonly agora: Date; readonly volta: number | null },
  ): void {
    let lembrada = this.#lojas.get(empresaId)
    if (lembrada?.versao !== versao || !vale(lembrada, agora)) {
      this.#esquecer(empresaId)
      const de = agora.getTime()
      const ate = Math.min(volta ?? Number.POSITIVE_INFINITY, de + MAX_MS)
      lembrada = { versao, de, ate, dia: diaEm(loja, agora), loja, produtos: new Map() }
      this.#lojas.set(empresaId, lembrada)
    }
    const antes = lembrada.produtos.size
    for (const [id, produto] of produtos) lembrada.produtos.set(id, produto)
    this.#produtos += lembrada.produtos.size - antes
    if (this.#produtos > MAX_PRODUTOS) this.#esquecerTodas()
  }

  #esquecer(empresaId: EmpresaId): void {
    this.#produtos -= this.#lojas.get(empresaId)?.produtos.size ?? 0
    this.#lojas.delete(empresaId)
  }

  #esquecerTodas(): void {
    this.#lojas.clear()
    this.#produtos = 0
  }
}

function vale({ de, ate, dia, loja }: Lembrada<{ readonly empresa: Empresa }>, agora: Date): boolean {
  const ms = agora.getTime()
  return de <= ms && ms < ate && dia === diaEm(loja, agora)
}

function diaEm({ empresa }: { readonly empresa: Empresa }, agora: Date): string {
  return diaOperacional(agora, CORTE_DO_DIA, empresa.fusoHorario)
}
