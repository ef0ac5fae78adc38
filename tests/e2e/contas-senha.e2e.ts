import { campo, linkDaCarta, plantarDono, segurarNaPagina } from './apoio/dono'
import { expect, test } from './apoio/jornada'
import { chegar, NO_CELULAR_SEM_TOQUE } from './apoio/modos'

test(`Quem esqueceu a senha escolhe outra; a antiga e o link deixam de valer`, async ({ abrirNavegador }) => {
  const cliente = await chegar(abrirNavegador, NO_CELULAR_SEM_TOQUE)
  const { page, apertar, escrever, fechar, caber, olhar } = cliente
  const botao = (name: string) => page.getByRole('button', { name, exact: true })
  const dono = await plantarDono()
  const entrar = async (senha: string) => {
    await escrever(campo(page, 'E-mail ou CNPJ'), dono.email)
    await escrever(campo(page, 'Senha'), senha)
    await apertar(botao('Entrar'))
  }

  await page.goto('/login')
  await caber()
  const esqueci = page.getByRole('link', { name: 'Esqueci minha senha' })
  await apertar(esqueci)
  const dialogo = page.getByRole('dialog', { name: 'Esqueci minha senha' })
  await expect(dialogo).toBeVisible()
  await fechar(dialogo)
  await expect(dialogo).toBeHidden()
  await expect(esqueci).toBeFocused()
  await apertar(esqueci)
  const enviar = dialogo.getByRole('button', { name: 'Enviar link' })
  await apertar(enviar)
  await expect(dialogo.getByLabel('E-mail')).toHaveAccessibleDescription('Informe um e-mail válido.')
  await expect(dialogo.getByLabel('E-mail')).toBeFocused()
  await olhar()
  await escrever(dialogo.getByLabel('E-mail'), dono.email)
  await apertar(enviar)
  await expect(dialogo.getByText('Verifique seu e-mail para redefinir a senha.').first()).toBeVisible()
  await olhar()

  const link = await linkDaCarta(dono.email, 'reset-password')
  await page.goto(link)
  await escrever(campo(page, 'Nova senha'), 'pimenta456')
  await escrever(campo(page, 'Confirmar senha'), 'pimenta')
  await apertar(botao('Salvar nova senha'))
  await expect(campo(page, 'Confirmar senha')).toHaveAccessibleDescription('As senhas não coincidem.')
  await expect(campo(page, 'Nova senha')).toHaveValue('pimenta456')
  await olhar()
  await escrever(campo(page, 'Confirmar senha'), 'pimenta456')
  const seguir = await segurarNaPagina(page)
  await apertar(botao('Salvar nova senha'))
  await expect(page.getByRole('heading', { name: 'Senha redefinida!' })).toBeVisible()
  await expect(page.getByText('Você pode fazer login com a nova senha.').first()).toBeVisible()
  await expect(botao('Salvar nova senha')).toBeDisabled()
  await olhar()
  await seguir()

  await page.goto(link)
  await expect(page.getByText('Link inválido ou expirado.').first()).toBeVisible()
  await caber()
  await apertar(page.getByRole('link', { name: 'Ir para o login' }))

  await entrar(dono.senha)
  await expect(campo(page, 'Senha')).toHaveAccessibleDescription('E-mail ou senha inválidos.')
  await expect(campo(page, 'E-mail ou CNPJ')).toHaveValue(dono.email)
  await caber()
  await entrar('pimenta456')
  await expect(page.getByRole('heading', { name: 'Painel de Pedidos' })).toBeVisible()
})
