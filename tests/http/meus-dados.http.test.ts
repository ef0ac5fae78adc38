import { afterAll, beforeAll, expect, test } from 'vitest'
import { BELLA, CEPS, ZE } from '../world/demo'
import { ultimoLink, ultimoToken } from '../world/ultima-carta'
import { umCadastro } from '../world/um-cadastro'
import { type Comanda, openComanda, SO_A_RESPOSTA } from './comanda'

let comanda: Comanda
beforeAll(async () => {
  comanda = await openComanda()
})
afterAll(() => comanda.close())

const entrar = (identificador: string, senha: string) =>
  comanda.browser().form('/login', { identificador, senha })

const caminho = () => `/cadastro-empresa/${comanda.mundo.bella}`
const daBella = () => comanda.browser().signIn(BELLA)

const tokenPara = (email: string) => ultimoToken(comanda.mundo, email)

test('Meus dados sem sessão levam ao login', async () => {
  const resposta = await comanda.browser().get(caminho())
  expect([resposta.status, resposta.headers.get('Location')]).toEqual([302, '/login'])
})

test('os dados de outra empresa, ou de nenhuma, não existem, nem para ler nem para mudar', async () => {
  const navegador = await daBella()
  for (const id of [comanda.mundo.ze, 999_999, '1e3', `${comanda.mundo.bella}0`]) {
    expect((await navegador.get(`/cadastro-empresa/${id}`)).status).toBe(404)
    const resposta = await navegador.form(`/cadastro-empresa/${id}`, umCadastro({ slug: 'tomada' }))
    expect(resposta.status).toBe(404)
    expect(await resposta.text()).not.toContain(ZE.cnpj)
  }
  expect((await comanda.browser().get('/tomada')).status).toBe(404)
})

test('/cadastro-empresa de quem entrou são os seus dados, sem senha', async () => {
  const navegador = await daBella()
  expect((await navegador.get('/cadastro-empresa')).headers.get('Location')).toBe(caminho())
  const html = await navegador.html(caminho())
  expect(html).toContain(`value="${BELLA.email}"`)
  expect(html).not.toContain('type="password"')
})

test('com um e-mail novo é preciso a senha atual, e uma errada não volta na resposta', async () => {
  const navegador = await daBella()
  const salvar = (senhaAtual: string) =>
    navegador.form(
      caminho(),
      { ...umCadastro({ slug: BELLA.slug, email: 'de.outro@exemplo.com.br' }), senhaAtual },
      SO_A_RESPOSTA,
    )
  const semSenha = await salvar('')
  expect(semSenha.status).toBe(422)
  expect(await semSenha.text()).toContain('Por favor, preencha o campo Senha atual.')
  const errada = await salvar('chute-123')
  expect(errada.status).toBe(422)
  const deNovo = await errada.text()
  expect(deNovo).toContain('Senha atual incorreta.')
  expect(deNovo).not.toContain('chute-123')
  for (let vez = 0; vez < 4; vez++) await salvar('chute-123')
  const demais = await salvar(BELLA.senha)
  expect([demais.status, Number(demais.headers.get('Retry-After')) > 0]).toEqual([429, true])
})

test('a cidade que não é a do CEP é recusada ao lado do campo', async () => {
  const navegador = await daBella()
  const endereco = { cep: CEPS.perto.cep, logradouro: 'Ladeira da Barra', cidade: 'Salvador', estado: 'BA' }
  const dados = { slug: BELLA.slug, email: BELLA.email, nomefantasia: 'Bella da Barra', ...endereco }
  const resposta = await navegador.form(caminho(), umCadastro(dados), SO_A_RESPOSTA)
  expect(resposta.status).toBe(422)
  const texto = 'O CEP 05010-000 é de São Paulo/SP. Corrija a cidade e o estado, ou o CEP.'
  expect(await resposta.json()).toMatchObject({ recusas: [{ campo: 'cidade', texto }] })
})

test('Meus dados valem na hora, menos o e-mail, e a URL antiga leva à nova com o resto do caminho, o carrinho do link e de onde ele veio', async () => {
  const navegador = await daBella()
  const novo = 'bella.nova@exemplo.com.br'
  const dados = umCadastro({ nomefantasia: 'Bella Nova', slug: 'bella-nova', email: novo })
  const salvo = await navegador.form(caminho(), { ...dados, senhaAtual: BELLA.senha }, SO_A_RESPOSTA)
  expect(await salvo.json()).toMatchObject({
    aviso: { titulo: 'Dados salvos!', texto: expect.stringContaining(novo) },
  })
  const antiga = await comanda.browser().get(`/${BELLA.slug}/status-pedido/id/12345678?de=link`)
  expect([antiga.status, antiga.headers.get('Location')]).toEqual([
    301,
    '/bella-nova/status-pedido/id/12345678?de=link',
  ])
  const doAnuncio = '?c=1.2x57-t3-e5&ref=panfleto&utm_source=Instagram&utm_campaign=Combo+de+sexta'
  const comCarrinho = await comanda.browser().get(`/${BELLA.slug}${doAnuncio}`)
  expect(comCarrinho.headers.get('Location')).toBe(`/bella-nova${doAnuncio}`)
  expect(await comanda.browser().html('/bella-nova')).toContain('Bella Nova')
  expect((await entrar(BELLA.email, BELLA.senha)).status).toBe(302)
  const token = await tokenPara(novo)
  await comanda.browser().form('/confirmar-email', { token })
  expect((await entrar(novo, BELLA.senha)).status).toBe(302)
})

test('o endereço de antes recebe o aviso da troca, com o caminho de volta', async () => {
  const dono = await comanda.browser().signIn(ZE)
  const novo = 'ze.novo@exemplo.com.br'
  const avisos = () =>
    comanda.mundo.sql<{ subject: string; text: string; link: string }>(
      'select subject, text, link from mail_queue where "to" = $1',
      [ZE.email],
    )
  const dados = { nomefantasia: ZE.nome, slug: ZE.slug }
  await dono.form(`/cadastro-empresa/${comanda.mundo.ze}`, umCadastro({ ...dados, email: ZE.email }))
  expect(await avisos()).toEqual([])
  await dono.form(`/cadastro-empresa/${comanda.mundo.ze}`, {
    ...umCadastro({ ...dados, email: novo }),
    senhaAtual: ZE.senha,
  })
  const [aviso, outro] = await avisos()
  expect(outro).toBeUndefined()
  expect(aviso?.subject).toBe('Pedido de troca de e-mail na Comanda')
  expect(aviso?.text).toContain(novo)
  expect(aviso?.link).toMatch(/\/confirmar-email\/desfazer\?token=[\w-]{43}$/)
})

test('uma nova senha cancela a troca de e-mail que espera', async () => {
  const token = await tokenPara('ze.novo@exemplo.com.br')
  await comanda.browser().form('/reset-password/link', { email: ZE.email })
  const redefinicao = await tokenPara(ZE.email)
  await comanda
    .browser()
    .form('/reset-password', { token: redefinicao, senha: 'lanche456', confirmarSenha: 'lanche456' })
  expect((await comanda.browser().form('/confirmar-email', { token })).status).toBe(422)
  expect((await entrar(ZE.email, 'lanche456')).status).toBe(302)
})

test('o caminho de volta: abri-lo não o gasta, o botão desfaz, encerra as sessões e leva a uma nova senha', async () => {
  const dono = await comanda.browser().signIn({ email: ZE.email, senha: 'lanche456' })
  const dados = { nomefantasia: ZE.nome, slug: ZE.slug, email: 'ladrao@exemplo.com.br' }
  await dono.form(`/cadastro-empresa/${comanda.mundo.ze}`, { ...umCadastro(dados), senhaAtual: 'lanche456' })
  await comanda.browser().form('/confirmar-email', { token: await tokenPara(dados.email) })
  expect((await entrar(dados.email, 'lanche456')).status).toBe(302)

  const link = await ultimoLink(comanda.mundo, ZE.email)
  const token = link.searchParams.get('token') ?? ''
  const pagina = comanda.browser()
  for (let vez = 0; vez < 3; vez++) {
    const resposta = await pagina.get(link.pathname + link.search)
    expect(resposta.headers.get('Cache-Control')).toBe('no-store')
    expect(await resposta.text()).toContain('Desfazer a troca</')
  }
  expect((await dono.get('/home')).status).toBe(200)
  const desfeita = await pagina.form('/confirmar-email/desfazer', { token })
  const html = await desfeita.text()
  expect(html).toContain('Troca desfeita!')
  expect(html).toMatch(/href="\/reset-password\?token=[\w-]{43}"/)
  expect((await dono.get('/home')).headers.get('Location')).toBe('/login?volta=%2Fhome')
  expect((await entrar(dados.email, 'lanche456')).status).toBe(401)
  expect((await entrar(ZE.email, 'lanche456')).status).toBe(302)
  const outraVez = await pagina.form('/confirmar-email/desfazer', { token })
  expect([outraVez.status, (await outraVez.text()).includes('Link inválido ou expirado.')]).toEqual([
    422,
    true,
  ])
})
