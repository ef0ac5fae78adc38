import type { Register } from 'react-router'
import type { Direito } from '~/domain/empresas/direitos'

export type EnderecoDoPainel = keyof Register['pages'] & (`/home${string}` | '/cadastro-empresa/:id')

/**
 * What the door of each page and file of the panel asks, for the links that lead there. What the other doors ask is in no
 * browser (direitos-das-rotas.ts).
 */
export const DIREITOS_DE_ABRIR = {
  '/cadastro-empresa/:id': 'mudar os dados da empresa',
  '/home': 'ver o quadro',
  '/home/produtos/:id?': 'ver o cardápio',
  '/home/produtos/importar': 'editar o cardápio',
  '/home/produtos/planilha.csv': 'ver o cardápio',
  '/home/em-falta': 'marcar o que falta',
  '/home/categorias/:id?': 'ver o cardápio',
  '/home/ordem/:id?': 'editar o cardápio',
  '/home/extras/:id?': 'ver o cardápio',
  '/home/grupos/:id?': 'ver o cardápio',
  '/home/promocoes/:id?': 'ver o cardápio',
  '/home/destaques': 'ver o cardápio',
  '/home/cupons/:id?': 'ver cupons',
  '/home/clientes/:id?': 'ver clientes',
  '/home/clientes/importar': 'editar clientes',
  '/home/clientes/planilha.csv': 'exportar clientes',
  '/home/configuracoes': 'ver as configurações',
  '/home/horarios': 'ver as configurações',
  '/home/formas/:id?': 'ver as configurações',
  '/home/divulgacao': 'divulgar o cardápio',
} as const satisfies { readonly [Endereco in EnderecoDoPainel]?: Direito }

const LIDAS = Object.entries(DIREITOS_DE_ABRIR).map(([rota, direito]) => ({
  direito,
  padrao: new RegExp(`^${rota.replace('/:id?', '').replace(':id', '[^/]+')}$`),
}))

/** What one must be allowed to open this page or file of the panel; null for an address outside of it, or on the same page. */
export function direitoDeAbrir(endereco: string): Direito | null {
  const caminho = endereco.replace(/[?#].*$/, '')
  return LIDAS.find(({ padrao }) => padrao.test(caminho))?.direito ?? null
}
