import { CANTINA, CLIENTES, PEDIDOS, ZE } from '../world/demo'
import { abrirLojaPropria } from '../world/plantado/loja-propria'
import { campo, linkDaCarta, plantarDono } from './apoio/dono'
import { olharEmCadaJanela } from './apoio/janelas'
import { entrar, expect, test } from './apoio/jornada'
import { type Cliente, COM_ZOOM, chegar } from './apoio/modos'

type Tela = [nome: string, irAte: (cliente: Cliente) => Promise<unknown>]

const abrir = (caminho: string) => (cliente: Cliente) => cliente.page.goto(caminho)
const daCantina = (resto: string) => abrir(`/${CANTINA.slug}${resto}`)

/**
 * Each way begins in a new browser, and each of its screens where the one before it ended. The way of an order is
 * entrega-com-troco.e2e.ts.
 */
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

for (const [caminho, telas] of Object.entries(CAMINHOS)) {
  test(`Nada se perde com 200% de zoom, e axe nada encontra: ${caminho}`, async ({ abrirNavegador }) => {
    const cliente = await chegar(abrirNavegador, COM_ZOOM)
    for (const [nome, irAte] of telas) {
      await test.step(nome, async () => {
        await irAte(cliente)
        await olharEmCadaJanela(cliente)
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
