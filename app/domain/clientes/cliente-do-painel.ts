import * as v from 'valibot'
import { ENDERECO_JUNTO, enderecoEmUmaLinha, ROTULOS_DO_ENDERECO, UFS } from '~/domain/enderecos/endereco'
import { type Descricao, type Forma, ouEmBranco } from '~/domain/respostas/conflito'
import {
  type Lido,
  lerFormularioCom,
  linhaObrigatoria,
  linhaOuNulo,
  ouNulo,
} from '~/domain/respostas/ler-formulario'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { formatCep } from '~/domain/valores/cep'
import type { ClienteId } from '~/domain/valores/ids'
import {
  DEZ_OU_ONZE,
  formatTelefone,
  lerTelefone,
  somenteDigitos,
  telefoneDoPainelValido,
  telefoneInvalido,
} from '~/domain/valores/telefone'
import { limites, limparLinha } from '~/domain/valores/texto'
import { dadosDoClienteSchema } from './cliente'

/** The labels of the panel's form, which its messages name. */
export const ROTULOS_NO_PAINEL = {
  nome: 'Nome',
  telefone: 'Telefone',
  email: 'E-mail',
  ...ROTULOS_DO_ENDERECO,
} as const

const OBRIGATORIOS = 'Nome e Telefone são obrigatórios.'

const opcional = (campo: 'logradouro' | 'numero' | 'complemento' | 'bairro' | 'cidade') =>
  linhaOuNulo(ROTULOS_NO_PAINEL[campo], limites[campo])
const digitado = v.optional(v.string(), '')

const clienteDoPainelSchema = v.object({
  nome: linhaObrigatoria(ROTULOS_NO_PAINEL.nome, limites.nome, OBRIGATORIOS),
  telefone: v.pipe(
    digitado,
    v.transform(lerTelefone),
    v.nonEmpty(OBRIGATORIOS),
    v.check(
      telefone => telefone === '' || telefoneDoPainelValido(telefone),
      ({ input }) => telefoneInvalido(DEZ_OU_ONZE)(input),
    ),
  ),
  email: dadosDoClienteSchema.entries.email,
  cep: v.pipe(
    digitado,
    v.transform(somenteDigitos),
    v.check(digitos => digitos === '' || digitos.length === 8, 'O CEP deve ter 8 dígitos.'),
    v.transform(ouNulo),
  ),
  logradouro: opcional('logradouro'),
  numero: opcional('numero'),
  complemento: opcional('complemento'),
  bairro: opcional('bairro'),
  cidade: opcional('cidade'),
  estado: v.pipe(
    digitado,
    v.transform(texto => limparLinha(texto).toUpperCase()),
    v.check(uf => uf === '' || UFS.some(conhecida => conhecida === uf), 'Informe uma UF válida, como SP.'),
    v.transform(ouNulo),
  ),
})

/** A customer as the panel knows one: every line of the address may be missing. */
export type DadosDoClienteNoPainel = v.InferOutput<typeof clienteDoPainelSchema>

export interface ClienteGuardado extends DadosDoClienteNoPainel {
  readonly id: ClienteId
}

/** The title for a save that failed (cliente-2). */
export function erroAoSalvar(novo: boolean): string {
  return novo ? 'Erro ao salvar cliente' : 'Erro ao atualizar cliente'
}

/**
 * The customer's form (cliente-1). Refused: a blank name or phone, a phone without 10 or 11 digits, a malformed e-mail,
 * CEP or state, a text longer than its limit.
 */
export function lerClienteDoPainel(valores: unknown, erro: string): Lido<typeof clienteDoPainelSchema> {
  return lerFormularioCom(clienteDoPainelSchema, valores, texto =>
    texto === OBRIGATORIOS ? 'Campo obrigatório' : erro,
  )
}

/** How the saves of two people become one. */
export const FORMA_DO_CLIENTE: Forma<DadosDoClienteNoPainel> = {
  rotulos: ROTULOS_NO_PAINEL,
  descrever: descreverCliente,
  juntos: [ENDERECO_JUNTO],
}

/** Describes a customer by the labels of the form, in the form's order. */
export function descreverCliente(cliente: DadosDoClienteNoPainel): Descricao {
  return {
    [ROTULOS_NO_PAINEL.nome]: cliente.nome,
    [ROTULOS_NO_PAINEL.telefone]: formatTelefone(cliente.telefone),
    [ROTULOS_NO_PAINEL.email]: ouEmBranco(cliente.email),
    [ROTULOS_NO_PAINEL.cep]: ouEmBranco(cliente.cep && formatCep(cliente.cep)),
    [ROTULOS_NO_PAINEL.logradouro]: ouEmBranco(cliente.logradouro),
    [ROTULOS_NO_PAINEL.numero]: ouEmBranco(cliente.numero),
    [ROTULOS_NO_PAINEL.complemento]: ouEmBranco(cliente.complemento),
    [ROTULOS_NO_PAINEL.bairro]: ouEmBranco(cliente.bairro),
    [ROTULOS_NO_PAINEL.cidade]: ouEmBranco(cliente.cidade),
    [ROTULOS_NO_PAINEL.estado]: ouEmBranco(cliente.estado),
  }
}

/** The phone belongs to another customer of this company; `dono` is that customer's name, when it is known. */
export function telefoneDeOutro(erro: string, dono?: string): Recusa {
  return recusar(
    'telefone-de-outro',
    erro,
    `Outro cliente já tem este telefone${dono ? `: ${dono}` : ''}.`,
    'telefone',
  )
}

/** Deletion is blocked when the customer has orders (cliente-3). */
export const CLIENTE_COM_PEDIDOS = recusar(
  'cliente-com-pedidos',
  'Ação não permitida',
  'Este cliente tem pedidos e não pode ser excluído. Se ele pediu para apagar os dados dele (LGPD), fale com o suporte da Comanda: os pedidos ficam, sem os dados pessoais.',
)

type Partes = Pick<DadosDoClienteNoPainel, 'logradouro' | 'numero' | 'bairro' | 'cidade' | 'estado'>

/** The known parts of an address, as 'Rua Caiubi, 100 - Perdizes, São Paulo/SP'; null when no part is known. */
export function enderecoResumido({ logradouro, numero, bairro, cidade, estado }: Partes): string | null {
  const partes = { logradouro, numero, bairro, cidade, estado, cep: null, complemento: null }
  return ouNulo(enderecoEmUmaLinha(partes))
}
