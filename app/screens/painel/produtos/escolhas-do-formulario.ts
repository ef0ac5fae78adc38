import type { VinculoDoProduto } from '~/domain/cardapio/grupo'
import type { EscolhasGuardadas, TamanhoGuardado } from '~/domain/cardapio/grupo-guardado'
import { TAMANHOS_DA_PIZZA } from '~/domain/produtos/escolhas-do-produto'
import { formatValor, parseReais, ZERO } from '~/domain/valores/centavos'
import type { GrupoId, VarianteId } from '~/domain/valores/ids'
import type { LinhaDaLista } from '../tela/use-linhas'

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

/** A chosen group, with the limits of the product as somebody types them. */
export interface LinhaDoGrupo extends LinhaDaLista {
  readonly grupoId: GrupoId
  readonly min: string
  readonly max: string
  readonly incluidas: string
}

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

export function abrirGrupos({ grupos }: EscolhasGuardadas): LinhaDoGrupo[] {
  return grupos.map(({ grupoId, min, max, incluidas }, n) => ({
    ...{ chave: n + 1, grupoId, min: emTexto(min), max: emTexto(max), incluidas: emTexto(incluidas) },
  }))
}

export function grupoEscolhido(chave: number, grupoId: GrupoId): LinhaDoGrupo {
  return { chave, grupoId, min: '', max: '', incluidas: '' }
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
      ({ grupoId, min, max, incluidas }): VinculoDoProduto => ({
        ...{ grupoId, min: lerLimite(min), max: lerLimite(max), incluidas: lerLimite(incluidas) },
      }),
    ),
  }
}

function lerLimite(texto: string): number | null {
  return /^\s*\d{1,2}\s*$/.test(texto) ? Number(texto) : null
}
