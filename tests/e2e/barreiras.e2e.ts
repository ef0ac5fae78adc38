import { CANTINA, CLIENTES, PEDIDOS, PRODUTOS, ZE } from '../world/demo'
import { abrirLojaPropria } from '../world/loja-propria'
import { abrirItem, avancar, confirmacao, finalizar, identificar, telefoneNovo } from './compra'
import { campo, linkDaCarta, plantarDono } from './dono'
import { entrar, expect, test } from './jornada'
import { type Cliente, COM_ZOOM, chegar } from './modos'

type Tela = [nome: string, irAte: (cliente: Cliente) => Promise<unknown>]

const abrir = (caminho: string) => (cliente: Cliente) => cliente.page.goto(caminho)
const daCantina = (resto: string) => abrir(`/${CANTINA.slug}${resto}`)
const { carbonara } = PRODUTOS

/** Each way begins in a new browser, and each of its screens where the one before it ended. */
const CAMINHOS: Record<string, Tela[]> = {
  'o site': [
    ['página inicial', abrir('/')],
    ['planos', abrir('/planos')],
    ['página que não existe', abrir('/home-que-nao-existe/x')],
  ],
  'o login': [
    ['login', abrir('/login')],
    [
      'login com erro',
      async ({ page, apertar }) => {
        await campo(page, 'E-mail ou CNPJ').fill(`ninguem-${Math.random()}@exemplo.com.br`)
        await campo(page, 'Senha').fill('errada')
        await apertar(page.getByRole('button', { name: 'Entrar', exact: true }))
        await expect(campo(page, 'Senha')).toHaveAccessibleDescription('E-mail ou senha inválidos.')
      },
    ],
    [
      'diálogo de quem esqueceu a senha',
      async ({ page, apertar }) => {
        await apertar(page.getByRole('link', { name: 'Esqueci minha senha' }))
        await expect(page.getByRole('dialog', { name: 'Esqueci minha senha' })).toBeVisible()
      },
    ],
  ],
  'o cadastro': [
    ['cadastro vazio', abrir('/cadastro-empresa?plano=anual')],
    [
      'cadastro com erros',
      async ({ page, apertar }) => {
        await apertar(page.getByRole('button', { name: 'Cadastrar' }))
        await expect(page.getByText("O campo 'Sua URL (slug)' é obrigatório.")).toBeVisible()
      },
    ],
    ['confirmação que falhou', abrir('/confirmar-email?token=nenhum')],
    ['redefinição com link vencido', abrir('/reset-password?token=nenhum')],
    ['novo link de confirmação', abrir('/confirmar-email/novo')],
    ['novo link da senha', abrir('/reset-password/link')],
  ],
  'a conta': [
    [
      'redefinição da senha',
      async ({ page }) => {
        const dono = await plantarDono()
        await entrar(page, dono)
        await page.request.post('/reset-password/link', { form: { email: dono.email } })
        await page.goto(await linkDaCarta(dono.email, 'reset-password'))
        await expect(campo(page, 'Nova senha')).toBeVisible()
      },
    ],
    [
      'meus dados',
      async ({ page }) => {
        await page.goto('/cadastro-empresa')
        await expect(page.getByRole('heading', { name: 'Meus dados' })).toBeVisible()
      },
    ],
    [
      'meus dados com erro',
      async ({ page, apertar }) => {
        await campo(page, 'Telefone').fill('1')
        await apertar(page.getByRole('button', { name: 'Salvar' }))
        await expect(page.getByText('O telefone deve ter 10 ou 11 dígitos').first()).toBeVisible()
      },
    ],
  ],
  'o cardápio': [
    ['cardápio', daCantina('')],
    ['busca com resultados', daCantina('?busca=pizza')],
    ['busca sem resultados', daCantina('?busca=sushi')],
    ['estabelecimento sem pedidos', abrir(`/${ZE.slug}`)],
    ['empresa não encontrada', abrir('/esta-loja-nao-existe')],
    [
      'loja fechada',
      async ({ page }) => {
        const { slug } = await abrirLojaPropria(process.env.COMANDA_E2E_BANCO ?? '', maisTarde())
        await page.goto(`/${slug}`)
        await expect(page.getByText('Estabelecimento Fechado')).toBeVisible()
      },
    ],
  ],
  'o pedido': [
    [
      'item com extras',
      async cliente => {
        await cliente.page.goto(`/${CANTINA.slug}`)
        await abrirItem(cliente, carbonara)
      },
    ],
    [
      'carrinho',
      async ({ page, apertar }) => {
        const item = page.getByRole('dialog', { name: `Adicionar ao Carrinho: ${carbonara.nome}` })
        await apertar(item.getByRole('button', { name: 'Adicionar ao Carrinho' }))
        await expect(item).toBeHidden()
        await apertar(page.getByRole('button', { name: /^Ver Carrinho \d/ }))
        await expect(page.getByRole('dialog', { name: 'Seu Pedido' })).toBeVisible()
      },
    ],
    [
      'dados para a entrega',
      async ({ page, apertar, marcar }) => {
        await apertar(page.getByRole('button', { name: 'Continuar e Informar Dados' }))
        await marcar(page.getByRole('radio', { name: 'Receber no meu endereço' }))
        await expect(page.getByLabel('CEP')).toBeVisible()
      },
    ],
    [
      'pagamento',
      async cliente => {
        const checkout = cliente.page.getByRole('dialog', { name: 'Finalizar Pedido' })
        await cliente.marcar(checkout.getByRole('radio', { name: 'Retirar no local' }))
        await identificar(cliente, checkout, 'Nina Lupa', telefoneNovo())
        await avancar(cliente, checkout)
        await cliente.marcar(checkout.getByRole('radio', { name: 'Dinheiro' }))
        await campo(checkout, 'Troco para quanto?').fill('1')
      },
    ],
    [
      'pedido confirmado',
      async ({ page, apertar, marcar }) => {
        const checkout = page.getByRole('dialog', { name: 'Finalizar Pedido' })
        await marcar(checkout.getByRole('radio', { name: 'PIX' }))
        await apertar(finalizar(checkout))
        await expect(confirmacao(page)).toBeVisible()
      },
    ],
  ],
  'a consulta': [
    [
      'diálogo da consulta',
      async ({ page, apertar }) => {
        await page.goto(`/${CANTINA.slug}`)
        await expect(page.getByRole('tab').first()).not.toHaveAttribute('href', /#/)
        await apertar(page.getByRole('link', { name: 'Consultar Status do Pedido' }))
        await expect(page.getByRole('dialog', { name: 'Consultar Status do Pedido' })).toBeVisible()
      },
    ],
    ['página da consulta', daCantina('/status-pedido')],
    ['pedidos do telefone', daCantina(`/status-pedido/tel/${CLIENTES.mariana.telefone}`)],
    ['telefone sem pedidos', daCantina('/status-pedido/tel/11900000000')],
    ['pedido finalizado', daCantina(`/status-pedido/id/${PEDIDOS.finalizado.numero}`)],
    ['pedido cancelado', daCantina(`/status-pedido/id/${PEDIDOS.cancelado.numero}`)],
    ['pedido não encontrado', daCantina('/status-pedido/id/99999998')],
  ],
}

/** A computer of 1280 by 800, the same at 200 % zoom, and a phone. */
const JANELAS = [
  { width: 1280, height: 800 },
  { width: 640, height: 400 },
  { width: 360, height: 740 },
]

for (const [caminho, telas] of Object.entries(CAMINHOS)) {
  test(`Nada se perde com 200% de zoom, e axe nada encontra: ${caminho}`, async ({ abrirNavegador }) => {
    const cliente = await chegar(abrirNavegador, COM_ZOOM)
    const { page } = cliente
    for (const [nome, irAte] of telas) {
      await test.step(nome, async () => {
        await irAte(cliente)
        for (const janela of JANELAS) {
          await page.setViewportSize(janela)
          await cliente.olhar()
          expect(await page.evaluate(textosCortados), `${janela.width} px`).toEqual([])
        }
      })
    }
  })
}

/** Opening hours of one hour a day, which begin between one and two hours from now. */
function maisTarde() {
  const hora = (depois: number) => {
    const instante = Date.now() + depois * 3_600_000
    return new Intl.DateTimeFormat('pt-BR', {
      timeZone: 'America/Sao_Paulo',
      hour: '2-digit',
      hourCycle: 'h23',
    }).format(instante)
  }
  return { abre: `${hora(2)}:00`, fecha: `${hora(3)}:00` }
}

/** Texts of the page, or of the dialog over it, that cannot be scrolled into sight. */
function textosCortados(): string[] {
  const raiz = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const achados: string[] = []
  const textos = document.createTreeWalker(raiz, NodeFilter.SHOW_TEXT)
  while (textos.nextNode()) {
    const { currentNode: no } = textos
    const dono = no.parentElement
    if (!dono || !no.textContent?.trim() || soParaOuvir(dono)) continue
    const trecho = document.createRange()
    trecho.selectNodeContents(no)
    if ([...trecho.getClientRects()].some(caixa => caixa.width > 0 && foraDoAlcance(dono, caixa))) {
      achados.push(no.textContent.trim())
    }
  }
  return achados

  /** True for texts for screen readers alone, hidden ones, and ones that another screen shows in full. */
  function soParaOuvir(elemento: Element): boolean {
    if (!elemento.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true
    if (elemento.closest('[aria-hidden=true], [class*=line-clamp], a[href="#conteudo"]')) return true
    for (let pai: Element | null = elemento; pai; pai = pai.parentElement) {
      if (getComputedStyle(pai).clipPath === 'inset(50%)') return true
    }
    return false
  }

  function foraDoAlcance(de: Element, { left, right, top, bottom }: DOMRect): boolean {
    let deLado = [left, right] as const
    let deAlto = [top, bottom] as const
    for (let pai: Element | null = de; pai && pai !== document.documentElement; pai = pai.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(pai)
      const caixa = pai.getBoundingClientRect()
      const ladoDoPai = [caixa.left, caixa.right] as const
      const altoDoPai = [caixa.top, caixa.bottom] as const
      if (pai !== document.body) {
        if (/hidden|clip/.test(overflowX) && passaDe(deLado, ladoDoPai)) return true
        if (/hidden|clip/.test(overflowY) && passaDe(deAlto, altoDoPai)) return true
        if (/auto|scroll/.test(overflowX)) deLado = ladoDoPai
        if (/auto|scroll/.test(overflowY)) deAlto = altoDoPai
      }
      if (position === 'fixed') return passaDe(deLado, [0, innerWidth]) || passaDe(deAlto, [0, innerHeight])
    }
    return passaDe(deLado, [0, innerWidth])
  }

  function passaDe([de, ate]: readonly [number, number], [inicio, fim]: readonly [number, number]): boolean {
    return de < inicio - 2 || ate > fim + 2
  }
}
