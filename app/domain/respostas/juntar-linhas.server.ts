import { semAcentos } from '~/domain/valores/texto'
import type { Divergencia, ListaDaForma } from './conflito'

/** The digest that the form had at a place when it was filled in. */
export type Antes = (lugar: string) => string | undefined

/** The digests of the form and of what is stored, by their places; null where one of them has nothing. */
export interface Lados {
  readonly meu: Readonly<Record<string, string | null>>
  readonly dele: Readonly<Record<string, string | null>>
}

/** A row of a list, with the digest of what it says. */
export interface Linha {
  readonly linha: unknown
  /** Null for a row that is not stored yet. */
  readonly chave: string | null
  /** Where its digest stands. */
  readonly lugar: string | null
  readonly resumo: string
}

interface Lista {
  readonly campo: string
  readonly rotulo: string
  readonly lista: ListaDaForma
}

interface Juntas {
  readonly linhas: readonly unknown[]
  /** Whether somebody else's change is among them. */
  readonly delas: boolean
  readonly divergencias: readonly (Omit<Divergencia, 'ficaOSalvo'> & { readonly lados: Lados })[]
}

/** The place of a list's order, which is that of its keys. */
export function ordemDe(campo: string): string {
  return `${campo}*`
}

/** Merges a list row by row: each is the form's, or the stored one, or asked; so is the order of those that both have. */
export function juntarLinhas(
  { campo, rotulo, lista }: Lista,
  antes: Antes,
  digitadas: readonly Linha[],
  deles: readonly Linha[],
): Juntas {
  const nomeDe = ({ linha }: Linha) => lista.nome(linha as never)
  const meus = comAsChaves(campo, nomeDe, digitadas, deles)
  const [minhas, guardadas] = [porChave(meus), porChave(deles)]
  const divergencias: Juntas['divergencias'][number][] = []
  const escolhidas = new Map<string, Linha | undefined>()
  let delas = false
  for (const chave of new Set([...minhas.keys(), ...guardadas.keys()])) {
    const [minha, dele] = [minhas.get(chave), guardadas.get(chave)]
    const lugar = `${campo}.${chave}`
    if (minha?.resumo === dele?.resumo || dele?.resumo === antes(lugar)) escolhidas.set(chave, minha)
    else if (minha?.resumo === antes(lugar)) {
      escolhidas.set(chave, dele)
      delas = true
    } else {
      escolhidas.set(chave, minha)
      const dizer = (linha: Linha | undefined) => (linha ? lista.dizer(linha.linha as never) : 'excluída')
      divergencias.push({
        rotulo: [minha ?? dele].flatMap(linha => (linha ? `${lista.uma} ${nomeDe(linha)}` : [])).join(),
        valor: dizer(dele),
        digitado: dizer(minha),
        lados: { meu: { [lugar]: minha?.resumo ?? null }, dele: { [lugar]: dele?.resumo ?? null } },
      })
    }
  }
  const nosDois = (linhas: readonly Linha[]) =>
    linhas.filter(({ chave }) => chave !== null && minhas.has(chave) && guardadas.has(chave))
  const chavesDe = (linhas: readonly Linha[]) => linhas.flatMap(({ chave }) => chave ?? [])
  const [minha, dele] = [chavesDe(nosDois(meus)).join('.'), chavesDe(nosDois(deles)).join('.')]
  const antiga = (antes(ordemDe(campo)) ?? '')
    .split('.')
    .filter(chave => minhas.has(chave) && guardadas.has(chave))
    .join('.')
  const ordemDeles = minha === antiga && dele !== antiga
  if (minha !== dele && minha !== antiga && dele !== antiga) {
    const dizer = (linhas: readonly Linha[]) => nosDois(linhas).map(nomeDe).join(', ')
    const lugar = ordemDe(campo)
    divergencias.push({
      rotulo: `Ordem de ${rotulo}`,
      valor: dizer(deles),
      digitado: dizer(meus),
      lados: { meu: { [lugar]: chavesDe(meus).join('.') }, dele: { [lugar]: chavesDe(deles).join('.') } },
    })
  }
  const [primeiras, outras] = ordemDeles ? [deles, meus] : [meus, deles]
  const linhas = emUmaOrdem(primeiras, outras).flatMap(umaLinha => {
    if (umaLinha.chave === null) return [umaLinha.linha]
    const escolhida = escolhidas.get(umaLinha.chave)
    return escolhida ? [escolhida.linha] : []
  })
  return { linhas, delas: delas || ordemDeles, divergencias }
}

/** A new row that somebody else has added too, by its name, is that row: also when the form is sent twice. */
function comAsChaves(
  campo: string,
  nomeDe: (linha: Linha) => string,
  digitadas: readonly Linha[],
  deles: readonly Linha[],
): Linha[] {
  const usadas = new Set(digitadas.map(({ chave }) => chave))
  return digitadas.map(nova => {
    if (nova.chave !== null) return nova
    const igual = deles.find(
      dele => !usadas.has(dele.chave) && semAcentos(nomeDe(dele)) === semAcentos(nomeDe(nova)),
    )
    if (!igual) return nova
    usadas.add(igual.chave)
    return { ...nova, chave: igual.chave, lugar: `${campo}.${igual.chave}` }
  })
}

function porChave(linhas: readonly Linha[]): ReadonlyMap<string, Linha> {
  return new Map(linhas.flatMap(linha => (linha.chave === null ? [] : [[linha.chave, linha]])))
}

/** The rows of the first in their order; what only the others have comes after the row that it follows there. */
function emUmaOrdem(primeiras: readonly Linha[], outras: readonly Linha[]): Linha[] {
  const feitas = [...primeiras]
  const jaTem = new Set(primeiras.flatMap(({ chave }) => chave ?? []))
  let lugar = 0
  for (const outra of outras) {
    if (outra.chave !== null && jaTem.has(outra.chave)) {
      lugar = feitas.findIndex(({ chave }) => chave === outra.chave) + 1
      continue
    }
    feitas.splice(lugar, 0, outra)
    lugar += 1
  }
  return feitas
}
