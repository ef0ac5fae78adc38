/**
 * All advisory locks of Comanda, but for that of a CEP, which triggers take (decision 063). The numbers only have to
 * differ; a new lock takes the next one.
 */
export const LOCKS = {
  /** One process at a time migrates. */
  migration: 7_305_116_401,
  /** One process at a time plants the demo. */
  demo: 7_305_116_402,
  /** One transaction at a time assigns slugs, e-mails and CNPJs. */
  names: 7_305_116_403,
  /**
   * Every process that uses the embedded cluster holds this lock in shared mode. A process that gets it exclusively is
   * therefore the last one, and stops the cluster.
   */
  presence: 7_305_116_404,
  /** One reader at a time gives positions to events, or deletes them. */
  events: 7_305_116_405,
  /** One company at a time is imported: pictures of no company are those of an import that was ended. */
  importing: 7_305_116_406,
  /** One process at a time makes and proves a nightly backup. */
  backup: 7_305_116_407,
  /** One process at a time distributes, or adds a machine. */
  distributing: 7_305_116_408,
} as const

/** Locks within one company, each held until the end of the transaction. */
export type CompanyLock =
  /** Names of categories: of two people who save the same name at the same time only one finds it free. */
  | 'categorias'
  /** Groups of options and the sizes and groups of products: their limits count rows of several forms. */
  | 'escolhas'
  /** The freight settings: before the first save there is no row that could be locked. */
  | 'configuracoes'
  /** The shop's face: before the first save there is no row that could be locked. */
  | 'aparencia'
  /** The opening hours, which are replaced as a whole. */
  | 'horarios'
  /** The table of bairros: its limit counts the rows of several forms. */
  | 'bairros'
  /** Pauses, of which at most one is open. */
  | 'pausas'
  /** Imports of customers: a second one waits for the first. */
  | 'clientes'
  /** Ways to pay: one has to be left for each delivery type. */
  | 'formas'
  /** Coupons: their number is limited. */
  | 'cupons'
  | 'promocoes'
  /** What a shop puts forward: before the first save there is no row that could be locked. */
  | 'destaques'
