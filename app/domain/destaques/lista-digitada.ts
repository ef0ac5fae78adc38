import * as v from 'valibot'
import type { Forma } from '~/domain/respostas/conflito'
import { type Lido, lerFormularioCom } from '~/domain/respostas/ler-formulario'
import { recusar } from '~/domain/respostas/recusa'
import type { ProdutoId } from '~/domain/valores/ids'
import { type Lista, MAX_ESCOLHIDOS, MODOS, type Modo } from './modos-das-listas'

/** What the owner has decided of one list; the chosen ones are kept while the list shows others. */
export interface DadosDaLista {
  readonly modo: Modo
  readonly produtos: readonly ProdutoId[]
}

export const ERRO_AO_SALVAR_DESTAQUES = 'Erro ao salvar'

export const ROTULOS_DA_LISTA = { modo: 'O que aparece', produtos: 'Produtos' } as const

export const NOMES_DOS_MODOS: Readonly<Record<Lista, Readonly<Record<Modo, string>>>> = {
  destaques: { nenhum: 'Nada', escolhidos: 'Os que eu escolher', vendas: 'Os mais vendidos' },
  tambem: { nenhum: 'Nada', escolhidos: 'Os que eu escolher', vendas: 'O que se compra junto' },
}

const ESCOLHA_UM = 'Escolha ao menos um produto, ou marque outra opção acima.'

/** Products that are gone, of another company, or only for adults. */
export const NAO_SE_OFERECE = recusar(
  'nao-se-oferece',
  ERRO_AO_SALVAR_DESTAQUES,
  'Um dos produtos foi excluído ou agora tem álcool: ele saiu da lista. Confira e salve de novo.',
  'produtos',
)

const SCHEMA = v.pipe(
  v.object({
    modo: v.picklist(MODOS, 'Escolha o que aparece.'),
    produtos: v.pipe(
      v.optional(
        v.array(
          v.pipe(
            v.string(),
            v.regex(/^\d{1,15}$/),
            v.transform(id => Number(id) as ProdutoId),
          ),
        ),
        [],
      ),
      v.transform(ids => [...new Set(ids)]),
      v.maxLength(MAX_ESCOLHIDOS, `Escolha no máximo ${MAX_ESCOLHIDOS} produtos.`),
    ),
  }),
  v.forward(
    v.check(({ modo, produtos }) => modo !== 'escolhidos' || produtos.length > 0, ESCOLHA_UM),
    ['produtos'],
  ),
)

/** Reads the form of a list; `produtos` are ids in their order. */
export function lerLista(valores: unknown): Lido<v.GenericSchema<unknown, DadosDaLista>> {
  return lerFormularioCom(SCHEMA, valores, ERRO_AO_SALVAR_DESTAQUES)
}

/** How the saves of two people become one; `nomes` are those of the products. */
export function formaDaLista(lista: Lista, nomes: ReadonlyMap<ProdutoId, string>): Forma<DadosDaLista> {
  return {
    rotulos: ROTULOS_DA_LISTA,
    descrever: ({ modo, produtos }) => ({
      [ROTULOS_DA_LISTA.modo]: NOMES_DOS_MODOS[lista][modo],
      [ROTULOS_DA_LISTA.produtos]: produtos.map(id => nomes.get(id) ?? '').join(', ') || 'nenhum',
    }),
  }
}
