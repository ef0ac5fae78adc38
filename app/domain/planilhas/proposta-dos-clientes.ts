import {
  type ClienteGuardado,
  type DadosDoClienteNoPainel,
  lerClienteDoPainel,
} from '~/domain/clientes/cliente-do-painel'
import { lerTelefone, somenteDigitos } from '~/domain/valores/telefone'
import { limparLinha } from '~/domain/valores/texto'
import type { Mudanca } from './conferencia'
import { digiteComoTexto, type ErroNaPlanilha, type Planilha, perdeuAlgarismos } from './planilha'
import { COLUNAS_DOS_CLIENTES, type ColunaDosClientes, escreverCampo } from './planilha-dos-clientes'

/** What a file proposes to do to the customers. */
export interface PropostaDosClientes {
  readonly novos: readonly DadosDoClienteNoPainel[]
  readonly mudados: readonly ClienteGuardado[]
  readonly iguais: number
  readonly erros: readonly ErroNaPlanilha[]
  readonly mudancas: readonly Mudanca[]
}

type Celulas = Readonly<Partial<Record<ColunaDosClientes, string>>>

/**
 * Reads a phone as a spreadsheet may have it: with punctuation, or with '.0' behind it. Blank for a number
 * that has lost its last digits, which the form's rule then refuses.
 */
export function lerTelefoneDaPlanilha(celula: string): string {
  if (perdeuAlgarismos(celula)) return ''
  return lerTelefone(celula.replace(/[.,]0+$/, ''))
}

/** The phones in a file, to look up the customers who have them already. */
export function telefonesDaPlanilha({ linhas }: Planilha<ColunaDosClientes>): string[] {
  return linhas.flatMap(({ celulas }) =>
    celulas.telefone === undefined ? [] : lerTelefoneDaPlanilha(celulas.telefone),
  )
}

/**
 * Decides line by line what a file would do to these customers, found by phone. A blank cell, like a column that is
 * missing, leaves what is there; nothing is ever deleted. Every line with something wrong is in `erros`.
 */
export function proporClientes(
  planilha: Planilha<ColunaDosClientes>,
  clientes: readonly ClienteGuardado[],
): PropostaDosClientes {
  const porTelefone = new Map(clientes.map(cliente => [cliente.telefone, cliente]))
  const linhasDe = new Map<string, number>()
  const erros = [...planilha.erros]
  const comSobra = new Set(planilha.erros.map(({ linha }) => linha))
  const novos: DadosDoClienteNoPainel[] = []
  const mudados: ClienteGuardado[] = []
  const mudancas: Mudanca[] = []
  let iguais = 0

  for (const { numero, celulas } of planilha.linhas) {
    const antes = erros.length
    const errar = (coluna: ColunaDosClientes, motivo: string) =>
      erros.push({
        linha: numero,
        coluna: COLUNAS_DOS_CLIENTES[coluna].titulo,
        valor: celulas[coluna] ?? '',
        motivo,
      })
    const telefone = lerTelefoneDaPlanilha(celulas.telefone ?? '')
    if (perdeuAlgarismos(celulas.telefone ?? '')) {
      errar('telefone', digiteComoTexto('telefone'))
      continue
    }
    const repetida = linhasDe.get(telefone)
    if (telefone !== '' && repetida !== undefined) errar('telefone', `Repete a linha ${repetida}.`)
    linhasDe.set(telefone, repetida ?? numero)
    const cliente = porTelefone.get(telefone) ?? null
    const digitados = lerDigitados(celulas, cliente)
    const lido = lerClienteDoPainel({ nome: cliente?.nome.slice(0, 1) ?? '', ...digitados, telefone }, '')
    if ('recusas' in lido) {
      for (const { campo, texto } of lido.recusas) errar(campo as ColunaDosClientes, texto)
    }
    if ('recusas' in lido || erros.length > antes || comSobra.has(numero)) continue
    if (!cliente) {
      novos.push(lido.dados)
      continue
    }
    const depois = { ...cliente, ...escolher(lido.dados, Object.keys(digitados) as ColunaDosClientes[]) }
    const campos = compararCampos(cliente, depois)
    if (campos.length === 0) iguais++
    else {
      mudados.push(depois)
      mudancas.push({ linha: numero, nome: cliente.nome, campos })
    }
  }
  erros.sort((um, outro) => um.linha - outro.linha)
  return { novos, mudados, iguais, erros, mudancas }
}

/** The filled cells that differ from the stored record; values that are equal to it are not judged again. */
function lerDigitados(celulas: Celulas, cliente: ClienteGuardado | null): Celulas {
  const digitados: Partial<Record<ColunaDosClientes, string>> = {}
  for (const [nome, celula] of Object.entries(celulas) as [ColunaDosClientes, string][]) {
    const dito = nome === 'cep' ? comOZero(celula) : limparLinha(celula)
    const guardado = escreverCampo(nome, cliente?.[nome] ?? '')
    if (nome !== 'telefone' && dito !== limparLinha(guardado)) digitados[nome] = dito
  }
  return digitados
}

/** A spreadsheet that takes a CEP for a number removes its leading zero, which all CEPs of São Paulo have. */
function comOZero(celula: string): string {
  const digitos = somenteDigitos(celula.replace(/[.,]0$/, ''))
  return digitos.length === 7 ? `0${digitos}` : celula
}

function escolher(
  dados: DadosDoClienteNoPainel,
  nomes: readonly ColunaDosClientes[],
): Partial<DadosDoClienteNoPainel> {
  return Object.fromEntries(nomes.map(nome => [nome, dados[nome]]))
}

function compararCampos(antes: DadosDoClienteNoPainel, depois: DadosDoClienteNoPainel): Mudanca['campos'] {
  const nomes = Object.keys(COLUNAS_DOS_CLIENTES) as ColunaDosClientes[]
  return nomes
    .filter(nome => antes[nome] !== depois[nome])
    .map(nome => ({
      coluna: COLUNAS_DOS_CLIENTES[nome].titulo,
      de: escreverCampo(nome, antes[nome] ?? ''),
      para: escreverCampo(nome, depois[nome] ?? ''),
    }))
}
