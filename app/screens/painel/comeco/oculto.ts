/** The name of the cookie that says that the owner has hidden the first steps, one for each company. */
export function cookieOculto(empresaId: number): string {
  return `comanda_comeco_${empresaId}=oculto`
}
