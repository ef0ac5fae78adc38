import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { CEPS } from '../world/demo'
import { umCadastro } from '../world/um-cadastro'
import { readPlantado } from './plantado'
import type { Tela } from './tela-fotografada'

const redefinicao = { rota: '/reset-password', em: () => readPlantado().linkDaRedefinicao } as const
const meusDados = { rota: '/cadastro-empresa/:id', em: '/cadastro-empresa', quem: 'nona' } as const

export const CONTAS: readonly Tela[] = [
  { nome: 'contas-login', rota: '/login' },
  { nome: 'contas-login-erro', rota: '/login', ate: errarSenha },
  { nome: 'contas-login-vazio', rota: '/login', ate: p => apertar(p, 'Entrar') },
  { nome: 'contas-login-plano-anual', rota: '/login', em: '/login?plano=anual' },
  { nome: 'contas-login-esqueci', rota: '/login', ate: esquecer },
  { nome: 'contas-login-esqueci-enviado', rota: '/login', ate: pedirLink },
  { nome: 'contas-esqueci-senha', rota: '/reset-password/link' },
  { nome: 'contas-cadastro', rota: '/cadastro-empresa', inteira: true },
  {
    nome: 'contas-cadastro-erros',
    rota: '/cadastro-empresa',
    ate: p => apertar(p, 'Cadastrar'),
    inteira: true,
  },
  { nome: 'contas-cadastro-preenchido', rota: '/cadastro-empresa', ate: preencher, inteira: true },
  { nome: 'contas-cadastro-endereco-de-antes', rota: '/cadastro-empresa', ate: trocarPeloCep },
  { nome: 'contas-cadastro-cep-sem-conexao', rota: '/cadastro-empresa', ate: buscarSemRede },
  { nome: 'contas-cadastro-feito', rota: '/cadastro-empresa', ate: cadastrar },
  {
    nome: 'contas-confirmar-email-esperando',
    rota: '/confirmar-email',
    em: '/confirmar-email?token=umtoken',
    antes: p => p.route('**/confirmar-email', () => {}),
  },
  { nome: 'contas-confirmar-email-erro', rota: '/confirmar-email' },
  { nome: 'contas-confirmar-email-novo', rota: '/confirmar-email/novo' },
  { nome: 'contas-desfazer-troca', rota: '/confirmar-email/desfazer', em: () => readPlantado().linkDaVolta },
  { nome: 'contas-desfazer-troca-vencida', rota: '/confirmar-email/desfazer' },
  { nome: 'contas-redefinir-senha', ...redefinicao },
  { nome: 'contas-redefinir-senha-diferentes', ...redefinicao, ate: digitarSenhasDiferentes },
  { nome: 'contas-redefinir-senha-vencida', rota: '/reset-password' },
  { nome: 'contas-meus-dados', ...meusDados },
  { nome: 'contas-meus-dados-erros', ...meusDados, ate: apagarNome },
  { nome: 'contas-meus-dados-outro-email', ...meusDados, ate: trocarDeEmail },
]

const apertar = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function errarSenha(page: Page): Promise<void> {
  await page.getByLabel('E-mail ou CNPJ').fill('ninguem@exemplo.com.br')
  await page.getByLabel('Senha', { exact: true }).fill('errada')
  await apertar(page, 'Entrar')
  await expect(page.getByText('E-mail ou senha inválidos.').first()).toBeVisible()
}

async function esquecer(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function pedirLink(page: Page): Promise<void> {
  await esquecer(page)
  await page.getByRole('dialog').getByLabel('E-mail').fill('ninguem@exemplo.com.br')
  await apertar(page, 'Enviar link')
  await expect(page.getByText('Verifique seu e-mail para redefinir a senha.').first()).toBeVisible()
}

/** Each picture signs up a restaurant of its own. */
async function preencher(page: Page): Promise<void> {
  const qual = randomUUID().slice(0, 6)
  const dados = umCadastro({ email: `lia@${qual}.example`, slug: `tapiocaria-${qual}`, cep: CEPS.perto.cep })
  for (const [campo, valor] of Object.entries(dados)) {
    if (valor) await page.locator(`[name="${campo}"]`).fill(valor)
  }
  await expect(page.getByLabel('Logradouro')).toHaveValue('Rua Caiubi')
}

async function trocarPeloCep(page: Page): Promise<void> {
  const digitado = { Logradouro: 'Rua das Laranjeiras', Bairro: 'Pelourinho', Cidade: 'Salvador' }
  for (const [rotulo, texto] of Object.entries(digitado)) await page.getByLabel(rotulo).fill(texto)
  await page.getByLabel('Estado (UF)').fill('BA')
  await page.getByLabel('CEP').fill(CEPS.perto.cep)
  await page.getByRole('button', { name: /^Voltar ao endereço de antes/ }).scrollIntoViewIfNeeded()
}

async function buscarSemRede(page: Page): Promise<void> {
  await page.route('**/cadastro-empresa/cep', rota => rota.abort('internetdisconnected'))
  await page.getByLabel('CEP').fill(CEPS.perto.cep)
  await page.getByRole('button', { name: 'Tentar novamente' }).scrollIntoViewIfNeeded()
}

async function cadastrar(page: Page): Promise<void> {
  await preencher(page)
  await apertar(page, 'Cadastrar')
  await expect(page.getByRole('heading', { name: 'Cadastro realizado com sucesso!' })).toBeVisible()
}

async function digitarSenhasDiferentes(page: Page): Promise<void> {
  await page.getByLabel('Nova senha').fill('pizzaria456')
  await page.getByLabel('Confirmar senha').fill('pizzaria465')
  await apertar(page, 'Salvar nova senha')
  await expect(page.getByText('As senhas não coincidem.').first()).toBeVisible()
}

async function apagarNome(page: Page): Promise<void> {
  await page.getByLabel('Nome fantasia').fill('')
  await apertar(page, 'Salvar')
}

async function trocarDeEmail(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill('outra@exemplo.com.br')
  await page.getByLabel('Senha atual').fill('um chute')
  await apertar(page, 'Salvar')
  await expect(page.getByText('Senha atual incorreta.').first()).toBeVisible()
}
