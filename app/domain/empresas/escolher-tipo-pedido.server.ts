import * as v from 'valibot'
import { comContas } from '~/domain/contas/store.server'
import { type Descricao, lerVisto } from '~/domain/valores/conflito'
import { acharConflito, vistoDe } from '~/domain/valores/conflito.server'
import { recusar } from '~/domain/valores/recusa'
import { negar, negarPorConflito, type Resultado } from '~/domain/valores/resultado'
import type { TipoPedido } from './plano'
import type { Empresa } from './store.server'
import { lockGuardada, updateTipoPedido } from './store-dados.server'

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
 * WhatsApp without a phone of the company; and what somebody else has chosen since `visto` (decision 016). Answers what
 * the form has seen from now on.
 */
export async function escolherTipoPedido(
  empresa: Empresa,
  valores: { readonly tipoPedido?: unknown; readonly visto?: unknown },
): Promise<Resultado<{ visto: string }>> {
  const { tipoPedido } = valores
  if (!v.is(v.picklist(TIPOS), tipoPedido)) return negar(ESCOLHA)
  const digitado: Escolha = { tipoPedido }
  return comContas(async tx => {
    const { tipoPedido: deAgora } = await lockGuardada(tx, empresa.id)
    const guardado: Escolha = { tipoPedido: deAgora }
    const conflito = acharConflito({ visto: lerVisto(valores), digitado, guardado }, descrever)
    if (conflito) return negarPorConflito(conflito)
    const salvo = await updateTipoPedido(tx, empresa.id, tipoPedido)
    return salvo ? { dados: { visto: vistoDe(digitado) } } : negar(SEM_TELEFONE)
  })
}

type Escolha = Pick<Empresa, 'tipoPedido'>

/** What the form of this choice is filled with, in short. */
export function vistoDoTipoPedido({ tipoPedido }: Escolha): string {
  return vistoDe({ tipoPedido })
}

function descrever({ tipoPedido }: Escolha): Descricao {
  return { 'Tipo de pedido': tipoPedido === 'whatsapp' ? 'WhatsApp' : 'Sistema' }
}
