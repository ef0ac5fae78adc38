import { entrar } from '~/domain/contas/entrar.server'
import { cadastrarEmpresa } from '~/domain/empresas/cadastrar-empresa.server'
import { umCadastroLido, umEndereco, umPedinte } from './cadastro'

/** What a signup with these changes is refused for, text by text. */
export async function textosDoCadastro(mudancas: Record<string, string>): Promise<(string | undefined)[]> {
  const feita = await cadastrarEmpresa(umCadastroLido(mudancas), umPedinte())
  return 'recusas' in feita ? feita.recusas.map(({ texto }) => texto) : []
}

/** 'entrou', or why not. */
export async function tentarEntrar(email: string, senha: string): Promise<string | undefined> {
  const entrada = await entrar({ identificador: email, senha }, umEndereco())
  return 'recusas' in entrada ? entrada.recusas[0]?.texto : 'entrou'
}
