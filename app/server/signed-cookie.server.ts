import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import { env, secret } from './env.server'

/**
 * A cookie that nobody else can make, and that no script reads. It is written as React Router writes such cookies, but
 * signed at once: the platform's own signing goes through another thread twice for each cookie.
 */
export interface SignedCookie {
  readonly name: string
  /** Part of the key: the value of another cookie is not valid in this one. */
  readonly purpose: string
  readonly maxAge: number
}

/** The value that a browser sent; null without one that is valid. */
export function readSigned({ name, purpose }: SignedCookie, cookies: string | null): unknown {
  const sent = cookies === null ? undefined : parse(cookies, name)[name]
  const at = sent?.lastIndexOf('.') ?? -1
  if (!sent || at < 0) return null
  const value = sent.slice(0, at)
  const [wanted, given] = [Buffer.from(sign(value, purpose)), Buffer.from(sent.slice(at + 1))]
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return null
  return JSON.parse(Buffer.from(value, 'base64').toString())
}

/** The Set-Cookie header. */
export function writeSigned({ name, purpose, maxAge }: SignedCookie, value: unknown): string {
  const text = Buffer.from(JSON.stringify(value)).toString('base64')
  return serialize(name, `${text}.${sign(text, purpose)}`, { ...cookieOptions(maxAge), httpOnly: true })
}

/** The Set-Cookie header of a cookie that only says that it is there. */
export function writeMark(name: string, maxAge: number): string {
  return serialize(name, '1', cookieOptions(maxAge))
}

function cookieOptions(maxAge: number) {
  return {
    path: '/',
    sameSite: 'lax',
    maxAge,
    secure: env().publicUrl?.startsWith('https:') ?? false,
  } as const
}

function sign(value: string, purpose: string): string {
  return createHmac('sha256', `${secret()}:${purpose}`).update(value).digest('base64').replace(/=+$/, '')
}
