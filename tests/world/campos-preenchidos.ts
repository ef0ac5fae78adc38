import * as v from 'valibot'
import { CAMPOS_NO_CARDAPIO, type ProdutoDoCardapio } from '../../app/domain/cardapio/cardapio'
import {
  CAMPOS_DO_PRODUTO,
  type CampoDoProduto,
  type CamposDoProduto,
  NOMES_DOS_CAMPOS,
} from '../../app/domain/cardapio/produto-digitado'
import { centavos } from '../../app/domain/valores/centavos'
import type { ProdutoId } from '../../app/domain/valores/ids'
import { pick } from '../../app/domain/valores/pick'

const ler = (campo: CampoDoProduto, texto: string) => v.safeParse(CAMPOS_DO_PRODUTO[campo], texto)

/** For each of a product's own fields a text that its form takes and that says something. */
export const CAMPOS_DIGITADOS: Readonly<Record<string, string>> = Object.fromEntries(
  NOMES_DOS_CAMPOS.map(campo => {
    const digitado = ['7', 'on', 'picante'].find(texto => {
      const lido = ler(campo, texto)
      return lido.success && lido.output !== ler(campo, '').output
    })
    if (digitado === undefined) throw new Error(`give a text that the field ${campo} takes`)
    return [campo, digitado]
  }),
)

export const CAMPOS_PREENCHIDOS: CamposDoProduto = v.parse(v.object(CAMPOS_DO_PRODUTO), CAMPOS_DIGITADOS)

/** A product of the menu, for R$ 10,00, that says nothing but its name. */
export function umNoCardapio(id: number, nome: string): ProdutoDoCardapio {
  const campos = pick(v.parse(v.object(CAMPOS_DO_PRODUTO), { nome: 'x' }), CAMPOS_NO_CARDAPIO)
  return { id: id as ProdutoId, ...campos, nome, preco: centavos(10_00), imagem: null, extras: [] }
}
