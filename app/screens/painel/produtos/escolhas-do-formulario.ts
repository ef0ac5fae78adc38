import type { Vinculo, VinculoDoProduto } from '~/domain/cardapio/grupo'
import type { EscolhasGuardadas, TamanhoGuardado } from '~/domain/cardapio/grupo-guardado'
import { porTamanhoDe } from '~/domain/produtos/limites-por-tamanho'
import { TAMANHOS_DA_PIZZA } from '~/domain/produtos/tamanhos-e-grupos'
import { formatValor, parseReais, ZERO } from '~/domain/valores/centavos'
import type { GrupoId, VarianteId } from '~/domain/valores/ids'
import type { LinhaDaLista } from '../tela/lista/use-linhas'

/** A size as somebody types it. */
export interface LinhaDoTamanho extends LinhaDaLista {
  /** Blank for a new one. */
  readonly id: string
  readonly nome: string
  readonly preco: string
  readonly maxSabores: string
  readonly ativo: boolean
  readonly codigoCliente: string
}

/** Limits as somebody types them. */
export interface LimitesDigitados {
  readonly min: string
  readonly max: string
  readonly incluidas: string
}

/** A chosen group, with the limits of the product. */
export interface LinhaDoGrupo extends LinhaDaLista, LimitesDigitados {
  readonly grupoId: GrupoId
  /** By the key of the size's row, which keeps it when its name is typed anew. */
  readonly porTamanho: Readonly<Record<number, LimitesDigitados>>
}

export const LIMITES_EM_BRANCO: LimitesDigitados = { min: '', max: '', incluidas: '' }

const emTexto = (numero: number | null) => (numero === null ? '' : String(numero))

export function abrirTamanhos({ tamanhos }: EscolhasGuardadas): LinhaDoTamanho[] {
  return tamanhos.map(({ id, nome, preco, maxSabores, ativo, codigoCliente }, n) => ({
    ...{ chave: n + 1, id: String(id), nome, preco: formatValor(preco), maxSabores: emTexto(maxSabores) },
    ...{ ativo, codigoCliente: codigoCliente ?? '' },
  }))
}

export function tamanhosDaPizza(): LinhaDoTamanho[] {
  return TAMANHOS_DA_PIZZA.map(({ nome, maxSabores }, n) => ({
    ...tamanhoEmBranco(n + 1),
    ...{ nome, preco: formatValor(ZERO), maxSabores: String(maxSabores) },
  }))
}

export function tamanhoEmBranco(chave: number): LinhaDoTamanho {
  return { chave, id: '', nome: '', preco: '', maxSabores: '', ativo: true, codigoCliente: '' }
}

export function abrirGrupos({ tamanhos, grupos }: EscolhasGuardadas): LinhaDoGrupo[] {
  const chaves = new Map(abrirTamanhos({ tamanhos, grupos }).map(({ nome, chave }) => [nome, chave]))
  return grupos.map(({ grupoId, porTamanho, ...vinculo }, n) => ({
    ...{ chave: n + 1, grupoId, ...digitados(vinculo) },
    porTamanho: Object.fromEntries(
      (porTamanho ?? []).map(({ tamanho, ...limites }) => [chaves.get(tamanho), digitados(limites)]),
    ),
  }))
}

export function grupoEscolhido(chave: number, grupoId: GrupoId): LinhaDoGrupo {
  return { chave, grupoId, ...LIMITES_EM_BRANCO, porTamanho: {} }
}

function digitados({ min, max, incluidas }: Vinculo): LimitesDigitados {
  return { min: emTexto(min), max: emTexto(max), incluidas: emTexto(incluidas) }
}

/** The sizes and groups as they would be saved, as far as they can be read. */
export function lerEscolhas(
  tamanhos: readonly LinhaDoTamanho[],
  grupos: readonly LinhaDoGrupo[],
): EscolhasGuardadas {
  return {
    tamanhos: tamanhos.map(
      ({ chave, nome, preco, maxSabores, ativo, codigoCliente }): TamanhoGuardado => ({
        ...{ id: -chave as VarianteId, nome: nome.trim(), preco: parseReais(preco) ?? ZERO },
        ...{ maxSabores: lerLimite(maxSabores), ativo, codigoCliente: codigoCliente.trim() || null },
      }),
    ),
    grupos: grupos.map(
      (grupo): VinculoDoProduto => ({
        ...{ grupoId: grupo.grupoId, ...lerLimites(grupo) },
        ...porTamanhoDe(
          tamanhos.map(({ chave }) => lerLimites(grupo.porTamanho[chave] ?? LIMITES_EM_BRANCO)),
          tamanhos.map(({ nome }) => ({ nome: nome.trim() })),
        ),
      }),
    ),
  }
}

export function lerLimites({ min, max, incluidas }: LimitesDigitados): Vinculo {
  return { min: lerLimite(min), max: lerLimite(max), incluidas: lerLimite(incluidas) }
}

function lerLimite(texto: string): number | null {
  return /^\s*\d{1,2}\s*$/.test(texto) ? Number(texto) : null
}
