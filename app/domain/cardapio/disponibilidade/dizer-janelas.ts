import { DIA_ABREVIADO } from '~/domain/horarios/dia-abreviado'
import { DIAS, DIAS_DO_PAINEL, type DiaDaSemana } from '~/domain/horarios/horario'
import type { Faixa } from '~/domain/horarios/relogio'
import { listar } from '~/domain/valores/como-o-intl'
import type { Cardapio, ProdutoDoCardapio } from '../cardapio'
import { type Janelas, naJanela } from './janela'

/** The menu with, beside each product that has windows, when it can be had, in words. */
export function dizerQuando(cardapio: Cardapio): Cardapio {
  const comQuando = (produto: ProdutoDoCardapio) =>
    produto.janelas ? { ...produto, quando: dizerQuandoHa(produto.janelas) } : produto
  const categorias = cardapio.categorias.map(categoria => ({
    ...categoria,
    produtos: categoria.produtos.map(comQuando),
  }))
  return { ...cardapio, categorias }
}

/** When what has these windows can be had; windows of product and category that never meet have no such time. */
export function dizerQuandoHa(listas: readonly Janelas[]): string {
  return descreverJanelas(juntarJanelas(listas)) ?? 'Indisponível no momento'
}

/** Why what has these windows cannot be had at `agora`, on the clocks of the IANA zone `fuso`; null while it can. */
export function dizerForaDoHorario(listas: readonly Janelas[], agora: Date, fuso: string): string | null {
  return naJanela(listas, agora, fuso) ? null : `Fora do horário de venda. ${dizerQuandoHa(listas)}.`
}

const DIA_INTEIRO = 1440
const SEMANA = 7 * DIA_INTEIRO

/** The stretches in which all lists are open; empty lists are always open. */
export function juntarJanelas(listas: readonly Janelas[]): Janelas {
  const cheias = listas.filter(lista => lista.length > 0)
  return cheias.reduce(
    (juntas, lista) => juntas.flatMap(uma => lista.flatMap(outra => emComum(uma, outra))),
    cheias[0] ?? [],
  )
}

/** Two stretches can overlap across the end of the week. */
function emComum(uma: Faixa, outra: Faixa): Faixa[] {
  const [a, b] = [trecho(uma), trecho(outra)]
  const faixas = [-SEMANA, 0, SEMANA].flatMap(desvio => {
    const abre = Math.max(a.abre, b.abre + desvio)
    const fecha = Math.min(a.fecha, b.fecha + desvio)
    if (abre >= fecha) return []
    const minuto = (abre + SEMANA) % SEMANA
    const diaSemana = DIAS[Math.floor(minuto / DIA_INTEIRO)]
    return diaSemana ? [{ diaSemana, abertura: minuto % DIA_INTEIRO, fechamento: fecha % DIA_INTEIRO }] : []
  })
  return faixas
}

/** In minutes since the beginning of Sunday; a closing that is not after the opening is on the next day. */
function trecho({ diaSemana, abertura, fechamento }: Faixa): { abre: number; fecha: number } {
  const dia = DIAS.indexOf(diaSemana) * DIA_INTEIRO
  return { abre: dia + abertura, fecha: dia + fechamento + (fechamento <= abertura ? DIA_INTEIRO : 0) }
}

/** 'Disponível de seg. a sex., 11h-15h'; null without windows. Days with the same hours are told together. */
export function descreverJanelas(janelas: Janelas): string | null {
  if (janelas.length === 0) return null
  const porHoras = new Map<string, DiaDaSemana[]>()
  for (const dia of DIAS_DO_PAINEL) {
    const horas = horasDoDia(janelas, dia)
    if (horas !== '') porHoras.set(horas, [...(porHoras.get(horas) ?? []), dia])
  }
  const partes = [...porHoras].map(([horas, dias]) => `${dizerDias(dias)}, ${horas}`)
  return `Disponível ${partes.join('; ')}`
}

function horasDoDia(janelas: Janelas, dia: DiaDaSemana): string {
  return janelas
    .filter(({ diaSemana }) => diaSemana === dia)
    .toSorted((a, b) => a.abertura - b.abertura)
    .map(dizerHoras)
    .join(' e ')
}

/** '11h-15h', '24 horas' */
export function dizerHoras({ abertura, fechamento }: Pick<Faixa, 'abertura' | 'fechamento'>): string {
  return abertura === fechamento ? '24 horas' : `${dizerHora(abertura)}-${dizerHora(fechamento)}`
}

/** '11h', '11h30' */
function dizerHora(minutos: number): string {
  const resto = minutos % 60
  return `${Math.floor(minutos / 60)}h${resto === 0 ? '' : String(resto).padStart(2, '0')}`
}

/** 'de seg. a sex.', 'sáb. e dom.', 'ter.', 'de seg. a qua. e sex.', 'todos os dias' */
export function dizerDias(dias: readonly DiaDaSemana[]): string {
  if (dias.length === DIAS_DO_PAINEL.length) return 'todos os dias'
  const seguidos: DiaDaSemana[][] = []
  for (const dia of dias) {
    const ultimo = seguidos.at(-1)
    const anterior = ultimo?.at(-1)
    const vemDepois = anterior && DIAS_DO_PAINEL.indexOf(dia) === DIAS_DO_PAINEL.indexOf(anterior) + 1
    if (ultimo && vemDepois) ultimo.push(dia)
    else seguidos.push([dia])
  }
  const partes = seguidos.flatMap(grupo => {
    const nomes = grupo.map(dia => DIA_ABREVIADO[dia])
    return nomes.length > 2 ? [`de ${nomes[0]} a ${nomes.at(-1)}`] : nomes
  })
  return listar(partes)
}
