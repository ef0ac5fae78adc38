import * as v from 'valibot'
import type { Descricao, Forma } from '~/domain/respostas/conflito'
import { type Lido, lerFormularioCom, linhaObrigatoria } from '~/domain/respostas/ler-formulario'
import { recusar } from '~/domain/respostas/recusa'
import { formatReais } from '~/domain/valores/centavos'
import { limites } from '~/domain/valores/texto'
import type { TipoDeExtra } from './cardapio'
import { precoDigitado, TITULOS_DO_PRECO } from './preco-digitado'

/** The labels of the form, which its messages name. */
export const ROTULOS_DO_EXTRA = { nome: 'Nome', preco: 'Preço', tipo: 'Tipo' } as const

/** In the order in which they are offered; the first is the default. */
export const TIPOS_DE_EXTRA = ['adicional', 'opcional'] as const satisfies readonly TipoDeExtra[]
export const NOME_DO_TIPO: Record<TipoDeExtra, string> = { adicional: 'Adicional', opcional: 'Opcional' }

const SEM_NOME = 'O nome do item extra é obrigatório.'

const extraSchema = v.object({
  nome: linhaObrigatoria(ROTULOS_DO_EXTRA.nome, limites.nome, SEM_NOME),
  preco: v.optional(precoDigitado, ''),
  tipo: v.picklist(TIPOS_DE_EXTRA, 'Escolha o tipo do item extra.'),
})

export type DadosDoExtra = v.InferOutput<typeof extraSchema>

/**
 * The extra item's form, its price as typed in reais (produto-8). Refused: a blank name, a price that is not an amount
 * of at least 0.
 */
export function lerExtra(valores: unknown): Lido<typeof extraSchema> {
  return lerFormularioCom(extraSchema, valores, texto => TITULOS[texto] ?? 'Erro ao salvar')
}

const TITULOS: Record<string, string> = {
  [SEM_NOME]: 'Campo obrigatório',
  ...TITULOS_DO_PRECO,
}

/** How the saves of two people become one. */
export const FORMA_DO_EXTRA: Forma<DadosDoExtra> = { rotulos: ROTULOS_DO_EXTRA, descrever: descreverExtra }

/** Describes an extra item by the labels of its form, in the form's order. */
export function descreverExtra({ nome, preco, tipo }: DadosDoExtra): Descricao {
  return {
    [ROTULOS_DO_EXTRA.nome]: nome,
    [ROTULOS_DO_EXTRA.preco]: formatReais(preco),
    [ROTULOS_DO_EXTRA.tipo]: NOME_DO_TIPO[tipo],
  }
}

/** Deletion is blocked while products offer it (produto-8). */
export const EXTRA_COM_PRODUTOS = recusar(
  'extra-com-produtos',
  'Ação não permitida',
  'Este item extra está vinculado a produtos. Tire-o dos produtos antes de excluí-lo.',
)
