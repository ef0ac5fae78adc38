import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { redefinirSenha } from '~/domain/contas/redefinir-senha.server'
import { atualizarEmpresa } from '~/domain/empresas/atualizar-empresa.server'
import { findEmpresaPorSlug } from '~/domain/empresas/store.server'
import { ehNegado, FEITO } from '~/domain/respostas/resultado'
import type { ContaId } from '~/domain/valores/ids'
import { dadosDe, recusadoPor } from '../../../../tests/world/banco/dados-de'
import { BELLA } from '../../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { dentroDe, quemSalva, tentarEntrar, textosDoCadastro } from '../../../../tests/world/tentativas'
import { ultimoToken } from '../../../../tests/world/ultima-carta'
import { umCadastroLido, umEndereco, umPedinte } from '../../../../tests/world/um-cadastro'
import { confirmarEmail } from './confirmar-email.server'
import { desfazerTroca } from './desfazer-troca.server'
import { pedirRedefinicao } from './pedir-link.server'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())

const SENHA = 'tapioca123'
let quantas = 0
let conta = 0 as ContaId
let [antigo, novo] = ['', '']
/** Each test has a confirmed owner of its own. */
beforeEach(async () => {
  quantas++
  antigo = `lia@antigo-${quantas}.example`
  novo = `lia@novo-${quantas}.example`
  await textosDoCadastro({ slug: `troca-${quantas}`, email: antigo })
  await confirmarEmail(await ultimoToken(mundo, antigo))
  const [linha] = await mundo.sql<{ id: ContaId }>('select id::int from users where email = $1', [antigo])
  conta = linha?.id ?? conta
})

async function trocar(email: string, quem = quemSalva(SENHA)) {
  const slug = `troca-${quantas}`
  const empresa = await findEmpresaPorSlug(slug)
  if (!empresa) throw new Error('the company is gone')
  const { senha: _, confirmarSenha: __, ...dados } = umCadastroLido({ slug, email })
  return atualizarEmpresa(await dentroDe(empresa), dados, quem)
}

async function trocarEConfirmar(email: string): Promise<void> {
  expect(await trocar(email)).toMatchObject({ dados: { emailPorConfirmar: email } })
  expect(await confirmarEmail(await ultimoToken(mundo, email))).toBe(FEITO)
}

const emailDaConta = async () => {
  const linhas = await mundo.sql<{ da: string; dela: string; sessoes: number }>(
    `select u.email as da, e.email as dela, (select count(*)::int from sessions where user_id = u.id) as sessoes
     from users u join membros m on m.user_id = u.id join empresas e on e.id = m.empresa_id where u.id = $1`,
    [conta],
  )
  return linhas[0]
}
const INVALIDO = { recusas: [{ texto: 'Link inválido ou expirado.' }] }

describe('Trocar o e-mail', () => {
  test.each([
    ['sem a senha atual', '', 'Por favor, preencha o campo Senha atual.'],
    ['com a senha errada', 'errada', 'Senha atual incorreta.'],
  ])('%s é recusado ao lado do campo, e ninguém recebe carta', async (_caso, senhaAtual, texto) => {
    await mundo.sql('delete from mail_queue')
    expect(await trocar(novo, quemSalva(senhaAtual))).toMatchObject({
      recusas: [{ campo: 'senhaAtual', texto }],
    })
    expect(await mundo.sql('select 1 from mail_queue')).toEqual([])
  })

  test('sem mudar o e-mail a senha não é pedida', async () => {
    expect(await trocar(antigo.toUpperCase(), quemSalva())).toMatchObject({
      dados: { emailPorConfirmar: null },
    })
  })

  test('as senhas erradas contam com as do login', async () => {
    const quem = quemSalva('errada')
    for (let vez = 0; vez < 5; vez++) await trocar(novo, quem)
    expect(await trocar(novo, { ...quem, senhaAtual: SENHA })).toMatchObject({
      recusas: [{ campo: 'senhaAtual', texto: 'Muitas senhas erradas. Aguarde 1 minuto e tente novamente.' }],
      espera: expect.any(Number),
    })
    expect(await tentarEntrar(antigo, SENHA, quem)).toMatch(/^Muitas tentativas/)
    expect(await tentarEntrar(antigo, SENHA)).toBe('entrou')
  })

  test('uma recusa não é uma troca: depois de seis por um e-mail de outro, a sétima é feita', async () => {
    for (let vez = 0; vez < 6; vez++) {
      expect(await trocar(BELLA.email)).toMatchObject({ recusas: [{ campo: 'email' }] })
    }
    for (let vez = 0; vez < 5; vez++)
      expect(await trocar(novo)).toMatchObject({ dados: { emailPorConfirmar: novo } })
    expect(await trocar(novo)).toMatchObject({
      recusas: [{ texto: 'Muitas mudanças de e-mail em pouco tempo. Tente novamente em 60 minutos.' }],
      espera: expect.any(Number),
    })
  })
})

describe('O caminho de volta', () => {
  test('vai ao e-mail antigo, vale 72 horas, e o banco guarda só o hash', async () => {
    await trocar(novo)
    const token = await ultimoToken(mundo, antigo)
    expect(token).toHaveLength(43)
    const linhas = await mundo.sql<{ minutos: number }>(
      `select *, ceil(extract(epoch from expires_at - now()) / 60)::int as minutos
       from account_tokens where kind = 'undo' and user_id = $1`,
      [conta],
    )
    expect(linhas).toMatchObject([{ email: antigo, minutos: 72 * 60 }])
    expect(JSON.stringify(linhas)).not.toContain(token)
    await mundo.sql("update account_tokens set expires_at = now() where kind = 'undo'")
    expect(await desfazerTroca(token)).toMatchObject(INVALIDO)
  })

  test('antes da confirmação, cancela a troca', async () => {
    await trocar(novo)
    const confirmacao = await ultimoToken(mundo, novo)
    expect(await desfazerTroca(await ultimoToken(mundo, antigo))).toHaveProperty('dados.tokenDaSenha')
    expect(recusadoPor(await confirmarEmail(confirmacao))).toBe('Link inválido ou expirado.')
    expect(await emailDaConta()).toMatchObject({ da: antigo, dela: antigo })
  })

  test('depois dela, devolve a conta, encerra as sessões e leva a uma nova senha; uma vez só', async () => {
    await trocarEConfirmar(novo)
    await pedirRedefinicao(novo, umPedinte())
    const senhaDoLadrao = await ultimoToken(mundo, novo)
    await mundo.sql(
      `insert into sessions (key_hash, user_id, empresa_id, persistent, expires_at)
       select $1, user_id, empresa_id, true, now() + interval '1 day' from membros where user_id = $2`,
      [`sessao-${quantas}`, conta],
    )
    const token = await ultimoToken(mundo, antigo)
    const feitas = await Promise.all([desfazerTroca(token), desfazerTroca(token)])
    expect(feitas.filter(ehNegado)).toMatchObject([INVALIDO])
    expect(await emailDaConta()).toEqual({ da: antigo, dela: antigo, sessoes: 0 })
    expect(await redefinirSenha(senhaDoLadrao, 'do-ladrao', umEndereco())).toMatchObject(INVALIDO)
    const [feita] = feitas.filter(uma => !ehNegado(uma)).map(dadosDe)
    await redefinirSenha(feita?.tokenDaSenha ?? '', 'so-minha-1', umEndereco())
    expect(await tentarEntrar(antigo, SENHA)).toBe('E-mail ou senha inválidos.')
    expect(await tentarEntrar(antigo, 'so-minha-1')).toBe('entrou')
    expect(await tentarEntrar(novo, 'so-minha-1')).toBe('E-mail ou senha inválidos.')
  })

  test('resiste a uma nova senha pedida pelo e-mail novo', async () => {
    await trocarEConfirmar(novo)
    const volta = await ultimoToken(mundo, antigo)
    await pedirRedefinicao(novo, umPedinte())
    await redefinirSenha(await ultimoToken(mundo, novo), 'do-ladrao', umEndereco())
    expect(await desfazerTroca(volta)).toHaveProperty('dados.tokenDaSenha')
    expect(await emailDaConta()).toMatchObject({ da: antigo })
  })

  test('o primeiro endereço ganha de todos: desfeita a troca, quem veio depois não a refaz', async () => {
    const terceiro = `lia@terceiro-${quantas}.example`
    await trocarEConfirmar(novo)
    const doPrimeiro = await ultimoToken(mundo, antigo)
    await trocarEConfirmar(terceiro)
    const doSegundo = await ultimoToken(mundo, novo)
    expect(await desfazerTroca(doSegundo)).toHaveProperty('dados.tokenDaSenha')
    expect(await emailDaConta()).toMatchObject({ da: novo })
    await trocarEConfirmar(terceiro)
    const outraVez = await ultimoToken(mundo, novo)
    expect(await desfazerTroca(doPrimeiro)).toHaveProperty('dados.tokenDaSenha')
    expect(await desfazerTroca(outraVez)).toMatchObject(INVALIDO)
    expect(await emailDaConta()).toMatchObject({ da: antigo })
  })

  test('enquanto vale, ninguém mais fica com o e-mail antigo', async () => {
    await trocarEConfirmar(novo)
    const outro = { slug: `outro-${quantas}`, email: antigo }
    expect(await textosDoCadastro(outro)).toEqual(['Este e-mail já está cadastrado.'])
    await mundo.sql("update account_tokens set expires_at = now() where kind = 'undo'")
    expect(await textosDoCadastro(outro)).toEqual([])
  })
})
