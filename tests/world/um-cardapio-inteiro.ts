import * as v from 'valibot'
import type { VinculoDoProduto } from '~/domain/cardapio/grupo'
import {
  type GrupoGuardado,
  type OpcaoGuardada,
  SEM_PRECO_DE_TODOS,
  type TamanhoGuardado,
} from '~/domain/cardapio/grupo-guardado'
import { CAMPOS_DO_PRODUTO } from '~/domain/cardapio/produto-digitado'
import { COLUNAS_DO_CARDAPIO, PRECISA_DO_CARDAPIO } from '~/domain/planilhas/cardapio/planilha-do-cardapio'
import { type PropostaDoCardapio, proporCardapio } from '~/domain/planilhas/cardapio/proposta-do-cardapio'
import { entenderPlanilha, type Registro } from '~/domain/planilhas/planilha'
import { ehRecusa } from '~/domain/respostas/recusa'
import { centavos, ZERO } from '~/domain/valores/centavos'
import type { CategoriaId, ExtraId, GrupoId, OpcaoId, ProdutoId, VarianteId } from '~/domain/valores/ids'
import type { CardapioInteiro, ProdutoInteiro } from '../../app/domain/cardapio/cardapio-inteiro'

export const BACON = 31 as ExtraId
export const CEBOLA = 32 as ExtraId

export function umProduto(id: number, nome: string, mais: Partial<ProdutoInteiro> = {}): ProdutoInteiro {
  return {
    ...v.parse(v.object(CAMPOS_DO_PRODUTO), { nome, ativo: 'on' }),
    id: id as ProdutoId,
    categoriaId: 1 as CategoriaId,
    preco: centavos(1000),
    extras: [],
    tamanhos: [],
    grupos: [],
    janelas: [],
    promocional: SEM_PRECO_DE_TODOS,
    ordem: null,
    ...mais,
  }
}

/** A menu in which everything is once, and some things twice. */
export const CARDAPIO: CardapioInteiro = {
  categorias: [
    { id: 1 as CategoriaId, nome: 'Lanches', ordem: null },
    { id: 2 as CategoriaId, nome: 'Sucos', ordem: null },
  ],
  extras: [
    { id: BACON, nome: 'Bacon', preco: centavos(500), tipo: 'adicional' },
    { id: CEBOLA, nome: 'Sem cebola', preco: centavos(0), tipo: 'opcional' },
  ],
  grupos: [],
  promocoesLivres: 200,
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

/** A menu of nothing but a pizza with its groups, some of them in no product, and a juice. */
export const CARDAPIO_DA_PIZZARIA: CardapioInteiro = {
  categorias: [{ id: 1 as CategoriaId, nome: 'Pizzas', ordem: null }],
  extras: [],
  promocoesLivres: 200,
  grupos: [
    grupoGuardado(
      41,
      'Sabores',
      [sabor(51, 'Calabresa', 29_90, 49_90), sabor(52, 'Portuguesa', null, 55_90)],
      {
        ...{ tipo: 'sabor', regraPreco: 'media' },
        ajuda: 'Até dois',
      },
    ),
    grupoGuardado(
      42,
      'Borda',
      [opcaoGuardada(53, 'Sem borda', { padrao: true }), sabor(54, 'Catupiry', 8_00, 10_00)],
      {
        tipo: 'borda',
      },
    ),
    grupoGuardado(
      43,
      'Molhos (à parte)',
      [opcaoGuardada(55, 'Alho', { preco: centavos(3_50), maxUnidades: 3 })],
      {
        ...{ min: 0, max: 3, maxDistintas: 2, incluidas: 1 },
      },
    ),
    grupoGuardado(44, 'Vazio', []),
  ],
  produtos: [
    umProduto(21, 'Pizza', {
      preco: ZERO,
      tamanhos: [tamanhoGuardado(61, 'Broto', 1), tamanhoGuardado(62, 'Grande', 2, 'G,1')],
      grupos: [ligado(41), ligado(43, 0, 2), { ...ligado(42), min: 1 }],
      janelas: [
        { diaSemana: 'sexta', abertura: 1080, fechamento: 120 },
        { diaSemana: 'sabado', abertura: 1080, fechamento: 120 },
      ],
    }),
    umProduto(22, 'Suco'),
  ],
}

function ligado(grupoId: number, min: number | null = null, max: number | null = null): VinculoDoProduto {
  return { grupoId: grupoId as GrupoId, min, max, incluidas: null }
}

function tamanhoGuardado(
  id: number,
  nome: string,
  maxSabores: number,
  codigoCliente: string | null = null,
): TamanhoGuardado {
  return { id: id as VarianteId, nome, preco: ZERO, maxSabores, ativo: true, codigoCliente }
}

export function opcaoGuardada(id: number, nome: string, mais: Partial<OpcaoGuardada> = {}): OpcaoGuardada {
  const resto = { maxUnidades: 1, padrao: false, ativo: true, codigoCliente: null }
  return { id: id as OpcaoId, nome, descricao: null, preco: ZERO, precos: [], ...resto, ...mais }
}

function sabor(id: number, nome: string, broto: number | null, grande: number): OpcaoGuardada {
  const precos = [
    ...(broto === null ? [] : [{ tamanho: 'Broto', preco: centavos(broto) }]),
    { tamanho: 'Grande', preco: centavos(grande) },
  ]
  return opcaoGuardada(id, nome, { preco: null, precos })
}

export function grupoGuardado(
  id: number,
  nome: string,
  opcoes: readonly OpcaoGuardada[],
  mais: Partial<GrupoGuardado> = {},
): GrupoGuardado {
  const limites = { min: 1, max: 1, maxDistintas: null, incluidas: 0 }
  const resto = { ajuda: null, tipo: 'escolha', regraPreco: 'soma', ...SEM_PRECO_DE_TODOS } as const
  return { id: id as GrupoId, nome, opcoes, ...resto, ...limites, ...mais }
}

/** What a file of this header and these lines, as somebody types them, would do. */
export function propor(titulos: string, ...linhas: string[]): PropostaDoCardapio {
  return proporA(CARDAPIO, titulos, ...linhas)
}

export function proporA(cardapio: CardapioInteiro, titulos: string, ...linhas: string[]): PropostaDoCardapio {
  return proporRegistros(
    [titulos, ...linhas].map(linha => linha.split(';')),
    cardapio,
  )
}

export function errosDe({ erros }: PropostaDoCardapio): (string | number)[][] {
  return erros.map(({ linha, coluna, valor, motivo }) => [linha, coluna, valor, motivo])
}
