/** '2026-12-24' of '24/12/2026' or '24/12/26'; null for a text that is no day of the calendar. */
export function lerData(texto: string): string | null {
  const partes = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(texto.trim())
  if (!partes) return null
  const [, dia = '', mes = '', ano = ''] = partes
  const data = `${ano.padStart(4, '20')}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`
  return ehData(data) ? data : null
}

/** Is this a day of the calendar, as '2026-12-24'? */
export function ehData(texto: string): boolean {
  const instante = /^\d{4}-\d\d-\d\d$/.test(texto) ? new Date(`${texto}T00:00:00Z`) : null
  return instante !== null && !Number.isNaN(instante.getTime()) && instante.toISOString().startsWith(texto)
}

/** '24/12/2026' of '2026-12-24'. */
export function formatData(data: string): string {
  return data.split('-').reverse().join('/')
}
