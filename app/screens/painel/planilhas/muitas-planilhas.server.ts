import { recusar } from '~/domain/respostas/recusa'
import type { EmpresaId } from '~/domain/valores/ids'
import { limit } from '~/server/limits/limits.server'

/** A spreadsheet is read, judged or written whole, which takes a processor up to seconds (planilha-8). */
const porEmpresa = limit('planilhas', 60, 600, 'here')

const MUITAS_PLANILHAS = recusar(
  'muitas-planilhas',
  'Muitas planilhas em pouco tempo',
  'Aguarde alguns minutos e tente de novo.',
)

/**
 * Counts a spreadsheet that this company sends or fetches. Beyond 60 in 10 minutes it throws the answer: the refusal for a
 * screen, its text for a download.
 */
export async function contarPlanilha(empresa: EmpresaId, { method }: Request): Promise<void> {
  const espera = await porEmpresa.refused(String(empresa))
  if (espera === null) return
  const init = { status: 429, headers: { 'Retry-After': String(espera) } }
  const { titulo, texto } = MUITAS_PLANILHAS
  if (method === 'GET') throw new Response(`${titulo}. ${texto}`, init)
  throw Response.json({ recusas: [MUITAS_PLANILHAS] }, init)
}
