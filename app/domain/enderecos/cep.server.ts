import { and, eq, gt, isNotNull, or, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Cep } from '~/domain/valores/cep'
import { limparLinha } from '~/domain/valores/texto'
import { reaching } from '~/server/database.server'
import { env } from '~/server/env.server'
import { log } from '~/server/log.server'
import { statement } from '~/server/transaction.server'
import { lerPosicao, type Posicao } from './distancia'
import { ceps } from './tables.server'

/** What a CEP tells: the address of its street and, where the service knows it, its position. */
export interface LugarDoCep {
  readonly cep: Cep
  /** Null in towns with a single CEP: the customer types them. */
  readonly logradouro: string | null
  readonly bairro: string | null
  readonly cidade: string
  readonly estado: string
  readonly posicao: Posicao | null
  readonly fusoHorario: string | null
}

export type RespostaDeCep = LugarDoCep | 'nao-encontrado' | 'indisponivel'

/** Together at most 3 s: a checkout never waits longer for somebody else's service. */
const BRASILAPI_MS = 2_000
const VIACEP_MS = 1_000
const MAX_BYTES = 64 * 1024
/** A place stored without position is asked for again after a day. */
const SEM_POSICAO_MS = 86_400_000
/** How long a failure is remembered, so that a service that is down costs one wait and not one per order. */
const FALHA_MS = 30_000

const falhas = new Map<string, number>()
const consultas = new Map<string, Promise<RespostaDeCep>>()

/** Asks the cache, then the postal service; simultaneous questions about one CEP share the answer. */
export function consultarCep(cep: Cep): Promise<RespostaDeCep> {
  let consulta = consultas.get(cep)
  if (!consulta) {
    consulta = procurar(cep).finally(() => consultas.delete(cep))
    consultas.set(cep, consulta)
  }
  return consulta
}

async function procurar(cep: Cep): Promise<RespostaDeCep> {
  const conhecido = await findLugarConhecido(cep)
  if (conhecido) return conhecido
  return (falhas.get(cep) ?? 0) > Date.now() ? 'indisponivel' : perguntar(cep)
}

const conhecidos = statement('cep_conhecido', (db, name) =>
  db
    .select()
    .from(ceps)
    .where(
      and(
        eq(ceps.cep, sql.placeholder('cep')),
        or(isNotNull(ceps.latitude), gt(ceps.consultadoEm, sql.placeholder('desde'))),
      ),
    )
    .prepare(name),
)

/** The cache alone: no network, fit for the moments before an order's transaction. */
export function findLugarConhecido(cep: Cep): Promise<LugarDoCep | null> {
  return reaching(async db => {
    const [linha] = await conhecidos(db).execute({ cep, desde: new Date(Date.now() - SEM_POSICAO_MS) })
    if (!linha) return null
    const { latitude, longitude, consultadoEm: _, ...lugar } = linha
    return {
      ...lugar,
      cep,
      posicao: latitude === null || longitude === null ? null : { latitude, longitude },
    }
  })
}

async function perguntar(cep: Cep): Promise<RespostaDeCep> {
  const primeira = await perguntarBrasilApi(cep)
  const resposta = primeira === 'indisponivel' ? await perguntarViaCep(cep) : primeira
  if (typeof resposta === 'object') await save(resposta)
  else if (resposta === 'indisponivel') lembrarFalha(cep)
  return resposta
}

function lembrarFalha(cep: string): void {
  if (falhas.size > 10_000) falhas.clear()
  falhas.set(cep, Date.now() + FALHA_MS)
}

async function save({ posicao, ...lugar }: LugarDoCep): Promise<void> {
  const linha = {
    ...lugar,
    latitude: posicao?.latitude ?? null,
    longitude: posicao?.longitude ?? null,
    consultadoEm: new Date(),
  }
  await reaching(db => db.insert(ceps).values(linha).onConflictDoUpdate({ target: ceps.cep, set: linha }))
}

const linha = v.pipe(v.string(), v.maxLength(200), v.transform(limparLinha))
const texto = v.nullish(linha)
const brasilApi = v.object({
  state: v.pipe(v.string(), v.regex(/^[a-z]{2}$/i)),
  city: v.pipe(linha, v.nonEmpty()),
  neighborhood: texto,
  street: texto,
  timezoneName: texto,
  location: v.nullish(v.object({ coordinates: v.optional(v.unknown()) })),
})

async function perguntarBrasilApi(cep: Cep): Promise<RespostaDeCep> {
  const resposta = await buscar(`${env().cepApiUrl}/api/cep/v2/${cep}`, BRASILAPI_MS)
  if (!resposta) return 'indisponivel'
  // Decide by status, never by the text; 404 is the service's word that no source knows the CEP.
  if (resposta.status === 404 || resposta.status === 400) return 'nao-encontrado'
  const lido = v.safeParse(brasilApi, resposta.corpo)
  if (resposta.status !== 200 || !lido.success) return 'indisponivel'
  const { output: lugar } = lido
  return {
    cep,
    logradouro: lugar.street || null,
    bairro: lugar.neighborhood || null,
    cidade: lugar.city,
    estado: lugar.state.toUpperCase(),
    posicao: lerPosicao(lugar.location?.coordinates),
    fusoHorario: fusoConhecido(lugar.timezoneName),
  }
}

const viaCep = v.object({
  logradouro: texto,
  bairro: texto,
  localidade: v.pipe(linha, v.nonEmpty()),
  uf: v.pipe(v.string(), v.regex(/^[a-z]{2}$/i)),
})

/** The address alone: ViaCEP knows no positions, and its `complemento` is a note of the post office. */
async function perguntarViaCep(cep: Cep): Promise<RespostaDeCep> {
  const resposta = await buscar(`${env().viaCepUrl}/ws/${cep}/json/`, VIACEP_MS)
  if (resposta?.status !== 200) return 'indisponivel'
  if (v.is(v.object({ erro: v.union([v.literal(true), v.literal('true')]) }), resposta.corpo))
    return 'nao-encontrado'
  const lido = v.safeParse(viaCep, resposta.corpo)
  if (!lido.success) return 'indisponivel'
  const { logradouro, bairro, localidade, uf } = lido.output
  return {
    cep,
    logradouro: logradouro || null,
    bairro: bairro || null,
    cidade: localidade,
    estado: uf.toUpperCase(),
    posicao: null,
    fusoHorario: null,
  }
}

/** A bounded GET: no redirects, no more than 64 kB, its own time-out. Null for every failure. */
async function buscar(url: string, ms: number): Promise<{ status: number; corpo: unknown } | null> {
  try {
    const signal = AbortSignal.timeout(ms)
    const resposta = await fetch(url, { signal, redirect: 'error', headers: { Accept: 'application/json' } })
    let tamanho = 0
    const partes: Uint8Array[] = []
    for await (const parte of resposta.body ?? []) {
      tamanho += parte.byteLength
      if (tamanho > MAX_BYTES) throw new Error('answer too large')
      partes.push(parte)
    }
    return { status: resposta.status, corpo: JSON.parse(Buffer.concat(partes).toString('utf8')) }
  } catch (error) {
    log.warn({ reason: (error as Error).name, host: new URL(url).host }, 'postal service did not answer')
    return null
  }
}

function fusoConhecido(nome: string | null | undefined): string | null {
  if (!nome) return null
  try {
    new Intl.DateTimeFormat('en', { timeZone: nome })
    return nome
  } catch {
    return null
  }
}
