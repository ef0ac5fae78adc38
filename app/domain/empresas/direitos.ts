import { type Recusa, recusar } from '~/domain/respostas/recusa'

/** The role of a person in a company. */
export type Papel = 'dono'

/** Which roles have which right. A new role is a word added to these lists; a role in none of them has no right. */
export const QUEM_PODE = {
  'ver o quadro': ['dono'],
  'avançar pedidos': ['dono'],
  'mudar pedidos': ['dono'],
  'cancelar pedidos': ['dono'],
  'conferir pagamentos': ['dono'],
  'ver o cardápio': ['dono'],
  'editar o cardápio': ['dono'],
  'apagar do cardápio': ['dono'],
  'marcar o que falta': ['dono'],
  'pausar pedidos': ['dono'],
  'ver clientes': ['dono'],
  'editar clientes': ['dono'],
  'apagar clientes': ['dono'],
  'exportar clientes': ['dono'],
  'ver cupons': ['dono'],
  'editar cupons': ['dono'],
  'apagar cupons': ['dono'],
  'dar desconto': ['dono'],
  'ver as configurações': ['dono'],
  'mudar as configurações': ['dono'],
  'divulgar o cardápio': ['dono'],
  'mudar os dados da empresa': ['dono'],
} as const satisfies Record<string, readonly Papel[]>

/** Each is worded so that it completes 'Sua conta não pode ... nesta empresa.' */
export type Direito = keyof typeof QUEM_PODE

interface Membro {
  readonly papel: Papel
}

function temDireito(direito: Direito, { papel }: Membro): boolean {
  const quemPode: readonly Papel[] = QUEM_PODE[direito]
  return quemPode.includes(papel)
}

/** All that a member may do. */
export function direitosDe(membro: Membro): Direito[] {
  return (Object.keys(QUEM_PODE) as Direito[]).filter(direito => temDireito(direito, membro))
}

/** Refuses a member without this right; null for a member who has it. */
export function recusarSem(direito: Direito, membro: Membro): Recusa | null {
  return temDireito(direito, membro)
    ? null
    : recusar('sem-direito', 'Sem permissão', dizerSemDireito(direito))
}

export function dizerSemDireito(direito: Direito): string {
  return `Sua conta não pode ${direito} nesta empresa. Fale com o dono.`
}
