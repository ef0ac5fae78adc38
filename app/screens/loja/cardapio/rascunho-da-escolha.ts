import { parseJson } from '~/browser/json'
import { thisTab } from '~/browser/storage'
import type { Escolha, Selecao } from '~/domain/cardapio/grupo'
import { quantidadeValida } from '~/domain/pedidos/item'
import { limites } from '~/domain/valores/texto'

/** What somebody has chosen in the dialog so far. */
export interface RascunhoDaEscolha {
  readonly selecao: Selecao
  readonly quantidade: number
  readonly observacao: string
}

/**
 * What was chosen in a dialog and not confirmed, because the dialog was closed by mistake or the page reloaded. This tab
 * offers it again until the dialog is confirmed or cancelled. `dono` is the edited line, or else the product.
 */
export function readRascunhoDaEscolha(slug: string, dono: string | number): RascunhoDaEscolha | null {
  return lerRascunho(parseJson(thisTab.read(chave(slug, dono))))
}

export function saveRascunhoDaEscolha(
  slug: string,
  dono: string | number,
  rascunho: RascunhoDaEscolha,
): void {
  thisTab.write(chave(slug, dono), JSON.stringify(rascunho))
}

export function deleteRascunhoDaEscolha(slug: string, dono: string | number): void {
  thisTab.write(chave(slug, dono), null)
}

function chave(slug: string, dono: string | number): string {
  return `digitalMenuChoices:${slug}:${dono}`
}

type Lido<Forma> = { readonly [Campo in keyof Forma]?: unknown }

/** Null for anything but a draft. What today's menu does not have of it is left out by `ajustar`. */
function lerRascunho(valor: unknown): RascunhoDaEscolha | null {
  const { selecao, quantidade, observacao }: Lido<RascunhoDaEscolha> = Object(valor)
  const { varianteId, opcoes }: Lido<Selecao> = Object(selecao)
  const vale =
    (varianteId === null || Number.isSafeInteger(varianteId)) &&
    Array.isArray(opcoes) &&
    opcoes.every(ehEscolha) &&
    typeof quantidade === 'number' &&
    (quantidade === 0 || quantidadeValida(quantidade)) &&
    typeof observacao === 'string'
  if (!vale) return null
  const lido = valor as RascunhoDaEscolha
  return { ...lido, observacao: lido.observacao.slice(0, limites.observacao) }
}

function ehEscolha(valor: unknown): boolean {
  const { grupoId, opcaoId, quantidade, observacao }: Lido<Escolha> = Object(valor)
  return (
    [grupoId, opcaoId].every(Number.isSafeInteger) &&
    typeof quantidade === 'number' &&
    quantidadeValida(quantidade) &&
    (observacao == null || (typeof observacao === 'string' && observacao.length <= limites.observacao))
  )
}
