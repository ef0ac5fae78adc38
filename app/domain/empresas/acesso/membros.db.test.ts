import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atualizarEmpresa } from '~/domain/empresas/atualizar-empresa.server'
import { findEmpresaPorSlug, findMembro } from '~/domain/empresas/store.server'
import { listEmpresas } from '~/domain/empresas/store-do-operador.server'
import { ehNegado, FEITO } from '~/domain/respostas/resultado'
import type { ContaId, EmpresaId } from '~/domain/valores/ids'
import { BELLA, CANTINA, ZE } from '../../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { quemSalva, tentarEntrar, textosDoCadastro, umaTentativa } from '../../../../tests/world/tentativas'
import { ultimoToken } from '../../../../tests/world/ultima-carta'
import { umCadastroLido } from '../../../../tests/world/um-cadastro'
import { confirmarEmail } from './confirmar-email.server'
import { entrar } from './entrar.server'

let mundo: Mundo
/** Bella's owner, who is also a member of the Cantina and of the Lanchonete. */
let conta: ContaId
beforeAll(async () => {
  mundo = await abrirMundo()
  const [dono] = await mundo.sql<{ conta: ContaId }>(
    'select user_id::int as conta from membros where empresa_id = $1',
    [mundo.bella],
  )
  if (!dono) throw new Error('the Bella has no owner')
  conta = dono.conta
  await mundo.sql(
    `insert into membros (empresa_id, user_id, papel, desde)
     select unnest($1::bigint[]), $2, 'dono', now() + interval '1 minute'`,
    [[mundo.cantina, mundo.ze], conta],
  )
})
afterAll(() => mundo.fechar())

async function entrarCom(identificador: string): Promise<EmpresaId | string | undefined> {
  const entrada = await entrar({ identificador, senha: BELLA.senha }, umaTentativa())
  return ehNegado(entrada) ? entrada.recusas[0]?.texto : entrada.dados.empresaId
}

const ligar = (empresa: EmpresaId, ativo: boolean) =>
  mundo.sql('update empresas set ativo = $2 where id = $1', [empresa, ativo])

describe('quem é de várias empresas', () => {
  test('entra na primeira; depois, na do último login que ainda está ativa', async () => {
    expect(await entrarCom(BELLA.email)).toBe(mundo.bella)
    await mundo.sql(
      "update membros set entrou_em = now() + interval '1 hour' where user_id = $1 and empresa_id = $2",
      [conta, mundo.cantina],
    )
    expect(await entrarCom(BELLA.email)).toBe(mundo.cantina)
    await ligar(mundo.cantina, false)
    expect(await entrarCom(BELLA.email)).toBe(mundo.bella)
    await ligar(mundo.cantina, true)
  })

  test('com o CNPJ entra na empresa dele, e só o primeiro dono tem esse caminho', async () => {
    await mundo.sql('update membros set entrou_em = now() where user_id = $1 and empresa_id = $2', [
      conta,
      mundo.cantina,
    ])
    expect(await entrarCom(BELLA.cnpj)).toBe(mundo.bella)
    expect(await entrarCom(CANTINA.cnpj)).toBe('E-mail ou senha inválidos.')
  })

  test('deixa de entrar na que o tirou, e continua nas outras', async () => {
    const noZe = { conta, empresaId: mundo.ze }
    expect(await findMembro(noZe)).toMatchObject({ empresa: { slug: ZE.slug }, membro: { papel: 'dono' } })
    await mundo.sql('delete from membros where user_id = $1 and empresa_id = $2', [conta, mundo.ze])
    expect(await findMembro(noZe)).toBeNull()
    expect(await entrarCom(BELLA.email)).not.toBe(mundo.ze)
  })

  test('muda o seu e-mail de dentro de qualquer uma: só muda com ele o das empresas que atendiam nele', async () => {
    const dentro = await findMembro({ conta, empresaId: mundo.cantina })
    if (!dentro) throw new Error('no member of the Cantina')
    const { razaosocial, nomefantasia, slug, telefone } = dentro.empresa
    const novo = 'bella.nova@bella.example'
    const formulario = { razaosocial, nomefantasia, slug, telefone: telefone ?? '', email: novo }
    const { senha: _, confirmarSenha: __, ...dados } = umCadastroLido(formulario)
    expect(await atualizarEmpresa(dentro, dados, quemSalva(BELLA.senha))).toMatchObject({
      dados: { emailPorConfirmar: novo },
    })
    expect(await confirmarEmail(await ultimoToken(mundo, novo))).toBe(FEITO)
    expect(await findEmpresaPorSlug(BELLA.slug)).toMatchObject({ email: novo })
    expect(await findEmpresaPorSlug(CANTINA.slug)).toMatchObject({ email: CANTINA.email })
    expect(await tentarEntrar(novo, BELLA.senha)).toBe('entrou')
  })
})

test('uma empresa com dois donos é uma só na lista do operador, com o e-mail do primeiro', async () => {
  const linhas = (await listEmpresas()).filter(({ id }) => id === mundo.cantina)
  expect(linhas).toMatchObject([{ email: CANTINA.email, confirmada: true }])
})

test('um membro que nunca confirmou o e-mail não deixa a empresa livre para quem quer o nome dela', async () => {
  await mundo.sql(
    `with esquecida as (
       insert into users (email, password_hash, nome_completo, created_at)
       values ('esquecida@cantina.example', 'nobody signs in', 'Esquecida', now() - interval '1 year') returning id
     )
     insert into membros (empresa_id, user_id, papel) select $1, id, 'dono' from esquecida`,
    [mundo.cantina],
  )
  expect(await textosDoCadastro({ slug: CANTINA.slug })).toHaveLength(1)
  expect(await textosDoCadastro({ slug: 'outra', email: 'esquecida@cantina.example' })).toHaveLength(1)
  expect(await findEmpresaPorSlug(CANTINA.slug)).not.toBeNull()
})
