import { type Cadastro, cadastroSchema, lerFormulario } from '~/domain/empresas/cadastro'

/** What the owner of a new restaurant types, with what the caller changes. */
export function umCadastro(mudancas: Record<string, string> = {}): Record<string, string> {
  return {
    razaosocial: 'Tapiocaria da Lia Ltda',
    nomefantasia: 'Tapiocaria da Lia',
    cnpj: '',
    email: 'lia@tapiocaria.example',
    telefone: '81991234567',
    slug: 'tapiocaria-da-lia',
    cep: '',
    logradouro: '',
    numero: '',
    bairro: '',
    cidade: '',
    estado: '',
    senha: 'tapioca123',
    confirmarSenha: 'tapioca123',
    ...mudancas,
  }
}

/** The same signup, already read by the server. */
export function umCadastroLido(mudancas: Record<string, string> = {}): Cadastro {
  const formulario = lerFormulario(cadastroSchema, umCadastro(mudancas))
  if ('recusas' in formulario) throw new Error(JSON.stringify(formulario.recusas))
  return formulario.dados
}

export const ORIGIN = 'https://comanda.example'

let vizinho = 0
/** Each call gives another address, so that no test uses up another's tries. */
export const umEndereco = () => `10.1.${vizinho >> 8}.${++vizinho & 255}`
export const umPedinte = () => ({ endereco: umEndereco(), origin: ORIGIN, anual: false })
