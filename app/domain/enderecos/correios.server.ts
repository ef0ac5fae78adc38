import * as v from 'valibot'
import type { Cep } from '~/domain/valores/cep'
import { limparLinha } from '~/domain/valores/texto'
import { env } from '~/server/env.server'
import { log } from '~/server/log.server'
import { lerPosicao, type Posicao } from './distancia'
import { posicaoNoEstado } from './estados'

/** What is known of a CEP: the address of its street and, where the service knows it, the position. */
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

/**
 * BrasilAPI may take 8 s. This is far longer than any customer waits, because a late answer is stored for the next one.
 */
const DESISTIR_MS = 10_000
const MAX_BYTES = 64 * 1024

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

export async function perguntarBrasilApi(cep: Cep): Promise<RespostaDeCep> {
  const resposta = await buscar(`${env().cepApiUrl}/api/cep/v2/${cep}`)
  if (!resposta) return 'indisponivel'
  // The status decides and not the text: with 404 the service says that no source knows the CEP.
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
    posicao: posicaoNoEstado(lerPosicao(lugar.location?.coordinates), lugar.state),
    fusoHorario: fusoConhecido(lugar.timezoneName),
  }
}

const viaCep = v.object({
  logradouro: texto,
  bairro: texto,
  localidade: v.pipe(linha, v.nonEmpty()),
  uf: v.pipe(v.string(), v.regex(/^[a-z]{2}$/i)),
})

/** Takes only the address: ViaCEP knows no positions, and its `complemento` is a note of the post office. */
export async function perguntarViaCep(cep: Cep): Promise<RespostaDeCep> {
  const resposta = await buscar(`${env().viaCepUrl}/ws/${cep}/json/`)
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

/** A GET with limits: no redirects, at most 64 kB, a time-out of its own. Null for every failure. */
async function buscar(url: string): Promise<{ status: number; corpo: unknown } | null> {
  try {
    const signal = AbortSignal.timeout(DESISTIR_MS)
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
