import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { CELULAR, expect, semBarreiras, test } from './jornada'

/** A toast that is still fading in would be judged by the colours on the way. */
const SEM_MOVIMENTO = { ...CELULAR, reducedMotion: 'reduce' as const }

/** The newest message to an address that has a link to `pagina`; the server writes each into its data folder. */
async function linkDaCarta(email: string, pagina: string): Promise<string | undefined> {
  const pasta = join(process.env.COMANDA_E2E_DADOS ?? '', 'correio')
  const arquivos = await readdir(pasta).catch(() => [])
  for (const arquivo of arquivos.sort().reverse()) {
    const carta = await PostalMime.parse(await readFile(join(pasta, arquivo)))
    const link = new RegExp(`^http\\S+/${pagina}\\?\\S+`, 'm').exec(carta.text ?? '')
    if (carta.to?.[0]?.address === email && link) return link[0]
  }
  return undefined
}

test('Um dono se cadastra no celular, confirma pelo e-mail, entra e vê o quadro vazio', async ({
  abrirNavegador,
}) => {
  const dono = await abrirNavegador(SEM_MOVIMENTO)
  const email = 'ana@tacacadaana.example'
  await dono.goto('/cadastro-empresa')
  await semBarreiras(dono)

  // The browser says what is missing before anything is sent.
  await dono.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(dono.getByText("O campo 'Sua URL (slug)' é obrigatório.")).toBeVisible()
  await expect(dono.getByLabel('Razão social')).toBeFocused()
  await semBarreiras(dono)

  await dono.getByLabel('Razão social').fill('Tacacá da Ana Ltda')
  await dono.getByLabel('Nome fantasia').fill('Tacacá da Ana')
  await dono.getByLabel('CNPJ').fill('11222333000199')
  await expect(dono.getByText('Confira o CNPJ: os dígitos verificadores não batem.')).toBeVisible()
  await dono.getByLabel('E-mail').fill(email)
  await dono.getByLabel('Sua URL (slug)').fill('Tacacá da Ana')
  await expect(dono.getByText(/\/tacaca-da-ana$/)).toBeVisible()

  // A CEP that nobody knows clears the address; a known one fills it in.
  await dono.getByLabel('Logradouro').fill('Rua errada')
  await dono.getByLabel('CEP').fill('99999999')
  await expect(dono.getByText('CEP inválido ou serviço indisponível').first()).toBeVisible()
  await expect(dono.getByLabel('Logradouro')).toHaveValue('')
  await dono.getByLabel('CEP').fill('05010000')
  await expect(dono.getByLabel('Logradouro')).toHaveValue('Rua Caiubi')
  await expect(dono.getByLabel('Estado (UF)')).toHaveValue('SP')

  const [senha, repetida] = [dono.locator('[name="senha"]'), dono.getByLabel('Confirmar senha')]
  await senha.fill('tacaca123')
  await repetida.fill('tacaca124')
  await expect(dono.getByText('As senhas não coincidem.')).toBeVisible()
  await repetida.fill('tacaca123')
  await expect(dono.getByText('As senhas coincidem.')).toBeVisible()
  await semBarreiras(dono)
  await dono.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(dono.getByRole('heading', { name: 'Cadastro realizado com sucesso!' })).toBeVisible()
  await semBarreiras(dono)
  await expect(dono).toHaveURL(/\/login$/)

  await expect.poll(() => linkDaCarta(email, 'confirmar-email')).toBeDefined()
  await dono.goto((await linkDaCarta(email, 'confirmar-email')) ?? '')
  await expect(dono.getByRole('heading', { name: 'E-mail confirmado com sucesso!' })).toBeVisible()
  await semBarreiras(dono)
  await dono.getByRole('link', { name: 'Ir agora' }).click()

  await dono.getByLabel('E-mail ou CNPJ').fill('11.222.333/0001-99')
  await dono.getByLabel('Senha', { exact: true }).fill('tacaca123')
  await dono.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(dono.getByRole('heading', { name: 'Painel de Pedidos' })).toBeVisible()
  await expect(dono.getByText('Bem-vindo(a), Tacacá da Ana!').first()).toBeVisible()
  await semBarreiras(dono)

  await dono.getByRole('button', { name: 'Menu do usuário' }).click()
  await dono.getByRole('link', { name: 'Meus dados' }).click()
  await expect(dono.getByLabel('Nome fantasia')).toHaveValue('Tacacá da Ana')
  await semBarreiras(dono)
  await dono.getByLabel('Telefone').fill('91991234567')
  await dono.getByRole('button', { name: 'Salvar' }).click()
  await expect(dono.getByText('Dados salvos!').first()).toBeVisible()
  await semBarreiras(dono)
})

test('Quem esqueceu a senha pede o link num diálogo e escolhe outra', async ({ abrirNavegador }) => {
  const dono = await abrirNavegador(SEM_MOVIMENTO)
  await dono.goto('/login')
  await dono.getByRole('link', { name: 'Esqueci minha senha' }).click()
  const dialogo = dono.getByRole('dialog', { name: 'Esqueci minha senha' })
  await semBarreiras(dono)
  await dialogo.getByLabel('E-mail').fill('ze@exemplo.com.br')
  await dialogo.getByRole('button', { name: 'Enviar link' }).click()
  await expect(dialogo.getByText('Verifique seu e-mail para redefinir a senha.').first()).toBeVisible()
  await semBarreiras(dono)

  await expect.poll(() => linkDaCarta('ze@exemplo.com.br', 'reset-password')).toBeDefined()
  await dono.goto((await linkDaCarta('ze@exemplo.com.br', 'reset-password')) ?? '')
  await dono.getByLabel('Nova senha').fill('lanche123')
  await dono.getByLabel('Confirmar senha').fill('lanche12')
  await dono.getByRole('button', { name: 'Salvar nova senha' }).click()
  await expect(dono.getByText('As senhas não coincidem.').first()).toBeVisible()
  await semBarreiras(dono)
  await dono.getByLabel('Confirmar senha').fill('lanche123')
  await dono.getByRole('button', { name: 'Salvar nova senha' }).click()
  await expect(dono.getByRole('heading', { name: 'Senha redefinida!' })).toBeVisible()
  await semBarreiras(dono)
  await expect(dono).toHaveURL(/\/login$/)
})
