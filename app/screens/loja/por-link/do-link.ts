/** What a link may say to the browser beside the shop; it leaves the address once it was read. */
export function ehDoLink(parametro: string): boolean {
  return ['c', 'cupom', 'ref'].includes(parametro) || parametro.startsWith('utm_')
}
