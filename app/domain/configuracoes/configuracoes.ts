import * as v from 'valibot'
import type { TipoPedido } from '~/domain/empresas/plano'
import type { Descricao, Forma } from '~/domain/respostas/conflito'
import { lerFormularioCom } from '~/domain/respostas/ler-formulario'
import type { Recusa } from '~/domain/respostas/recusa'
import { ZERO } from '~/domain/valores/centavos'
import { type Campo, escolha, numero, quilometros, reais } from './campo'

/** In the order in which they are offered; the first is the default. */
export const MODOS_DE_FRETE = [
  ['fixo', 'Valor fixo'],
  ['km', 'Calcular frete por km'],
  ['faixas', 'Por faixas de distância'],
  ['bairros', 'Por bairro'],
] as const
export type ModoDeFrete = (typeof MODOS_DE_FRETE)[number][0]

/**
 * The settings that an owner makes, in the sections and in the order of their forms. `recebimento` is kept in `empresas`, the
 * others in `configuracoes`.
 */
export const SECOES = {
  frete: {
    // The mode that is switched on; the values of the others stay stored.
    modoFrete: escolha('Como cobrar a entrega', MODOS_DE_FRETE, 'Escolha como cobrar a entrega.'),
    // Unknown, and not 0: 'Entrega a combinar' (frete-21).
    valorFreteFixo: reais('Valor fixo do frete', null),
    valorFreteKm: reais('Valor do frete por km', ZERO),
    raioAtendimento: quilometros('Raio de atendimento (km)', 0, {
      dica: 'Até onde você entrega. Em branco ou zero: sem limite.',
    }),
  },
  minimo: {
    minimoEntrega: reais('Pedido mínimo para entrega', null, {
      dica: 'O de um bairro ou de uma faixa vale no lugar deste.',
    }),
    minimoRetirada: reais('Pedido mínimo para retirada', null),
    freteGratisAcima: reais('Entrega grátis a partir de', null, { dica: 'Só dentro da área de entrega.' }),
    gratisSobre: escolha<'bruto' | 'liquido'>(
      'Com desconto no pedido, conta o valor',
      [
        ['bruto', 'Antes do desconto'],
        ['liquido', 'Depois do desconto'],
      ],
      'Escolha que valor conta para a entrega grátis.',
    ),
  },
  tempo: {
    preparoMin: numero('Tempo de preparo', {
      ...{ unidade: 'min', padrao: null, de: 1, ate: 240 },
      noCampo: 'Tempo de preparo (minutos)',
      dica: 'Em branco: nenhum tempo é prometido.',
    }),
  },
  margem: {
    margemFechamentoMin: numero('Último pedido, minutos antes de fechar', {
      ...{ unidade: 'min', padrao: 0, de: 0, ate: 60 },
      noCampo: 'Último pedido (minutos antes de fechar)',
      dica: 'De 0 a 60. Com 30, quem fecha às 23:00 recebe pedidos até 22:30.',
    }),
  },
  servico: {
    servicoPercentual: numero('Taxa de serviço', {
      ...{ unidade: '%', padrao: null, de: 1, ate: 30 },
      noCampo: 'Taxa de serviço (%)',
      dica: 'Em branco: nenhuma.',
    }),
  },
  recebimento: {
    tipoPedido: escolha<TipoPedido>(
      'Tipo de pedido',
      [
        ['sistema', 'Sistema'],
        ['whatsapp', 'WhatsApp'],
      ],
      'Escolha onde os pedidos chegam.',
    ),
  },
}

export const ERRO_AO_SALVAR_CONFIGURACOES = 'Erro ao salvar configurações'

type Secoes = typeof SECOES
export type NomeDaSecao = keyof Secoes
/** The values of a section. */
export type Secao<Nome extends NomeDaSecao> = {
  readonly [Ajuste in keyof Secoes[Nome]]: Secoes[Nome][Ajuste] extends Campo<infer Valor> ? Valor : never
}
/** The texts in the fields of a section. */
export type SecaoDigitada<Nome extends NomeDaSecao> = { readonly [Ajuste in keyof Secoes[Nome]]: string }

/** A section as its form opens. */
export interface SecaoAberta<Nome extends NomeDaSecao> {
  readonly nome: Nome
  readonly digitada: SecaoDigitada<Nome>
  /** The digest of what the form is filled with. */
  readonly visto: string
}

/** Reads a section from its form. Refuses, beside its field, every text that is not a value of that kind. */
export function lerSecao<Nome extends NomeDaSecao>(
  nome: Nome,
  valores: unknown,
): { dados: Secao<Nome> } | { recusas: Recusa[] } {
  const schemas: Record<string, v.GenericSchema> = porCampo(nome, campo => campo.schema)
  const lida = lerFormularioCom(v.object(schemas), valores, ERRO_AO_SALVAR_CONFIGURACOES)
  return 'recusas' in lida ? lida : { dados: lida.dados as Secao<Nome> }
}

/** Picks the values of one section from a row that has others too. */
export function soASecao<Nome extends NomeDaSecao>(nome: Nome, guardado: Secao<Nome>): Secao<Nome> {
  return porCampo(nome, (_, ajuste) => guardado[ajuste])
}

/** The values for a company that has never saved this section. */
export function secaoPadrao<Nome extends NomeDaSecao>(nome: Nome): Secao<Nome> {
  return porCampo(nome, campo => campo.padrao)
}

export function digitarSecao<Nome extends NomeDaSecao>(nome: Nome, secao: Secao<Nome>): SecaoDigitada<Nome> {
  return porCampo(nome, (campo, ajuste) => campo.digitar(secao[ajuste]))
}

/** How the saves of two people become one. */
export function formaDaSecao<Nome extends NomeDaSecao>(nome: Nome): Forma<Secao<Nome>> {
  return { rotulos: porCampo(nome, campo => campo.rotulo), descrever: secao => descreverSecao(nome, secao) }
}

/** Describes the settings by the labels of their form, in the form's order. */
export function descreverSecao<Nome extends NomeDaSecao>(nome: Nome, secao: Secao<Nome>): Descricao {
  return Object.fromEntries(
    camposDaSecao(nome).map(([ajuste, campo]) => [campo.rotulo, campo.dizer(secao[ajuste])]),
  )
}

/** The settings of a section with their names, in the order of its form. */
export function camposDaSecao<Nome extends NomeDaSecao>(
  nome: Nome,
): readonly (readonly [ajuste: keyof Secao<Nome> & string, campo: Campo])[] {
  return Object.entries<Campo>(SECOES[nome]) as [keyof Secao<Nome> & string, Campo][]
}

/** Makes one thing of each setting. TypeScript cannot connect a field with the type of its value, so `Feito` says it. */
function porCampo<Nome extends NomeDaSecao, Feito>(
  nome: Nome,
  fazer: (campo: Campo, ajuste: keyof Secao<Nome>) => unknown,
): Feito {
  const feitos = camposDaSecao(nome).map(([ajuste, campo]) => [ajuste, fazer(campo, ajuste)])
  return Object.fromEntries(feitos) as Feito
}
