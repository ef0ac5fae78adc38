/** The browser's note that the owner wants no first steps; another company on this browser has its own. */
export function cookieOculto(empresaId: number): string {
  return `comanda_comeco_${empresaId}=oculto`
}
