import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/** The map of the product: one line per address. */
export default [
  index('screens/site/landing.tsx'),
  route('login', 'screens/contas/login.tsx'),
  route('cadastro-empresa', 'screens/contas/cadastro.tsx'),
  route('cadastro-empresa/cep', 'screens/contas/cep.ts'),
  route('reset-password', 'screens/contas/reset-password.tsx'),
  route('reset-password/link', 'screens/contas/esqueci-senha.tsx'),
  route('confirmar-email', 'screens/contas/confirmar-email.tsx'),
  route('confirmar-email/novo', 'screens/contas/novo-link.tsx'),
  route('confirmar-email/desfazer', 'screens/contas/desfazer-troca.tsx'),
  route('robots.txt', 'screens/site/robots.ts'),
  route('sitemap.xml', 'screens/site/sitemap.ts'),
  route('planos', 'screens/site/planos.tsx'),

  // One frame for all screens, so that going from one to another keeps the frame and its live stream.
  layout('screens/painel/layout.tsx', [
    // 'Meus dados': the signup's form behind the panel's door.
    route('cadastro-empresa/:id', 'screens/painel/meus-dados/meus-dados.tsx'),
    ...prefix('home', [
      index('screens/painel/quadro/quadro.tsx'),
      route('pedidos', 'screens/painel/pedido/pedidos.ts'),
      route('pedidos/novo-pedido', 'screens/painel/pedido/novo-pedido.ts'),
      route('pedidos/entrega', 'screens/painel/pedido/entrega.ts'),
      route('pedidos/:id', 'screens/painel/pedido/pedido.ts'),
      route('clientes/busca', 'screens/painel/pedido/busca-de-cliente.ts'),
      route('pedidos/:id/avanco', 'screens/painel/acoes/avanco.ts'),
      route('pedidos/:id/movimento', 'screens/painel/acoes/movimento.ts'),
      route('pedidos/:id/cancelamento', 'screens/painel/acoes/cancelamento.ts'),
      route('pedidos/:id/historico', 'screens/painel/acoes/historico.ts'),
      route('pedidos/:id/resumo', 'screens/painel/acoes/resumo.ts'),
      route('finalizados', 'screens/painel/encerrados/finalizados.tsx'),
      route('cancelados', 'screens/painel/encerrados/cancelados.tsx'),
      route('produtos/:id?/exclusao?', 'screens/painel/produtos/produtos.tsx'),
      route('produtos/importar', 'screens/painel/planilhas/importar-cardapio.tsx'),
      route('produtos/conferencia', 'screens/painel/planilhas/conferencia-do-cardapio.ts'),
      route('produtos/importacao', 'screens/painel/planilhas/importacao-do-cardapio.ts'),
      route('produtos/planilha.csv', 'screens/painel/planilhas/planilha-do-cardapio.ts'),
      route('produtos/modelo.csv', 'screens/painel/planilhas/modelo-do-cardapio.ts'),
      route('produtos/:id/duplicacao', 'screens/painel/produtos/duplicacao-do-produto.ts'),
      route('produtos/:id/situacao', 'screens/painel/produtos/situacao-do-produto.ts'),
      route('em-falta', 'screens/painel/falta/em-falta.tsx'),
      route('falta/produto/:id', 'screens/painel/falta/falta-do-produto.ts'),
      route('falta/tamanho/:id', 'screens/painel/falta/falta-do-tamanho.ts'),
      route('falta/opcao/:id', 'screens/painel/falta/falta-da-opcao.ts'),
      route('categorias/:id?/exclusao?', 'screens/painel/categorias/categorias.tsx'),
      route('extras/:id?/exclusao?', 'screens/painel/extras/extras.tsx'),
      route('clientes/:id?/exclusao?', 'screens/painel/clientes/clientes.tsx'),
      route('clientes/importar', 'screens/painel/planilhas/importar-clientes.tsx'),
      route('clientes/conferencia', 'screens/painel/planilhas/conferencia-dos-clientes.ts'),
      route('clientes/importacao', 'screens/painel/planilhas/importacao-dos-clientes.ts'),
      route('clientes/planilha.csv', 'screens/painel/planilhas/planilha-dos-clientes.ts'),
      route('clientes/modelo.csv', 'screens/painel/planilhas/modelo-dos-clientes.ts'),
      route('configuracoes', 'screens/painel/configuracoes/configuracoes.tsx'),
      route('configuracoes/tipo-pedido', 'screens/painel/configuracoes/tipo-pedido.ts'),
      route('horarios', 'screens/painel/horarios/horarios.tsx'),
      route('compartilhar/qr.svg', 'screens/painel/compartilhar/qr-em-svg.ts'),
      route('compartilhar/qr.png', 'screens/painel/compartilhar/qr-em-png.ts'),
      route('ao-vivo', 'screens/painel/alerta/ao-vivo.ts'),
      route('pendentes', 'screens/painel/alerta/pendentes.ts'),
      route('sair', 'screens/painel/sair.tsx'),
    ]),
  ]),
  // A page to be printed: it needs the panel's session but is outside its frame.
  route('home/pedidos/:id/recibo', 'screens/painel/recibo/recibo.tsx'),

  // A page to be printed too, behind the same door.
  route('home/compartilhar/cartao', 'screens/painel/compartilhar/cartao.tsx'),

  ...(process.env.NODE_ENV === 'development' ? [route('galeria', 'screens/site/galeria.tsx')] : []),

  route(':slug', 'screens/loja/layout.tsx', [
    index('screens/loja/cardapio/cardapio.tsx'),
    route('cliente', 'screens/loja/cliente.ts'),
    route('entrega', 'screens/loja/entrega.ts'),
    route('pedidos', 'screens/loja/pedidos.ts'),
    route('status-pedido/:pedidoId?', 'screens/loja/consulta/pagina-da-consulta.tsx'),
    route('status-pedido/id/:id', 'screens/loja/status-pedido/status-pedido.tsx'),
    route('status-pedido/id/:id/ao-vivo', 'screens/loja/status-pedido/status-ao-vivo.ts'),
    route('status-pedido/tel/:telefone', 'screens/loja/consulta/pedidos-do-telefone.tsx'),
  ]),
] satisfies RouteConfig
