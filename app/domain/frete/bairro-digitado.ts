import * as v from 'valibot'
import { ROTULOS_DO_ENDERECO, UFS } from '~/domain/enderecos/endereco'
import { dobrarCidade } from '~/domain/enderecos/lugar'
import { dobrarBairro } from '~/domain/enderecos/nome-do-bairro'
import { type Descricao, type Forma, ouEmBranco, simOuNao } from '~/domain/respostas/conflito'
import { type Lido, lerFormularioCom, linhaObrigatoria, marcado } from '~/domain/respostas/ler-formulario'
import {
  ACIMA_DO_MAXIMO,
  type Centavos,
  formatReais,
  parseReais,
  VALOR_MAXIMO,
} from '~/domain/valores/centavos'
import { limites } from '~/domain/valores/texto'
import { lerMinimo, minutosDaArea } from './faixas-digitadas'
import type { BairroAtendido } from './modo-bairros'

/** The labels of the form, which its messages name. */
export const ROTULOS_DO_BAIRRO = {
  cidade: ROTULOS_DO_ENDERECO.cidade,
  estado: ROTULOS_DO_ENDERECO.estado,
  nome: ROTULOS_DO_ENDERECO.bairro,
  taxa: 'Taxa de entrega',
  minimo: 'Pedido mínimo',
  minutos: 'Minutos até lá',
  ativo: 'Entregar neste bairro',
} as const satisfies Record<keyof BairroAtendido, string>

export const MAX_BAIRROS = 200
export const ERRO_AO_SALVAR_BAIRRO = 'Erro ao salvar bairro'

const TAXA_INVALIDA = 'Informe a taxa em reais, como 6,00. Para entrega grátis, 0.'
const MINIMO_INVALIDO = 'Informe um valor em reais, como 40,00, ou deixe em branco.'

const bairroSchema = v.object({
  cidade: linhaObrigatoria(ROTULOS_DO_BAIRRO.cidade, limites.cidade),
  estado: v.pipe(v.optional(v.string(), ''), v.picklist(UFS, 'Informe uma UF válida, como SP.')),
  nome: v.pipe(
    linhaObrigatoria(ROTULOS_DO_BAIRRO.nome, limites.bairro),
    v.check(nome => dobrarBairro(nome) !== '', 'Informe o nome do bairro.'),
  ),
  taxa: v.pipe(
    v.optional(v.string(TAXA_INVALIDA), ''),
    v.transform(parseReais),
    v.check(taxa => taxa !== null, TAXA_INVALIDA),
    v.transform((taxa): Centavos => taxa as Centavos),
    v.maxValue(VALOR_MAXIMO, ACIMA_DO_MAXIMO),
  ),
  minimo: v.pipe(
    v.optional(v.string(MINIMO_INVALIDO), ''),
    v.transform(lerMinimo),
    v.check(minimo => minimo !== undefined, MINIMO_INVALIDO),
    v.transform((minimo): Centavos | null => minimo ?? null),
    v.check(minimo => minimo === null || minimo <= VALOR_MAXIMO, ACIMA_DO_MAXIMO),
  ),
  minutos: minutosDaArea,
  ativo: marcado,
})

export type DadosDoBairro = v.InferOutput<typeof bairroSchema>

/**
 * The form of one bairro. Refused: blank or long names, what is not an amount or above what an order may come to, and what are no minutes. That no name is there twice is
 * seen by its folded city and name (`chaveDoBairro`).
 */
export function lerBairro(valores: unknown): Lido<typeof bairroSchema> {
  return lerFormularioCom(bairroSchema, valores, ERRO_AO_SALVAR_BAIRRO)
}

/** Two rows with the same three texts are one bairro. */
export function chaveDoBairro({ cidade, estado, nome }: Pick<BairroAtendido, 'cidade' | 'estado' | 'nome'>) {
  return { cidadeDobrada: dobrarCidade(cidade, estado), estado, nomeDobrado: dobrarBairro(nome) }
}

/** How the saves of two people become one: a name is that of a bairro together with its city. */
export const FORMA_DO_BAIRRO: Forma<BairroAtendido & ReturnType<typeof chaveDoBairro>> = {
  rotulos: ROTULOS_DO_BAIRRO,
  descrever: descreverBairro,
  juntos: [
    { rotulo: ROTULOS_DO_BAIRRO.nome, campos: ['cidade', 'estado', 'nome', 'cidadeDobrada', 'nomeDobrado'] },
  ],
}

/** Describes a bairro by the labels of its form, in the form's order. */
export function descreverBairro(bairro: BairroAtendido): Descricao {
  const { cidade, estado, nome, taxa, minimo, minutos, ativo } = bairro
  return {
    [ROTULOS_DO_BAIRRO.cidade]: cidade,
    [ROTULOS_DO_BAIRRO.estado]: estado,
    [ROTULOS_DO_BAIRRO.nome]: nome,
    [ROTULOS_DO_BAIRRO.taxa]: formatReais(taxa),
    [ROTULOS_DO_BAIRRO.minimo]: ouEmBranco(minimo === null ? null : formatReais(minimo)),
    [ROTULOS_DO_BAIRRO.minutos]: ouEmBranco(minutos === null ? null : String(minutos)),
    [ROTULOS_DO_BAIRRO.ativo]: simOuNao(ativo),
  }
}
