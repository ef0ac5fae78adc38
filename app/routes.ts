import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The map of the product, in the order of the specification's tables. */
export default [
  index('screens/site/landing.tsx'),
  route('login', 'screens/contas/login.tsx'),
  route('cadastro-empresa', 'screens/contas/cadastro.tsx'),
  route('cadastro-empresa/cep', 'screens/contas/cep.ts'),
  // 'Meus dados': the signup's form behind the panel's door and inside its frame.
  layout('screens/painel/layout.tsx', { id: 'meus-dados' }, [
    route('cadastro-empresa/:id', 'screens/contas/meus-dados.tsx'),
  ]),
  route('reset-password', 'screens/contas/reset-password.tsx'),
  route('reset-password/link', 'screens/contas/esqueci-senha.tsx'),
  route('confirmar-email', 'screens/contas/confirmar-email.tsx'),
  route('confirmar-email/novo', 'screens/contas/novo-link.tsx'),
  route('robots.txt', 'screens/site/robots.ts'),
  route('sitemap.xml', 'screens/site/sitemap.ts'),
  route('planos', 'screens/site/planos.tsx'),

  route('home', 'screens/painel/layout.tsx', [
    index('screens/painel/quadro/quadro.tsx'),
    route('pedidos/:id/avanco', 'screens/painel/quadro/avanco.ts'),
    route('ao-vivo', 'screens/painel/alerta/ao-vivo.ts'),
    route('sair', 'screens/painel/sair.ts'),
  ]),

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
