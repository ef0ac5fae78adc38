import * as v from 'valibot'
import type { TipoPedido } from '~/domain/empresas/plano'
import type { Descricao, Forma } from '~/domain/respostas/conflito'
import { lerFormularioCom } from '~/domain/respostas/formulario'
import type { Recusa } from '~/domain/respostas/recusa'
import { type Campo, escolha, minutos, quilometros, reais, reaisOuNada } from './campo'

export type ModoDeFrete = 'fixo' | 'km' | 'faixas' | 'bairros'

/** The settings that an owner makes, in the sections and in the order of their forms. */
export const SECOES = {
  frete: {
    modoFrete: escolha<ModoDeFrete>(
      'Como cobrar a entrega',
      [
        ['fixo', 'Valor fixo'],
        ['km', 'Calcular frete por km'],
        ['faixas', 'Por faixas de distância'],
        ['bairros', 'Por bairro'],
      ],
      'Escolha como cobrar a entrega.',
    ),
    valorFreteFixo: reais('Valor fixo do frete'),
    valorFreteKm: reais('Valor do frete por km'),
    raioAtendimento: quilometros('Raio de atendimento (km)'),
  },
  minimo: {
    minimoEntrega: reaisOuNada('Pedido mínimo para entrega'),
    minimoRetirada: reaisOuNada('Pedido mínimo para retirada'),
    freteGratisAcima: reaisOuNada('Entrega grátis a partir de'),
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
    preparoMin: minutos('Tempo de preparo', { de: 1, ate: 240 }, null),
  },
  margem: {
    margemFechamentoMin: minutos('Último pedido, minutos antes de fechar', { de: 0, ate: 60 }, 0),
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

export type NomeDaSecao = keyof typeof SECOES
/** The values of a section. */
export type Secao<Nome extends NomeDaSecao> = {
  readonly [Ajuste in keyof (typeof SECOES)[Nome]]: (typeof SECOES)[Nome][Ajuste] extends Campo<
    infer Valor,
    infer _
  >
    ? Valor
    : never
}
/** The texts in the fields of a section. */
export type SecaoDigitada<Nome extends NomeDaSecao> = {
  readonly [Ajuste in keyof (typeof SECOES)[Nome]]: (typeof SECOES)[Nome][Ajuste] extends Campo<
    infer _,
    infer Digitado
  >
    ? Digitado
    : never
}

/** Reads a section from its form. Refuses, beside its field, every text that is not a value of that kind. */
export function lerSecao<Nome extends NomeDaSecao>(
  nome: Nome,
  valores: unknown,
): { dados: Secao<Nome> } | { recusas: Recusa[] } {
  const schemas = porCampo(nome, campo => campo.schema)
  const lida = lerFormularioCom(v.object(schemas), valores, ERRO_AO_SALVAR_CONFIGURACOES)
  return 'recusas' in lida ? lida : { dados: lida.dados as Secao<Nome> }
}

/** Picks the values of one section from a row that has others too. */
export function soASecao<Nome extends NomeDaSecao>(nome: Nome, guardado: Secao<Nome>): Secao<Nome> {
  return porCampo(nome, (_, ajuste) => guardado[ajuste]) as Secao<Nome>
}

export function secaoPadrao<Nome extends NomeDaSecao>(nome: Nome): Secao<Nome> {
  return porCampo(nome, campo => campo.padrao) as Secao<Nome>
}

export function digitarSecao<Nome extends NomeDaSecao>(nome: Nome, secao: Secao<Nome>): SecaoDigitada<Nome> {
  return porCampo(nome, (campo, ajuste) => campo.digitar(secao[ajuste])) as SecaoDigitada<Nome>
}

/** How the saves of two people become one. */
export function formaDaSecao<Nome extends NomeDaSecao>(nome: Nome): Forma<Secao<Nome>> {
  const rotulos = porCampo(nome, campo => campo.rotulo) as Record<keyof Secao<Nome>, string>
  return { rotulos, descrever: secao => descreverSecao(nome, secao) }
}

/** Describes the settings by the labels of their form, in the form's order. */
export function descreverSecao<Nome extends NomeDaSecao>(nome: Nome, secao: Secao<Nome>): Descricao {
  const ditos = porCampo(nome, (campo, ajuste) => [campo.rotulo, campo.dizer(secao[ajuste])] as const)
  return Object.fromEntries(Object.values(ditos))
}

/** TypeScript cannot connect a field with the type of its value, so a wider type is used inside. */
function porCampo<Nome extends NomeDaSecao, Feito>(
  nome: Nome,
  fazer: (campo: Campo<unknown, unknown>, ajuste: keyof Secao<Nome>) => Feito,
): Record<string, Feito> {
  const campos = Object.entries(SECOES[nome] as Record<string, Campo<unknown, unknown>>)
  return Object.fromEntries(
    campos.map(([ajuste, campo]) => [ajuste, fazer(campo, ajuste as keyof Secao<Nome>)]),
  )
}
