import { dizerDias } from '~/domain/horarios/dizer-dias'
import { dizerDiasEHoras, dizerPeriodo } from '~/domain/horarios/quando-vale'
import { type Descricao, type Forma, ouEmBranco, simOuNao } from '~/domain/respostas/conflito'
import { type Centavos, centavos, formatReais } from '~/domain/valores/centavos'
import { formatData } from '~/domain/valores/data'
import type { CategoriaId, CupomId, ProdutoId } from '~/domain/valores/ids'
import { formatHora } from '~/domain/valores/instante'
import { abatimentoDoCupom } from './abatimento'
import { type DadosDoCupom, dizerDesconto, type SituacaoDoCupom } from './cupom'
import { NOME_DO_TIPO_DE_CUPOM, ROTULOS_DO_CUPOM } from './cupom-digitado'

export const NOME_DA_SITUACAO: Readonly<Record<SituacaoDoCupom, string>> = {
  ativo: 'Ativo',
  inativo: 'Inativo',
  'por-vir': 'Ainda não começou',
  vencido: 'Vencido',
  esgotado: 'Esgotado',
}

export const NOME_DA_MANEIRA = {
  '': 'Entrega e retirada',
  entrega: 'Só entrega',
  retirada: 'Só retirada',
} as const

/** What the coupon asks for, one text a condition; none for a coupon that everybody may use at any time. */
export function dizerCondicoes(cupom: DadosDoCupom): string[] {
  const { tipo, minimo, maneira, produtos, categorias, primeiraCompra, porCliente, porDia } = cupom
  const condicoes = [
    minimo !== null && `A partir de ${formatReais(minimo)} em itens`,
    maneira !== null && tipo !== 'frete' && NOME_DA_MANEIRA[maneira],
    dizerQuando(cupom),
    dizerPeriodo(cupom),
    dizerAlcance(produtos.length, categorias.length),
    primeiraCompra && ROTULOS_DO_CUPOM.primeiraCompra,
    porCliente !== null && (porCliente === 1 ? '1 uso por cliente' : `${porCliente} usos por cliente`),
    porDia !== null && (porDia === 1 ? '1 uso por dia' : `${porDia} usos por dia`),
  ]
  return condicoes.filter(condicao => typeof condicao === 'string')
}

function dizerQuando(cupom: DadosDoCupom): string | null {
  const texto = dizerDiasEHoras(cupom)
  return texto && `${texto.charAt(0).toUpperCase()}${texto.slice(1)}`
}

function dizerAlcance(produtos: number, categorias: number): string | null {
  const partes = [
    produtos > 0 && (produtos === 1 ? '1 produto' : `${produtos} produtos`),
    categorias > 0 && (categorias === 1 ? '1 categoria' : `${categorias} categorias`),
  ].filter(parte => typeof parte === 'string')
  return partes.length === 0 ? null : `Só ${partes.join(' e ')}`
}

/** 'Usado 12 de 50', 'Usado 12 vezes', 'Nunca usado' */
export function dizerUsos(usos: number, limite: number | null): string {
  if (limite !== null) return `Usado ${usos} de ${limite}`
  if (usos === 0) return 'Nunca usado'
  return usos === 1 ? 'Usado 1 vez' : `Usado ${usos} vezes`
}

const EXEMPLO = centavos(45_00)
const NENHUM = 0

/** 'Num pedido de R$ 45,00: menos R$ 4,50'. The example is larger for a coupon with a larger minimum. */
export function preverCupom(cupom: DadosDoCupom): string {
  const { minimo } = cupom
  const total: Centavos = minimo !== null && minimo > EXEMPLO ? minimo : EXEMPLO
  const linha = { produtoId: NENHUM as ProdutoId, categoriaId: NENHUM as CategoriaId, total }
  const deTudo = { ...cupom, id: NENHUM as CupomId, usos: 0, produtos: [], categorias: [] }
  const { alvo, ate } = abatimentoDoCupom(deTudo, [linha])
  const tira = alvo === 'frete' ? dizerDaEntrega(ate) : `menos ${formatReais(ate)}`
  const alcance = cupom.produtos.length + cupom.categorias.length > 0 && alvo === 'itens'
  return `Num pedido de ${formatReais(total)}${alcance ? ' só dos itens escolhidos' : ''}: ${tira}`
}

function dizerDaEntrega(ate: Centavos | null): string {
  return ate === null ? 'entrega grátis' : `até ${formatReais(ate)} a menos na entrega`
}

/** How the saves of two people become one. */
export const FORMA_DO_CUPOM: Forma<DadosDoCupom> = {
  rotulos: ROTULOS_DO_CUPOM,
  descrever: descreverCupom,
  juntos: [
    { rotulo: 'Desconto', campos: ['tipo', 'valor', 'percentual', 'teto', 'maneira'] },
    { rotulo: 'Horário', campos: ['deHora', 'ateHora'] },
    { rotulo: 'Período', campos: ['inicio', 'fim'] },
  ],
}

/** Describes a coupon by the labels of its form, in the form's order. */
export function descreverCupom(cupom: DadosDoCupom): Descricao {
  const emReais = (valor: Centavos | null) => ouEmBranco(valor === null ? null : formatReais(valor))
  const emNumero = (numero: number | null) => ouEmBranco(numero === null ? null : String(numero))
  const emHora = (minutos: number | null) => ouEmBranco(minutos === null ? null : formatHora(minutos))
  const emData = (data: string | null) => ouEmBranco(data === null ? null : formatData(data))
  const { dias, maneira } = cupom
  return {
    [ROTULOS_DO_CUPOM.codigo]: cupom.codigo,
    [ROTULOS_DO_CUPOM.tipo]: `${NOME_DO_TIPO_DE_CUPOM[cupom.tipo]} (${dizerDesconto(cupom)})`,
    [ROTULOS_DO_CUPOM.minimo]: emReais(cupom.minimo),
    [ROTULOS_DO_CUPOM.maneira]: NOME_DA_MANEIRA[maneira ?? ''],
    [ROTULOS_DO_CUPOM.dias]: dias.length === 0 ? 'todos' : dizerDias(dias),
    [ROTULOS_DO_CUPOM.deHora]: emHora(cupom.deHora),
    [ROTULOS_DO_CUPOM.ateHora]: emHora(cupom.ateHora),
    [ROTULOS_DO_CUPOM.inicio]: emData(cupom.inicio),
    [ROTULOS_DO_CUPOM.fim]: emData(cupom.fim),
    [ROTULOS_DO_CUPOM.produtos]: emNumero(cupom.produtos.length || null),
    [ROTULOS_DO_CUPOM.categorias]: emNumero(cupom.categorias.length || null),
    [ROTULOS_DO_CUPOM.primeiraCompra]: simOuNao(cupom.primeiraCompra),
    [ROTULOS_DO_CUPOM.limite]: emNumero(cupom.limite),
    [ROTULOS_DO_CUPOM.porCliente]: emNumero(cupom.porCliente),
    [ROTULOS_DO_CUPOM.porDia]: emNumero(cupom.porDia),
    [ROTULOS_DO_CUPOM.ativo]: simOuNao(cupom.ativo),
  }
}
