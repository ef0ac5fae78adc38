import type { Register } from 'react-router'
import type { Direito } from '~/domain/empresas/direitos'

export type EnderecoDoPainel = keyof Register['pages'] & (`/home${string}` | '/cadastro-empresa/:id')

/**
 * What the door of each page and file of the panel asks, for the links that lead there. What the doors of changes ask is in no
 * browser (direitos-das-rotas.ts).
 */
export const DIREITOS_DE_ABRIR = {
  '/cadastro-empresa/:id': 'mudar os dados da empresa',
  '/home': 'ver o quadro',
  '/home/pendentes': 'ver o quadro',
  '/home/ao-vivo': 'ver o quadro',
  '/home/finalizados': 'ver o quadro',
  '/home/cancelados': 'ver o quadro',
  '/home/pedidos/novo-pedido': 'mudar pedidos',
  '/home/pedidos/:id': 'mudar pedidos',
  '/home/pedidos/:id/historico': 'ver o quadro',
  '/home/pedidos/:id/resumo': 'ver o quadro',
  '/home/pedidos/:id/recibo': 'ver o quadro',
  '/home/pausa': 'ver o quadro',
  '/home/produtos/:id?': 'ver o cardápio',
  '/home/produtos/importar': 'editar o cardápio',
  '/home/produtos/planilha.csv': 'ver o cardápio',
  '/home/produtos/modelo.csv': 'editar o cardápio',
  '/home/em-falta': 'marcar o que falta',
  '/home/categorias/:id?': 'ver o cardápio',
  '/home/ordem/:id?': 'editar o cardápio',
  '/home/extras/:id?': 'ver o cardápio',
  '/home/grupos/:id?': 'ver o cardápio',
  '/home/grupos/inteiros': 'ver o cardápio',
  '/home/promocoes/:id?': 'ver o cardápio',
  '/home/cupons/:id?': 'ver cupons',
  '/home/cupons/:id/usos': 'ver cupons',
  '/home/clientes/busca': 'mudar pedidos',
  '/home/clientes/:id?': 'ver clientes',
  '/home/clientes/importar': 'editar clientes',
  '/home/clientes/planilha.csv': 'exportar clientes',
  '/home/clientes/modelo.csv': 'editar clientes',
  '/home/configuracoes': 'ver as configurações',
  '/home/configuracoes/bairros/planilha.csv': 'ver as configurações',
  '/home/configuracoes/bairros/:id?': 'ver as configurações',
  '/home/horarios': 'ver as configurações',
  '/home/formas/:id?': 'ver as configurações',
  '/home/divulgacao': 'divulgar o cardápio',
  '/home/compartilhar/qr.svg': 'divulgar o cardápio',
  '/home/compartilhar/qr.png': 'divulgar o cardápio',
  '/home/compartilhar/cartao': 'divulgar o cardápio',
} as const satisfies { readonly [Endereco in EnderecoDoPainel]?: Direito }

const LIDAS = Object.entries(DIREITOS_DE_ABRIR).map(([rota, direito]) => ({
  direito,
  padrao: new RegExp(`^${rota.replace('/:id?', '').replace(/:\w+/g, '[^/]+')}$`),
}))

/** What one must be allowed to open this page or file of the panel; null for an address outside of it, or on the same page. */
export function direitoDeAbrir(endereco: string): Direito | null {
  const caminho = endereco.replace(/[?#].*$/, '')
  return LIDAS.find(({ padrao }) => padrao.test(caminho))?.direito ?? null
}
