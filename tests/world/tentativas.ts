import { entrar } from '~/domain/empresas/acesso/entrar.server'
import { cadastrarEmpresa } from '~/domain/empresas/cadastrar-empresa.server'
import { type Empresa, findMembro, type QuemEntrou } from '~/domain/empresas/store.server'
import type { ContaId } from '~/domain/valores/ids'
import { databasePool } from '~/server/database/database.server'
import { ORIGIN, umCadastroLido, umEndereco, umPedinte } from './um-cadastro'

/** The texts with which a signup with these changes is refused. */
export async function textosDoCadastro(mudancas: Record<string, string>): Promise<(string | undefined)[]> {
  const feita = await cadastrarEmpresa(umCadastroLido(mudancas), umPedinte())
  return 'recusas' in feita ? feita.recusas.map(({ texto }) => texto) : []
}

/** A try to sign in, from a new address unless one is given. */
export function umaTentativa({ endereco = umEndereco(), provas = [] as readonly string[] } = {}) {
  return { endereco, origin: ORIGIN, provas }
}

/** What a save of 'Meus dados' comes with: the password, which a changed e-mail needs. */
export const quemSalva = (senhaAtual = '') => ({ ...umaTentativa(), senhaAtual })

/** 'entrou', or why not. */
export async function tentarEntrar(
  identificador: string,
  senha: string,
  quem = umaTentativa(),
): Promise<string | undefined> {
  const entrada = await entrar({ identificador, senha }, quem)
  return 'recusas' in entrada ? entrada.recusas[0]?.texto : 'entrou'
}

/** The company's first owner as the panel's door knows them. */
export async function dentroDe(empresa: Empresa): Promise<QuemEntrou> {
  const { rows } = await databasePool().query<{ conta: ContaId }>(
    'select user_id::int as conta from membros where empresa_id = $1 order by desde limit 1',
    [empresa.id],
  )
  const entrou = rows[0] && (await findMembro({ conta: rows[0].conta, empresaId: empresa.id }))
  if (!entrou) throw new Error('the company has no member')
  return { ...entrou, empresa }
}
