import { CANTINA } from '../world/demo'
import { campo, linkDaCarta, plantarDono } from './apoio/dono'
import { entrar, entrarNoPainel, expect, test } from './apoio/jornada'
import { chegar, NO_CELULAR_SEM_TOQUE } from './apoio/modos'

test(`Meus dados mudam na hora, com a URL antiga levando à nova; o e-mail, com a senha e confirmado, e tem volta`, async ({
  abrirNavegador,
}) => {
  const { page, apertar, escrever, caber, olhar } = await chegar(abrirNavegador, NO_CELULAR_SEM_TOQUE)
  const salvar = () => apertar(page.getByRole('button', { name: 'Salvar' }))
  const dono = await plantarDono()
  await entrar(page, dono)
  await page.goto('/home')
  await apertar(page.getByRole('button', { name: 'Menu do usuário' }))
  await olhar()
  await apertar(page.getByRole('menuitem', { name: 'Meus dados' }))
  await expect(page.getByRole('heading', { name: 'Meus dados' })).toBeVisible()
  await expect(campo(page, 'Nome fantasia')).toHaveValue(dono.nomefantasia)
  await expect(campo(page, 'E-mail')).toHaveValue(dono.email)
  await expect(page.getByLabel('Senha')).toHaveCount(0)
  await caber()

  // First what the browser refuses, then what only the server can refuse: in both cases nothing typed is lost.
  const nova = `${dono.slug}-nova`
  const endereco: [string, string][] = [
    ['Logradouro', 'Rua das Mangueiras'],
    ['Número', '7 B'],
    ['Bairro', 'Nazaré'],
    ['Cidade', 'Belém'],
  ]
  const digitado: [string, string][] = [['Nome fantasia', 'Tacacá da Bia'], ...endereco]
  for (const [rotulo, texto] of digitado) await escrever(campo(page, rotulo), texto)
  await escrever(campo(page, 'Telefone'), '9199')
  await escrever(campo(page, 'Estado (UF)'), 'XX')
  await salvar()
  await expect(campo(page, 'Telefone')).toHaveAccessibleDescription(/^O telefone deve ter 10 ou 11 dígitos/)
  await expect(campo(page, 'Telefone')).toBeFocused()
  await expect(campo(page, 'Estado (UF)')).toHaveAccessibleDescription('Informe uma UF válida, como SP.')
  await caber()
  await escrever(campo(page, 'Telefone'), dono.telefone)
  await escrever(campo(page, 'Estado (UF)'), 'PA')
  await escrever(campo(page, 'Sua URL (slug)'), CANTINA.slug)
  await salvar()
  await expect(campo(page, 'Sua URL (slug)')).toHaveAccessibleDescription(
    /^Esta URL \(slug\) já está em uso\./,
  )
  await expect(campo(page, 'Sua URL (slug)')).toHaveValue(CANTINA.slug)
  for (const [rotulo, texto] of digitado) await expect(campo(page, rotulo)).toHaveValue(texto)
  await olhar()

  const novoEmail = `bia@${dono.slug}.example`
  await escrever(campo(page, 'Sua URL (slug)'), nova)
  await escrever(campo(page, 'E-mail'), novoEmail)
  const senhaAtual = campo(page, 'Senha atual')
  await salvar()
  await expect(senhaAtual).toHaveAccessibleDescription(/^Por favor, preencha o campo Senha atual\./)
  await expect(senhaAtual).toBeFocused()
  await olhar()
  await escrever(senhaAtual, 'um chute')
  await salvar()
  await expect(senhaAtual).toHaveAccessibleDescription(/^Senha atual incorreta\./)
  await expect(campo(page, 'E-mail')).toHaveValue(novoEmail)
  await escrever(senhaAtual, dono.senha)
  await salvar()
  await expect(page.getByText('Dados salvos!').first()).toBeVisible()
  await expect(senhaAtual).toHaveCount(0)
  await expect(page.getByRole('main').getByText(`Enviamos um link para ${novoEmail}.`)).toBeVisible()
  for (const [rotulo, texto] of digitado) await expect(campo(page, rotulo)).toHaveValue(texto)
  await expect(campo(page, 'Sua URL (slug)')).toHaveValue(nova)
  await expect(campo(page, 'E-mail')).toHaveValue(dono.email)
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeFocused()
  await expect(page.getByRole('banner').getByText('Tacacá da Bia').first()).toBeVisible()
  await olhar()

  // Customers see the new data at once, and the old link still leads to the menu.
  const cliente = await abrirNavegador(NO_CELULAR_SEM_TOQUE.tela)
  await cliente.goto(`/${dono.slug}`)
  await expect(cliente).toHaveURL(new RegExp(`/${nova}$`))
  await expect(cliente.getByRole('heading', { name: 'Cardápio Tacacá da Bia' })).toBeVisible()
  await expect(cliente.getByRole('contentinfo')).toContainText('Rua das Mangueiras, 7 B')

  await cliente.goto(await linkDaCarta(novoEmail, 'confirmar-email'))
  await expect(cliente.getByRole('heading', { name: 'E-mail confirmado com sucesso!' })).toBeVisible()
  await entrarNoPainel(cliente, { email: novoEmail, senha: dono.senha })

  // The person who reads the old address's mail undoes the change and sets a password that nobody else knows.
  await page.goto(await linkDaCarta(dono.email, 'confirmar-email/desfazer'))
  await olhar()
  await apertar(page.getByRole('button', { name: 'Desfazer a troca' }))
  await expect(page.getByRole('heading', { name: 'Troca desfeita!' })).toBeVisible()
  await olhar()
  // The stream of a session that has ended ends with it, and the panel asks for the password by itself.
  await expect(cliente.getByRole('dialog', { name: 'Sua sessão terminou.' })).toBeVisible()
  await apertar(page.getByRole('link', { name: 'Criar nova senha' }))
  await escrever(campo(page, 'Nova senha'), 'so-minha-1')
  await escrever(campo(page, 'Confirmar senha'), 'so-minha-1')
  await apertar(page.getByRole('button', { name: 'Salvar nova senha' }))
  await expect(page.getByRole('heading', { name: 'Senha redefinida!' })).toBeVisible()
  await entrarNoPainel(cliente, { email: dono.email, senha: 'so-minha-1' })
})
