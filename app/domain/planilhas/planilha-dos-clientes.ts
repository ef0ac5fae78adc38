import { type DadosDoClienteNoPainel, ROTULOS_NO_PAINEL } from '~/domain/clientes/cliente-do-painel'
import { formatCep } from '~/domain/valores/cep'
import { formatTelefone } from '~/domain/valores/telefone'
import type { Coluna, Registro } from './planilha'

/** The columns of the customers' spreadsheet, in the order in which it is written. */
export const COLUNAS_DOS_CLIENTES = {
  nome: { titulo: ROTULOS_NO_PAINEL.nome, apelidos: ['Cliente', 'Nome completo'] },
  telefone: { titulo: ROTULOS_NO_PAINEL.telefone, apelidos: ['Celular', 'WhatsApp', 'Fone'] },
  email: { titulo: ROTULOS_NO_PAINEL.email },
  cep: { titulo: ROTULOS_NO_PAINEL.cep },
  logradouro: { titulo: ROTULOS_NO_PAINEL.logradouro, apelidos: ['Rua', 'Endereço'] },
  numero: { titulo: ROTULOS_NO_PAINEL.numero, apelidos: ['Nº'] },
  complemento: { titulo: ROTULOS_NO_PAINEL.complemento },
  bairro: { titulo: ROTULOS_NO_PAINEL.bairro },
  cidade: { titulo: ROTULOS_NO_PAINEL.cidade },
  estado: { titulo: 'UF', apelidos: [ROTULOS_NO_PAINEL.estado] },
} as const satisfies Record<keyof DadosDoClienteNoPainel, Coluna>

export type ColunaDosClientes = keyof typeof COLUNAS_DOS_CLIENTES

/** The header must have at least one column of each group. The phone identifies a customer. */
export const PRECISA_DOS_CLIENTES = [['telefone']] as const

const NOMES = Object.keys(COLUNAS_DOS_CLIENTES) as ColunaDosClientes[]
const TITULOS = NOMES.map(nome => COLUNAS_DOS_CLIENTES[nome].titulo)

/** The customers as rows of a spreadsheet, header first; imported again, they change nothing. */
export function planilhaDosClientes(clientes: readonly DadosDoClienteNoPainel[]): Registro[] {
  return [TITULOS, ...clientes.map(cliente => NOMES.map(nome => escreverCampo(nome, cliente[nome] ?? '')))]
}

/**
 * Phones and CEPs are written with their punctuation, so that a spreadsheet takes them for texts and keeps the leading
 * zero.
 */
export function escreverCampo(nome: ColunaDosClientes, valor: string): string {
  if (nome === 'telefone') return formatTelefone(valor)
  return nome === 'cep' ? formatCep(valor) : valor
}

/** The model for an owner who has no customers yet. */
export const MODELO_DOS_CLIENTES: readonly Registro[] = [
  TITULOS,
  [
    'Maria Souza',
    '(11) 91234-5678',
    'maria@exemplo.com.br',
    '01001-000',
    'Praça da Sé',
    '100',
    'Apto 12',
    'Sé',
    'São Paulo',
    'SP',
  ],
  ['João Lima', '(11) 3123-4567', '', '', '', '', '', '', '', ''],
]
