/** What spreadsheets write into a cell that they cannot calculate, in English and in Portuguese. */
// biome-ignore format: one line per error
const ERROS_DE_CALCULO = new Set([
  '#NULL!', '#NULO!',
  '#DIV/0!',
  '#VALUE!', '#VALOR!',
  '#REF!',
  '#NAME?', '#NOME?',
  '#NUM!', '#NÚM!',
  '#N/A', '#N/D',
  '#GETTING_DATA', '#OBTENDO_DADOS', '#OBTENDO_DADOS...',
  '#SPILL!', '#DESPEJAR!', '#EXCEDE!', '#TRANSPOR!',
  '#CALC!', '#CÁLC!',
  '#FIELD!', '#CAMPO!',
  '#UNKNOWN!', '#DESCONHECIDO!',
  '#CONNECT!', '#CONECTAR!', '#LIGAR!',
  '#BLOCKED!', '#BLOQUEADO!',
  '#BUSY!', '#OCUPADO!',
  '#EXTERNAL!', '#EXTERNO!',
  '#PYTHON!',
  '#TIMEOUT!',
  '#ERROR!', '#ERRO!',
])

/** LibreOffice's numbered errors, and the signs that stand for what a column is too narrow to show. */
const OUTROS_ERROS = /^(?:Err(?:o)?:\d{3}|#{3,})$/i

/** Is this cell what Excel, LibreOffice or Google's spreadsheet writes where a formula fails ('#NOME?', 'Err:508')? */
export function ehErroDeCalculo(celula: string): boolean {
  return ERROS_DE_CALCULO.has(celula.toUpperCase()) || OUTROS_ERROS.test(celula)
}
