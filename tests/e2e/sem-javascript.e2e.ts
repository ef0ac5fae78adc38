import type { Page } from '@playwright/test'
import { CANTINA, CLIENTES, PEDIDOS, PRODUTOS } from '../world/demo'
import { campo, linkDaCarta, plantarDono, umDono } from './apoio/dono'
import { CELULAR, expect, test } from './apoio/jornada'

type AbrirNavegador = (opcoes: object) => Promise<Page>

const MODOS = [
  {
    modo: 'sem JavaScript',
    abrir: (abrirNavegador: AbrirNavegador) => abrirNavegador({ ...CELULAR, javaScriptEnabled: false }),
  },
  {
    modo: 'com os scripts que não chegam',
    async abrir(abrirNavegador: AbrirNavegador) {
      const page = await abrirNavegador(CELULAR)
      await page.route(/\.js(\?|$)/, rota => rota.abort('internetdisconnected'))
      return page
    },
  },
]

/** The browser itself submits the form, as it does without script. */
async function enviar(page: Page, botao: string): Promise<void> {
  await page.getByRole('button', { name: botao, exact: true }).click()
}

for (const { modo, abrir } of MODOS) {
  test(`O site e o cardápio se leem ${modo}, com o telefone da loja`, async ({ abrirNavegador }) => {
    const page = await abrir(abrirNavegador)
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Planos' }).click()
    await expect(page.getByRole('heading', { name: 'Plano Anual' })).toBeVisible()

    await page.goto(`/${CANTINA.slug}`)
    await expect(page.getByRole('heading', { name: `Cardápio ${CANTINA.nome}` })).toBeVisible()
    await expect(page.locator(`a[href="tel:+55${CANTINA.telefone}"]`).first()).toBeVisible()
    // Every category is a page of its own, and the search is a form.
    for (const { nome, categoria } of [PRODUTOS.limonada, PRODUTOS.carbonara, PRODUTOS.tiramisu]) {
      await page.getByRole('tab', { name: categoria, exact: true }).click()
      await expect(page.getByRole('heading', { name: nome })).toBeVisible()
    }
    await page.getByRole('searchbox', { name: 'Buscar item...' }).fill(PRODUTOS.tiramisu.nome)
    await page.getByRole('searchbox', { name: 'Buscar item...' }).press('Enter')
    await expect(page.getByText(`Resultados da pesquisa para "${PRODUTOS.tiramisu.nome}"`)).toBeVisible()
  })

  test(`Um pedido se consulta ${modo}, pelo número e pelo telefone`, async ({ abrirNavegador }) => {
    const page = await abrir(abrirNavegador)
    const termo = page.getByRole('textbox', { name: 'Termo de busca' })
    const { finalizado } = PEDIDOS
    await page.goto(`/${CANTINA.slug}`)
    await page.getByRole('link', { name: 'Consultar Status do Pedido' }).click()
    await enviar(page, 'Buscar')
    await expect(termo).toHaveAccessibleDescription('Por favor, insira o ID do pedido ou telefone.')
    await termo.fill('99999998')
    await enviar(page, 'Buscar')
    await expect(termo).toHaveAccessibleDescription('Nenhum pedido encontrado com os critérios fornecidos.')
    await expect(termo).toHaveValue('99999998')
    await termo.fill(String(finalizado.numero))
    await enviar(page, 'Buscar')
    await expect(
      page.getByRole('heading', { name: `Detalhes do Pedido #${finalizado.numero}` }),
    ).toBeVisible()
    await expect(page.getByText('Finalizado').first()).toBeVisible()

    await page.goto(`/${CANTINA.slug}/status-pedido`)
    await page.getByText('Telefone', { exact: true }).click()
    await termo.fill(CLIENTES.mariana.telefone)
    await enviar(page, 'Buscar')
    await expect(page.getByRole('heading', { name: 'Seus Pedidos Recentes:' })).toBeVisible()
    await page
      .getByRole('link', { name: /^Pedido #/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: /Detalhes do Pedido #/ })).toBeVisible()
    await page.getByRole('link', { name: 'Voltar ao Cardápio' }).click()
    await expect(page.getByRole('heading', { name: `Cardápio ${CANTINA.nome}` })).toBeVisible()
  })

  test(`Um dono se cadastra ${modo}, confirma o e-mail e entra no painel`, async ({ abrirNavegador }) => {
    const page = await abrir(abrirNavegador)
    const dono = umDono()
    await page.goto('/cadastro-empresa')
    await campo(page, 'Razão social').fill(dono.razaosocial)
    await campo(page, 'Nome fantasia').fill(dono.nomefantasia)
    await campo(page, 'CNPJ').fill(dono.cnpj)
    await campo(page, 'E-mail').fill('ana arroba tacaca')
    await campo(page, 'Sua URL (slug)').fill(CANTINA.slug)
    await campo(page, 'CEP').fill('05010000')
    await campo(page, 'Senha').fill(dono.senha)
    await campo(page, 'Confirmar senha').fill('outra')
    await enviar(page, 'Cadastrar')
    // Each error stands beside its field, and everything that was typed is still there except the passwords.
    await expect(campo(page, 'E-mail')).toHaveAccessibleDescription('Informe um e-mail válido.')
    await expect(campo(page, 'Confirmar senha')).toHaveAccessibleDescription('As senhas não coincidem.')
    await expect(campo(page, 'Razão social')).toHaveValue(dono.razaosocial)
    await expect(campo(page, 'E-mail')).toHaveValue('ana arroba tacaca')
    await expect(campo(page, 'CEP')).toHaveValue(/^05010-?000$/)
    await expect(campo(page, 'Senha')).toHaveValue('')

    const comSenha = async () => {
      await campo(page, 'Senha').fill(dono.senha)
      await campo(page, 'Confirmar senha').fill(dono.senha)
      await enviar(page, 'Cadastrar')
    }
    await campo(page, 'E-mail').fill(dono.email)
    await comSenha()
    await expect(campo(page, 'Sua URL (slug)')).toHaveAccessibleDescription(
      /^Esta URL \(slug\) já está em uso\. Por favor, escolha outra\./,
    )
    await campo(page, 'Sua URL (slug)').fill(dono.slug)
    await comSenha()
    await expect(page.getByRole('heading', { name: 'Cadastro realizado com sucesso!' })).toBeVisible()
    await page.getByRole('link', { name: 'Ir para o login' }).click()

    const entrar = async (senha: string) => {
      await campo(page, 'E-mail ou CNPJ').fill(dono.email)
      await campo(page, 'Senha').fill(senha)
      await enviar(page, 'Entrar')
    }
    await entrar(dono.senha)
    await expect(page.getByText('Confirme seu e-mail para entrar.')).toBeVisible()
    await page.goto(await linkDaCarta(dono.email, 'confirmar-email'))
    await enviar(page, 'Confirmar e-mail')
    await expect(page.getByRole('heading', { name: 'E-mail confirmado com sucesso!' })).toBeVisible()
    await page.getByRole('link', { name: 'Ir agora' }).click()
    await entrar('errada')
    await expect(campo(page, 'Senha')).toHaveAccessibleDescription('E-mail ou senha inválidos.')
    await expect(campo(page, 'E-mail ou CNPJ')).toHaveValue(dono.email)
    await entrar(dono.senha)
    await expect(page.getByRole('heading', { name: 'Painel de Pedidos' })).toBeVisible()
  })

  test(`Quem esqueceu a senha escolhe outra ${modo}`, async ({ abrirNavegador }) => {
    const page = await abrir(abrirNavegador)
    const dono = await plantarDono()
    await page.goto('/login')
    await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
    await enviar(page, 'Enviar link')
    await expect(campo(page, 'E-mail')).toHaveAccessibleDescription('Informe um e-mail válido.')
    await campo(page, 'E-mail').fill(dono.email)
    await enviar(page, 'Enviar link')
    await expect(page.getByText('Verifique seu e-mail para redefinir a senha.')).toBeVisible()

    const link = await linkDaCarta(dono.email, 'reset-password')
    await page.goto(link)
    await campo(page, 'Nova senha').fill('pimenta456')
    await campo(page, 'Confirmar senha').fill('pimenta')
    await enviar(page, 'Salvar nova senha')
    await expect(campo(page, 'Confirmar senha')).toHaveAccessibleDescription('As senhas não coincidem.')
    await campo(page, 'Nova senha').fill('pimenta456')
    await campo(page, 'Confirmar senha').fill('pimenta456')
    await enviar(page, 'Salvar nova senha')
    await expect(page.getByRole('heading', { name: 'Senha redefinida!' })).toBeVisible()
    await page.goto(link)
    await expect(page.getByText('Link inválido ou expirado.')).toBeVisible()
    await page.getByRole('link', { name: 'Ir para o login' }).click()
    await campo(page, 'E-mail ou CNPJ').fill(dono.email)
    await campo(page, 'Senha').fill('pimenta456')
    await enviar(page, 'Entrar')
    await expect(page.getByRole('heading', { name: 'Painel de Pedidos' })).toBeVisible()
  })
}
