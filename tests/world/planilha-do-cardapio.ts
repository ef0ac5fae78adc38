import { entenderPlanilha, type Registro } from '~/domain/planilhas/planilha'
import { COLUNAS_DO_CARDAPIO, PRECISA_DO_CARDAPIO } from '~/domain/planilhas/planilha-do-cardapio'
import { type PropostaDoCardapio, proporCardapio } from '~/domain/planilhas/proposta-do-cardapio'
import { ehRecusa } from '~/domain/respostas/recusa'
import { centavos } from '~/domain/valores/centavos'
import type { CategoriaId, ExtraId, ProdutoId } from '~/domain/valores/ids'
import type { CardapioInteiro, ProdutoGuardado } from '../../app/domain/cardapio/cardapio-inteiro'

export const BACON = 31 as ExtraId
export const CEBOLA = 32 as ExtraId

export function umProduto(id: number, nome: string, mais: Partial<ProdutoGuardado> = {}): ProdutoGuardado {
  return {
    id: id as ProdutoId,
    categoriaId: 1 as CategoriaId,
    nome,
    descricao: null,
    preco: centavos(1000),
    codigoCliente: null,
    ativo: true,
    possuiExtra: false,
    extras: [],
    ...mais,
  }
}

/** A menu in which everything is once, and some things twice. */
export const CARDAPIO: CardapioInteiro = {
  categorias: [
    { id: 1 as CategoriaId, nome: 'Lanches' },
    { id: 2 as CategoriaId, nome: 'Sucos' },
  ],
  extras: [
    { id: BACON, nome: 'Bacon', preco: centavos(500), tipo: 'adicional' },
    { id: CEBOLA, nome: 'Sem cebola', preco: centavos(0), tipo: 'opcional' },
  ],
  produtos: [
    umProduto(11, 'X-Salada', {
      descricao: 'Com alface\ne tomate',
      preco: centavos(2290),
      codigoCliente: 'L01',
      possuiExtra: true,
      extras: [BACON],
    }),
    umProduto(12, 'Laranja', { categoriaId: 2 as CategoriaId, ativo: false }),
    umProduto(13, 'Misto', { codigoCliente: 'L03' }),
    umProduto(14, 'Misto', { categoriaId: null }),
    umProduto(15, 'Coxinha', { codigoCliente: '0015' }),
    umProduto(16, 'Pastel de carne', { codigoCliente: 'P' }),
    umProduto(17, 'Pastel de queijo', { codigoCliente: 'P' }),
  ],
}

/** What a file of these rows would do. */
export function proporRegistros(registros: readonly Registro[], cardapio = CARDAPIO): PropostaDoCardapio {
  const planilha = entenderPlanilha(registros, COLUNAS_DO_CARDAPIO, PRECISA_DO_CARDAPIO)
  if (ehRecusa(planilha)) throw new Error(planilha.texto)
  return proporCardapio(planilha, cardapio)
}

/** What a file of this header and these lines, as somebody types them, would do. */
export function propor(titulos: string, ...linhas: string[]): PropostaDoCardapio {
  return proporRegistros([titulos, ...linhas].map(linha => linha.split(';')))
}

export function errosDe({ erros }: PropostaDoCardapio): (string | number)[][] {
  return erros.map(({ linha, coluna, valor, motivo }) => [linha, coluna, valor, motivo])
}
