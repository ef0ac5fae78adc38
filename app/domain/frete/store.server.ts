import { type SQL, sql } from 'drizzle-orm'
import {
  CONFIGURACOES_PADRAO,
  type Configuracoes,
  configuracaoCom,
} from '~/domain/configuracoes/store.server'
import { EMPRESA_ID } from '~/server/database/one-read.server'
import { preparedRow, type Tx } from '~/server/database/transaction.server'
import { type FreteGuardado, tabelaDeBairros } from './frete'
import type { BairroAtendido } from './modo-bairros'
import type { FaixaDeFrete } from './modo-faixas'
import { bairrosEntrega, faixasFrete } from './tables.server'

/** All settings of a company, with the table of the mode of freight that is switched on. */
export type Guardado = Configuracoes & FreteGuardado

/** Centavos, as a JSON number. */
const centavos = (valor: SQL) => sql`(${valor} * 100)::int`

const FAIXAS = sql<FaixaDeFrete[] | null>`case when configuracoes.modo_frete = 'faixas' then (
  select coalesce(json_agg(json_build_object('ate', f.ate_km, 'taxa', ${centavos(sql`f.taxa`)},
    'minimo', ${centavos(sql`f.minimo`)}, 'minutos', f.minutos) order by f.ate_km), '[]')
  from ${faixasFrete} f where f.empresa_id = ${EMPRESA_ID}) end`

const BAIRROS = sql<BairroAtendido[] | null>`case when configuracoes.modo_frete = 'bairros' then (
  select coalesce(json_agg(json_build_object('cidade', b.cidade, 'estado', b.estado, 'nome', b.nome,
    'taxa', ${centavos(sql`b.taxa`)}, 'minimo', ${centavos(sql`b.minimo`)}, 'minutos', b.minutos, 'ativo', b.ativo)
    order by b.nome_dobrado, b.id), '[]')
  from ${bairrosEntrega} b where b.empresa_id = ${EMPRESA_ID}) end`

/** `Guardado` as one value of a larger statement; `lerGuardado` reads it. */
export const GUARDADO = configuracaoCom({ faixas: FAIXAS, bairros: BAIRROS })

const guardado = preparedRow('frete_guardado', { lido: GUARDADO })

/** Everything that an order needs of the settings, in one statement. */
export async function readGuardado(tx: Tx): Promise<Guardado> {
  const { lido } = await guardado(tx)
  return lerGuardado(lido)
}

export function lerGuardado(linha: (typeof GUARDADO)['_']['type']): Guardado {
  if (!linha) return CONFIGURACOES_PADRAO
  const { faixas, bairros, ...outras } = linha
  return {
    ...outras,
    ...(faixas && { faixas }),
    ...(bairros && { bairros: tabelaDeBairros(bairros) }),
  }
}
