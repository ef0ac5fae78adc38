import type { Page } from '@playwright/test'
import { CANTINA, CEPS } from '../world/demo'
import { comecando, cortar, esperarAviso, pararORelogio, passar, segurar } from './apoio/avisos'
import { ficar, linkDaCarta, plantarDono, umDono } from './apoio/dono'
import { COMPUTADOR, expect, test } from './apoio/jornada'

/** Every message of the accounts that only the browser says, in its situation (telas-3). */

const SEM_RESPOSTA = 'Sem resposta do servidor. Verifique sua conexão e tente novamente.'

/** Opens a page and waits for its script, which adds the button that shows a password. */
async function abrir(page: Page, endereco: string): Promise<void> {
  await page.goto(endereco)
  await expect(page.getByRole('button', { name: 'Mostrar senha' }).first()).toBeVisible()
}

const recusado = (page: Page, titulo: string, texto: string) =>
  esperarAviso(page, { tipo: 'destructive', titulo, texto })

test('O login diz por que não entrou, quem entrou e quem saiu', async ({ abrirNavegador }) => {
  const page = await abrirNavegador(COMPUTADOR)
  const dono = await plantarDono()
  await abrir(page, '/login')
  await pararORelogio(page)
  const [identificador, senha] = [page.getByLabel('E-mail ou CNPJ'), page.locator('[name="senha"]')]
  const entrar = page.getByRole('button', { name: 'Entrar', exact: true })

  await entrar.click()
  await recusado(page, 'Falha no Login', 'Por favor, preencha o campo E-mail ou CNPJ.')
  await identificador.fill('99.888.777/0001-99')
  await senha.fill('errada')
  await entrar.click()
  await recusado(page, 'Falha no Login', 'CNPJ não encontrado.')
  await expect(identificador).toHaveAccessibleDescription('CNPJ não encontrado.')
  await identificador.fill(dono.email)
  await entrar.click()
  await recusado(page, 'Falha no Login', 'E-mail ou senha inválidos.')
  await expect(senha).toHaveAccessibleDescription('E-mail ou senha inválidos.')
  const rede = await cortar(page, '**/login')
  await senha.fill(dono.senha)
  await entrar.click()
  await recusado(page, 'Erro no Login', SEM_RESPOSTA)
  await expect(identificador).toHaveValue(dono.email)
  await rede()
  const abrirPainel = await ficar(page, '**/home?entrou')
  await entrar.click()
  await expect(page.getByText('Verificando autenticação...')).toBeVisible()
  await abrirPainel()
  await page.goto('/home?entrou')
  await esperarAviso(page, {
    tipo: 'success',
    titulo: 'Login bem-sucedido!',
    texto: `Bem-vindo(a), ${dono.nomefantasia}!`,
    ms: 1_500,
  })
  const sair = await segurar(page, '**/home/sair.data*')
  let pedido = false
  page.on('request', request => {
    pedido ||= new URL(request.url()).pathname === '/home/sair.data'
  })
  await page.getByRole('button', { name: 'Menu do usuário' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  // Another tab may report for a moment that an order is open there. None of this time is the login's.
  const pedirParaSair = async () => {
    if (!pedido) await passar(page, 20)
    return pedido
  }
  await expect.poll(pedirParaSair, { intervals: [50] }).toBe(true)
  sair()
  await page.waitForURL(/\/login/)
  await esperarAviso(page, { tipo: 'success', titulo: 'Logout realizado', ms: 1_500 })
})

test('A senha nova diz o que não confere, e em 2 s leva ao login', async ({ abrirNavegador }) => {
  const page = await abrirNavegador(COMPUTADOR)
  const dono = await plantarDono()
  await abrir(page, '/login')
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Esqueci minha senha' })
  const enviar = dialogo.getByRole('button', { name: 'Enviar link' })
  await enviar.click()
  await recusado(page, 'Erro ao enviar link', 'Informe um e-mail válido.')
  await dialogo.getByLabel('E-mail').fill(dono.email)
  const rede = await cortar(page, '**/reset-password/link')
  await enviar.click()
  await recusado(page, 'Erro ao enviar link', SEM_RESPOSTA)
  await rede()
  await enviar.click()
  await esperarAviso(page, {
    tipo: 'success',
    titulo: 'Link enviado!',
    texto: 'Verifique seu e-mail para redefinir a senha.',
  })

  const link = await linkDaCarta(dono.email, 'reset-password')
  const outra = await page.context().newPage()
  await outra.goto(link)
  await abrir(page, link)
  const [nova, repetida] = [page.getByLabel('Nova senha'), page.getByLabel('Confirmar senha')]
  const salvar = page.getByRole('button', { name: 'Salvar nova senha' })
  await pararORelogio(page)
  const enviados: string[] = []
  page.on('request', request => request.method() === 'POST' && enviados.push(request.url()))
  await nova.fill('pimenta456')
  await repetida.fill('pimenta45')
  await salvar.click()
  await recusado(page, 'Erro', 'As senhas não coincidem.')
  expect(enviados).toEqual([])
  await repetida.fill('pimenta456')
  await salvar.click()
  await esperarAviso(page, {
    tipo: 'success',
    titulo: 'Senha redefinida!',
    texto: 'Você pode fazer login com a nova senha.',
  })
  await passar(page, 1_999)
  await expect(page).toHaveURL(/\/reset-password/)
  await passar(page, 1)
  await expect(page).toHaveURL(/\/login$/)

  // The form in the other tab is sent too late: its link has been used.
  await outra.getByLabel('Nova senha').fill('outra456')
  await outra.getByLabel('Confirmar senha').fill('outra456')
  await outra.getByRole('button', { name: 'Salvar nova senha' }).click()
  await recusado(outra, 'Erro', 'Link inválido ou expirado.')
})

test('O cadastro diz o que falta e o que já é de outro, e em 5 s leva ao login, como a confirmação em 3 s', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  const dono = umDono()
  await abrir(page, '/cadastro-empresa')
  await pararORelogio(page)
  const campo = (nome: string) => page.locator(`[name="${nome}"]`)
  const cadastrar = page.getByRole('button', { name: 'Cadastrar', exact: true })
  /** Sends the form with one wrong field, checks what is said, and mends the field. */
  const errado = async (nome: keyof typeof certo, valor: string, titulo: string, texto: string) => {
    await campo(nome).fill(valor)
    await cadastrar.click()
    await recusado(page, titulo, texto)
    await expect(campo(nome)).toHaveAccessibleDescription(comecando(texto))
    await campo(nome).fill(certo[nome])
  }
  const certo = {
    razaosocial: dono.razaosocial,
    nomefantasia: dono.nomefantasia,
    cnpj: dono.cnpj,
    email: dono.email,
    slug: dono.slug,
    senha: dono.senha,
    confirmarSenha: dono.senha,
  }
  await cadastrar.click()
  await recusado(page, 'Erro de Validação', 'Por favor, preencha o campo Razão social.')
  for (const [nome, valor] of Object.entries(certo)) await campo(nome).fill(valor)
  const invalido = 'Erro de Validação'
  await errado('slug', '', invalido, "O campo 'Sua URL (slug)' é obrigatório.")
  await errado('confirmarSenha', `${dono.senha}4`, invalido, 'As senhas não coincidem.')
  await campo('confirmarSenha').fill('curta')
  await errado('senha', 'curta', invalido, 'A senha deve ter pelo menos 6 caracteres.')
  await campo('confirmarSenha').fill(dono.senha)
  const slugEmUso = 'Esta URL (slug) já está em uso. Por favor, escolha outra.'
  await errado('slug', CANTINA.slug, invalido, slugEmUso)
  await errado('cnpj', CANTINA.cnpj ?? '', 'Erro de Cadastro', 'Este CNPJ já está cadastrado.')
  await errado('email', CANTINA.email, 'Erro de Cadastro', 'Este e-mail já está cadastrado.')

  const cep = page.getByLabel('CEP')
  const linhas = ['logradouro', 'bairro', 'cidade', 'estado'] as const
  const escritas = () => Promise.all(linhas.map(nome => campo(nome).inputValue()))
  const deSalvador = ['Rua das Laranjeiras', 'Pelourinho', 'Salvador', 'BA']
  for (const [n, nome] of linhas.entries()) await campo(nome).fill(deSalvador[n] ?? '')
  const soltar = await segurar(page, '**/cadastro-empresa/cep')
  await cep.fill(CEPS.perto.cep)
  await expect(page.getByText('Buscando...')).toBeVisible()
  soltar()
  await esperarAviso(page, {
    tipo: 'success',
    titulo: 'Endereço encontrado!',
    texto: 'Os campos de endereço foram preenchidos.',
    ms: 1_500,
  })
  expect(await escritas()).toEqual(['Rua Caiubi', 'Perdizes', 'São Paulo', 'SP'])
  // A button brings back what was typed by hand, whatever CEP is typed after it.
  const deAntes = page.getByRole('button', { name: /^Voltar ao endereço de antes/ })
  await expect(deAntes).toHaveAccessibleName(/\(Rua das Laranjeiras, Pelourinho, Salvador\/BA\)$/)
  await cep.fill(CEPS.semRua.cep)
  await esperarAviso(page, {
    tipo: 'success',
    titulo: 'Endereço encontrado!',
    texto: 'Cidade encontrada. Complete o endereço abaixo.',
  })
  expect(await escritas()).toEqual(['', '', 'Holambra', 'SP'])
  await deAntes.click()
  expect(await escritas()).toEqual(deSalvador)

  const semRede = await cortar(page, '**/cadastro-empresa/cep')
  await cep.fill('69900001')
  await recusado(page, 'Sem conexão', 'Sem conexão com a internet. O CEP será buscado assim que ela voltar.')
  expect(await escritas()).toEqual(deSalvador)
  await semRede()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await recusado(page, 'Erro ao buscar CEP', 'CEP inválido ou serviço indisponível')
  expect(await escritas()).toEqual(['', '', '', ''])
  await cep.fill('')

  const rede = await cortar(page, '**/cadastro-empresa')
  await cadastrar.click()
  await recusado(page, 'Erro no Cadastro', SEM_RESPOSTA)
  await rede()
  await cadastrar.click()
  await esperarAviso(page, {
    tipo: 'success',
    titulo: 'Cadastro realizado com sucesso!',
    texto: 'Verifique seu e-mail para confirmar sua conta. Você será redirecionado para o login.',
    ms: 5_000,
    antes: () => expect(page).toHaveURL(/\/cadastro-empresa$/),
  })
  await expect(page).toHaveURL(/\/login$/)

  const link = await linkDaCarta(dono.email, 'confirmar-email')
  const confirmar = await segurar(page, '**/confirmar-email')
  await page.goto(link)
  await expect(page.getByText('Verificando seu e-mail...')).toBeVisible()
  confirmar()
  await esperarAviso(page, {
    tipo: 'success',
    titulo: 'E-mail confirmado com sucesso!',
    ms: 3_000,
    antes: () => expect(page).toHaveURL(/\/confirmar-email/),
  })
  await expect(page).toHaveURL(/\/login$/)
  await page.goto(link)
  await recusado(page, 'Erro na confirmação', 'Link inválido ou expirado.')
  await expect(page.getByRole('heading', { name: 'Não foi possível confirmar seu e-mail.' })).toBeVisible()
})
