import * as v from 'valibot'
import { lerFormularioCom } from '~/domain/respostas/ler-formulario'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { formatValor, parseReais } from '~/domain/valores/centavos'
import { limparLinha } from '~/domain/valores/texto'
import {
  chaveDoBairro,
  type DadosDoBairro,
  ERRO_AO_SALVAR_BAIRRO,
  lerBairro,
  MAX_BAIRROS,
  ROTULOS_DO_BAIRRO,
} from '../bairro-digitado'

const coladosSchema = v.object({
  cidade: v.optional(v.string(), ''),
  estado: v.optional(v.string(), ''),
  /** For the lines that name no fee. */
  taxa: v.optional(v.string(), ''),
  linhas: v.pipe(v.optional(v.string(), ''), v.maxLength(20_000, 'A lista é longa demais.')),
})

const LINHAS_DITAS = 3

/** A bairro as a pasted line says it; what the line does not say stays as it is where the bairro is in the table already. */
export type BairroColado = DadosDoBairro & { readonly diz: readonly ('minimo' | 'minutos' | 'ativo')[] }

const COLUNAS_DOS_BAIRROS = [
  ...[ROTULOS_DO_BAIRRO.nome, ROTULOS_DO_BAIRRO.taxa, ROTULOS_DO_BAIRRO.minimo, ROTULOS_DO_BAIRRO.minutos],
  ...[ROTULOS_DO_BAIRRO.cidade, 'UF', 'Entrega'],
] as const

/**
 * Many bairros, one a line (frete-15): the name, then fee, minimum, minutes, city, state and whether it is delivered to, as
 * far as they are there, separated by ';' or by the tabs of a spreadsheet; 'Perdizes 6,00' is a name and a fee as well. A
 * heading is no line. Refused beside the list, by the number of the line: what the form of one bairro refuses, and a
 * bairro that is there twice.
 */
export function lerBairrosColados(
  valores: unknown,
): { readonly dados: readonly BairroColado[] } | { readonly recusas: readonly Recusa[] } {
  const lido = lerFormularioCom(coladosSchema, valores, ERRO_AO_SALVAR_BAIRRO)
  if ('recusas' in lido) return lido
  const { linhas, ...comuns } = lido.dados
  const cheias = [...linhas.split(/\r\n?|[\n\u2028\u2029]/).entries()]
    .filter(([, linha]) => limparLinha(linha) !== '')
    .map(([n, linha]) => [n + 1, separar(linha)] as const)
  if (cheias[0] && ehCabecalho(cheias[0][1])) cheias.shift()
  if (cheias.length === 0) return negar('Escreva ao menos um bairro, um por linha.')
  if (cheias.length > MAX_BAIRROS) return negar(`São no máximo ${MAX_BAIRROS} bairros.`)
  const dados: BairroColado[] = []
  const daCidade = new Map<string | undefined, Recusa>()
  const dasLinhas = new Map<string, number[]>()
  const dosBairros = new Map<string, { readonly nome: string; readonly linhas: number[] }>()
  const anotar = (texto: string, n: number) => dasLinhas.set(texto, [...(dasLinhas.get(texto) ?? []), n])
  for (const [n, linha] of cheias) {
    const { ativo = 'sim', ...dita } = semBrancos(linha)
    const entrega = lerSimOuNao(ativo)
    if (entrega === null) anotar('Em Entrega, escreva sim ou não.', n)
    const um = lerBairro({ ...comuns, ...dita, ...(entrega !== false && { ativo: 'on' }) })
    if ('dados' in um) {
      const chave = chaveEmUma(um.dados)
      const antes = dosBairros.get(chave)
      if (antes) antes.linhas.push(n)
      else dosBairros.set(chave, { nome: um.dados.nome, linhas: [n] })
      dados.push({
        ...um.dados,
        diz: (['minimo', 'minutos', 'ativo'] as const).filter(campo => linha[campo]),
      })
      continue
    }
    for (const recusa of um.recusas) {
      const deTodas = recusa.campo === 'cidade' ? !linha.cidade : recusa.campo === 'estado' && !linha.estado
      if (deTodas) daCidade.set(recusa.campo, recusa)
      else anotar(recusa.texto, n)
    }
  }
  for (const { nome, linhas: quais } of dosBairros.values()) {
    if (quais.length > 1) dasLinhas.set(`${nome} está mais de uma vez. Deixe uma linha só.`, quais)
  }
  const recusas = [...daCidade.values()]
  if (dasLinhas.size > 0) recusas.push(...negar(resumir(dasLinhas)).recusas)
  return recusas.length > 0 ? { recusas } : { dados }
}

/** The table as a file, which can be pasted again. */
export function planilhaDosBairros(bairros: readonly DadosDoBairro[]): (readonly string[])[] {
  return [
    COLUNAS_DOS_BAIRROS,
    ...bairros.map(({ nome, taxa, minimo, minutos, cidade, estado, ativo }) => [
      ...[nome, formatValor(taxa), minimo === null ? '' : formatValor(minimo), String(minutos ?? '')],
      ...[cidade, estado, ativo ? 'sim' : 'não'],
    ]),
  ]
}

function ehCabecalho({ nome, taxa }: LinhaSeparada): boolean {
  return /^(bairros?|nome|nome do bairro)$/i.test(nome) && !/\d/.test(taxa ?? '')
}

function chaveEmUma(bairro: Pick<DadosDoBairro, 'cidade' | 'estado' | 'nome'>): string {
  return JSON.stringify(chaveDoBairro(bairro))
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

type LinhaSeparada = { readonly nome: string } & {
  readonly [Coluna in 'taxa' | 'minimo' | 'minutos' | 'cidade' | 'estado' | 'ativo']?: string | undefined
}

function separar(linha: string): LinhaSeparada {
  const [nome = '', ...resto] = linha.split(/[;\t]/).map(limparCelula)
  const [taxa, minimo, minutos, cidade, estado, ativo] = resto
  if (resto.length > 0) return { nome, taxa, minimo, minutos, cidade, estado: estado?.toUpperCase(), ativo }
  // Only an amount with centavos is a fee: 'Setor 5' is a name.
  const partes = /^(.+?)[\s:–-]+((?:R\$\s*)?\d[\d.]*,\d{1,2})$/.exec(nome)
  const noFim = partes && parseReais(partes[2] ?? '')
  return partes && noFim !== null ? { nome: partes[1] ?? '', taxa: formatValor(noFim) } : { nome }
}

/** Without the quotes of a spreadsheet, and without the apostrophe that keeps it from running a cell. */
function limparCelula(celula: string): string {
  const limpa = limparLinha(celula)
  const semAspas = /^".*"$/.test(limpa) ? limpa.slice(1, -1).replaceAll('""', '"') : limpa
  return semAspas.replace(/^'(?=[=+\-@])/, '')
}

/** Null for anything but 'sim' and 'não'. */
function lerSimOuNao(texto: string): boolean | null {
  if (/^(sim|s|x)$/i.test(texto)) return true
  return /^n(ão|ao)?$/i.test(texto) ? false : null
}

function semBrancos(linha: LinhaSeparada): Partial<LinhaSeparada> {
  return Object.fromEntries(Object.entries(linha).filter(([, texto]) => texto))
}

/** What a pasted list does to the table. */
export interface PropostaDosBairros<Linha> {
  readonly novos: readonly DadosDoBairro[]
  /** What is in the table and differs, as it is and as it would be. */
  readonly mudam: readonly { readonly antes: Linha; readonly depois: DadosDoBairro }[]
  readonly iguais: number
}

export function proporBairros<Linha extends DadosDoBairro>(
  colados: readonly BairroColado[],
  tabela: readonly Linha[],
): PropostaDosBairros<Linha> {
  const porChave = new Map(tabela.map(linha => [chaveEmUma(linha), linha]))
  const novos: DadosDoBairro[] = []
  const mudam: { antes: Linha; depois: DadosDoBairro }[] = []
  for (const { diz, ...colado } of colados) {
    const antes = porChave.get(chaveEmUma(colado))
    if (!antes) {
      novos.push(colado)
      continue
    }
    const { cidade, estado, nome, minimo, minutos, ativo } = antes
    const ditos = Object.fromEntries(diz.map(campo => [campo, colado[campo]]))
    const depois = { ...{ cidade, estado, nome, minimo, minutos, ativo }, taxa: colado.taxa, ...ditos }
    const campos = ['taxa', 'minimo', 'minutos', 'ativo'] as const
    if (campos.some(campo => depois[campo] !== antes[campo])) mudam.push({ antes, depois })
  }
  return { novos, mudam, iguais: colados.length - novos.length - mudam.length }
}
