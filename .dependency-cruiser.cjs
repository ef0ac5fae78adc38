/**
 * Who may import what: the table of docs/style.md, one rule for each sentence of it. tests/arrows breaks every rule once,
 * so a rule that cannot fail is found. When a rule stands in the way, its comment says where the code belongs.
 */

/**
 * The nouns of app/domain in the order of the foreign keys: what each knows, and the nouns below it, which are all that it may
 * import. A noun without tables is above the nouns that it works on.
 */
const NOUNS = {
  valores: { knows: 'money, phone, CEP, instant, text', below: [] },
  respostas: {
    knows:
      "what a verb answers: refusal, result, conflict with somebody else's save, and the reading of a form",
    below: ['valores'],
  },
  listas: {
    knows:
      "a list of a company's rows: a page of it, the search in it, one form that saves and deletes (decision 034)",
    below: ['valores', 'respostas'],
  },
  imagens: {
    knows: 'a picture that an owner sends: what is taken, and why not',
    below: ['valores', 'respostas'],
  },
  pix: {
    knows: "a shop's Pix key, and the code with which a customer pays to it",
    below: ['valores', 'respostas'],
  },
  enderecos: {
    knows: 'an address, the distance, the postal service',
    below: ['valores', 'respostas', 'listas'],
  },
  contas: {
    knows: "a person's account: password, sessions, links, letters",
    below: ['valores', 'respostas', 'listas'],
  },
  empresas: {
    knows: 'the restaurant: signup, its data, plan and trial; its room acesso: the ways in',
    below: ['valores', 'respostas', 'listas', 'enderecos', 'contas'],
  },
  aparencia: {
    knows: "the shop's own face: the colours that follow from the one it has chosen",
    below: ['valores', 'respostas', 'imagens', 'empresas'],
  },
  configuracoes: {
    knows: 'what an owner sets',
    below: ['valores', 'respostas', 'listas', 'pix', 'enderecos', 'contas', 'empresas'],
  },
  horarios: {
    knows: 'when it is open',
    below: ['valores', 'respostas', 'listas', 'enderecos', 'empresas', 'configuracoes'],
  },
  frete: {
    knows: 'what delivery costs',
    below: ['valores', 'respostas', 'listas', 'enderecos', 'empresas', 'configuracoes'],
  },
  promocoes: {
    knows: 'what a promotion does to prices and orders, and when; the menu keeps its rows',
    below: ['valores', 'respostas', 'horarios'],
  },
  cardapio: {
    knows: 'the menu with categories, extras, groups and sizes; what of it can be had now',
    below: ['valores', 'respostas', 'listas', 'enderecos', 'empresas', 'horarios', 'promocoes'],
  },
  cupons: {
    knows: 'what a coupon takes off an order, and when it may',
    below: ['valores', 'respostas', 'listas', 'empresas', 'horarios', 'cardapio'],
  },
  clientes: { knows: 'who orders', below: ['valores', 'respostas', 'listas', 'enderecos', 'empresas'] },
  produtos: {
    knows: "one product's form and picture",
    below: ['valores', 'respostas', 'listas', 'imagens', 'promocoes', 'cardapio'],
  },
  planilhas: {
    knows: "menu and customers as a spreadsheet; its room cardapio: the menu's",
    below: ['valores', 'respostas', 'listas', 'horarios', 'promocoes', 'cardapio', 'clientes', 'produtos'],
  },
  pedidos: {
    knows:
      "an order, in rooms: checkout · balcao (the owner's own orders, edits, receipt) · andamento (what happens to a placed order) · privacidade (a customer's data told or erased)",
    below: [
      'valores',
      'respostas',
      'listas',
      'pix',
      'enderecos',
      'empresas',
      'configuracoes',
      'horarios',
      'promocoes',
      'frete',
      'cardapio',
      'cupons',
      'clientes',
    ],
  },
  destaques: {
    knows: 'what a shop puts forward: chosen by its owner, or by what was sold',
    below: ['valores', 'respostas', 'imagens', 'empresas', 'horarios', 'cardapio', 'cupons', 'pedidos'],
  },
  comeco: {
    knows: 'what a new owner has still to do',
    below: [
      'valores',
      'respostas',
      'listas',
      'empresas',
      'configuracoes',
      'horarios',
      'frete',
      'cardapio',
      'clientes',
      'pedidos',
    ],
  },
}

/** The doors and request helpers of app/server: all of it that a screen may touch. */
const DOORS = [
  'auth/known-browsers',
  'auth/sessions',
  'host/by-host',
  'env',
  'event-stream',
  'limits/limits',
  'database/live',
  'kept/sharing',
  'request',
  'signed-cookie',
  'database/transaction',
]

/** Who may reach the database outside a tenant's transaction. Every line is a door, machinery, or the seed. */
const OUTSIDE_TENANTS = [
  'app/domain/contas/store',
  'app/domain/empresas/store',
  'app/domain/empresas/cache-por-slug',
  'app/domain/empresas/acesso/store-acesso',
  'app/domain/empresas/store-paradeiro',
  'app/domain/enderecos/cep',
  'app/server/auth/sessions',
  'app/server/auth/tokens',
  'app/server/limits/tries',
  'app/server/mail/queue',
  // Readers of events and the clock are machinery for all companies at once.
  'app/server/database/events',
  'app/server/pages/keep-pages',
  'app/server/pictures/owner',
  'app/server/timed/timed-work',
  'app/server/database/transaction',
  'app/server/database/live',
  'app/server/host/http',
  'app/server/host/figures',
  'app/server/host/start-failure',
  'app/server/service-login/rights',
]

const TEST = '\\.test\\.tsx?$'
const IO = '\\.server\\.tsx?$'
const PACKAGES = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-bundled', 'npm-no-pkg', 'npm-unknown']

const oneOf = names => `(${names.join('|')})`
const fromPackage = names => `(^|/)node_modules/(@types/)?${oneOf(names)}(/|$)`

const PURE = { path: '^app/domain/', pathNot: [IO, TEST] }

function rule(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to }
}

function nounOrder([noun, { knows, below }]) {
  const allowed = below.length > 0 ? `itself and ${below.join(', ')}` : 'itself alone'
  return rule(
    `noun-order-${noun}`,
    `Nouns follow the foreign keys, so ${noun} (${knows}) may import ${allowed}; a rule that needs more lives in a noun further down that order.`,
    { path: `^app/domain/${noun}/`, pathNot: TEST },
    { path: '^app/domain/', pathNot: `^app/domain/${oneOf([noun, ...below])}/` },
  )
}

const domain = [
  rule(
    'noun-in-the-table',
    'A folder of app/domain is a noun with a place in the order; add it to NOUNS in .dependency-cruiser.cjs or move the file to the noun it belongs to.',
    {},
    { path: '^app/domain/', pathNot: `^app/domain/${oneOf(Object.keys(NOUNS))}/` },
  ),
  ...Object.entries(NOUNS).map(nounOrder),
  rule(
    'core-knows-no-room',
    "The rooms of a noun build on what lies in the noun's own folder, so that folder knows none of them; move what needs a room into it.",
    { path: '^app/domain/([^/]+)/[^/]+$', pathNot: TEST },
    { path: '^app/domain/$1/[^/]+/' },
  ),
  rule(
    'rooms-apart',
    "No room of a noun knows another; what two of them need belongs in the noun's own folder.",
    { path: '^app/domain/([^/]+)/([^/]+)/', pathNot: TEST },
    { path: '^app/domain/$1/[^/]+/', pathNot: '^app/domain/$1/$2/' },
  ),
  rule(
    'pure-no-io',
    'In app/domain a file without .server is pure and safe in the browser, so it imports no .server file, not even a type; let clock and data arrive as arguments, and declare the shape the rule needs.',
    PURE,
    { path: [IO, '^app/server/'] },
  ),
  rule(
    'pure-only-valibot',
    'A pure rule runs in the browser too and outlives every library, so valibot is the one package it may import; what needs another belongs in a .server file or in a screen.',
    PURE,
    { dependencyTypes: PACKAGES, pathNot: fromPackage(['valibot']) },
  ),
  rule(
    'pure-no-node',
    'A pure rule runs in the browser, which has no Node; move what needs node: into a .server file of the same noun.',
    PURE,
    { dependencyTypes: ['core'] },
  ),
  rule(
    'domain-no-react',
    'The business knows no React, no router and no Request; return a value or a Recusa and let the route make the response.',
    { path: `^app/domain/.*${IO}` },
    {
      path: fromPackage(['react', 'react-dom', 'react-router', '@react-router/[^/]+', 'hono', '@hono/[^/]+']),
    },
  ),
  rule(
    'domain-no-screens',
    'Screens come and go and the business stays, so app/domain imports neither app/screens nor app/ui nor app/browser; move the shared rule down into its noun.',
    { path: '^app/domain/', pathNot: TEST },
    { path: '^app/(screens|ui|browser)/' },
  ),
  rule(
    'tables-behind-their-store',
    'The store is the only reader and writer of its tables, so that their columns have one home; ask store.server.ts of that noun, or add the function there.',
    {
      path: '^app/domain/',
      pathNot: [
        TEST,
        '/(tables[a-z-]*|columns|store[a-z-]*)\\.server\\.ts$',
        '^app/domain/enderecos/cep\\.server\\.ts$',
      ],
    },
    { path: '^app/(domain|server)/.*tables[a-z-]*\\.server\\.ts$' },
  ),
  rule(
    'tables-of-their-own-noun',
    'A store reads and writes the tables of its own noun alone; call the store of the other noun, or let it hand out its part of a larger question. Tables name each other, for the foreign keys.',
    { path: '^app/domain/([^/]+)/', pathNot: [TEST, '/tables[a-z-]*\\.server\\.ts$'] },
    { path: '^app/domain/.*tables[a-z-]*\\.server\\.ts$', pathNot: '^app/domain/$1/' },
  ),
]

const screens = [
  rule(
    'screens-one-audience',
    'The public and the owner enter by two doors and share no screen; what both need is a component of app/ui, a rule of app/domain, or what forms share (fields with business words, refusals) in app/screens/campos.',
    { path: '^app/screens/([^/]+)/' },
    { path: '^app/screens/', pathNot: ['^app/screens/$1/', '^app/screens/campos/'] },
  ),
  rule(
    'fields-behind-no-door',
    'A field of app/screens/campos stands in the screens of several audiences and runs in the browser, so it imports no .server file, not even a type; let the screen hand in what its door knows.',
    { path: '^app/screens/campos/', pathNot: TEST },
    { path: [IO, '^app/server/'] },
  ),
  rule(
    'screens-no-tables',
    'A screen that reads tables skips the store, where the company is asked for; call a function of store.server.ts.',
    { path: '^app/screens/', pathNot: TEST },
    { path: 'tables[a-z-]*\\.server\\.ts$' },
  ),
  rule(
    'screens-through-the-doors',
    'Of app/server a screen may use the doors and request helpers (DOORS in .dependency-cruiser.cjs); anything else is for a verb in app/domain, which the screen then calls.',
    { path: '^app/screens/', pathNot: TEST },
    {
      path: '^app/server/',
      pathNot: [`^app/server/${oneOf(DOORS)}\\.server\\.ts$`, 'tables[a-z-]*\\.server\\.ts$'],
    },
  ),
  rule(
    'screens-no-sql',
    'No SQL in a screen: queries live in the store of their noun, where every one of them takes the company.',
    { path: '^app/screens/', pathNot: TEST },
    { path: fromPackage(['drizzle-orm', 'pg']) },
  ),
]

const ui = [
  rule(
    'ui-knows-nobody',
    'A component of app/ui has no business word, so of app/ it imports nothing but app/browser; hand in what it shows as props.',
    { path: '^app/ui/', pathNot: TEST },
    { path: '^app/', pathNot: '^app/(ui|browser)/' },
  ),
  rule(
    'ui-own-kit',
    'app/ui is React and its own kit: react, react-dom, react-router (links); another package costs bytes on every phone, so list it in .dependency-cruiser.cjs with the reason, or keep it in the one screen that needs it.',
    { path: '^app/ui/', pathNot: TEST },
    {
      dependencyTypes: [...PACKAGES, 'core'],
      pathNot: fromPackage(['react', 'react-dom', 'react-router']),
    },
  ),
]

const browser = [
  rule(
    'browser-knows-nobody',
    'app/browser is machinery of the browser that knows no business word, so it imports nothing else of app/; let the caller hand in what is missing.',
    { path: '^app/browser/', pathNot: TEST },
    { path: '^app/', pathNot: '^app/browser/' },
  ),
  rule(
    'browser-own-kit',
    'app/browser is on the way of every page, so react is the one package it may import; what needs another belongs in the screen that needs it.',
    { path: '^app/browser/', pathNot: TEST },
    { dependencyTypes: [...PACKAGES, 'core'], pathNot: fromPackage(['react']) },
  ),
  rule(
    'browser-not-on-the-server',
    'app/browser asks what only a browser has, so no .server file imports it; what both need is pure and lives in app/domain.',
    { path: IO },
    { path: '^app/browser/' },
  ),
]

const server = [
  rule(
    'server-knows-no-noun',
    'app/server is machinery that knows no Portuguese: besides itself it may import the types of app/domain/valores and nothing else of app/; let the caller hand in what is missing.',
    { path: '^app/server/', pathNot: TEST },
    { path: '^app/', pathNot: '^app/(server|domain/valores)/' },
  ),
  rule(
    'server-takes-types-of-valores',
    'app/server may know what an EmpresaId is and must not decide with it: write `import type`, or move the code that needs the value into a .server file of its noun.',
    { path: '^app/server/', pathNot: TEST },
    { path: '^app/domain/valores/', dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'database-has-a-list',
    'withTenant is the only way to tenant data, so who may reach the database outside of it stands in OUTSIDE_TENANTS of .dependency-cruiser.cjs; take a `tx` from app/server/database/transaction.server instead.',
    {
      path: '^app/',
      pathNot: [TEST, `^${oneOf(OUTSIDE_TENANTS)}\\.server\\.ts$`, '^app/screens/', '^app/ui/'],
    },
    { path: '^app/server/database/database\\.server\\.ts$' },
  ),
  rule(
    'driver-stays-in-server',
    "A connection of its own is a way around the tenant's transaction, so pg stays in app/server; use the `tx` that withTenant hands out.",
    { path: `^app/domain/.*${IO}` },
    { path: fromPackage(['pg']) },
  ),
]

const house = [
  rule(
    'app-stands-alone',
    'The product must run without its tools, so app/ imports nothing of db/, cli/, bench/ and tests/; move what is shared into app/.',
    { path: '^app/', pathNot: TEST },
    { path: '^(db|cli|bench|tests|bin)/' },
  ),
  rule(
    'tools-no-tests',
    'The process, the command line and the seed ship to operators and tests do not; move what is shared out of tests/ and bench/.',
    { path: '^(server\\.ts$|db/|cli/)', pathNot: TEST },
    { path: ['^(bench|tests)/'] },
  ),
  rule(
    'tools-no-screens',
    'The command line and the seed do what the business does without drawing it, so they call app/domain and never app/screens, app/ui or app/browser.',
    { path: '^(db|cli)/', pathNot: TEST },
    { path: '^app/(screens|ui|browser)/' },
  ),
  rule(
    'tests-are-not-imported',
    'A test file is run, not imported; put what two tests share into tests/world.',
    {},
    { path: TEST },
  ),
  rule(
    'entries-are-not-imported',
    'server.ts, root, routes and entry are where things come together, and importing one drags everything along; import the module that holds the thing.',
    { path: '^(app|db|cli)/' },
    { path: '^(server\\.ts|app/(root|routes|entry\\.(server|client))\\.tsx?)$' },
  ),
  rule(
    'no-dev-dependency',
    'An installation for production has no devDependencies, so this import would fail there; move the package to dependencies or the code to tests/.',
    { path: '^(app/|db/|cli/|server\\.ts$)', pathNot: [TEST, '^app/routes\\.ts$'] },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'no-undeclared-package',
    'A package that package.json does not name is here by luck and gone with the next install; add it with its exact version or do without.',
    {},
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  rule(
    'no-unresolved',
    'An import that cannot be resolved is one no other rule can judge; correct the path or the alias.',
    {},
    // Made by the router: the types of a route, the manifest of the build, and the build itself.
    { couldNotResolve: true, pathNot: ['/\\+types/', '^virtual:', '(^|/)build/server/'] },
  ),
  rule(
    'no-circular',
    'Two files that import each other are one file in two pieces, and which one runs first is luck; merge them or move what both need below both.',
    {},
    { circular: true },
  ),
  rule(
    'no-barrel',
    'An index.ts hides which file is meant and makes cycles; import the file by its own name.',
    {},
    { path: '(^|/)index\\.tsx?$', pathNot: '(^|/)node_modules/' },
  ),
  rule(
    'no-orphan',
    'A file that imports nothing and that nobody imports is forgotten code; use it or delete it.',
    // A route is named in routes.ts as a text, so a screen that imports nothing is still used; knip finds the others.
    { orphan: true, pathNot: ['\\.d\\.ts$', TEST, '^app/routes\\.ts$', '^app/screens/'] },
    {},
  ),
]

module.exports = {
  forbidden: [...domain, ...screens, ...ui, ...browser, ...server, ...house],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    // Types are dependencies too: a type of a noun above is knowledge of a noun above.
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['(^|/)node_modules/', '^build/', '^\\.react-router/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
