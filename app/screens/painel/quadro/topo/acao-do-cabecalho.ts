/** What the board's header opens, alike for links and buttons: a circle, and a pill where its name has room. */
export const ACAO_COM_NOME =
  'inline-flex h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-full border border-linha bg-folha px-2 font-semibold text-sm transition-colors duration-150 hover:border-linha-forte sm:max-lg:px-2.5 lg:max-xl:px-3.5 2xl:px-3.5'

/** Read by screen readers at every width. */
export const NOME_DA_ACAO = 'max-sm:sr-only xl:max-2xl:sr-only'
