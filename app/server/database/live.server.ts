import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { EmpresaId } from '~/domain/valores/ids'
import { type Message, message } from '../event-stream.server'
import { log } from '../log.server'
import { databasePool } from './database.server'

/** It has a kind and an id but no data: the screen that receives it reads again what it may see. */
export interface LiveEvent {
  readonly kind: string
  readonly id: number
}

/**
 * Told by the database, also of what another process did: in this company a session or a member has changed, or whether the panel
 * is open. It is for streams, which end if their reader may not stay, and not for screens.
 */
export const SESSION_CHANGED = 'sessao-mudou'

/** `sent` is the event as a stream carries it, the same for all. */
type OnEvent = (event: LiveEvent, sent: Message) => void

const CHANNEL = 'comanda_live'
const BATCH_MS = 20
/** A notification's payload ends at 8,000 bytes; 100 events of at most 60 characters stay under it. */
const BATCH_SIZE = 100

const node = randomUUID().slice(0, 8)
const listeners = new Map<EmpresaId, Set<OnEvent>>()
const outgoing: Array<[EmpresaId, string, number]> = []
let timer: NodeJS.Timeout | undefined

/** Calls `onEvent` for each event of this company until the returned function is called. */
export function listen(empresaId: EmpresaId, onEvent: OnEvent): () => void {
  const set = listeners.get(empresaId) ?? new Set()
  listeners.set(empresaId, set.add(onEvent))
  return () => {
    set.delete(onEvent)
    if (set.size === 0 && listeners.get(empresaId) === set) listeners.delete(empresaId)
  }
}

/**
 * Called by the transaction wrapper after the commit. Screens on this node hear at once; other nodes hear through one
 * NOTIFY for all events of a few milliseconds, outside any order's transaction: NOTIFY takes a database-wide lock at
 * commit, which would queue the orders of every restaurant behind one another.
 */
export function deliver(empresaId: EmpresaId, events: readonly LiveEvent[]): void {
  for (const event of withoutTwins(events)) {
    announce(empresaId, event)
    outgoing.push([empresaId, event.kind, event.id])
  }
  if (events.length > 0) timer ??= setTimeout(flush, BATCH_MS)
}

/** What a transaction tells twice is heard once. */
function withoutTwins(events: readonly LiveEvent[]): Iterable<LiveEvent> {
  return new Map(events.map(event => [`${event.kind} ${event.id}`, event])).values()
}

function announce(empresaId: EmpresaId, event: LiveEvent): void {
  const hearers = listeners.get(empresaId)
  if (!hearers) return
  const sent = message(event.kind, { id: event.id })
  for (const onEvent of hearers) {
    try {
      onEvent(event, sent)
    } catch (error) {
      // The order is saved already: a failure to tell one screen must harm neither the order nor the other screens.
      log.warn({ err: error }, 'a screen was not told')
    }
  }
}

async function flush(): Promise<void> {
  timer = undefined
  const batch = outgoing.splice(0, BATCH_SIZE)
  if (outgoing.length > 0) timer = setTimeout(flush, BATCH_MS)
  const payload = JSON.stringify([node, ...batch])
  try {
    await databasePool().query('select pg_notify($1, $2)', [CHANNEL, payload])
  } catch (error) {
    // This delays other nodes' screens by a few seconds at most, because every screen also reads again by itself.
    log.warn({ code: (error as { code?: string }).code }, 'live events were not passed to other nodes')
  }
}

let hearing: pg.Client | undefined
/** Whether `hearing` is connected: other nodes are heard. */
let connected = false
let closed = true
let retry: NodeJS.Timeout | undefined

/** Starts to receive the events of other nodes; reconnects by itself until `stopHearing`. */
export async function startHearing(url: string): Promise<void> {
  closed = false
  await connect(url)
}

export function hearsOthers(): boolean {
  return connected
}

/** To be called before the database closes: sends the remaining events first. */
export async function stopHearing(): Promise<void> {
  closed = true
  connected = false
  clearTimeout(retry)
  while (timer) {
    clearTimeout(timer)
    await flush()
  }
  const client = hearing
  hearing = undefined
  await client?.end().catch(() => undefined)
}

async function connect(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'comanda live', keepAlive: true })
  hearing = client
  const again = () => {
    if (closed || hearing !== client) return
    hearing = undefined
    connected = false
    retry = setTimeout(() => void connect(url), 1_000)
  }
  client.on('error', again)
  client.on('end', again)
  client.on('notification', message => hear(message.payload))
  try {
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    connected = true
  } catch {
    await client.end().catch(() => undefined)
    again()
  }
}

function hear(payload: string | undefined): void {
  const [sender, ...events] = readPayload(payload)
  if (sender === node) return
  for (const [empresaId, kind, id] of events) announce(empresaId, { kind, id })
}

/** Every program that can connect to the database can send a notification, so a payload in another form is ignored. */
function readPayload(payload = ''): [string, ...Array<[EmpresaId, string, number]>] {
  try {
    const read: unknown = JSON.parse(payload)
    if (Array.isArray(read) && read.slice(1).every(Array.isArray)) {
      return read as [string, ...Array<[EmpresaId, string, number]>]
    }
  } catch {
    // The payload is not one of ours.
  }
  return [node]
}
