import type { DadosDoCupom, TipoDeCupom } from '~/domain/cupons/cupom'
import { lerCupom } from '~/domain/cupons/cupom-digitado'
import { dizerCondicoes, preverCupom } from '~/domain/cupons/descrever-cupom'
import type { DiaDaSemana } from '~/domain/horarios/horario'
import { type Centavos, formatValor } from '~/domain/valores/centavos'
import { formatData } from '~/domain/valores/data'
import { formatHora } from '~/domain/valores/instante'

/** The form as it is typed. */
export interface RascunhoDoCupom {
  readonly codigo: string
  readonly tipo: TipoDeCupom
  readonly valor: string
  readonly percentual: string
  readonly teto: string
  readonly minimo: string
  readonly maneira: '' | 'entrega' | 'retirada'
  readonly dias: readonly DiaDaSemana[]
  readonly deHora: string
  readonly ateHora: string
  readonly inicio: string
  readonly fim: string
  readonly produtos: readonly number[]
  readonly categorias: readonly number[]
  readonly primeiraCompra: boolean
  readonly limite: string
  readonly porCliente: string
  readonly porDia: string
  readonly ativo: boolean
}

/** For the parts of the form. */
export interface ParteDoCupomProps {
  rascunho: RascunhoDoCupom
  aoMudar: (parte: Partial<RascunhoDoCupom>) => void
  erro: (campo: string) => string | undefined
}

const VAZIO: RascunhoDoCupom = {
  ...{ codigo: '', tipo: 'percentual', valor: '', percentual: '', teto: '', minimo: '', maneira: '' },
  ...{ dias: [], deHora: '', ateHora: '', inicio: '', fim: '', produtos: [], categorias: [] },
  ...{ primeiraCompra: false, limite: '', porCliente: '', porDia: '', ativo: true },
}

export function abrirRascunho(cupom: DadosDoCupom | null): RascunhoDoCupom {
  if (!cupom) return VAZIO
  const { codigo, tipo, dias, produtos, categorias, primeiraCompra, ativo } = cupom
  const ou = <Valor>(valor: Valor | null, escrever: (valor: Valor) => string) =>
    valor === null ? '' : escrever(valor)
  const reais = (valor: Centavos | null) => ou(valor, formatValor)
  const numero = (valor: number | null) => ou(valor, String)
  return {
    ...{ codigo, tipo, dias, produtos, categorias, primeiraCompra, ativo },
    valor: reais(cupom.valor),
    percentual: numero(cupom.percentual),
    teto: reais(cupom.teto),
    minimo: reais(cupom.minimo),
    maneira: tipo === 'frete' ? '' : (cupom.maneira ?? ''),
    deHora: ou(cupom.deHora, formatHora),
    ateHora: ou(cupom.ateHora, formatHora),
    inicio: ou(cupom.inicio, formatData),
    fim: ou(cupom.fim, formatData),
    limite: numero(cupom.limite),
    porCliente: numero(cupom.porCliente),
    porDia: numero(cupom.porDia),
  }
}

/** What the coupon will do, in words, as soon as the form can be read; its code may still be missing. */
export function preverRascunho(rascunho: RascunhoDoCupom): { frase: string; condicoes: string[] } | null {
  const { dias, produtos, categorias, primeiraCompra, ativo, ...textos } = rascunho
  const lido = lerCupom(
    {
      ...textos,
      codigo: 'CUPOM',
      dias: Object.fromEntries(dias.map(dia => [dia, 'on'])),
      produtos: produtos.map(String),
      categorias: categorias.map(String),
      ...(primeiraCompra && { primeiraCompra: 'on' }),
      ...(ativo && { ativo: 'on' }),
    },
    'sistema',
  )
  return 'recusas' in lido ? null : { frase: preverCupom(lido.dados), condicoes: dizerCondicoes(lido.dados) }
}
