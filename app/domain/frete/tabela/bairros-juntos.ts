import * as v from 'valibot'
import { lerFormularioCom } from '~/domain/respostas/formulario'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { type Centavos, centavos, parseReais } from '~/domain/valores/centavos'
import { ERRO_AO_SALVAR_BAIRRO } from '../bairro-digitado'
import type { BairroAtendido } from '../modo-bairros'

/** What can be done to several bairros of the table at once (frete-23). */
export const O_QUE_FAZER = {
  aumentar: 'Aumentar a taxa em',
  baixar: 'Baixar a taxa em',
  trocar: 'Pôr a mesma taxa',
  excluir: 'Excluir da tabela',
} as const

export type OQueFazer = keyof typeof O_QUE_FAZER

const VALOR_INVALIDO = 'Informe um valor em reais, como 1,00.'

const juntosSchema = v.object({
  oQueFazer: v.picklist(Object.keys(O_QUE_FAZER) as OQueFazer[], 'Escolha o que fazer.'),
  valor: v.optional(v.string(), ''),
  excluirMesmo: v.optional(v.string(), ''),
  ids: v.pipe(
    v.array(
      v.pipe(
        v.string(),
        v.regex(/^\d{1,15}$/),
        v.transform(id => Number(id)),
      ),
    ),
    v.minLength(1, 'Marque ao menos um bairro.'),
  ),
})

export interface BairrosJuntos {
  readonly ids: readonly number[]
  readonly oQueFazer: OQueFazer
  readonly valor: Centavos
}

/** Reads the form; taking bairros off the table must be said twice. */
export function lerBairrosJuntos(
  valores: unknown,
): { readonly dados: BairrosJuntos } | { readonly recusas: readonly Recusa[] } {
  const lido = lerFormularioCom(juntosSchema, valores, ERRO_AO_SALVAR_BAIRRO)
  if ('recusas' in lido) return lido
  const { ids, oQueFazer, valor: digitado, excluirMesmo } = lido.dados
  const valor = oQueFazer === 'excluir' ? centavos(0) : parseReais(digitado)
  if (valor === null) return negar(VALOR_INVALIDO, 'valor')
  if (oQueFazer === 'excluir' && excluirMesmo !== 'on') {
    return negar('Confirme que os bairros marcados saem da tabela.', 'excluirMesmo')
  }
  return { dados: { ids, oQueFazer, valor } }
}

/** The fee afterwards; null where it would be below zero. */
export function taxaDepois(
  taxa: Centavos,
  { oQueFazer, valor }: Omit<BairrosJuntos, 'ids'>,
): Centavos | null {
  const nova = { aumentar: taxa + valor, baixar: taxa - valor, trocar: valor, excluir: taxa }[oQueFazer]
  return nova < 0 ? null : centavos(nova)
}

/** Refuses a fee below zero, by the names of its bairros. */
export function recusarNegativas(
  bairros: readonly Pick<BairroAtendido, 'nome' | 'taxa'>[],
  juntos: Omit<BairrosJuntos, 'ids'>,
): Recusa | null {
  const nomes = bairros.filter(({ taxa }) => taxaDepois(taxa, juntos) === null).map(({ nome }) => nome)
  if (nomes.length === 0) return null
  const ditos =
    nomes.length > 3 ? `${nomes.slice(0, 3).join(', ')} e mais ${nomes.length - 3}` : nomes.join(', ')
  return negar(`A taxa ficaria abaixo de zero: ${ditos}.`, 'valor').recusas[0] ?? null
}

function negar(texto: string, campo: string): { recusas: readonly Recusa[] } {
  return { recusas: [recusar('bairros-juntos-invalidos', ERRO_AO_SALVAR_BAIRRO, texto, campo)] }
}
