import { semAcentos } from './texto'

/** The name as the company spells it already, whatever the case and accents; as it was typed when nothing has it yet. */
export function comAGrafiaDe(nome: string, grafias: readonly string[]): string {
  if (grafias.includes(nome)) return nome
  const dobrado = semAcentos(nome)
  return grafias.find(grafia => semAcentos(grafia) === dobrado) ?? nome
}

/** The positions at which a name stands that an earlier one has already, as `dobrar` folds it. */
export function repetidos(
  nomes: readonly (string | null)[],
  dobrar: (nome: string) => string = semAcentos,
): number[] {
  const vistos = new Set<string>()
  return nomes.flatMap((nome, n) => {
    if (nome === null) return []
    const dobrado = dobrar(nome)
    if (vistos.has(dobrado)) return [n]
    vistos.add(dobrado)
    return []
  })
}

interface ComNome {
  readonly nome: string
}

/**
 * Finds for each row of a form the stored one that it is: by id, else by name, because a form whose answer was lost has
 * no ids for what it has added. Each stored row is found once.
 */
export function casarPorNome<
  Id,
  Novo extends ComNome & { readonly id: Id | null },
  Guardado extends ComNome & { readonly id: Id },
>(novos: readonly Novo[], guardados: readonly Guardado[]): { novo: Novo; guardado: Guardado | null }[] {
  const porId = new Map(guardados.map(guardado => [guardado.id, guardado]))
  const tomados = new Set<Id>()
  for (const { id } of novos) if (id !== null && porId.has(id)) tomados.add(id)
  const usados = new Set<Id>()
  return novos.map(novo => {
    const mesmoNome = ({ id, nome }: Guardado) =>
      !tomados.has(id) && !usados.has(id) && nome.toLowerCase() === novo.nome.toLowerCase()
    const doId = novo.id !== null && !usados.has(novo.id) ? porId.get(novo.id) : undefined
    const guardado = doId ?? guardados.find(mesmoNome) ?? null
    if (guardado) usados.add(guardado.id)
    return { novo, guardado }
  })
}
