import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { createCookie, createSessionStorage } from 'react-router'
import type { ContaId, EmpresaId } from '~/domain/valores/ids'
import { outsideTenants, reaching } from '../database/database.server'
import { env, secret } from '../env.server'
import { closeEventStreams } from '../event-stream.server'
import { sessions } from './tables.server'

interface SessionData {
  userId: ContaId
  empresaId: EmpresaId
  /** 'Manter conectado' */
  persistent: boolean
  expiresAt: Date
}

export const SESSION_COOKIE = 'comanda_sessao'

const PERSISTENT_DAYS = 30
/**
 * A cookie without a date lasts as long as the browser runs, which may be for months; its row must expire all the same.
 */
const BROWSER_SESSION_DAYS = 7
const DAY_MS = 86_400_000

function build() {
  const secure = env().publicUrl?.startsWith('https:') ?? false
  const cookie = createCookie(SESSION_COOKIE, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    secrets: [secret()],
  })
  return createSessionStorage<SessionData>({
    cookie,
    async createData(data) {
      const key = randomBytes(32).toString('base64url')
      const { userId, empresaId, persistent = false } = data
      if (userId === undefined || empresaId === undefined) throw new Error('a session needs user and company')
      const row = { keyHash: hashKey(key), userId, empresaId, persistent, expiresAt: expiry(persistent) }
      await reaching(async db => {
        await db.insert(sessions).values(row)
      })
      return key
    },
    readData: key =>
      reaching(async db => {
        const [row] = await db
          .select({
            userId: sessions.userId,
            empresaId: sessions.empresaId,
            persistent: sessions.persistent,
            expiresAt: sessions.expiresAt,
          })
          .from(sessions)
          .where(and(eq(sessions.keyHash, hashKey(key)), gt(sessions.expiresAt, new Date())))
        return row ?? null
      }),
    async updateData() {
      // A session's row is never updated: signing in makes a new one.
    },
    async deleteData(key) {
      await reaching(db => db.delete(sessions).where(eq(sessions.keyHash, hashKey(key))))
      closeEventStreams(streamsOf(key))
    },
  })
}

let storage: ReturnType<typeof build> | undefined
const sessionStorage = () => {
  storage ??= build()
  return storage
}

/** Who is signed in on a browser, and for which company. */
interface SignedIn {
  readonly conta: ContaId
  readonly empresaId: EmpresaId
}

interface Session extends SignedIn {
  /** The key by which its live streams are counted and ended. */
  readonly streams: string
  readonly endsAt: Date
}

/** The session of this browser, or null. */
export async function currentSession(request: Request): Promise<Session | null> {
  const session = await sessionStorage().getSession(request.headers.get('Cookie'))
  const conta = session.get('userId')
  const empresaId = session.get('empresaId')
  const endsAt = session.get('expiresAt')
  if (conta === undefined || empresaId === undefined || endsAt === undefined) return null
  return { conta, empresaId, endsAt, streams: streamsOf(session.id) }
}

/**
 * Always makes a new session, so that a key which an attacker planted before the login never becomes a signed-in one.
 * Returns the Set-Cookie header.
 */
export async function signIn(
  request: Request,
  { conta, empresaId }: SignedIn,
  persistent: boolean,
): Promise<string> {
  await signOut(request)
  const session = await sessionStorage().getSession()
  session.set('userId', conta)
  session.set('empresaId', empresaId)
  session.set('persistent', persistent)
  return sessionStorage().commitSession(session, persistent ? { maxAge: PERSISTENT_DAYS * 86_400 } : {})
}

/** Ends the session in the database, not only in the browser. Returns the Set-Cookie header. */
export async function signOut(request: Request): Promise<string> {
  const session = await sessionStorage().getSession(request.headers.get('Cookie'))
  return sessionStorage().destroySession(session)
}

export async function removeExpiredSessions(now: Date): Promise<void> {
  await outsideTenants().delete(sessions).where(lt(sessions.expiresAt, now))
}

function streamsOf(key: string): string {
  return `session ${hashKey(key)}`
}

function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

function expiry(persistent: boolean): Date {
  return new Date(Date.now() + (persistent ? PERSISTENT_DAYS : BROWSER_SESSION_DAYS) * DAY_MS)
}
