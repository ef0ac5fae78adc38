import * as v from 'valibot'
import { lerFormularioCom } from '~/domain/respostas/ler-formulario'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import type { Negado } from '~/domain/respostas/resultado'
import {
  ACIMA_DO_MAXIMO,
  type Centavos,
  centavos,
  parseReais,
  VALOR_MAXIMO,
  ZERO,
} from '~/domain/valores/centavos'
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
        v.regex(/^\d{1,15}:\d{1,15}$/),
        v.transform((marcado): Marcado => {
          const [id, vista] = marcado.split(':').map(Number)
          return { id: id as number, vista: centavos(vista as number) }
        }),
      ),
    ),
    v.minLength(1, 'Marque ao menos um bairro.'),
  ),
})

/** A row that a form has marked, and the fee (centavos) that it has shown for it. */
export interface Marcado {
  readonly id: number
  readonly vista: Centavos
}

export interface BairrosJuntos {
  readonly marcados: readonly Marcado[]
  readonly oQueFazer: OQueFazer
  readonly valor: Centavos
}

export type MudancaJunta = Omit<BairrosJuntos, 'marcados'>

/** A marked row as the form sends it. */
export function marcar(id: number, vista: Centavos): string {
  return `${id}:${vista}`
}

/** Reads the form; taking bairros off the table must be said twice. */
export function lerBairrosJuntos(
  valores: unknown,
): { readonly dados: BairrosJuntos } | { readonly recusas: readonly Recusa[] } {
  const lido = lerFormularioCom(juntosSchema, valores, ERRO_AO_SALVAR_BAIRRO)
  if ('recusas' in lido) return lido
  const { ids: marcados, oQueFazer, valor: digitado, excluirMesmo } = lido.dados
  const valor = oQueFazer === 'excluir' ? ZERO : parseReais(digitado)
  if (valor === null) return { recusas: [negar(VALOR_INVALIDO, 'valor')] }
  if (valor > VALOR_MAXIMO) return { recusas: [negar(ACIMA_DO_MAXIMO, 'valor')] }
  if (oQueFazer === 'excluir' && excluirMesmo !== 'on') {
    return { recusas: [negar('Confirme que os bairros marcados saem da tabela.', 'excluirMesmo')] }
  }
  return { dados: { marcados, oQueFazer, valor } }
}

const DEPOIS = {
  aumentar: (taxa, valor) => taxa + valor,
  baixar: (taxa, valor) => taxa - valor,
  trocar: (_, valor) => valor,
  excluir: taxa => taxa,
} satisfies Record<OQueFazer, (taxa: Centavos, valor: Centavos) => number>

/** The fee afterwards, or why no fee can be that. */
export function taxaDepois(
  taxa: Centavos,
  { oQueFazer, valor }: MudancaJunta,
): Centavos | 'abaixo de zero' | 'acima do máximo' {
  const nova = DEPOIS[oQueFazer](taxa, valor)
  if (nova < 0) return 'abaixo de zero'
  return nova > VALOR_MAXIMO ? 'acima do máximo' : centavos(nova)
}

/** A marked row as it is now. */
export interface BairroMarcado extends Pick<BairroAtendido, 'nome' | 'taxa'> {
  readonly vista: Centavos
}

/**
 * Why the fees are not changed, by the names of their bairros: a fee below zero or above what an order may come to; or, of a
 * raise, a fee that is neither the one shown nor what this raise makes of it. A form that is sent again so raises nothing
 * twice.
 */
export function recusarJuntos(bairros: readonly BairroMarcado[], juntos: MudancaJunta): Negado | null {
  if (juntos.oQueFazer === 'excluir') return null
  const onde = (sim: (bairro: BairroMarcado) => boolean) => dizerNomes(bairros.filter(sim))
  for (const fim of ['abaixo de zero', 'acima do máximo'] as const) {
    const nomes = onde(({ vista }) => taxaDepois(vista, juntos) === fim)
    if (nomes) return { recusas: [negar(`A taxa ficaria ${fim}: ${nomes}.`, 'valor')] }
  }
  if (juntos.oQueFazer === 'trocar') return null
  const outras = onde(({ taxa, vista }) => taxa !== vista && taxa !== taxaDepois(vista, juntos))
  if (!outras) return null
  const texto = `Estas taxas mudaram depois que você abriu: ${outras}. Confira e salve de novo.`
  return { recusas: [negar(texto, 'ids')], mudou: true }
}

/** The first names and how many there are more; '' for none. */
export function dizerNomes(bairros: readonly Pick<BairroAtendido, 'nome'>[]): string {
  const nomes = bairros.map(({ nome }) => nome)
  return nomes.length > 3 ? `${nomes.slice(0, 3).join(', ')} e mais ${nomes.length - 3}` : nomes.join(', ')
}

function negar(texto: string, campo: string): Recusa {
  return recusar('bairros-juntos-invalidos', ERRO_AO_SALVAR_BAIRRO, texto, campo)
}
