import { ehDeSempre } from '~/domain/pedidos/formas-da-loja'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import {
  type DadosDaForma,
  ERRO_AO_SALVAR_FORMA,
  FORMA_DE_SEMPRE,
  FORMA_REPETIDA,
  OUTRO_NOME_DE_SEMPRE,
  ROTULOS_DA_FORMA,
} from './forma-digitada'

/** A stored method, as far as these rules need it. */
export interface LinhaDeForma extends Omit<DadosDaForma, 'bandeiras' | 'ajusteTipo' | 'ajusteEm' | 'ajuste'> {
  readonly id: number
}

export const MAX_FORMAS = 30

/**
 * Refuses what only the other methods can tell: another name for one of the four, a name that is there already, one
 * more than fits, and switching off the last one for entregas, retiradas or mesas.
 */
export function recusarGravacao(
  linhas: readonly LinhaDeForma[],
  dados: DadosDaForma,
  id: number | null,
): Recusa | null {
  const outras = linhas.filter(linha => linha.id !== id)
  const antes = linhas.find(linha => linha.id === id)
  if (antes && antes.forma !== dados.forma && ehDeSempre(antes.forma)) return OUTRO_NOME_DE_SEMPRE
  if (outras.some(({ forma }) => forma.toLowerCase() === dados.forma.toLowerCase())) return FORMA_REPETIDA
  if (id === null && linhas.length >= MAX_FORMAS) return FORMAS_DEMAIS
  return recusarSemNenhuma([...outras, dados])
}

/** Refuses one of the four, and the last one for entregas, retiradas or mesas; null also for one that is not there. */
export function recusarExclusao(linhas: readonly LinhaDeForma[], id: number): Recusa | null {
  const linha = linhas.find(outra => outra.id === id)
  if (!linha) return null
  if (ehDeSempre(linha.forma)) return FORMA_DE_SEMPRE
  return recusarSemNenhuma(linhas.filter(outra => outra !== linha))
}

const MANEIRAS = ['entrega', 'retirada', 'mesa'] as const

/** As long as no method is left, nobody could order so. */
function recusarSemNenhuma(formas: readonly Pick<DadosDaForma, 'entrega' | 'retirada' | 'mesa'>[]) {
  const sem = MANEIRAS.find(maneira => !formas.some(forma => forma[maneira]))
  if (!sem) return null
  const texto = `Deixe pelo menos uma forma de pagamento para ${ROTULOS_DA_FORMA[sem].toLowerCase()}.`
  return recusar('ultima-forma', ERRO_AO_SALVAR_FORMA, texto, sem)
}

const FORMAS_DEMAIS = recusar(
  'formas-demais',
  ERRO_AO_SALVAR_FORMA,
  `São no máximo ${MAX_FORMAS} formas de pagamento.`,
)
