import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { formatCep } from '~/domain/valores/cep'
import { semAcentos } from '~/domain/valores/texto'
import type { Endereco } from './endereco'
import { semTrecho } from './trecho'

/** The lines of an address that a CEP fills in. */
export const LINHAS_DO_LUGAR = ['logradouro', 'bairro', 'cidade', 'estado'] as const

export type LinhaDoLugar = (typeof LINHAS_DO_LUGAR)[number]
export type Linhas = { readonly [linha in LinhaDoLugar]?: string }

/** The lines that a CEP determines. Null for those that it does not: street and district in towns with a single CEP. */
export type Lugar = { readonly [linha in LinhaDoLugar]: string | null }

/** The lines of an address that a CEP fills in, without the numbers for which it holds. */
export function linhasDoLugar({ logradouro, bairro, cidade, estado }: Lugar): Lugar {
  return { logradouro: logradouro && semTrecho(logradouro), bairro, cidade, estado }
}

/**
 * Decides what happens to typed lines when a CEP is found (`lugar`) or not found (null). The lines that the CEP
 * determines replace them; other lines stay, unless they were typed for another CEP. `sairam` has the typed lines that
 * were replaced and must still be offered; null when there are none.
 */
export function darLugar(
  digitadas: Linhas,
  lugar: Lugar | null,
  deOutroCep: (linha: LinhaDoLugar) => boolean,
): { ficam: Linhas; sairam: Linhas | null } {
  const ficam: { -readonly [linha in LinhaDoLugar]?: string } = {}
  const sairam: typeof ficam = {}
  for (const linha of LINHAS_DO_LUGAR) {
    const digitada = digitadas[linha]?.trim()
    if (!digitada) continue
    const achada = lugar?.[linha] ?? null
    if (lugar !== null && achada === null && !deOutroCep(linha)) ficam[linha] = digitada
    else if (achada === null || !mesmaLinha(achada, digitada)) sairam[linha] = digitada
  }
  return { ficam, sairam: Object.keys(sairam).length === 0 ? null : sairam }
}

/** What a form says when a CEP was found; it names only the lines that are now in its fields. */
export function descreverPreenchimento(lugar: Lugar, escrito: Linhas): string {
  const mantida = LINHAS_DO_LUGAR.some(linha => {
    const [achada, escrita] = [lugar[linha], escrito[linha]]
    return achada !== null && escrita !== undefined && !mesmaLinha(achada, escrita)
  })
  if (mantida) return 'CEP encontrado. O endereço que você digitou foi mantido.'
  if (lugar.logradouro !== null && lugar.bairro !== null) return 'Os campos de endereço foram preenchidos.'
  return escrito.logradouro && escrito.bairro
    ? 'Cidade encontrada. Confira o endereço abaixo.'
    : 'Cidade encontrada. Complete o endereço abaixo.'
}

/** 'Rua Caiubi, Perdizes, São Paulo/SP'. */
export function linhasEmUmaLinha({ logradouro, bairro, cidade, estado }: Partial<Lugar>): string {
  const cidadeEstado = [cidade, estado].filter(Boolean).join('/')
  return [logradouro, bairro, cidadeEstado].filter(Boolean).join(', ')
}

/**
 * The freight is computed from the CEP, but the courier goes to the address. So where the CEP's city is known, the
 * address must be in it. Null when it is, and for a CEP that nobody knows (decision 019).
 */
export function recusarOutroLugar(
  endereco: Pick<Endereco, 'cep' | 'cidade' | 'estado'>,
  lugar: { readonly cidade: string; readonly estado: string } | null,
): Recusa | null {
  if (lugar === null) return null
  const outroEstado = reduzir(endereco.estado) !== reduzir(lugar.estado)
  const outraCidade =
    dobrarCidade(endereco.cidade, endereco.estado) !== dobrarCidade(lugar.cidade, lugar.estado)
  if (!outroEstado && !outraCidade) return null
  const errado = outraCidade ? (outroEstado ? 'a cidade e o estado' : 'a cidade') : 'o estado'
  return recusar(
    'cep-de-outro-lugar',
    'Endereço Inválido',
    `O CEP ${formatCep(endereco.cep)} é de ${lugar.cidade}/${lugar.estado}. Corrija ${errado}, ou o CEP.`,
    outraCidade ? 'cidade' : 'estado',
  )
}

/** Whether two names are one city of one state. */
export function mesmaCidade(a: Cidade, b: Cidade): boolean {
  return (
    reduzir(a.estado) === reduzir(b.estado) &&
    dobrarCidade(a.cidade, a.estado) === dobrarCidade(b.cidade, b.estado)
  )
}

interface Cidade {
  readonly cidade: string
  /** Two letters. */
  readonly estado: string
}

/** The name of a city as it is compared: 'São Paulo', 'SAO PAULO', 'S. Paulo' and 'São Paulo - SP' are one city. */
export function dobrarCidade(cidade: string, estado: string): string {
  const palavras = semAcentos(cidade)
    .split(/[^a-z0-9']+/)
    .filter(Boolean)
  if (palavras.length > 1 && palavras.at(-1) === semAcentos(estado)) palavras.pop()
  return reduzir(palavras.map(palavra => palavra.replace(/^(sao|santo|santa|sto|sta)$/, 's')).join(' '))
}

function mesmaLinha(a: string, b: string): boolean {
  return reduzir(semTrecho(a)) === reduzir(semTrecho(b))
}

/** Keeps only letters and digits, because case, accents, spaces and punctuation do not make it another place. */
function reduzir(texto: string): string {
  return semAcentos(texto).replace(/[^a-z0-9]/g, '')
}
