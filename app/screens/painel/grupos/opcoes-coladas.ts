import { LIMITES_DO_CARDAPIO } from '~/domain/cardapio/grupo'
import { recusarPreco } from '~/domain/cardapio/preco-digitado'
import { formatValor, parseReais } from '~/domain/valores/centavos'
import { campoLongoDemais, limites, limparLinha, semAcentos } from '~/domain/valores/texto'
import { novaChave } from '../tela/lista/use-linhas'
import { emBranco, type OpcaoDoRascunho, opcaoEmBranco } from './rascunho-do-grupo'

/** What the columns of the table of prices are; '' is the price beside those of the sizes. */
export type ColunaColada = string

interface OpcaoColada extends Pick<OpcaoDoRascunho, 'nome' | 'descricao' | 'codigoCliente'> {
  readonly precos: ReadonlyMap<ColunaColada, string>
  /** The cells for which the table has no column. */
  readonly sobra: readonly string[]
}

/**
 * Rows of a spreadsheet, or of a list with a price at the end of each line; null for what is pasted like any text: one line
 * of one cell. A first line without any price that names a column says what the others are; else the prices are the
 * table's columns in their order, and of the other cells one is the description and the next one the code.
 */
export function lerOpcoesColadas(texto: string, colunas: readonly ColunaColada[]): OpcaoColada[] | null {
  const tabela = separarCelulas(texto).filter(celulas => celulas.some(Boolean))
  const [primeira] = tabela
  if (!primeira || (tabela.length === 1 && primeira.length === 1)) return null
  const cabecalho = lerCabecalho(primeira, colunas)
  const campos = cabecalho ?? adivinharCampos(tabela, colunas)
  return (cabecalho ? tabela.slice(1) : tabela).map(celulas => lerCelulas(celulas, campos, colunas))
}

/** A cell in quotes may have tabs, line ends and doubled quotes in it. A text without tabs is separated by ';'. */
function separarCelulas(texto: string): string[][] {
  const separador = texto.includes('\t') ? '\t' : ';'
  const linhas: string[][] = [[]]
  const celula = new RegExp(
    `(?:"((?:[^"]|"")*)"(?=${separador}|\\r|\\n|$)|([^${separador}\\r\\n]*))(${separador}|\\r\\n?|\\n|$)`,
    'y',
  )
  while (celula.lastIndex < texto.length) {
    const [, citada, simples = '', fim = ''] = celula.exec(texto) ?? []
    linhas.at(-1)?.push(limparLinha(citada === undefined ? simples : citada.replaceAll('""', '"')))
    if (fim === '') break
    if (fim !== separador) linhas.push([])
  }
  return linhas.map(celulas => (celulas.length === 1 ? precosNoFim(celulas[0] ?? '') : celulas))
}

/** 'Calabresa 49,90 R$ 59,90', as a PDF or a message has it. Only an amount with centavos is a price. */
function precosNoFim(linha: string): string[] {
  const precos: string[] = []
  let nome = linha
  for (;;) {
    const partes = /^(.+?)[\s.:|–-]+((?:R\$\s*)?\d[\d.]*,\d{2})$/i.exec(nome)
    if (!partes) return [nome, ...precos]
    nome = partes[1] ?? ''
    precos.unshift(partes[2] ?? '')
  }
}

type Campo = { readonly preco: ColunaColada } | 'nome' | 'descricao' | 'codigoCliente' | null

const NOMES_DO_CABECALHO: readonly (readonly [RegExp, Campo])[] = [
  [/^(nome|sabor(es)?|opc(ao|oes)|item|itens|produto|borda|massa|pizza)$/, 'nome'],
  [/^(descricao|ingredientes|recheio|composicao)$/, 'descricao'],
  [/^(codigo|cod\.?|sku|codigo pdv)$/, 'codigoCliente'],
  [/^(preco|valor|demais)( \(?r\$\)?)?$/, { preco: '' }],
]

function lerCabecalho(celulas: readonly string[], colunas: readonly ColunaColada[]): Campo[] | null {
  if (celulas.some(ehPreco)) return null
  const campos = celulas.map((celula): Campo => {
    const dito = semAcentos(celula)
    const coluna = colunas.find(nome => nome !== '' && semAcentos(nome) === dito)
    if (coluna !== undefined) return { preco: coluna }
    return NOMES_DO_CABECALHO.find(([nome]) => nome.test(dito))?.[1] ?? null
  })
  if (!campos.some(campo => campo !== null)) return null
  return campos.includes('nome') ? campos : ['nome', ...campos.slice(1)]
}

/**
 * Guesses what each column is, for a table without headings. A column in which any cell is a price belongs to the next size, also in
 * rows where it is blank: so an option that one size does not have keeps its other prices under their own sizes. When there are fewer
 * such columns than sizes, the last blank ones are of sizes, too, which nothing of what is pasted has.
 */
function adivinharCampos(tabela: readonly (readonly string[])[], colunas: readonly ColunaColada[]): Campo[] {
  const largura = Math.max(...tabela.map(celulas => celulas.length))
  const precos = [...colunas]
  const textos: Campo[] = ['descricao', 'codigoCliente']
  const cheiasDe = (n: number) => tabela.flatMap(celulas => celulas[n] || [])
  const lugares = Array.from({ length: largura }, (_, n) => n).slice(1)
  const dePreco = lugares.filter(n => cheiasDe(n).some(ehPreco))
  const vazias = lugares.filter(n => cheiasDe(n).length === 0)
  const faltam = dePreco.length === 0 ? 0 : Math.max(0, colunas.length - dePreco.length)
  const semPreco = new Set(vazias.slice(Math.max(0, vazias.length - faltam)))
  return Array.from({ length: largura }, (_, n): Campo => {
    if (n === 0) return 'nome'
    if (!dePreco.includes(n) && !semPreco.has(n)) {
      return cheiasDe(n).length === 0 ? null : (textos.shift() ?? null)
    }
    const preco = precos.shift()
    return preco === undefined ? null : { preco }
  })
}

function lerCelulas(
  celulas: readonly string[],
  campos: readonly Campo[],
  colunas: readonly ColunaColada[],
): OpcaoColada {
  const textos = { nome: '', descricao: '', codigoCliente: '' }
  const precos = new Map<ColunaColada, string>()
  const sobra: string[] = []
  for (const [n, celula] of celulas.entries()) {
    const campo = campos[n] ?? null
    if (celula === '') continue
    if (campo === null) sobra.push(celula)
    else if (typeof campo === 'string') textos[campo] = celula
    // A table with a price for each size has no field for a price without a size, so such a price is put into every size.
    else if (campo.preco !== '' || colunas.includes('')) precos.set(campo.preco, emPreco(celula))
    else for (const coluna of colunas) precos.set(coluna, emPreco(celula))
  }
  return { ...textos, precos, sobra }
}

/** What looks like a price, and a dash in its place: that the size does not have the option. */
function ehPreco(celula: string): boolean {
  return /^(R\$\s*)?[\d.,]+$/i.test(celula) || SEM_PRECO.test(celula) || /^R\$/i.test(celula)
}

const SEM_PRECO = /^(R\$\s*)?[-–—]+$/i

/** As the field shows it; what is no price stays as it is, to be mended there. */
function emPreco(celula: string): string {
  if (SEM_PRECO.test(celula)) return ''
  const valor = parseReais(celula)
  return valor === null ? celula : formatValor(valor)
}

export interface Colagem {
  readonly linhas: readonly OpcaoDoRascunho[]
  /** What was done and what had no place, in words. */
  readonly titulo: string
  readonly avisos: readonly string[]
  /** The rows that were filled. */
  readonly chaves: ReadonlySet<number>
}

/**
 * The rows with the pasted ones: one of the name of a row changes that row, and the others begin in the row into which
 * they were pasted, if it is blank, else below it. No row that was there loses its place.
 */
export function colarOpcoes(
  linhas: readonly OpcaoDoRascunho[],
  chave: number,
  coladas: readonly OpcaoColada[],
): Colagem {
  const daTabela = new Map(
    linhas
      .filter(linha => !linha.tirada && linha.nome.trim() !== '')
      .map(linha => [semAcentos(limparLinha(linha.nome)), linha]),
  )
  const mudadas = new Map<number, OpcaoDoRascunho>()
  const novas: OpcaoDoRascunho[] = []
  const fora: OpcaoColada[] = []
  const alvo = linhas.find(linha => linha.chave === chave)
  const cheias = linhas.filter(linha => !linha.tirada && !emBranco(linha)).length
  let proxima = novaChave(linhas)
  for (const colada of coladas) {
    const igual = daTabela.get(semAcentos(colada.nome))
    if (igual && !mudadas.has(igual.chave)) mudadas.set(igual.chave, preencher(igual, colada))
    else if (cheias + novas.length >= LIMITES_DO_CARDAPIO.opcoes) fora.push(colada)
    else {
      const vaga = novas.length === 0 && alvo && emBranco(alvo) ? alvo : opcaoEmBranco(proxima++)
      novas.push(preencher(vaga, colada))
    }
  }
  const depois = linhas.flatMap(linha => {
    const mudada = mudadas.get(linha.chave) ?? linha
    if (linha.chave !== chave) return [mudada]
    return alvo && emBranco(alvo) && novas.length > 0 ? novas : [mudada, ...novas]
  })
  return {
    linhas: depois,
    chaves: new Set([...mudadas.keys(), ...novas.map(linha => linha.chave)]),
    titulo: [
      contar(novas.length, 'opção nova', 'opções novas'),
      contar(mudadas.size, 'que já estava mudou', 'que já estavam mudaram'),
    ]
      .filter(Boolean)
      .join(', '),
    avisos: [...avisarFora(fora), ...avisarSobras(coladas)],
  }
}

function preencher(linha: OpcaoDoRascunho, colada: OpcaoColada): OpcaoDoRascunho {
  const precos = new Map(linha.precos)
  for (const [coluna, preco] of colada.precos) if (coluna !== '') precos.set(coluna, preco)
  return {
    ...linha,
    nome: linha.nome.trim() === '' ? colada.nome : linha.nome,
    descricao: colada.descricao || linha.descricao,
    codigoCliente: colada.codigoCliente || linha.codigoCliente,
    preco: colada.precos.get('') ?? linha.preco,
    precos,
  }
}

function contar(quantas: number, uma: string, varias: string): string {
  return quantas === 0 ? '' : `${quantas} ${quantas === 1 ? uma : varias}`
}

function avisarFora(fora: readonly OpcaoColada[]): string[] {
  if (fora.length === 0) return []
  const nomes = fora.map(({ nome }) => nome).join(', ')
  return [`Um grupo tem no máximo ${LIMITES_DO_CARDAPIO.opcoes} opções. Não couberam: ${nomes}.`]
}

function avisarSobras(coladas: readonly OpcaoColada[]): string[] {
  const comSobra = coladas.filter(({ sobra }) => sobra.length > 0)
  if (comSobra.length === 0) return []
  const ditas = comSobra.slice(0, 3).map(({ nome, sobra }) => `${nome} (${sobra.join(', ')})`)
  const mais = comSobra.length > ditas.length ? ` e mais ${comSobra.length - ditas.length}` : ''
  return [
    `Sem coluna na tabela ficou de fora: ${ditas.join(', ')}${mais}. Se faltar um tamanho, desfaça, acrescente-o e cole de novo.`,
  ]
}

/** Why a field of a pasted row cannot be saved as it is; null where it can. */
export function recusarColado(
  { nome, descricao, codigoCliente, preco, precos }: OpcaoDoRascunho,
  campo: string,
  colunas: readonly { readonly nome: string }[],
): string | null {
  const longo = (rotulo: string, texto: string, limite: number) =>
    texto.length > limite ? campoLongoDemais(rotulo, limite) : null
  if (campo === 'nome') return longo('Nome', nome, limites.nome)
  if (campo === 'descricao') return longo('Descrição', descricao, limites.descricao)
  if (campo === 'codigoCliente') return longo('Código', codigoCliente, limites.codigo)
  const [, n] = /^precos\.(\d+)$/.exec(campo) ?? []
  const digitado =
    n === undefined ? (campo === 'preco' ? preco : '') : (precos.get(colunas[Number(n)]?.nome ?? '') ?? '')
  return digitado.trim() === '' ? null : recusarPreco(digitado)
}
