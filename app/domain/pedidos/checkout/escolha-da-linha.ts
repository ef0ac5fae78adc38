import { type Escolha, GRUPO_DOS_EXTRAS, opcaoDoExtra, type Selecao } from '~/domain/cardapio/grupo'
import type { ExtraDoCarrinho, ItemDoCarrinho } from './carrinho'

/** What a line of the cart asks for. An option that is in part included has two rows there and is one choice. */
export function selecaoDaLinha({
  varianteId,
  extras,
}: Pick<ItemDoCarrinho, 'varianteId' | 'extras'>): Selecao {
  const opcoes: Escolha[] = []
  for (const extra of extras) {
    const escolha = escolhaDoExtra(extra)
    if (!escolha) continue
    const igual = opcoes.findIndex(
      ({ grupoId, opcaoId }) => grupoId === escolha.grupoId && opcaoId === escolha.opcaoId,
    )
    const antes = opcoes[igual]
    if (antes) opcoes[igual] = { ...antes, quantidade: antes.quantidade + escolha.quantidade }
    else opcoes.push(escolha)
  }
  return { varianteId: varianteId ?? null, opcoes }
}

function escolhaDoExtra({
  id,
  grupoId,
  opcaoId,
  quantidade = 1,
  observacao,
}: ExtraDoCarrinho): Escolha | null {
  if (id) return { grupoId: GRUPO_DOS_EXTRAS, opcaoId: opcaoDoExtra(id), quantidade: 1 }
  if (!grupoId || !opcaoId) return null
  return { grupoId, opcaoId, quantidade, ...(observacao && { observacao }) }
}
