import { setTimeout as espera } from 'node:timers/promises'
import { and, asc, desc, eq, gt, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Cep } from '~/domain/valores/cep'
import { outsideTenants, reaching } from '~/server/database/database.server'
import { preparedRead } from '~/server/database/transaction.server'
import { log } from '~/server/log.server'
import { type LugarDoCep, perguntarBrasilApi, perguntarViaCep, type RespostaDeCep } from './correios.server'
import { posicaoGuardada } from './estados'
import type { VizinhoNoMapa } from './posicao-em-palavras'
import { ceps } from './tables.server'

/** A checkout never waits longer than this for the postal service. */
const ESPERA_MS = 3_000
/** When the first service has not answered after this long, the second one is asked as well. */
const SEGUNDO_SERVICO_MS = 2_000
/** A place stored without position is asked for again after a day. */
const SEM_POSICAO_MS = 86_400_000
/** How long a failure is remembered, so that a service that is down costs one wait and not one per order. */
const FALHA_MS = 30_000

const falhas = new Map<string, number>()
const leituras = new Map<string, Promise<LugarDoCep | null>>()
const consultas = new Map<string, Promise<RespostaDeCep>>()

/**
 * Asks the cache and then, for at most 3 s, the postal service; an answer that comes later is stored for the next
 * question. Simultaneous questions about one CEP share the answer. `semVez` is called only before the postal service is
 * asked; it answers true when this client has used up its questions, and then the answer is the same as when the
 * service is down.
 */
export async function consultarCep(
  cep: Cep,
  semVez: () => Promise<boolean> = async () => false,
): Promise<RespostaDeCep> {
  const conhecido = await lerJuntos(cep)
  if (conhecido) return conhecido
  if (!consultas.has(cep) && ((falhas.get(cep) ?? 0) > Date.now() || (await semVez()))) return 'indisponivel'
  return consultas.get(cep) ?? perguntar(cep)
}

/** Simultaneous questions about one CEP share one reading of the cache, and after it one request to the service. */
function lerJuntos(cep: Cep): Promise<LugarDoCep | null> {
  let leitura = leituras.get(cep)
  if (!leitura) {
    leitura = findLugarConhecido(cep).finally(() => leituras.delete(cep))
    leituras.set(cep, leitura)
  }
  return leitura
}

const conhecidos = preparedRead('cep_conhecido', db =>
  db
    .select()
    .from(ceps)
    .where(
      and(
        eq(ceps.cep, sql.placeholder('cep')),
        or(isNotNull(ceps.latitude), gt(ceps.consultadoEm, sql.placeholder('desde'))),
      ),
    ),
)

/** As many places of the database are kept in memory, for about 2 MB. */
const LEMBRADOS = 5_000
const lembrados = new WeakMap<object, Map<Cep, LugarDoCep>>()

/**
 * Asks only the cache and never the network, so it is quick enough to run before an order's transaction. A place with its
 * position stays as it is, and the checkout has asked for it just before the order: so it is kept in memory.
 */
export async function findLugarConhecido(cep: Cep): Promise<LugarDoCep | null> {
  const daqui = lembrados.get(outsideTenants()) ?? new Map<Cep, LugarDoCep>()
  lembrados.set(outsideTenants(), daqui)
  const lembrado = daqui.get(cep)
  if (lembrado) return lembrado
  const lugar = await findLugar(cep)
  if (lugar?.posicao) {
    if (daqui.size >= LEMBRADOS) daqui.clear()
    daqui.set(cep, lugar)
  }
  return lugar
}

function findLugar(cep: Cep): Promise<LugarDoCep | null> {
  return reaching(async db => {
    const desde = new Date(Date.now() - SEM_POSICAO_MS)
    const [linha] = await conhecidos(db, { cep, desde })
    if (!linha) return null
    const { latitude, longitude, consultadoEm, ...lugar } = linha
    const posicao = posicaoGuardada({ latitude, longitude }, lugar.estado)
    return posicao || consultadoEm > desde ? { ...lugar, cep, posicao } : null
  })
}

/** As many CEPs are read on either side of one. */
const VIZINHOS = 150

/** Addresses near this one: the post office numbers the CEPs of one neighbourhood one after another. */
export function listVizinhos(cep: string): Promise<VizinhoNoMapa[]> {
  return reaching(async db => {
    const ler = (lado: SQL, ordem: SQL) =>
      db
        .select()
        .from(ceps)
        .where(and(lado, isNotNull(ceps.bairro), isNotNull(ceps.latitude)))
        .orderBy(ordem)
        .limit(VIZINHOS)
    const linhas = [
      ...(await ler(gt(ceps.cep, cep), asc(ceps.cep))),
      ...(await ler(lt(ceps.cep, cep), desc(ceps.cep))),
    ]
    return linhas.flatMap(linha => {
      const { bairro, cidade, estado } = linha
      const posicao = posicaoGuardada(linha, estado)
      return bairro && posicao ? { bairro, cidade, estado, posicao } : []
    })
  })
}

/**
 * Only the first service knows positions, so this waits for its answer as long as a customer would; whichever answer
 * comes is stored.
 */
function perguntar(cep: Cep): Promise<RespostaDeCep> {
  const primeira = perguntarBrasilApi(cep)
  const segunda = Promise.race([primeira, espera(SEGUNDO_SERVICO_MS, null)]).then(resposta =>
    resposta === null || resposta === 'indisponivel' ? perguntarViaCep(cep) : resposta,
  )
  const melhor = primeira
    .then(resposta => (resposta === 'indisponivel' ? segunda : resposta))
    .then(resposta => guardar(cep, resposta))
    .finally(() => consultas.delete(cep))
  const aTempo = Promise.race([melhor, espera(ESPERA_MS, null)]).then(
    resposta => resposta ?? Promise.race([segunda, 'indisponivel' as const]),
  )
  consultas.set(cep, aTempo)
  return aTempo
}

async function guardar(cep: Cep, resposta: RespostaDeCep): Promise<RespostaDeCep> {
  if (resposta === 'indisponivel') lembrarFalha(cep)
  if (typeof resposta === 'object') {
    // A failed save is only logged: a customer who still waits gets the answer all the same.
    await save(resposta).catch(err => log.warn({ err }, 'an answer of the postal service was not kept'))
  }
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
