import { type Centavos, centavos, formatReais } from '~/domain/valores/centavos'
import type { ExtraEscolhido, Item } from './item'

type Nomeado = Omit<ExtraEscolhido, 'preco' | 'tipo' | 'opcaoId'>

/** The name of a choice, for every reader: 'Bacon', '2x Bacon', 'Ponto da carne: Ao ponto', '1/2 Calabresa'. */
export function nomeDoExtra({ nome, grupo, quantidade = 1, fracao = null }: Nomeado): string {
  if (fracao !== null) return fracao > 1 ? `1/${fracao} ${nome}` : nome
  return `${grupo ? `${grupo}: ` : ''}${quantidade > 1 ? `${quantidade}x ` : ''}${nome}`
}

/** '2x Bacon em cada': beside '5x Vila Clássico' a bare '2x Bacon' could be read as two for all five. */
function nomeDaEscolha(extra: Nomeado, unidades: number): string {
  const muitos = unidades > 1 && (extra.quantidade ?? 1) > 1
  return muitos ? `${nomeDoExtra(extra)} em cada` : nomeDoExtra(extra)
}

/** One line below an item. */
export interface LinhaDaEscolha {
  readonly tipo: 'promocao' | 'sabores' | 'nota' | 'extra'
  /** 'de R$ 49,90 por R$ 39,90', '1/2 Calabresa + 1/2 Portuguesa', 'Calabresa: sem cebola', '+ Queijo' */
  readonly texto: string
  /** What it adds to one unit of the item; null where there is nothing to say: flavours, notes, what is free. */
  readonly valor: Centavos | null
}

/**
 * What was chosen with an item, line by line, for every reader: the flavours on one line in the order in which they were
 * chosen, the notes of single parts beneath, then everything else. Whoever reads prices reads before them what a promotion
 * has made of the item's.
 */
export function linhasDasEscolhas({
  quantidade,
  extras,
  preco,
  precoNormal,
}: Pick<Item<Nomeado & Pick<ExtraEscolhido, 'preco'>>, 'quantidade' | 'extras'> &
  Partial<Pick<Item, 'preco' | 'precoNormal'>>): LinhaDaEscolha[] {
  const sabores = extras.filter(({ fracao }) => fracao != null)
  const demais = extras.filter(({ fracao }) => fracao == null)
  const juntos = sabores.map(nomeDoExtra).join(' + ')
  return [
    ...(preco !== undefined && precoNormal ? [dizerDePor(preco, precoNormal)] : []),
    ...(juntos ? [{ tipo: 'sabores', texto: juntos, valor: null } as const] : []),
    ...sabores.flatMap(notaDaEscolha),
    ...demais.flatMap(extra => [
      {
        tipo: 'extra',
        texto: `+ ${nomeDaEscolha(extra, quantidade)}`,
        valor: valorDaEscolha(extra),
      } as const,
      ...notaDaEscolha(extra),
    ]),
  ]
}

/** Both prices, as the law asks of a promotion. */
function dizerDePor(preco: Centavos, precoNormal: Centavos): LinhaDaEscolha {
  const texto = `de ${formatReais(precoNormal)} por ${formatReais(preco)}`
  return { tipo: 'promocao', texto, valor: null }
}

/**
 * The same choices where a cook reads them one below the other: the name of a group stands at its first choice, but
 * not before one that says by itself that it is left out ('Sem cebola').
 */
export function comGrupoUmaVez<Extra extends Nomeado>(extras: readonly Extra[]): Extra[] {
  let dito: string | null | undefined = null
  return extras.map(extra => {
    if (extra.grupo === dito || /^sem\s/i.test(extra.nome)) return { ...extra, grupo: null }
    dito = extra.grupo
    return extra
  })
}

function notaDaEscolha({ nome, observacao }: Nomeado): LinhaDaEscolha[] {
  return observacao ? [{ tipo: 'nota', texto: `${nome}: ${observacao}`, valor: null }] : []
}

function valorDaEscolha({ preco, quantidade = 1 }: Nomeado & Pick<ExtraEscolhido, 'preco'>): Centavos | null {
  return preco === 0 ? null : centavos(preco * quantidade)
}

interface ContaDoItem {
  /** Of the product by itself. */
  readonly produto: Centavos
  readonly escolhas: readonly LinhaDaEscolha[]
}

/** The lines of an item with their amounts for all of its units: together they are its total. */
export function contaDoItem({
  preco,
  ...item
}: Pick<Item, 'preco'> & Parameters<typeof linhasDasEscolhas>[0]): ContaDoItem {
  const deTodas = (valor: Centavos) => centavos(valor * item.quantidade)
  return {
    produto: deTodas(preco),
    escolhas: linhasDasEscolhas({ ...item, preco }).map(linha => ({
      ...linha,
      valor: linha.valor === null ? null : deTodas(linha.valor),
    })),
  }
}

/** '1/2 Calabresa + 1/2 Portuguesa', '+ Queijo (R$ 5,00)' */
export function linhaComPreco({ texto, valor }: LinhaDaEscolha): string {
  return valor === null ? texto : `${texto} (${formatReais(valor)})`
}

/** The same text where a narrow line must not part '1/2' from its flavour. */
export function semPartir(texto: string): string {
  return texto.replaceAll(/(?<=^|\s)(1\/\d+) /g, '$1\u00a0')
}

/** 'Lasanha', 'Pizza salgada (Família)' */
export function nomeDoItem({ nome, variante }: Pick<Item, 'nome' | 'variante'>): string {
  return variante ? `${nome} (${variante})` : nome
}

/** 'Pizza salgada (Família) · 1/2 Calabresa + 1/2 Portuguesa · Borda: Catupiry': an item where there is one line for it. */
export function itemEmUmaLinha({
  extras,
  ...item
}: Pick<Item<Nomeado>, 'nome' | 'variante' | 'quantidade' | 'extras'>): string {
  const sabores = extras.filter(({ fracao }) => fracao != null)
  const demais = extras.filter(({ fracao }) => fracao == null)
  const dita = (extra: Nomeado) => comNota(extra, item.quantidade)
  const partes = [sabores.map(dita).join(' + '), ...demais.map(dita)]
  return [nomeDoItem(item), ...partes].filter(Boolean).join(' · ')
}

function comNota(extra: Nomeado, unidades: number): string {
  const nome = nomeDaEscolha(extra, unidades)
  return extra.observacao ? `${nome} (${extra.observacao})` : nome
}

/** '2x Lasanha' */
export function itemComQuantidade({
  quantidade,
  ...item
}: Pick<Item, 'quantidade' | 'nome' | 'variante'>): string {
  return `${quantidade}x ${nomeDoItem(item)}`
}

/** 'Obs.: sem sal'; null where there is no note. */
export function notaDoItem({ observacao }: Pick<Item, 'observacao'>): string | null {
  return observacao ? `Obs.: ${observacao}` : null
}
