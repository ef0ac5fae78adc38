import { pararORelogio } from './avisos'
import { campo, irSozinhaAoLogin, linkDaCarta, plantarDono, segurarNaPagina } from './dono'
import { expect, test } from './jornada'
import { chegar, MODOS } from './modos'

for (const modo of MODOS) {
  test(`Quem esqueceu a senha escolhe outra; a antiga e o link deixam de valer (${modo.nome})`, async ({
    abrirNavegador,
  }) => {
    const { page, apertar, escrever, fechar, olhar } = await chegar(abrirNavegador, modo)
    const botao = (name: string) => page.getByRole('button', { name, exact: true })
    const dono = await plantarDono()
    const entrar = async (senha: string) => {
      await escrever(campo(page, 'E-mail ou CNPJ'), dono.email)
      await escrever(campo(page, 'Senha'), senha)
      await apertar(botao('Entrar'))
    }

    await page.goto('/login')
    await olhar()
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
    await expect(page).toHaveURL(/\/login$/)

    await page.goto(link)
    await expect(page.getByText('Link inválido ou expirado.').first()).toBeVisible()
    await olhar()
    await apertar(page.getByRole('link', { name: 'Ir para o login' }))

    await entrar(dono.senha)
    await expect(campo(page, 'Senha')).toHaveAccessibleDescription('E-mail ou senha inválidos.')
    await expect(campo(page, 'E-mail ou CNPJ')).toHaveValue(dono.email)
    await olhar()
    await entrar('pimenta456')
    await expect(page.getByRole('heading', { name: 'Painel de Pedidos' })).toBeVisible()
  })
}

test('Redefinida a senha, a página vai sozinha ao login em 2 s', async ({ abrirNavegador }) => {
  const page = await abrirNavegador()
  const { email } = await plantarDono()
  await page.request.post('/reset-password/link', { form: { email } })
  await page.goto(await linkDaCarta(email, 'reset-password'))
  await pararORelogio(page)
  await campo(page, 'Nova senha').fill('pimenta456')
  await campo(page, 'Confirmar senha').fill('pimenta456')
  await page.getByRole('button', { name: 'Salvar nova senha' }).click()
  await expect(page.getByRole('heading', { name: 'Senha redefinida!' })).toBeVisible()
  await irSozinhaAoLogin(page, 2_000)
})
