import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Direito, QUEM_PODE } from '~/domain/empresas/direitos'
import { DIREITOS_DAS_ROTAS } from '~/screens/painel/direitos-das-rotas'
import { direitoDeAbrir } from '~/screens/painel/direitos-de-abrir'
import { retratar } from '../world/banco/retrato'
import { CANTINA, PEDIDOS } from '../world/demo'
import { listListas, listRotas, preencher, type Rota } from '../world/rotas'
import { casosDoPainel } from './casos-do-painel'
import { type Browser, type Comanda, openComanda, SO_A_RESPOSTA } from './comanda'

const TODOS = Object.keys(QUEM_PODE) as Direito[]
const LISTAS = listListas()

/** Signed in at the Cantina, in the role that the test gives them. */
let pessoa: Browser
let comanda: Comanda
beforeAll(async () => {
  comanda = await openComanda()
  pessoa = await comanda.browser().signIn(CANTINA)
  const casos = casosDoPainel(() => comanda.mundo)
  // A row of each list, because the demo has none in some, and buttons that are not drawn are not compared.
  for (const com of [...LISTAS.map(lista => `${lista}/:id`), '/home/pedidos/:id/pix-recebido'])
    await casos[com]?.linha()
  const { quemPode } = comanda
  for (const direito of TODOS) {
    for (const outro of TODOS) quemPode[outro].push(outro === direito ? so(direito) : sem(direito))
    quemPode[direito].push(veE(direito))
    if (direito.startsWith('ver ')) quemPode[direito].push(SO_VE, ...TODOS.map(veE))
  }
})
afterAll(() => comanda.close())

const so = (direito: Direito) => `só ${direito}`
/** May see everything, and this. */
const veE = (direito: Direito) => `vê e ${direito}`
const sem = (direito: Direito) => `sem ${direito}`
/** May see everything, and change nothing. */
const SO_VE = 'só vê'

async function como(papel: string): Promise<void> {
  await comanda.mundo.sql('update membros set papel = $1 where empresa_id = $2', [
    papel,
    comanda.mundo.cantina,
  ])
}

/** An id that no row has, so that every row is still there when buttons are compared; the company's own form needs the Cantina's. */
const onde = (caminho: string) =>
  preencher(caminho, { id: caminho.startsWith('/home/') ? '99999999999' : String(comanda.mundo.cantina) })

/** Everybody who is signed in may sign out. */
const doPainel = listRotas().filter(
  ({ caminho }) => /^\/(home(\/|$)|cadastro-empresa\/:id$)/.test(caminho) && caminho !== '/home/sair',
)

/** The line of the table; that of a list stands for the list and for its rows. */
function direitosDe({ caminho }: Pick<Rota, 'caminho'>) {
  const tabela: Readonly<Record<string, { ler?: Direito; mudar?: Direito }>> = DIREITOS_DAS_ROTAS
  const linhas = [
    caminho,
    `${caminho}/:id?`,
    `${caminho}/:data?`,
    caminho.replace(/\/:(id|data)$/, '/:$1?'),
    caminho.replace('/:id/exclusao', '/:id?/exclusao'),
  ]
  return tabela[linhas.find(linha => linha in tabela) ?? ''] ?? {}
}

/**
 * Calls the loader or the action of one route alone, because a refusal by the layout around it would prove nothing
 * about the route.
 */
const portas = doPainel.flatMap(rota => {
  const { id, caminho, le, carrega, muda } = rota
  const { ler, mudar } = direitosDe(rota)
  return [
    ...(carrega && le
      ? [
          {
            como: 'ler',
            id,
            caminho,
            direito: ler,
            pedir: (a: string) => pessoa.get(`${a}.data?_routes=${id}`),
          },
        ]
      : []),
    ...(muda
      ? [
          {
            como: 'mudar',
            id,
            caminho,
            direito: mudar,
            pedir: (a: string) => pessoa.form(a, {}, SO_A_RESPOSTA),
          },
        ]
      : []),
  ]
})

const OUTRO_DIREITO =
  'the door asks another right than app/screens/painel/direitos-das-rotas.ts says: let both say the same'

const semDireito = (direito: string) => `Sua conta não pode ${direito} nesta empresa. Fale com o dono.`

describe('a tabela de rotas diz o direito que a porta pede', () => {
  test('toda página do painel tem uma porta', () => {
    expect(
      doPainel.filter(({ tela, carrega }) => tela && !carrega).map(({ caminho }) => caminho),
      'a page that reads nothing asks its right in a loader too (app/screens/painel/planilhas/importar-clientes.tsx)',
    ).toEqual([])
  })

  test.each(portas)(
    'quem só tem o direito dela pode $como em $caminho',
    async ({ caminho, direito, pedir }) => {
      expect(direito, 'say the right in app/screens/painel/direitos-das-rotas.ts').toBeDefined()
      if (!direito) return
      await como(so(direito))
      const resposta = await pedir(onde(caminho))
      const texto = await resposta.text()
      expect(texto, OUTRO_DIREITO).not.toContain('Sem permissão')
      expect(resposta.status, OUTRO_DIREITO).not.toBe(403)
    },
  )

  test.each(portas)(
    'quem tem todos os outros não pode $como em $caminho, ouve por quê, e nada muda',
    async ({ caminho, direito = 'ver o quadro', pedir }) => {
      await como(sem(direito))
      const antes = await retratar(comanda.mundo)
      const resposta = await pedir(onde(caminho))
      expect(resposta.status, OUTRO_DIREITO).toBe(403)
      expect(await resposta.text(), OUTRO_DIREITO).toContain(semDireito(direito))
      expect(await retratar(comanda.mundo)).toEqual(antes)
    },
  )
})

/** What may be pressed by whoever may change nothing: it shows, searches, prints or signs out. */
const MOSTRAM = new RegExp(
  `^(${[
    '(Abrir|Recolher) menu',
    '.Menu do usuário',
    'Sair',
    'Usos de .+',
    'Ver os \\d+ dos próximos 12 meses',
    'Fechar|Continuar editando|Descartar',
    'Mais ações(: pedido nº \\d+)?',
    'Imprimir( pedido nº \\d+)?',
    'Histórico( do pedido nº \\d+)?',
    '.+: dados do pedido nº \\d+',
    'Atualizar Pedidos|Abrir todos|Exibição do quadro|Alertas e impressão',
    '(Pendente|Em Preparação|Em Rota|Finalizado)\\d+(, \\d+ atrasados?)?|\\d+ atrasados?',
  ].join('|')})$`,
)

/** The rights to change and to delete a list's rows, with the buttons of every list. */
const DAS_LISTAS = Object.fromEntries(
  LISTAS.flatMap(lista => [
    [direitosDe({ caminho: lista }).mudar, ['Novo', 'Editar']],
    [direitosDe({ caminho: `${lista}/:id/exclusao` }).mudar, ['Excluir']],
  ]),
) as Partial<Record<Direito, readonly string[]>>

/** What each right adds to the screens; what a press opens is not drawn yet, such as the order's form with its discount. */
const BOTOES: Readonly<Partial<Record<Direito, readonly string[]>>> = {
  ...DAS_LISTAS,
  'avançar pedidos': ['Avançar', 'Mover', 'Arrastar'],
  'mudar pedidos': ['Novo', 'Editar'],
  'cancelar pedidos': ['Cancelar'],
  'conferir pagamentos': ['Recebi'],
  'editar o cardápio': [
    ...['Nova', 'Novo', 'Transformar', 'Editar', 'Horários', 'Contagem', 'Duplicar'],
    ...['Subir', 'Descer', 'Produtos', 'Categorias', 'Salvar'],
  ],
  'marcar o que falta': ['Esgotado', 'Outro', 'Por', 'Até', 'Voltar'],
  'pausar pedidos': ['Pausar'],
  'mudar as configurações': [
    ...['Tirar', 'Adicionar', 'Salvar', 'Estou', 'Novo', 'Nova', 'Copiar', 'Outro'],
    ...['Editar', 'Excluir'],
  ],
  'divulgar o cardápio': ['Compartilhar'],
  'mudar os dados da empresa': ['Salvar'],
}

describe('nenhuma tela oferece o que o servidor recusaria', () => {
  const paginas = doPainel.filter(({ tela, le }) => tela && le)
  const vistas = (papel: string) =>
    paginas.filter(rota => {
      const { ler } = direitosDe(rota)
      return ler && comanda.quemPode[ler].includes(papel)
    })

  async function ver(papel: string) {
    await como(papel)
    const telas = await Promise.all(
      vistas(papel).map(async ({ caminho }) => {
        const numero = String(PEDIDOS.pendente.numero)
        const resposta = await pessoa.get(
          caminho.includes('/pedidos/') ? preencher(caminho, { id: numero }) : onde(caminho),
        )
        expect(resposta.status).toBe(200)
        return { caminho, html: await resposta.text() }
      }),
    )
    expect(telas.length).toBeGreaterThan(0)
    return telas
  }

  test.each(LISTAS)('os botões que se conferem são também os de uma linha da lista em %s', async lista => {
    await como('dono')
    expect(
      listBotoes(await pessoa.html(lista)),
      'the list has no row whose buttons could be compared: plant one by its file in tests/world/listas',
    ).toContainEqual(expect.stringMatching(/^Excluir /))
  })

  const abrem = TODOS.filter(direito => paginas.some(rota => direitosDe(rota).ler === direito))

  test.each([SO_VE, ...abrem.map(so)])('para quem pode %s cada link leva aonde se pode ir', async papel => {
    for (const { caminho, html } of await ver(papel)) {
      const links = [...html.matchAll(/<a\b[^>]*? href="([^"#?]+)/g)].map(([, para = '']) => para)
      const recusados = links.filter(para => {
        const direito = direitoDeAbrir(para)
        return direito && !comanda.quemPode[direito].includes(papel)
      })
      expect(recusados, caminho).toEqual([])
    }
  })

  test('quem só vê não encontra um botão que muda alguma coisa', async () => {
    for (const { caminho, html } of await ver(SO_VE)) {
      expect(
        listBotoes(html).filter(nome => !MOSTRAM.test(nome)),
        `${caminho}: hide it with usePode (app/screens/painel/pode.tsx), or say in MOSTRAM that it changes nothing`,
      ).toEqual([])
    }
  })

  test.each(TODOS)('o direito de %s mostra os botões dele e nenhum outro', async direito => {
    const semEle = await listVerbos(SO_VE)
    const comEle = await listVerbos(veE(direito))
    expect(
      comEle.filter(verbo => !semEle.includes(verbo)).sort(),
      'say in BOTOES what the right adds, or ask for another one by usePode (app/screens/painel/pode.tsx)',
    ).toEqual([...(BOTOES[direito] ?? [])].sort())
  })

  /** The first word of each button. */
  async function listVerbos(papel: string) {
    const nomes = (await ver(papel)).flatMap(({ html }) => listBotoes(html))
    return [...new Set(nomes.map(nome => nome.split(/[^\p{L}]/u)[0]))]
  }

  test('quem só vê as configurações abre e calcula o que se lê nelas, e não muda um campo', async () => {
    await como(so('ver as configurações'))
    const [horarios, configuracoes] = [
      await pessoa.html('/home/horarios'),
      await pessoa.html('/home/configuracoes'),
    ]
    expect(listBotoes(horarios)).toContainEqual(expect.stringMatching(/^Ver os \d+ dos próximos 12 meses$/))
    expect(emVigor(configuracoes)).toContain('45,00')
    expect(emVigor(configuracoes)).not.toMatch(/<(input|select|textarea)\b(?![^>]*type="hidden")[^>]* name=/)
  })

  test('o endereço que abre um formulário não o abre para quem não pode salvar', async () => {
    const [grupo] = await comanda.mundo.sql<{ id: number }>('select id from grupos where empresa_id = $1', [
      comanda.mundo.cantina,
    ])
    const abrir = `/home/grupos?abrir=${grupo?.id}`
    await como(so('ver o cardápio'))
    expect(await pessoa.html(abrir)).not.toContain('Editar grupo')
    await como('dono')
    expect(await pessoa.html(abrir)).toContain('Editar grupo')
  })

  test('quem não pode ver o início é levado ao que pode abrir, e quem não pode nada a lugar nenhum', async () => {
    await como(so('ver clientes'))
    const recusada = await pessoa.html('/home')
    expect(recusada).toContain(semDireito('ver o quadro'))
    expect(recusada).toMatch(/<a [^>]*href="\/home\/clientes"[^>]*>Ir para Clientes</)
    await como('visita')
    expect(await pessoa.html('/home')).not.toMatch(/<a [^>]*href="\/home/)
  })
})

/** The names of the buttons that can be pressed. */
function listBotoes(html: string): string[] {
  return [...emVigor(html).matchAll(/<button\b([^>]*)>(.*?)<\/button>/gs)]
    .filter(([, atributos = '']) => !/ disabled=/.test(atributos))
    .map(
      ([, atributos = '', texto = '']) =>
        / aria-label="([^"]*)"/.exec(atributos)?.[1] ?? texto.replace(/<[^>]*>/g, '').trim(),
    )
}

/** The page without its disabled fieldsets. */
function emVigor(html: string): string {
  let aberto = 0
  let paradoEm = 0
  let resto = ''
  for (const parte of html.split(/(?=<\/?fieldset\b)/)) {
    if (parte.startsWith('<fieldset') && ++aberto && !paradoEm && /^[^>]* disabled=/.test(parte))
      paradoEm = aberto
    if (!paradoEm) resto += parte
    if (!parte.startsWith('</fieldset')) continue
    if (paradoEm === aberto) {
      paradoEm = 0
      resto += parte
    }
    aberto--
  }
  return resto
}
