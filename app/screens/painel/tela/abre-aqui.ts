/** Whether this press on a link leads this tab to another page of Comanda. */
export function abreAqui(event: MouseEvent, { target, origin }: HTMLAnchorElement): boolean {
  const modificado = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const nestaAba = target === '' || target === '_self'
  return event.button === 0 && !modificado && nestaAba && origin === location.origin
}
