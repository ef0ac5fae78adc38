import { assinar } from './assinatura.server'
import type { ChaveDaLista, Conflito, Divergencia, Forma, ListaDaForma, Visto } from './conflito'
import { type Antes, juntarLinhas, type Lados, type Linha, ordemDe } from './juntar-linhas.server'

type Chaves = Readonly<Record<string, ChaveDaLista | undefined>>

interface ComListas<Dados extends object> {
  readonly listas?: { readonly [Campo in keyof Dados]?: ChaveDaLista }
}

/** What a form was filled with: a digest for each field, and for each row of its lists. */
export function vistoDe<Dados extends object>(dados: Dados, { listas }: ComListas<Dados> = {}): string {
  return emTexto(resumir(dados, listas as Chaves | undefined))
}

type Resumos = ReadonlyMap<string, string>

/** What stands in place of a digest when the form's own value is not to be saved, whatever it is. */
const QUALQUER = '*'
/** The digest of no value. */
const DESCONHECIDO = '?'

function emTexto(resumos: Resumos): string {
  const campos = new URLSearchParams([...resumos])
  campos.sort()
  return campos.toString()
}

function resumir(dados: object, listas: Chaves = {}): Map<string, string> {
  const resumos = new Map<string, string>()
  for (const [campo, valor] of Object.entries(dados)) {
    const lista = listas[campo]
    if (!lista) resumos.set(campo, resumoDe(valor))
    else {
      const linhas = linhasDe(campo, lista, valor)
      for (const { lugar, resumo } of linhas) if (lugar !== null) resumos.set(lugar, resumo)
      resumos.set(ordemDe(campo), linhas.flatMap(({ chave }) => chave ?? []).join('.'))
    }
  }
  return resumos
}

/** Short, because a page has many: two values of one field that somebody has seen are told apart by 48 bits. */
function resumoDe(valor: unknown): string {
  return assinar(valor ?? null).slice(0, 8)
}

function linhasDe(campo: string, lista: ChaveDaLista, valor: unknown): Linha[] {
  return (valor as readonly unknown[]).map(linha => {
    const ehSoAChave = typeof linha !== 'object' || linha === null
    const { [lista.chave]: id = null, ...resto } = ehSoAChave ? { [lista.chave]: linha } : { ...linha }
    const chave = id === null ? null : String(id)
    return { linha, chave, lugar: chave && `${campo}.${chave}`, resumo: resumoDe(resto) }
  })
}

interface Gravacao<Dados> {
  readonly visto: Visto
  readonly digitado: Dados
  readonly guardado: Dados
}

/** The values to be saved, and the labels of what somebody else has changed in them since the form was filled in. */
export interface Junto<Dados> {
  readonly dados: Dados
  readonly juntados: readonly string[]
}

/** Whether somebody else has saved since the form was filled in, and otherwise than it says. */
export function mudouDesde<Dados extends object>(
  { visto, digitado, guardado }: Gravacao<Dados>,
  forma: ComListas<Dados> = {},
): boolean {
  const agora = vistoDe(guardado, forma)
  return visto !== null && visto !== agora && vistoDe(digitado, forma) !== agora
}

/**
 * Merges two people's saves (decision 064): a field that only the form changed is the form's, one that only somebody
 * else changed stays as it is stored, and one that both changed, each otherwise, is a conflict. A request without
 * `visto` is saved as it is.
 */
export function juntar<Dados extends object>(
  gravacao: Gravacao<Dados>,
  forma: Forma<Dados>,
): Junto<Dados> | { readonly conflito: Conflito } {
  const { visto, digitado } = gravacao
  if (!mudouDesde(gravacao, forma)) return { dados: digitado, juntados: [] }
  const antes = new Map(new URLSearchParams(visto ?? ''))
  const feito = juntarCampos(antes, lugar => antes.get(lugar), gravacao, forma)
  if ('conflito' in feito || forma.vale?.(feito.dados) !== false) return feito
  // What each of them has changed does not fit together: all that differs is asked.
  const desconhecidos = juntarCampos(new Map(), () => DESCONHECIDO, gravacao, forma)
  return 'conflito' in desconhecidos ? desconhecidos : feito
}

function juntarCampos<Dados extends object>(
  conhecidos: Resumos,
  antes: Antes,
  { digitado, guardado }: Gravacao<Dados>,
  forma: Forma<Dados>,
): Junto<Dados> | { readonly conflito: Conflito } {
  const listas = (forma.listas ?? {}) as Readonly<Record<string, ListaDaForma | undefined>>
  const [meus, deles] = [resumir(digitado), resumir(guardado)]
  const dados: Record<string, unknown> = Object.fromEntries(Object.entries(digitado))
  const juntados: string[] = []
  const divergencias: Divergencia[] = []
  const proximo = new Map(conhecidos)

  function divergir(textos: Omit<Divergencia, 'ficaOSalvo'>, lados: Lados, ficaOSalvo = lados.meu) {
    divergencias.push({ ...textos, ficaOSalvo })
    for (const [lugar, resumo] of Object.entries(lados.dele)) {
      if (resumo === null) proximo.delete(lugar)
      else proximo.set(lugar, resumo)
    }
  }

  for (const { rotulo, campos } of unidadesDe(digitado, forma)) {
    const [campo] = campos
    const lista = campo === undefined ? undefined : listas[campo]
    if (campo !== undefined && lista) {
      const linhas = juntarLinhas(
        { campo, rotulo, lista },
        antes,
        linhasDe(campo, lista, Reflect.get(digitado, campo)),
        linhasDe(campo, lista, Reflect.get(guardado, campo)),
      )
      dados[campo] = linhas.linhas
      for (const { lados, ...textos } of linhas.divergencias) divergir(textos, lados)
      if (linhas.delas) juntados.push(rotulo)
      continue
    }
    const quais = (resumos: Resumos) => campos.map(nome => resumos.get(nome)).join()
    if (quais(meus) === quais(deles)) continue
    const antigos = campos.map(antes).join()
    const meuNaoMudou = quais(meus) === antigos || antigos === QUALQUER
    if (!meuNaoMudou && quais(deles) === antigos) continue
    if (meuNaoMudou) {
      for (const nome of campos) dados[nome] = Reflect.get(guardado, nome)
      juntados.push(rotulo)
      continue
    }
    const lado = (resumos: Resumos) =>
      Object.fromEntries(campos.map(nome => [nome, resumos.get(nome) ?? null]))
    const ehArquivo = forma.arquivos?.some(arquivo => arquivo === campo)
    divergir(
      { rotulo, ...dizerOsDois(forma, rotulo, campos, { digitado, guardado }) },
      { meu: lado(meus), dele: lado(deles) },
      ehArquivo && campo !== undefined ? { [campo]: QUALQUER } : lado(meus),
    )
  }
  if (divergencias.length > 0) return { conflito: { visto: emTexto(proximo), divergencias } }
  return { dados: dados as Dados, juntados: [...new Set(juntados)] }
}

interface Unidade {
  readonly rotulo: string
  readonly campos: readonly string[]
}

/** The fields of the form, those that go together as one, in its order. */
function unidadesDe<Dados extends object>(dados: Dados, { rotulos, juntos = [] }: Forma<Dados>): Unidade[] {
  const feitas = new Map<string, Unidade>()
  for (const campo of Object.keys(dados)) {
    const junto = juntos.find(({ campos }) => campos.some(outro => outro === campo))
    const rotulo = junto?.rotulo ?? (rotulos as Record<string, string>)[campo] ?? campo
    const unidade = { rotulo, campos: junto ? junto.campos.map(String) : [campo] }
    feitas.set(unidade.campos.join(), unidade)
  }
  return [...feitas.values()]
}

function dizerOsDois<Dados extends object>(
  { descrever, rotulos }: Forma<Dados>,
  rotulo: string,
  campos: readonly string[],
  { digitado, guardado }: Pick<Gravacao<Dados>, 'digitado' | 'guardado'>,
): Pick<Divergencia, 'valor' | 'digitado'> {
  const [meus, deles] = [descrever(digitado), descrever(guardado)]
  const ditos = [...new Set(campos.map(campo => (rotulos as Record<string, string>)[campo] ?? campo))].filter(
    dito => dito in meus || dito in deles,
  )
  const diferentes = ditos.filter(dito => meus[dito] !== deles[dito])
  const dizer = (descricao: Readonly<Record<string, string>>) =>
    diferentes
      .map(dito => {
        const texto = descricao[dito] ?? 'em branco'
        return ditos.length === 1 || dito === rotulo ? texto : `${dito}: ${texto}`
      })
      .join('\n')
  return { valor: dizer(deles), digitado: dizer(meus) }
}
