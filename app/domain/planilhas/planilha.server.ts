import Papa from 'papaparse'
import { ehRecusa, type Recusa, recusar } from '~/domain/respostas/recusa'
import { decodificar } from './codificacao.server'
import {
  ARQUIVO_VAZIO,
  type Coluna,
  ERRO_AO_IMPORTAR,
  entenderPlanilha,
  GRANDE_DEMAIS,
  guardarCelula,
  MAX_BYTES_DA_PLANILHA,
  type Planilha,
  type Registro,
  SALVE_COMO_CSV,
} from './planilha'

const SEPARADORES = [';', ',', '\t'] as const

/** The rows of a file under a header of these columns. Refuses what `lerRegistros` and `entenderPlanilha` refuse. */
export function lerPlanilha<Nome extends string>(
  arquivo: Uint8Array,
  colunas: Readonly<Record<Nome, Coluna>>,
  precisa: readonly (readonly Nome[])[],
): Planilha<Nome> | Recusa {
  const registros = lerRegistros(arquivo)
  return ehRecusa(registros) ? registros : entenderPlanilha(registros, colunas, precisa)
}

/**
 * The rows of a CSV file as Brazilian spreadsheets save it: UTF-8 with or without BOM, UTF-16, Windows-1252 or
 * Mac Roman, separated by semicolons, commas or tabs. Blank rows stay, so that a row keeps its number. Refused: an empty file,
 * more than 2 MB, a workbook or anything else but text, quotes that are not closed.
 */
export function lerRegistros(arquivo: Uint8Array): readonly Registro[] | Recusa {
  if (arquivo.length === 0) return ARQUIVO_VAZIO
  if (arquivo.length > MAX_BYTES_DA_PLANILHA) return GRANDE_DEMAIS
  if (ehPastaDeTrabalho(arquivo)) return SALVE_COMO_CSV
  const texto = decodificar(arquivo)
  if (texto.includes('\0')) return recusar('nao-e-csv', ERRO_AO_IMPORTAR, NAO_E_CSV)
  const { separador, corpo } = acharSeparador(texto.replace(/\r\n?/g, '\n'))
  const { data, errors } = Papa.parse<string[]>(corpo, { delimiter: separador, newline: '\n' })
  const aspas = errors.find(error => error.type === 'Quotes')
  if (aspas) {
    const linha = (aspas.row ?? 0) + 1
    return recusar(
      'aspas-abertas',
      ERRO_AO_IMPORTAR,
      `As aspas da linha ${linha} não fecham. Apague as aspas dessa linha, ou feche-as.`,
    )
  }
  return data
}

const NAO_E_CSV = 'Este arquivo não é uma planilha em CSV. Salve a planilha como CSV e escolha-a de novo.'

/** ZIP (.xlsx, .ods) and OLE (.xls). */
function ehPastaDeTrabalho(arquivo: Uint8Array): boolean {
  const comeca = (...bytes: number[]) => bytes.every((byte, i) => arquivo[i] === byte)
  return comeca(0x50, 0x4b, 0x03, 0x04) || comeca(0xd0, 0xcf, 0x11, 0xe0)
}

/**
 * Only the header decides, because below it commas are decimal marks. A first line 'sep=;' is a note for Excel and not
 * a row.
 */
function acharSeparador(texto: string): { separador: string; corpo: string } {
  const dito = /^sep=([;,\t])\n/i.exec(texto)
  if (dito?.[1]) return { separador: dito[1], corpo: texto.slice(dito[0].length) }
  const cabecalho = /^\s*(.*)/.exec(texto)?.[1]?.replace(/"[^"]*"/g, '') ?? ''
  const vezes = (separador: string) => cabecalho.split(separador).length
  const [primeiro, ...outros] = SEPARADORES
  const separador = outros.reduce<string>(
    (melhor, outro) => (vezes(outro) > vezes(melhor) ? outro : melhor),
    primeiro,
  )
  return { separador, corpo: texto }
}

/** A CSV file for a Brazilian spreadsheet: semicolons, CRLF, UTF-8 with BOM, no cell that runs as a formula. */
export function escreverPlanilha(registros: readonly Registro[]): string {
  const guardados = registros.map(registro => registro.map(guardarCelula))
  return `\uFEFF${Papa.unparse(guardados, { delimiter: ';', newline: '\r\n' })}\r\n`
}
