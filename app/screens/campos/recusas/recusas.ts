import type { Recusa } from '~/domain/respostas/recusa'

type Recusas = readonly Recusa[]

/** What stands beside a field. */
export function textoDoCampo(recusas: Recusas, campo: string): string | undefined {
  return recusas.find(recusa => recusa.campo === campo)?.texto
}

/** What belongs to no field: it stands above the form. */
export function recusaGeral(recusas: Recusas): Recusa | undefined {
  return recusas.find(({ campo }) => campo === undefined)
}

/**
 * What still holds once somebody has changed a field: what stood beside it goes, and what stood beside its parts
 * ('itens.2' has 'itens.2.preco'). Undefined: what stood above the form goes.
 */
export function semOCampo(recusas: Recusas, campo: string | undefined): Recusas {
  const restam = recusas.filter(
    recusa => recusa.campo !== campo && !(campo !== undefined && recusa.campo?.startsWith(`${campo}.`)),
  )
  return restam.length === recusas.length ? recusas : restam
}
