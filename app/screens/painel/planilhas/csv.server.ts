import type { Empresa } from '~/domain/empresas/store.server'
import type { Registro } from '~/domain/planilhas/planilha'
import { escreverPlanilha } from '~/domain/planilhas/planilha.server'
import { horaLocal } from '~/domain/valores/instante'

/** Rows as a file to be kept; `nome` comes without its ending. */
export function baixarCsv(nome: string, registros: readonly Registro[]): Response {
  return new Response(escreverPlanilha(registros), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${nome}.csv"`,
    },
  })
}

/** 'cardapio-cantina-da-nona-2026-11-20', by the company's own calendar. */
export function nomeDatado(assunto: string, { slug, fusoHorario }: Empresa, agora = new Date()): string {
  return `${assunto}-${slug}-${horaLocal(agora, fusoHorario).data}`
}
