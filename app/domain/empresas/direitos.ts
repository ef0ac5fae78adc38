import { type Recusa, recusar } from '~/domain/respostas/recusa'

/** What a person is in a company. */
export type Papel = 'dono'

/** Who may do what. A new role is a word in these lists; a role that stands in none has no right. */
const QUEM_PODE = {
  'ver o quadro': ['dono'],
  'mudar pedidos': ['dono'],
  'cancelar pedidos': ['dono'],
  'ver o cardápio': ['dono'],
  'editar o cardápio': ['dono'],
  'apagar do cardápio': ['dono'],
  'ver clientes': ['dono'],
  'editar clientes': ['dono'],
  'apagar clientes': ['dono'],
  'exportar clientes': ['dono'],
  'ver as configurações': ['dono'],
  'mudar as configurações': ['dono'],
  'divulgar o cardápio': ['dono'],
  'mudar os dados da empresa': ['dono'],
} as const satisfies Record<string, readonly Papel[]>

/** Named as the owner would say it: 'Sua conta não pode ... nesta empresa.' */
export type Direito = keyof typeof QUEM_PODE

/** Null for a member who may. */
export function recusarSem(direito: Direito, { papel }: { readonly papel: Papel }): Recusa | null {
  const quemPode: readonly Papel[] = QUEM_PODE[direito]
  if (quemPode.includes(papel)) return null
  return recusar(
    'sem-direito',
    'Sem permissão',
    `Sua conta não pode ${direito} nesta empresa. Fale com o dono.`,
  )
}
