/** Every advisory lock of the product. Their numbers mean something only together: a new one takes the next. */
export const LOCKS = {
  /** One process at a time migrates. */
  migration: 7_305_116_401,
  /** One process at a time plants the demo. */
  demo: 7_305_116_402,
  /** One transaction at a time gives slugs, e-mails and CNPJs. */
  names: 7_305_116_403,
  /**
   * Every process that uses the embedded cluster holds it shared: the one that gets it exclusively is the last, and
   * stops the cluster.
   */
  presence: 7_305_116_404,
  /** One reader at a time gives positions to events, or deletes them. */
  events: 7_305_116_405,
} as const

/** Within one company, each until the end of the transaction. */
export type CompanyLock =
  /** Names of categories: of two people who save the same name at once, only one finds it free. */
  | 'categorias'
  /** The freight settings, which may have no row to lock. */
  | 'configuracoes'
  /** The opening hours, which are replaced as a whole. */
  | 'horarios'
  /** Customers of a spreadsheet: two imports come one after the other. */
  | 'clientes'
