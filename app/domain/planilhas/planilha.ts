import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { formatInteiro } from '~/domain/valores/como-o-intl'
import { limparTexto, semAcentos } from '~/domain/valores/texto'
import { ehErroDeCalculo } from './erros-de-calculo'

/** Title of every refusal of a file as a whole. */
export const ERRO_AO_IMPORTAR = 'Erro ao importar'

/** What one file may hold; more is refused before it is understood. */
export const MAX_BYTES_DA_PLANILHA = 2 * 1024 * 1024
const MAX_LINHAS_DA_PLANILHA = 5_000
const MAX_COLUNAS = 200

export const GRANDE_DEMAIS = recusar(
  'arquivo-grande',
  ERRO_AO_IMPORTAR,
  'O arquivo tem mais de 2 MB. Divida a planilha em partes menores.',
)
export const SALVE_COMO_CSV = recusar(
  'salve-como-csv',
  ERRO_AO_IMPORTAR,
  'Este arquivo é uma pasta de trabalho, e não um CSV. Salve a planilha como CSV: no Excel, "Salvar como" e "CSV UTF-8"; no LibreOffice, "Salvar como" e "Texto CSV".',
)
export const ARQUIVO_VAZIO = recusar('arquivo-vazio', ERRO_AO_IMPORTAR, 'O arquivo está vazio.')

/** Why a file is not even worth sending, by its name and size alone. */
export function recusarArquivo({ name, size }: { name: string; size: number }): Recusa | null {
  if (size === 0) return ARQUIVO_VAZIO
  if (/\.(xls[xmb]?|ods|numbers)$/i.test(name)) return SALVE_COMO_CSV
  return size > MAX_BYTES_DA_PLANILHA ? GRANDE_DEMAIS : null
}

/** One row of a file, cell by cell. Its index + 1 is the number that a spreadsheet shows beside it. */
export type Registro = readonly string[]

export interface Coluna {
  readonly titulo: string
  /** Other titles that people give this column. */
  readonly apelidos?: readonly string[]
}

export interface LinhaDaPlanilha<Nome extends string> {
  /** The number that a spreadsheet shows beside the line. */
  readonly numero: number
  /** Only the filled cells, cleaned: a blank cell changes nothing. */
  readonly celulas: Readonly<Partial<Record<Nome, string>>>
}

/** Why a line cannot be imported, as its owner looks for it in the spreadsheet. */
export interface ErroNaPlanilha {
  readonly linha: number
  /** The title of the column; blank for the whole line. */
  readonly coluna: string
  readonly valor: string
  readonly motivo: string
}

export interface Planilha<Nome extends string> {
  readonly linhas: readonly LinhaDaPlanilha<Nome>[]
  readonly erros: readonly ErroNaPlanilha[]
  /** Warnings, which do not stop the import. */
  readonly avisos: readonly string[]
}

/**
 * Reads rows under a header of these columns, in any order, whatever case and accents. `precisa` are groups of columns of
 * which the header must have one. Refused: no header, a column missing or twice, no lines, more than 5,000 lines.
 */
export function entenderPlanilha<Nome extends string>(
  registros: readonly Registro[],
  colunas: Readonly<Record<Nome, Coluna>>,
  precisa: readonly (readonly Nome[])[],
): Planilha<Nome> | Recusa {
  const inicio = registros.findIndex(temTexto)
  const cabecalho = registros[inicio]
  if (!cabecalho) return ARQUIVO_VAZIO
  if (cabecalho.length > MAX_COLUNAS) return COLUNAS_DEMAIS
  const titulos = cabecalho.map(limparCelula)
  const nomes = acharColunas(titulos, colunas)
  const falta = precisa.find(grupo => !grupo.some(nome => nomes.includes(nome)))
  if (falta) {
    const faltam = falta.map(nome => colunas[nome].titulo).join(' ou ')
    return recusar(
      'coluna-ausente',
      ERRO_AO_IMPORTAR,
      `Falta a coluna ${faltam} na primeira linha. Baixe o modelo e confira os títulos das colunas.`,
    )
  }
  const repetida = nomes.find((nome, i) => nome !== null && nomes.indexOf(nome) !== i)
  if (repetida) {
    return recusar(
      'coluna-repetida',
      ERRO_AO_IMPORTAR,
      `A coluna ${colunas[repetida].titulo} aparece duas vezes.`,
    )
  }
  const cheias: [indice: number, registro: Registro][] = []
  for (const [indice, registro] of registros.entries()) {
    if (indice <= inicio || !temTexto(registro)) continue
    // Counted before any is read: to read a million lines would keep the process from everybody else.
    if (cheias.push([indice, registro]) > MAX_LINHAS_DA_PLANILHA) return LINHAS_DEMAIS
  }
  const linhas: LinhaDaPlanilha<Nome>[] = []
  const erros: ErroNaPlanilha[] = []
  for (const [indice, registro] of cheias) {
    const { linha, sobra } = lerLinha(registro, indice + 1, titulos, nomes)
    const quebradas = acharQuebradas(linha, colunas)
    // What else such a line lacks is known only when its formulas work again.
    if (quebradas.length === 0) linhas.push(linha)
    erros.push(...quebradas)
    if (sobra) erros.push({ linha: linha.numero, coluna: '', valor: sobra, motivo: SOBRA })
  }
  if (linhas.length === 0 && erros.length === 0) {
    return recusar(
      'planilha-sem-linhas',
      ERRO_AO_IMPORTAR,
      'A planilha só tem o cabeçalho: não há linhas para importar.',
    )
  }
  const avisos = titulos
    .filter((titulo, i) => titulo !== '' && nomes[i] === null)
    .map(titulo => `A coluna "${titulo}" não é conhecida e foi ignorada.`)
  return { linhas, erros, avisos }
}

const LINHAS_DEMAIS = recusar(
  'linhas-demais',
  ERRO_AO_IMPORTAR,
  `A planilha tem mais de ${formatInteiro(MAX_LINHAS_DA_PLANILHA)} linhas. Divida a planilha em partes menores.`,
)
const COLUNAS_DEMAIS = recusar(
  'colunas-demais',
  ERRO_AO_IMPORTAR,
  'A primeira linha tem colunas demais. Confira se ela tem os títulos das colunas.',
)
const SOBRA =
  'A linha tem mais células do que o cabeçalho. Um texto com o separador no meio precisa estar entre aspas.'
const SEM_CALCULO =
  'A planilha pôs um erro no lugar do valor. Corrija a fórmula ou digite o valor, e salve a planilha de novo.'

function lerLinha<Nome extends string>(
  registro: Registro,
  numero: number,
  titulos: readonly string[],
  nomes: readonly (Nome | null)[],
): { linha: LinhaDaPlanilha<Nome>; sobra: string | undefined } {
  const celulas: Partial<Record<Nome, string>> = {}
  for (const [i, nome] of nomes.entries()) {
    const celula = nome === null ? '' : limparCelula(registro[i] ?? '')
    if (nome !== null && celula !== '') celulas[nome] = celula
  }
  const sobra = registro.find((celula, i) => celula !== '' && !titulos[i] && limparTexto(celula) !== '')
  return { linha: { numero, celulas }, sobra: sobra && limparTexto(sobra) }
}

function acharQuebradas<Nome extends string>(
  { numero, celulas }: LinhaDaPlanilha<Nome>,
  colunas: Readonly<Record<Nome, Coluna>>,
): ErroNaPlanilha[] {
  return (Object.entries(celulas) as [Nome, string][])
    .filter(([, celula]) => ehErroDeCalculo(celula))
    .map(([nome, valor]) => ({ linha: numero, coluna: colunas[nome].titulo, valor, motivo: SEM_CALCULO }))
}

function temTexto(registro: Registro): boolean {
  return registro.some(celula => celula !== '' && limparTexto(celula) !== '')
}

function acharColunas<Nome extends string>(
  titulos: readonly string[],
  colunas: Readonly<Record<Nome, Coluna>>,
): (Nome | null)[] {
  const nomes = Object.keys(colunas) as Nome[]
  const conhecidos = new Map(
    nomes.flatMap(nome =>
      [nome, colunas[nome].titulo, ...(colunas[nome].apelidos ?? [])].map(
        dito => [dobrarTitulo(dito), nome] as const,
      ),
    ),
  )
  return titulos.map(titulo => conhecidos.get(dobrarTitulo(titulo)) ?? null)
}

/** 'Código interno', 'codigo_interno' and 'CODIGO INTERNO*' are one title. */
function dobrarTitulo(titulo: string): string {
  return semAcentos(titulo).replace(/[^a-z0-9]/g, '')
}

/** A spreadsheet runs a cell that begins like this as a formula; some take the full-width signs for the same ones. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/

/** A cell as it may be written: an apostrophe in front keeps a spreadsheet from running it. */
export function guardarCelula(texto: string): string {
  return FORMULA.test(texto) ? `'${texto}` : texto
}

function limparCelula(bruto: string): string {
  return limparTexto(/^'/.test(bruto) && FORMULA.test(bruto) ? bruto.slice(1) : bruto)
}

const SIM = ['sim', 's', 'x', '1', 'verdadeiro', 'true', 'yes']
const NAO = ['nao', 'n', '0', 'falso', 'false', 'no']

/** 'sim' and 'não', also as spreadsheets and other systems write them; null for anything else. */
export function lerSimOuNao(celula: string): boolean | null {
  const dito = semAcentos(celula)
  if (SIM.includes(dito)) return true
  return NAO.includes(dito) ? false : null
}

/** True for '1,19E+10': a long number that a spreadsheet has saved without its last digits. */
export function perdeuAlgarismos(celula: string): boolean {
  return /^\d[.,]\d+E\+?\d+$/i.test(celula)
}

/** Advice for the owner to format the column as text; `rotulo` is its title. */
export function digiteComoTexto(rotulo: string): string {
  return `A planilha trocou o ${rotulo} por um número como 1,19E+10 e perdeu algarismos. Formate a coluna como texto e digite-o de novo.`
}
