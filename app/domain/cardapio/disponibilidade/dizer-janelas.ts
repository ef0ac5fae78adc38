import { dizerDias, dizerHoras } from '~/domain/horarios/dizer-dias'
import { DIAS, DIAS_DO_PAINEL, type DiaDaSemana } from '~/domain/horarios/horario'
import { type Janelas, naJanela } from '~/domain/horarios/janela'
import type { Faixa } from '~/domain/horarios/relogio'
import type { Cardapio, ProdutoDoCardapio } from '../cardapio'

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

/**
 * 'Disponível de seg. a sex., 11h-15h', 'Disponível seg.' where that is the whole day; null without windows. Days with the same hours are
 * told together.
 */
export function descreverJanelas(janelas: Janelas): string | null {
  if (janelas.length === 0) return null
  const porHoras = new Map<string, DiaDaSemana[]>()
  for (const dia of DIAS_DO_PAINEL) {
    const horas = horasDoDia(janelas, dia)
    if (horas !== '') porHoras.set(horas, [...(porHoras.get(horas) ?? []), dia])
  }
  const partes = [...porHoras].map(([horas, dias]) =>
    horas === O_DIA_INTEIRO && dias.length < DIAS_DO_PAINEL.length
      ? dizerDias(dias)
      : `${dizerDias(dias)}, ${horas}`,
  )
  return `Disponível ${partes.join('; ')}`
}

const O_DIA_INTEIRO = dizerHoras({ abertura: 0, fechamento: 0 })

function horasDoDia(janelas: Janelas, dia: DiaDaSemana): string {
  return janelas
    .filter(({ diaSemana }) => diaSemana === dia)
    .toSorted((a, b) => a.abertura - b.abertura)
    .map(dizerHoras)
    .join(' e ')
}
