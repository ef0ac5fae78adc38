import * as v from 'valibot'
import { lerFormularioCom } from '~/domain/respostas/formulario'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { formatValor, parseReais } from '~/domain/valores/centavos'
import { limparLinha } from '~/domain/valores/texto'
import { type DadosDoBairro, ERRO_AO_SALVAR_BAIRRO, lerBairro, MAX_BAIRROS } from '../bairro-digitado'

const coladosSchema = v.object({
  cidade: v.optional(v.string(), ''),
  estado: v.optional(v.string(), ''),
  /** For the lines that name no fee. */
  taxa: v.optional(v.string(), ''),
  linhas: v.pipe(v.optional(v.string(), ''), v.maxLength(20_000, 'A lista é longa demais.')),
})

const LINHAS_DITAS = 3

/**
 * Many bairros of one city, one a line (frete-15): the name, then fee, minimum and minutes, as far as they are there,
 * separated by ';' or by the tabs of a spreadsheet; 'Perdizes 6,00' is a name and a fee as well. Refused beside the list,
 * by the number of the line: what the form of one bairro refuses.
 */
export function lerBairrosColados(
  valores: unknown,
): { readonly dados: readonly DadosDoBairro[] } | { readonly recusas: readonly Recusa[] } {
  const lido = lerFormularioCom(coladosSchema, valores, ERRO_AO_SALVAR_BAIRRO)
  if ('recusas' in lido) return lido
  const { linhas, taxa, ...cidade } = lido.dados
  const cheias = [...linhas.split(/\r\n?|[\n\u2028\u2029]/).entries()].filter(
    ([, linha]) => limparLinha(linha) !== '',
  )
  if (cheias.length === 0) return negar('Escreva ao menos um bairro, um por linha.')
  if (cheias.length > MAX_BAIRROS) return negar(`São no máximo ${MAX_BAIRROS} bairros.`)
  const dados: DadosDoBairro[] = []
  const daCidade = new Map<string | undefined, Recusa>()
  const dasLinhas = new Map<string, number[]>()
  for (const [n, linha] of cheias) {
    const um = lerBairro({ ...cidade, taxa, ...semBrancos(separar(linha)), ativo: 'on' })
    if ('dados' in um) dados.push(um.dados)
    else {
      for (const recusa of um.recusas) {
        if (recusa.campo === 'cidade' || recusa.campo === 'estado') daCidade.set(recusa.campo, recusa)
        else dasLinhas.set(recusa.texto, [...(dasLinhas.get(recusa.texto) ?? []), n + 1])
      }
    }
  }
  const recusas = [...daCidade.values()]
  if (dasLinhas.size > 0) recusas.push(...negar(resumir(dasLinhas)).recusas)
  return recusas.length > 0 ? { recusas } : { dados }
}

function negar(texto: string) {
  return { recusas: [recusar('bairros-invalidos', ERRO_AO_SALVAR_BAIRRO, texto, 'linhas')] }
}

/** 'Linhas 1, 2, 3 e mais 4: Informe a taxa.', so that a list without any fee is not told so seven times. */
function resumir(linhasDe: ReadonlyMap<string, readonly number[]>): string {
  const textos = [...linhasDe].map(([texto, linhas]) => {
    const outras = linhas.length - LINHAS_DITAS
    const ditas =
      outras > 0 ? [...linhas.slice(0, LINHAS_DITAS).map(String), `mais ${outras}`] : linhas.map(String)
    const ultima = ditas.pop()
    return ditas.length > 0 ? `Linhas ${ditas.join(', ')} e ${ultima}: ${texto}` : `Linha ${ultima}: ${texto}`
  })
  return textos.slice(0, LINHAS_DITAS).join(' ')
}

interface LinhaSeparada {
  readonly nome: string
  readonly taxa?: string
  readonly minimo?: string
  readonly minutos?: string
}

function separar(linha: string): LinhaSeparada {
  const [nome = '', ...resto] = linha.split(/[;\t]/).map(limparLinha)
  if (resto.length > 0) return { nome, taxa: resto[0], minimo: resto[1], minutos: resto[2] }
  // Only an amount with centavos is a fee: 'Setor 5' is a name.
  const partes = /^(.+?)[\s:–-]+((?:R\$\s*)?\d[\d.]*,\d{1,2})$/.exec(nome)
  const taxa = partes && parseReais(partes[2] ?? '')
  return partes && taxa !== null ? { nome: partes[1] ?? '', taxa: formatValor(taxa) } : { nome }
}

function semBrancos(linha: LinhaSeparada): Partial<LinhaSeparada> {
  return Object.fromEntries(Object.entries(linha).filter(([, texto]) => texto))
}
