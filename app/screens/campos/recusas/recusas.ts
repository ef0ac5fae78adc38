import type { Recusa } from '~/domain/respostas/recusa'

type Recusas = readonly Recusa[]

/** The text beside a field. */
export function textoDoCampo(recusas: Recusas, campo: string): string | undefined {
  return recusas.find(recusa => recusa.campo === campo)?.texto
}

/** The refusal that belongs to no field and is shown above the form. */
export function recusaGeral(recusas: Recusas): Recusa | undefined {
  return recusas.find(({ campo }) => campo === undefined)
}

/**
 * The refusals that remain when somebody has changed a field: those of the field and of its parts ('itens.2' has
 * 'itens.2.preco') are removed. With undefined those above the form are removed.
 */
export function semOCampo(recusas: Recusas, campo: string | undefined): Recusas {
  const restam = recusas.filter(
    recusa => recusa.campo !== campo && !(campo !== undefined && recusa.campo?.startsWith(`${campo}.`)),
  )
  return restam.length === recusas.length ? recusas : restam
}
