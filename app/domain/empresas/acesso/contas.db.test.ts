import { RateLimiterMemory } from 'rate-limiter-flexible'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { redefinirSenha } from '~/domain/contas/redefinir-senha.server'
import { atualizarEmpresa } from '~/domain/empresas/atualizar-empresa.server'
import { cadastrarEmpresa } from '~/domain/empresas/cadastrar-empresa.server'
import type { DadosDaEmpresa } from '~/domain/empresas/cadastro'
import { findEmpresaPorSlug } from '~/domain/empresas/store.server'
import { findParadeiro } from '~/domain/empresas/store-paradeiro.server'
import { FEITO } from '~/domain/respostas/resultado'
import { recusadoPor } from '../../../../tests/world/banco/dados-de'
import { senhasCalculadas } from '../../../../tests/world/banco/senhas-calculadas'
import { BELLA, CANTINA, CEPS } from '../../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { dentroDe, quemSalva, tentarEntrar, textosDoCadastro } from '../../../../tests/world/tentativas'
import { ultimoToken } from '../../../../tests/world/ultima-carta'
import { umCadastroLido, umEndereco, umPedinte } from '../../../../tests/world/um-cadastro'
import { confirmarEmail } from './confirmar-email.server'
import { pedirConfirmacao, pedirRedefinicao } from './pedir-link.server'

const INVALIDO = 'Link inválido ou expirado.'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())

describe('os links', () => {
  const email = 'lia@tapiocaria.example'
  beforeAll(async () => {
    await cadastrarEmpresa(umCadastroLido(), umPedinte())
  })

  test('o banco guarda só o hash', async () => {
    const token = await ultimoToken(mundo, email)
    const linhas = await mundo.sql('select * from account_tokens')
    expect(JSON.stringify(linhas)).not.toContain(token)
  })

  test('vencido não confirma, e um novo, pedido pelo CNPJ ou e-mail, confirma uma vez só', async () => {
    const vencido = await ultimoToken(mundo, email)
    await mundo.sql('update account_tokens set expires_at = now()')
    expect(recusadoPor(await confirmarEmail(vencido))).toBe(INVALIDO)
    await pedirConfirmacao(email, umPedinte())
    const novo = await ultimoToken(mundo, email)
    const vezes = await Promise.all([confirmarEmail(novo), confirmarEmail(novo)])
    expect(vezes.map(recusadoPor).sort()).toEqual([INVALIDO, undefined])
    expect(await tentarEntrar(email, 'tapioca123')).toBe('entrou')
  })

  test('valem 24 horas o de confirmação e 60 minutos o de redefinição', async () => {
    await mundo.sql('delete from account_tokens')
    await pedirRedefinicao(CANTINA.email, umPedinte())
    await mundo.sql('update users set email_confirmed_at = null where email = $1', [BELLA.email])
    await pedirConfirmacao(BELLA.email, umPedinte())
    const prazos = await mundo.sql(
      'select kind, ceil(extract(epoch from expires_at - now()) / 60)::int as minutos from account_tokens order by kind',
    )
    expect(prazos).toEqual([
      { kind: 'confirm', minutos: 24 * 60 },
      { kind: 'reset', minutos: 60 },
    ])
  })

  test('um link de confirmação não redefine a senha, nem o contrário', async () => {
    const [deConfirmar, deRedefinir] = [
      await ultimoToken(mundo, BELLA.email),
      await ultimoToken(mundo, CANTINA.email),
    ]
    expect(recusadoPor(await redefinirSenha(deConfirmar, 'outra123', umEndereco()))).toBe(INVALIDO)
    expect(recusadoPor(await confirmarEmail(deRedefinir))).toBe(INVALIDO)
  })

  test('um link que não vale é recusado antes do cálculo de uma senha', async () => {
    const invalido = () => redefinirSenha('a'.repeat(43), 'outra123', umEndereco())
    expect(await senhasCalculadas(invalido)).toBe(0)
  })

  test('são vinte redefinições por hora de um endereço, e a seguinte ouve quantos minutos esperar', async () => {
    const quem = umEndereco()
    const tentar = () => redefinirSenha('a'.repeat(43), 'outra123', quem)
    for (let n = 0; n < 20; n++) expect(recusadoPor(await tentar())).toBe(INVALIDO)
    expect(await tentar()).toMatchObject({
      recusas: [{ texto: 'Muitas tentativas em pouco tempo. Aguarde 60 minutos e tente novamente.' }],
      espera: expect.any(Number),
    })
  })

  test('quem redefine a senha por um link do seu e-mail confirmou que o lê', async () => {
    await pedirRedefinicao(BELLA.email, umPedinte())
    const token = await ultimoToken(mundo, BELLA.email)
    expect(await redefinirSenha(token, 'nova-bella', umEndereco())).toEqual({
      dados: { prova: expect.any(String) },
    })
    expect(await tentarEntrar(BELLA.email, BELLA.senha)).toBe('E-mail ou senha inválidos.')
    expect(await tentarEntrar(BELLA.email, 'nova-bella')).toBe('entrou')
  })

  test.each(['ninguem@exemplo.com.br', CANTINA.email])('%s ouve a mesma resposta', async quem => {
    expect(await pedirRedefinicao(quem, umPedinte())).toBe(FEITO)
  })

  test.each(['', '  ', '@', 'sem-arroba'])('%j não é um e-mail', async quem => {
    expect(recusadoPor(await pedirRedefinicao(quem, umPedinte()))).toBe('Informe um e-mail válido.')
  })

  test('um desconhecido não recebe carta, e a caixa de um conhecido três por hora', async () => {
    await mundo.sql('delete from mail_queue')
    for (let n = 0; n < 5; n++) {
      await pedirRedefinicao('ze@lanchonete.example', umPedinte())
      await pedirRedefinicao(email, umPedinte())
    }
    expect(await mundo.sql('select distinct "to", count(*)::int from mail_queue group by 1')).toEqual([
      { to: email, count: 3 },
    ])
  })

  test('são três pedidos por hora de um endereço', async () => {
    const quem = umPedinte()
    const esperas = []
    for (let n = 0; n < 4; n++) esperas.push('espera' in (await pedirRedefinicao('x@y.example', quem)))
    expect(esperas).toEqual([false, false, false, true])
  })

  test.each([
    ['redefinir a senha', pedirRedefinicao],
    ['confirmar o e-mail', pedirConfirmacao],
  ])(
    'quem divide o endereço com outros donos não espera por eles: %s, até sessenta por hora',
    async (_, pedir) => {
      const quem = umPedinte()
      const respostas = await Promise.all(
        Array.from({ length: 70 }, (_, n) => pedir(`dono${n}@y.example`, quem)),
      )
      expect(respostas.filter(resposta => 'espera' in resposta)).toHaveLength(10)
    },
  )

  test('quem insiste na mesma conta não gasta os pedidos dos outros donos do endereço', async () => {
    const quem = umPedinte()
    for (let n = 0; n < 70; n++) await pedirRedefinicao('x@y.example', quem)
    const respostas = await Promise.all(
      Array.from({ length: 60 }, (_, n) => pedirRedefinicao(`outro${n}@y.example`, quem)),
    )
    expect(respostas.filter(resposta => 'espera' in resposta)).toHaveLength(3)
  })

  test('um pedido além dos sessenta não lembra de que conta era', async () => {
    const quem = umPedinte()
    const pedir = (n: number) => pedirRedefinicao(`dono${n}@y.example`, quem)
    await Promise.all(Array.from({ length: 60 }, (_, n) => pedir(n)))
    const contar = vi.spyOn(RateLimiterMemory.prototype, 'consume')
    expect(await pedir(60)).toHaveProperty('espera')
    expect(contar.mock.calls.flat().filter(chave => String(chave).includes('dono60'))).toEqual([])
    contar.mockRestore()
  })
})

describe('Meus dados', () => {
  const atual = async () => {
    const [linha] = await mundo.sql<{ slug: string }>('select slug from empresas where id = $1', [
      mundo.cantina,
    ])
    const empresa = await findEmpresaPorSlug(linha?.slug ?? '')
    if (!empresa) throw new Error('the Cantina is gone')
    return empresa
  }
  const salvar = async (mudancas: Partial<DadosDaEmpresa>) => {
    const empresa = await atual()
    const {
      senha: _,
      confirmarSenha: __,
      ...dados
    } = umCadastroLido({
      razaosocial: empresa.razaosocial,
      nomefantasia: empresa.nomefantasia,
      email: empresa.email,
      slug: empresa.slug,
      cnpj: empresa.cnpj ?? '',
      cep: empresa.enderecoCep ?? '',
    })
    return atualizarEmpresa(await dentroDe(empresa), { ...dados, ...mudancas }, quemSalva(CANTINA.senha))
  }
  afterEach(() => mundo.sql('delete from mail_queue'))

  test('um e-mail novo só vale depois de confirmado, e então no login e na empresa', async () => {
    const novo = 'nona.nova@cantina.example'
    expect(await salvar({ email: novo })).toMatchObject({ dados: { emailPorConfirmar: novo } })
    expect((await atual()).email).toBe(CANTINA.email)
    expect(await tentarEntrar(CANTINA.email, CANTINA.senha)).toBe('entrou')
    expect(await confirmarEmail(await ultimoToken(mundo, novo))).toBe(FEITO)
    expect((await atual()).email).toBe(novo)
    expect(await tentarEntrar(novo, CANTINA.senha)).toBe('entrou')
    expect(await tentarEntrar(CANTINA.email, CANTINA.senha)).toBe('E-mail ou senha inválidos.')
  })

  test('um e-mail que outra conta pegou antes da confirmação não vale', async () => {
    const disputado = 'disputado@cantina.example'
    await salvar({ email: disputado })
    await cadastrarEmpresa(umCadastroLido({ email: disputado, slug: 'disputa', cnpj: '' }), umPedinte())
    const [carta] = await mundo.sql<{ link: string }>('select link from mail_queue order by id limit 1')
    const token = new URL(carta?.link ?? '').searchParams.get('token') ?? ''
    expect(recusadoPor(await confirmarEmail(token))).toBe('Este e-mail já está cadastrado.')
  })

  test('a URL de antes leva à nova, ninguém mais a pega, e a empresa pode voltar a ela', async () => {
    expect(await salvar({ slug: 'nona-da-bela-vista' })).toMatchObject({ dados: { emailPorConfirmar: null } })
    expect(await findParadeiro(CANTINA.slug, new Date())).toEqual({ slug: 'nona-da-bela-vista' })
    expect(await textosDoCadastro({ slug: CANTINA.slug, email: 'caca@slug.example' })).toEqual([
      'Esta URL (slug) já está em uso. Por favor, escolha outra.',
    ])
    await salvar({ slug: CANTINA.slug })
    expect(await findParadeiro(CANTINA.slug, new Date())).toBeNull()
    expect(await findParadeiro('nona-da-bela-vista', new Date())).toEqual({ slug: CANTINA.slug })
  })

  test('guarda a posição do CEP novo, e a tira quando ninguém a sabe', async () => {
    await salvar({ cep: CEPS.perto.cep })
    expect(await atual()).toMatchObject({ ...CEPS.perto.posicao })
    await salvar({ cep: CEPS.semPosicao.cep })
    expect(await atual()).toMatchObject({ latitude: null, longitude: null })
  })

  test('pede o telefone de quem recebe pelo WhatsApp', async () => {
    await mundo.sql("update empresas set tipo_pedido = 'whatsapp' where id = $1", [mundo.cantina])
    const feita = await salvar({ telefone: null })
    expect('recusas' in feita && feita.recusas[0]?.campo).toBe('telefone')
    expect(await salvar({ telefone: '1131234567' })).toMatchObject({ dados: { emailPorConfirmar: null } })
  })
})
