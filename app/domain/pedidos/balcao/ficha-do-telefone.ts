import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { limparLinha, semAcentos } from '~/domain/valores/texto'

interface Ficha {
  readonly nome: string
  readonly comEndereco: boolean
}

interface Pedido<Endereco> {
  readonly nome: string
  /** Null for an order, or an edit, that does not say where the customer lives. */
  readonly endereco: Endereco | null
  /** True when the form showed this record as it is stored now. */
  readonly viu: boolean
  /** True when the owner was told whose phone it is and chose to rename that record. */
  readonly renomear: boolean
  /** True for an edit that left name and phone unchanged, and so says nothing about who the customer is. */
  readonly mantemNome: boolean
}

/** The changes to a customer's record; null leaves that part as it is. */
export interface FichaDepois<Endereco> {
  readonly nome: string | null
  readonly endereco: Endereco | null
}

/**
 * Decides what an order of the panel may write into the record that already has its phone (decision 022): a new name
 * only after the owner was told whose phone it is, a new address only over one that the form has shown, and nothing at
 * all for an order in somebody else's name. Refused: another name of which the owner was not told.
 */
export function decidirFicha<Endereco>(
  { nome, comEndereco }: Ficha,
  pedido: Pedido<Endereco>,
): FichaDepois<Endereco> | Recusa {
  const mesma = mesmoNome(pedido.nome, nome)
  const renomeia = !mesma && pedido.viu && pedido.renomear && !pedido.mantemNome
  if (!mesma && !renomeia && !pedido.mantemNome) return recusarTelefoneDe(nome)
  const podeMorarLa = (mesma || renomeia) && (pedido.viu || !comEndereco)
  return { nome: renomeia ? pedido.nome : null, endereco: podeMorarLa ? pedido.endereco : null }
}

/** True for names that differ only in accents and case, which are typing errors and not another person. */
export function mesmoNome(um: string, outro: string): boolean {
  return semAcentos(limparLinha(um)) === semAcentos(limparLinha(outro))
}

export function recusarTelefoneDe(nome: string): Recusa {
  return recusar(
    'telefone-de-outro-cliente',
    'Telefone de outro cliente',
    `Este telefone é de ${nome}. Use o cadastro, ou confirme o novo nome.`,
    'cliente.telefone',
  )
}
