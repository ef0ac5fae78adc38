import { entrar } from '~/domain/empresas/acesso/entrar.server'
import { cadastrarEmpresa } from '~/domain/empresas/cadastrar-empresa.server'
import { ORIGEM, umCadastroLido, umEndereco, umPedinte } from './cadastro'

/** What a signup with these changes is refused for, text by text. */
export async function textosDoCadastro(mudancas: Record<string, string>): Promise<(string | undefined)[]> {
  const feita = await cadastrarEmpresa(umCadastroLido(mudancas), umPedinte())
  return 'recusas' in feita ? feita.recusas.map(({ texto }) => texto) : []
}

/** Who tries a password, from an address of its own unless one is given. */
export function umaTentativa({ endereco = umEndereco(), provas = [] as readonly string[] } = {}) {
  return { endereco, origem: ORIGEM, provas }
}

/** Who saves 'Meus dados', with the password that a changed e-mail needs. */
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
