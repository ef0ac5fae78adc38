import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { formatCep } from '~/domain/valores/cep'
import { dobrarParaBusca } from '~/domain/valores/texto'
import type { Endereco } from './endereco'

/** The lines of an address that a CEP fills in. */
export const LINHAS_DO_LUGAR = ['logradouro', 'bairro', 'cidade', 'estado'] as const

export type LinhaDoLugar = (typeof LINHAS_DO_LUGAR)[number]
export type Linhas = { readonly [linha in LinhaDoLugar]?: string }

/** What a CEP tells; null where it does not know: in towns with a single CEP, street and district. */
export type Lugar = { readonly [linha in LinhaDoLugar]: string | null }

/**
 * What becomes of lines that somebody typed when a CEP is found (`lugar`) or is not (null). What the CEP knows takes
 * their place; what it does not know stays, unless it was typed for another CEP. `sairam` is what has to stay on offer:
 * null where nothing was lost.
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
    else if (achada === null || reduzir(achada) !== reduzir(digitada)) sairam[linha] = digitada
  }
  return { ficam, sairam: Object.keys(sairam).length === 0 ? null : sairam }
}

/** What a form says once a CEP was found: it names only what now stands in its fields. */
export function descreverPreenchimento(lugar: Lugar, escrito: Linhas): string {
  const mantida = LINHAS_DO_LUGAR.some(linha => {
    const [achada, escrita] = [lugar[linha], escrito[linha]]
    return achada !== null && escrita !== undefined && reduzir(achada) !== reduzir(escrita)
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
 * The freight follows the CEP, the courier the address: where the CEP's city is known, the two must agree. Null when they
 * do, and for a CEP that nobody knows (decision 019).
 */
export function recusarOutroLugar(
  endereco: Pick<Endereco, 'cep' | 'cidade' | 'estado'>,
  lugar: { readonly cidade: string; readonly estado: string } | null,
): Recusa | null {
  if (lugar === null) return null
  const outroEstado = reduzir(endereco.estado) !== reduzir(lugar.estado)
  const outraCidade =
    reduzirCidade(endereco.cidade, endereco.estado) !== reduzirCidade(lugar.cidade, lugar.estado)
  if (!outroEstado && !outraCidade) return null
  const errado = outraCidade ? (outroEstado ? 'a cidade e o estado' : 'a cidade') : 'o estado'
  return recusar(
    'cep-de-outro-lugar',
    'Endereço Inválido',
    `O CEP ${formatCep(endereco.cep)} é de ${lugar.cidade}/${lugar.estado}. Corrija ${errado}, ou o CEP.`,
    outraCidade ? 'cidade' : 'estado',
  )
}

/** 'São Paulo', 'SAO PAULO', 'S. Paulo' and 'São Paulo - SP' are one city. */
function reduzirCidade(cidade: string, estado: string): string {
  const palavras = dobrarParaBusca(cidade)
    .split(/[^a-z0-9']+/)
    .filter(Boolean)
  if (palavras.length > 1 && palavras.at(-1) === dobrarParaBusca(estado)) palavras.pop()
  return reduzir(palavras.map(palavra => palavra.replace(/^(sao|santo|santa|sto|sta)$/, 's')).join(' '))
}

/** Letters and digits alone: case, accents, spaces and punctuation make no other place. */
function reduzir(texto: string): string {
  return dobrarParaBusca(texto).replace(/[^a-z0-9]/g, '')
}
