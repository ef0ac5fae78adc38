/** The object's fields of these names, in the order of the names. */
export function pick<Obj extends object, Name extends keyof Obj>(
  object: Obj,
  names: readonly Name[],
): Pick<Obj, Name> {
  return Object.fromEntries(names.map(name => [name, object[name]])) as Pick<Obj, Name>
}
