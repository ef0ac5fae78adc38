import type { Register } from 'react-router'
import type { Direito } from '~/domain/empresas/direitos'

type Endereco = keyof Register['pages'] & (`/home${string}` | '/cadastro-empresa/:id')

/** Who may GET an address of the panel, and who may POST to it. */
interface DireitosDaRota {
  readonly ler?: Direito
  readonly mudar?: Direito
}

/**
 * What the door of each route asks (tests/http/direitos.http.test.ts compares them), for the links that lead there. Everybody
 * who is signed in may sign out.
 */
export const DIREITOS_DAS_ROTAS: Readonly<Record<Exclude<Endereco, '/home/sair'>, DireitosDaRota>> = {
  '/cadastro-empresa/:id': { ler: 'mudar os dados da empresa', mudar: 'mudar os dados da empresa' },
  '/home': { ler: 'ver o quadro' },
  '/home/quadro': { mudar: 'ver o quadro' },
  '/home/pendentes': { ler: 'ver o quadro' },
  '/home/ao-vivo': { ler: 'ver o quadro' },
  '/home/finalizados': { ler: 'ver o quadro' },
  '/home/cancelados': { ler: 'ver o quadro' },
  '/home/pedidos': { mudar: 'mudar pedidos' },
  '/home/pedidos/novo-pedido': { ler: 'mudar pedidos' },
  '/home/pedidos/entrega': { mudar: 'mudar pedidos' },
  '/home/pedidos/:id': { ler: 'mudar pedidos', mudar: 'mudar pedidos' },
  '/home/pedidos/:id/avanco': { mudar: 'avançar pedidos' },
  '/home/pedidos/:id/movimento': { mudar: 'avançar pedidos' },
  '/home/pedidos/:id/cancelamento': { mudar: 'cancelar pedidos' },
  '/home/pedidos/:id/pix-recebido': { mudar: 'conferir pagamentos' },
  '/home/pedidos/:id/pix-por-conferir': { mudar: 'conferir pagamentos' },
  '/home/pedidos/:id/historico': { ler: 'ver o quadro' },
  '/home/pedidos/:id/resumo': { ler: 'ver o quadro' },
  '/home/pedidos/:id/recibo': { ler: 'ver o quadro' },
  '/home/pausa': { ler: 'ver o quadro', mudar: 'pausar pedidos' },
  '/home/pausa/fim': { mudar: 'pausar pedidos' },
  '/home/correria': { mudar: 'pausar pedidos' },
  '/home/correria/fim': { mudar: 'pausar pedidos' },
  '/home/produtos/:id?': { ler: 'ver o cardápio', mudar: 'editar o cardápio' },
  '/home/produtos/:id?/exclusao': { mudar: 'apagar do cardápio' },
  '/home/produtos/importar': { ler: 'editar o cardápio' },
  '/home/produtos/conferencia': { mudar: 'editar o cardápio' },
  '/home/produtos/importacao': { mudar: 'editar o cardápio' },
  '/home/produtos/planilha.csv': { ler: 'ver o cardápio' },
  '/home/produtos/modelo.csv': { ler: 'editar o cardápio' },
  '/home/produtos/:id/duplicacao': { mudar: 'editar o cardápio' },
  '/home/produtos/:id/situacao': { mudar: 'editar o cardápio' },
  '/home/produtos/:id/grupo-dos-extras': { mudar: 'editar o cardápio' },
  '/home/em-falta': { ler: 'marcar o que falta' },
  '/home/falta/produto/:id': { mudar: 'marcar o que falta' },
  '/home/falta/tamanho/:id': { mudar: 'marcar o que falta' },
  '/home/falta/opcao/:id': { mudar: 'marcar o que falta' },
  '/home/falta/juntas': { mudar: 'marcar o que falta' },
  '/home/janelas/produto/:id': { mudar: 'editar o cardápio' },
  '/home/janelas/categoria/:id': { mudar: 'editar o cardápio' },
  '/home/contagem/produto/:id': { mudar: 'editar o cardápio' },
  '/home/contagem/grupo/:id': { mudar: 'editar o cardápio' },
  '/home/categorias/:id?': { ler: 'ver o cardápio', mudar: 'editar o cardápio' },
  '/home/categorias/:id?/exclusao': { mudar: 'apagar do cardápio' },
  '/home/ordem/:id?': { ler: 'editar o cardápio', mudar: 'editar o cardápio' },
  '/home/extras/:id?': { ler: 'ver o cardápio', mudar: 'editar o cardápio' },
  '/home/extras/:id?/exclusao': { mudar: 'apagar do cardápio' },
  '/home/grupos/:id?': { ler: 'ver o cardápio', mudar: 'editar o cardápio' },
  '/home/grupos/:id?/exclusao': { mudar: 'apagar do cardápio' },
  '/home/grupos/inteiros': { ler: 'ver o cardápio' },
  '/home/grupos/:id/duplicacao': { mudar: 'editar o cardápio' },
  '/home/grupos/:id/classe': { mudar: 'editar o cardápio' },
  '/home/cupons/:id?': { ler: 'ver cupons', mudar: 'editar cupons' },
  '/home/cupons/:id?/exclusao': { mudar: 'apagar cupons' },
  '/home/cupons/:id/usos': { ler: 'ver cupons', mudar: 'editar cupons' },
  '/home/clientes/busca': { ler: 'mudar pedidos' },
  '/home/clientes/:id?': { ler: 'ver clientes', mudar: 'editar clientes' },
  '/home/clientes/:id?/exclusao': { mudar: 'apagar clientes' },
  '/home/clientes/importar': { ler: 'editar clientes' },
  '/home/clientes/conferencia': { mudar: 'editar clientes' },
  '/home/clientes/importacao': { mudar: 'editar clientes' },
  '/home/clientes/planilha.csv': { ler: 'exportar clientes' },
  '/home/clientes/modelo.csv': { ler: 'editar clientes' },
  '/home/configuracoes': { ler: 'ver as configurações', mudar: 'mudar as configurações' },
  '/home/configuracoes/:secao': { mudar: 'mudar as configurações' },
  '/home/configuracoes/pix': { mudar: 'mudar as configurações' },
  '/home/configuracoes/posicao': { mudar: 'mudar as configurações' },
  '/home/configuracoes/aparencia': { mudar: 'mudar as configurações' },
  '/home/configuracoes/bairros/planilha.csv': { ler: 'ver as configurações' },
  '/home/configuracoes/bairros/:id?': { ler: 'ver as configurações', mudar: 'mudar as configurações' },
  '/home/configuracoes/bairros/:id?/exclusao': { mudar: 'mudar as configurações' },
  '/home/formas/:id?': { ler: 'ver as configurações', mudar: 'mudar as configurações' },
  '/home/formas/:id?/exclusao': { mudar: 'mudar as configurações' },
  '/home/horarios': { ler: 'ver as configurações', mudar: 'mudar as configurações' },
  '/home/horarios/datas/:data?': { mudar: 'mudar as configurações' },
  '/home/horarios/datas/:data/exclusao': { mudar: 'mudar as configurações' },
  '/home/divulgacao': { ler: 'divulgar o cardápio' },
  '/home/compartilhar/qr.svg': { ler: 'divulgar o cardápio' },
  '/home/compartilhar/qr.png': { ler: 'divulgar o cardápio' },
  '/home/compartilhar/cartao': { ler: 'divulgar o cardápio' },
}

const LIDAS = Object.entries(DIREITOS_DAS_ROTAS).flatMap(([rota, { ler }]) =>
  ler ? [{ ler, padrao: new RegExp(`^${rota.replace('/:id?', '').replace(/:\w+/g, '[^/]+')}$`) }] : [],
)

/** What one must be allowed to open this page or file of the panel; null for an address outside of it, or on the same page. */
export function direitoDeAbrir(endereco: string): Direito | null {
  const caminho = endereco.replace(/[?#].*$/, '')
  return LIDAS.find(({ padrao }) => padrao.test(caminho))?.ler ?? null
}
