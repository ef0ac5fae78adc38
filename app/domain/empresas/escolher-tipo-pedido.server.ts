import * as v from 'valibot'
import { type Recusa, recusar } from '~/domain/valores/recusa'
import type { TipoPedido } from './plano'
import type { Empresa } from './store.server'
import { comContas, updateTipoPedido } from './store-contas.server'

const TIPOS = ['sistema', 'whatsapp'] as const satisfies readonly TipoPedido[]

const ERRO = 'Erro ao salvar configurações'
const ESCOLHA = recusar(ERRO, 'Escolha onde os pedidos chegam.', 'tipoPedido')
const SEM_TELEFONE = recusar(
  ERRO,
  'Informe antes o telefone da empresa em Meus dados: é nele que os pedidos chegam pelo WhatsApp.',
  'tipoPedido',
)

/**
 * Where orders arrive: on the board or in the company's WhatsApp (decisions 30 and 31). Refused: what is neither, and
 * WhatsApp without a phone of the company.
 */
export async function escolherTipoPedido(empresa: Empresa, escolhido: unknown): Promise<Recusa | null> {
  if (!v.is(v.picklist(TIPOS), escolhido)) return ESCOLHA
  const salvo = await comContas(tx => updateTipoPedido(tx, empresa.id, escolhido))
  return salvo ? null : SEM_TELEFONE
}
