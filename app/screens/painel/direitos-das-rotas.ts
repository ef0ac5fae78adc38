import type { Direito } from '~/domain/empresas/direitos'
import { DIREITOS_DE_ABRIR, type EnderecoDoPainel } from './direitos-de-abrir'

/** Who may read what screens ask for by themselves, or link to only for those who may. */
const DIREITOS_DE_LER = {
  '/home/pendentes': 'ver o quadro',
  '/home/ao-vivo': 'ver o quadro',
  '/home/pedidos/novo-pedido': 'mudar pedidos',
  '/home/pedidos/:id': 'mudar pedidos',
  '/home/pedidos/:id/historico': 'ver o quadro',
  '/home/pausa': 'ver o quadro',
  '/home/grupos/inteiros': 'ver o cardápio',
  '/home/cupons/:id/usos': 'ver cupons',
  '/home/clientes/busca': 'mudar pedidos',
  '/home/finalizados': 'ver o quadro',
  '/home/cancelados': 'ver o quadro',
  '/home/configuracoes/bairros/:id?': 'ver as configurações',
  '/home/configuracoes/bairros/planilha.csv': 'ver as configurações',
  '/home/pedidos/:id/resumo': 'ver o quadro',
  '/home/pedidos/:id/recibo': 'ver o quadro',
  '/home/produtos/modelo.csv': 'editar o cardápio',
  '/home/clientes/modelo.csv': 'editar clientes',
  '/home/compartilhar/qr.svg': 'divulgar o cardápio',
  '/home/compartilhar/qr.png': 'divulgar o cardápio',
  '/home/compartilhar/cartao': 'divulgar o cardápio',
} as const satisfies { readonly [Endereco in EnderecoDoPainel]?: Direito }

const DE_LER = { ...DIREITOS_DE_ABRIR, ...DIREITOS_DE_LER }

/** Everybody who is signed in may sign out. */
type SoDeMudar = Exclude<EnderecoDoPainel, keyof typeof DE_LER | '/home/sair'>

/** Who may POST to an address of the panel. */
const DIREITOS_DE_MUDAR: Readonly<Record<SoDeMudar, Direito> & { [Endereco in EnderecoDoPainel]?: Direito }> =
  {
    '/cadastro-empresa/:id': 'mudar os dados da empresa',
    '/home/quadro': 'ver o quadro',
    '/home/pedidos': 'mudar pedidos',
    '/home/pedidos/entrega': 'mudar pedidos',
    '/home/pedidos/:id': 'mudar pedidos',
    '/home/pedidos/:id/avanco': 'avançar pedidos',
    '/home/pedidos/:id/movimento': 'avançar pedidos',
    '/home/pedidos/:id/cancelamento': 'cancelar pedidos',
    '/home/pedidos/:id/pix-recebido': 'conferir pagamentos',
    '/home/pedidos/:id/pix-por-conferir': 'conferir pagamentos',
    '/home/pausa': 'pausar pedidos',
    '/home/pausa/fim': 'pausar pedidos',
    '/home/correria': 'pausar pedidos',
    '/home/correria/fim': 'pausar pedidos',
    '/home/produtos/:id?': 'editar o cardápio',
    '/home/produtos/:id?/exclusao': 'apagar do cardápio',
    '/home/produtos/conferencia': 'editar o cardápio',
    '/home/produtos/importacao': 'editar o cardápio',
    '/home/produtos/:id/duplicacao': 'editar o cardápio',
    '/home/produtos/:id/situacao': 'editar o cardápio',
    '/home/produtos/:id/grupo-dos-extras': 'editar o cardápio',
    '/home/falta/produto/:id': 'marcar o que falta',
    '/home/falta/tamanho/:id': 'marcar o que falta',
    '/home/falta/opcao/:id': 'marcar o que falta',
    '/home/falta/juntas': 'marcar o que falta',
    '/home/janelas/produto/:id': 'editar o cardápio',
    '/home/janelas/categoria/:id': 'editar o cardápio',
    '/home/contagem/produto/:id': 'editar o cardápio',
    '/home/contagem/grupo/:id': 'editar o cardápio',
    '/home/categorias/:id?': 'editar o cardápio',
    '/home/categorias/:id?/exclusao': 'apagar do cardápio',
    '/home/ordem/:id?': 'editar o cardápio',
    '/home/extras/:id?': 'editar o cardápio',
    '/home/extras/:id?/exclusao': 'apagar do cardápio',
    '/home/grupos/:id?': 'editar o cardápio',
    '/home/grupos/:id?/exclusao': 'apagar do cardápio',
    '/home/grupos/:id/classe': 'editar o cardápio',
    '/home/grupos/:id/duplicacao': 'editar o cardápio',
    '/home/promocoes/:id?': 'editar o cardápio',
    '/home/promocoes/:id?/exclusao': 'apagar do cardápio',
    '/home/destaques/banner': 'editar o cardápio',
    '/home/destaques/:lista': 'editar o cardápio',
    '/home/cupons/:id?': 'editar cupons',
    '/home/cupons/:id?/exclusao': 'apagar cupons',
    '/home/cupons/:id/usos': 'editar cupons',
    '/home/clientes/:id?': 'editar clientes',
    '/home/clientes/:id?/exclusao': 'apagar clientes',
    '/home/clientes/conferencia': 'editar clientes',
    '/home/clientes/importacao': 'editar clientes',
    '/home/configuracoes': 'mudar as configurações',
    '/home/formas/:id?': 'mudar as configurações',
    '/home/formas/:id?/exclusao': 'mudar as configurações',
    '/home/configuracoes/:secao': 'mudar as configurações',
    '/home/configuracoes/pix': 'mudar as configurações',
    '/home/configuracoes/posicao': 'mudar as configurações',
    '/home/configuracoes/aparencia': 'mudar as configurações',
    '/home/configuracoes/bairros/:id?': 'mudar as configurações',
    '/home/configuracoes/bairros/:id?/exclusao': 'mudar as configurações',
    '/home/horarios': 'mudar as configurações',
    '/home/horarios/datas/:data?': 'mudar as configurações',
    '/home/horarios/datas/:data/exclusao': 'mudar as configurações',
  }

/** What the door of each route asks of whoever gets it, and of whoever posts to it (tests/http/direitos.http.test.ts compares them). */
export const DIREITOS_DAS_ROTAS = Object.fromEntries(
  Object.keys({ ...DE_LER, ...DIREITOS_DE_MUDAR }).map(rota => [
    rota,
    {
      ler: (DE_LER as Record<string, Direito>)[rota],
      mudar: (DIREITOS_DE_MUDAR as Record<string, Direito>)[rota],
    },
  ]),
)
