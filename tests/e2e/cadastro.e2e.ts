import { slugDe } from '~/domain/valores/slug'
import { pararORelogio } from './apoio/avisos'
import { campo, linkDaCarta, segurarNaPagina, umDono } from './apoio/dono'
import { expect, test } from './apoio/jornada'
import { chegar, NO_CELULAR_SEM_TOQUE } from './apoio/modos'

test(`Um dono se cadastra, confirma pelo e-mail, entra e vê o quadro vazio`, async ({ abrirNavegador }) => {
  const { page, apertar, escrever, caber, olhar } = await chegar(abrirNavegador, NO_CELULAR_SEM_TOQUE)
  const botao = (name: string) => page.getByRole('button', { name, exact: true })
  const dono = umDono()
  await page.goto('/login')
  await apertar(page.getByRole('link', { name: 'Cadastre-se' }))
  await expect(page.getByRole('heading', { name: 'Cadastre seu restaurante' })).toBeVisible()
  await caber()

  // The browser says what is missing before anything is sent.
  await apertar(botao('Cadastrar'))
  await expect(page.getByText("O campo 'Sua URL (slug)' é obrigatório.")).toBeVisible()
  await expect(campo(page, 'Razão social')).toBeFocused()
  await caber()

  await escrever(campo(page, 'Razão social'), dono.razaosocial)
  await escrever(campo(page, 'Nome fantasia'), dono.nomefantasia)
  // The trade name proposes the address, until somebody types another one.
  await expect(campo(page, 'Sua URL (slug)')).toHaveValue(slugDe(dono.nomefantasia))
  await expect(campo(page, 'Sua URL (slug)')).toHaveAccessibleDescription(
    /^É o link que você manda aos clientes: .+\/tacaca-da-ana$/,
  )
  await escrever(campo(page, 'CNPJ'), dono.cnpj)
  await expect(page.getByText('Confira o CNPJ: os dígitos verificadores não batem.')).toBeVisible()
  await escrever(campo(page, 'E-mail'), dono.email)
  await escrever(campo(page, 'Sua URL (slug)'), dono.slug.replace('tacaca-', 'Tacacá '))
  await expect(page.getByText(new RegExp(`/${dono.slug}$`))).toBeVisible()

  // A CEP that nobody knows clears the address; a known one fills it in.
  await escrever(campo(page, 'Logradouro'), 'Rua errada')
  await escrever(campo(page, 'CEP'), '99999999')
  await expect(page.getByText('CEP inválido ou serviço indisponível').first()).toBeVisible()
  await expect(campo(page, 'Logradouro')).toHaveValue('')
  await escrever(campo(page, 'CEP'), '05010000')
  await expect(campo(page, 'Logradouro')).toHaveValue('Rua Caiubi')
  await expect(campo(page, 'Estado (UF)')).toHaveValue('SP')

  await escrever(campo(page, 'Senha'), dono.senha)
  await escrever(campo(page, 'Confirmar senha'), `${dono.senha}4`)
  await expect(page.getByText('As senhas não coincidem.')).toBeVisible()
  await escrever(campo(page, 'Confirmar senha'), dono.senha)
  await expect(page.getByText('As senhas coincidem.')).toBeVisible()
  await olhar()
  let seguir = await segurarNaPagina(page)
  await apertar(botao('Cadastrar'))
  await expect(page.getByRole('heading', { name: 'Cadastro realizado com sucesso!' })).toBeVisible()
  await olhar()
  await seguir()
  await apertar(page.getByRole('link', { name: 'Ir para o login' }))
  await expect(page).toHaveURL(/\/login$/)

  // Nobody can sign in before the e-mail is confirmed, but whoever knows the password can ask for another letter.
  const primeira = await linkDaCarta(dono.email, 'confirmar-email')
  const entrar = async () => {
    await escrever(campo(page, 'E-mail ou CNPJ'), dono.cnpj)
    await escrever(campo(page, 'Senha'), dono.senha)
    await apertar(botao('Entrar'))
  }
  await entrar()
  await expect(page.getByText('Confirme seu e-mail para entrar.').first()).toBeVisible()
  await olhar()
  await apertar(botao('Reenviar e-mail de confirmação'))
  await expect(page.getByText('Verifique seu e-mail para confirmar sua conta.').first()).toBeVisible()
  await olhar()

  const link = await linkDaCarta(dono.email, 'confirmar-email', primeira)
  seguir = await segurarNaPagina(page)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'E-mail confirmado com sucesso!' })).toBeVisible()
  await olhar()
  await seguir()
  await apertar(page.getByRole('link', { name: 'Ir agora' }))
  await expect(page).toHaveURL(/\/login$/)

  // A link works once.
  await page.goto(link)
  await expect(page.getByText('Link inválido ou expirado.').first()).toBeVisible()
  await caber()
  await apertar(page.getByRole('link', { name: 'Ir para o login' }))

  // The clock is stopped first, because the greeting lasts only a second and a half.
  await pararORelogio(page)
  await entrar()
  await expect(page.getByRole('heading', { name: 'Painel de Pedidos' })).toBeVisible()
  await expect(page.getByText(`Bem-vindo(a), ${dono.nomefantasia}!`).first()).toBeVisible()
  await page.clock.resume()
  await olhar()
})
