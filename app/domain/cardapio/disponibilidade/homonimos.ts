import { dobrarParaBusca } from '~/domain/valores/busca'
import { listar } from '~/domain/valores/como-o-intl'
import type { Falta, Marca, VendavelDoPainel } from './em-falta'
import type { MudancaDaMarca } from './juntas'

/** What is offered beside something of which others with its name are in another state (disponibilidade-9). */
export interface Oferta {
  /** 'Ainda à venda como opção de Bebida do combo.' */
  readonly dito: string
  readonly botao: string
  readonly mudancas: readonly MudancaDaMarca[]
}

/** Names are the same when a search cannot tell them apart (valores-3). */
export function dobrarNome(nome: string): string {
  return dobrarParaBusca(nome).trim()
}

/**
 * The offers for each of these products and options, under its type and id. What has run out by its count is neither
 * marked nor for sale: nothing is offered for it, but for others beside it.
 */
export function ofertasDosHomonimos(vendaveis: readonly VendavelDoPainel[]): ReadonlyMap<string, Oferta> {
  const familias = new Map<string, VendavelDoPainel[]>()
  for (const vendavel of vendaveis) {
    const nome = dobrarNome(vendavel.nome)
    const familia = familias.get(nome)
    if (familia) familia.push(vendavel)
    else if (nome !== '') familias.set(nome, [vendavel])
  }
  return new Map([...familias.values()].flatMap(familia => familia.flatMap(este => ofertaDe(este, familia))))
}

export function chaveDoVendavel({ tipo, id }: Pick<VendavelDoPainel, 'tipo' | 'id'>): string {
  return `${tipo} ${id}`
}

function ofertaDe(
  este: VendavelDoPainel,
  familia: readonly VendavelDoPainel[],
): (readonly [string, Oferta])[] {
  const outros = familia.filter(outro => outro !== este)
  const vendidos = outros.filter(({ falta }) => falta === null)
  const marcados = outros.filter(({ falta }) => falta?.motivo === 'esgotado')
  const oferta = escolher(este, vendidos, marcados)
  return oferta ? [[chaveDoVendavel(este), oferta]] : []
}

function escolher(
  este: VendavelDoPainel,
  vendidos: readonly VendavelDoPainel[],
  marcados: readonly VendavelDoPainel[],
): Oferta | null {
  const { falta } = este
  if (falta && vendidos.length > 0) {
    return {
      dito: `Ainda à venda como ${dizerOnde(vendidos)}.`,
      botao: 'Esgotar também',
      mudancas: vendidos.map(outro => mudar(outro, falta.ate ?? 'infinity')),
    }
  }
  if (marcados.length === 0 || falta?.motivo === 'contagem') return null
  const onde = dizerOnde(marcados)
  return falta
    ? {
        dito: `Também esgotado como ${onde}.`,
        botao: 'Voltar em tudo',
        mudancas: [este, ...marcados].map(marcado => mudar(marcado, null)),
      }
    : {
        dito: `Esgotado como ${onde}.`,
        botao: 'Voltar também',
        mudancas: marcados.map(marcado => mudar(marcado, null)),
      }
}

function mudar({ tipo, id, falta }: VendavelDoPainel, fica: Marca): MudancaDaMarca {
  return { vendavel: { tipo, id } as MudancaDaMarca['vendavel'], era: marcaDe(falta), fica }
}

function marcaDe(falta: Falta | null): Marca {
  return falta && (falta.ate ?? 'infinity')
}

const MAIS_NOMES = 3

/** 'produto e opção de Bebidas, Bebida do combo e mais 2 grupos' */
export function dizerOnde(vendaveis: readonly Pick<VendavelDoPainel, 'tipo' | 'de'>[]): string {
  const grupos = vendaveis.flatMap(({ tipo, de }) => (tipo === 'opcao' && de !== null ? [de] : []))
  const produtos = vendaveis.length - grupos.length
  const restam = grupos.length - MAIS_NOMES
  const ditos = restam > 1 ? [...grupos.slice(0, MAIS_NOMES), `mais ${restam} grupos`] : grupos
  return [
    ...(produtos === 0 ? [] : [produtos === 1 ? 'produto' : `${produtos} produtos`]),
    ...(ditos.length === 0 ? [] : [`opção de ${listar(ditos)}`]),
  ].join(' e como ')
}
