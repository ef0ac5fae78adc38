import { recusarOutroLugar } from '~/domain/enderecos/lugar'
import type { Recusa } from '~/domain/respostas/recusa'
import type { DadosDaEmpresa } from './cadastro'

export interface Cidade {
  readonly cidade: string
  /** Two letters. */
  readonly estado: string
}

interface EnderecoDaEmpresa {
  readonly enderecoCidade: string | null
  readonly enderecoEstado: string | null
  readonly cidadeDoCep: string | null
  readonly estadoDoCep: string | null
}

/** Where the postal service says that the company's CEP is; null where it has not said so. */
export function cidadeConhecida({
  cidadeDoCep: cidade,
  estadoDoCep: estado,
}: EnderecoDaEmpresa): Cidade | null {
  return cidade && estado ? { cidade, estado } : null
}

/** Where the company is for its freight (frete-22): in its CEP's city, or, while nobody knows that, in the typed one. */
export function cidadeDaEmpresa(empresa: EnderecoDaEmpresa): Cidade | null {
  const { enderecoCidade: cidade, enderecoEstado: estado } = empresa
  return cidadeConhecida(empresa) ?? (cidade && estado ? { cidade, estado } : null)
}

/** The state by which the company's position is believed; known also where no city was typed. */
export function estadoDaEmpresa(empresa: EnderecoDaEmpresa): string | null {
  return cidadeConhecida(empresa)?.estado ?? empresa.enderecoEstado
}

/**
 * Refuses, beside the field, a typed city or state that is not the CEP's. Null for what was left blank, and for a CEP that
 * nobody knows.
 */
export function recusarOutraCidade(
  { cep, cidade, estado }: Pick<DadosDaEmpresa, 'cep' | 'cidade' | 'estado'>,
  doCep: Cidade | null,
): Recusa | null {
  if (cep === null || doCep === null) return null
  return recusarOutroLugar({ cep, cidade: cidade ?? doCep.cidade, estado: estado ?? doCep.estado }, doCep)
}

/** What the owner is told while a contradiction is stored that was saved before it was refused; null without one. */
export function dizerOutraCidade(
  empresa: EnderecoDaEmpresa & { readonly enderecoCep: string | null },
): string | null {
  const { enderecoCep: cep, enderecoCidade: cidade, enderecoEstado: estado } = empresa
  const doCep = cidadeConhecida(empresa)
  if (!doCep || !recusarOutraCidade({ cep, cidade, estado }, doCep)) return null
  const digitado = [cidade, estado].filter(Boolean).join('/')
  return `O CEP da loja é de ${doCep.cidade}/${doCep.estado}, e Meus dados diz ${digitado}. Para a entrega vale o do CEP: corrija o que estiver errado.`
}
