import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { EmpresaId } from '~/domain/valores/ids'
import { encodedFor, isKnown, type KeptPage, makePage, unpacked } from './kept-page.server'
import { dropAllPages, dropPages, dropsSoFar, findPage, keepPage } from './kept-pages.server'

const [A, B] = [1, 2] as EmpresaId[]
const TEXTO = '<html>'.padEnd(5_000, 'cardápio ')

const fazer = (company: EmpresaId | null = A ?? null, corpo = TEXTO) =>
  makePage(
    new Response(corpo, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Loja': 'sim' } }),
    { company, until: Number.POSITIVE_INFINITY },
    0,
  )

beforeEach(() => dropAllPages())

describe('Uma página guardada', () => {
  test('vai como cada navegador a entende, cada forma com a sua etag, e guarda os cabeçalhos', async () => {
    const pagina = await fazer()
    const [br, gzip] = ['gzip, deflate, br', 'gzip;q=1.0, br;q=0'].map(aceita => encodedFor(pagina, aceita))
    expect(br && brotliDecompressSync(br.body).toString()).toBe(TEXTO)
    expect(gzip && gunzipSync(gzip.body).toString()).toBe(TEXTO)
    expect(encodedFor(pagina, 'identity')).toBeNull()
    const inteira = await unpacked(pagina)
    expect(inteira.body.toString()).toBe(TEXTO)
    expect(new Set([br?.etag, gzip?.etag, inteira.etag]).size).toBe(3)
    expect(br?.headers).toEqual(expect.arrayContaining(['x-loja', 'sim', 'vary', 'Accept-Encoding']))
    expect(inteira.headers).not.toContain('content-encoding')
  })

  test.each([
    ['a própria', (etag: string) => etag, true],
    ['a própria entre outras, enfraquecida por um proxy', (etag: string) => `"x", W/${etag}`, true],
    ['outra', () => '"x"', false],
    ['nenhuma', () => null, false],
  ])('conhece pela etag quem já a tem: %s', async (_, etag, conhecida) => {
    const pagina = await unpacked(await fazer())
    expect(isKnown(pagina, etag(pagina.etag))).toBe(conhecida)
  })
})

describe('A memória', () => {
  test('esquece as páginas de uma empresa que mudou, e só as dela', async () => {
    keepPage('a', await fazer(A), dropsSoFar())
    keepPage('b', await fazer(B), dropsSoFar())
    dropPages(A as EmpresaId)
    expect([findPage('a'), findPage('b')?.company]).toEqual([undefined, B])
  })

  test('não guarda a página que começou a ser feita antes da mudança', async () => {
    const antes = dropsSoFar()
    dropPages(B as EmpresaId)
    keepPage('a', await fazer(A), antes)
    expect(findPage('a')).toBeDefined()
    dropPages(A as EmpresaId)
    keepPage('a', await fazer(A), antes)
    expect(findPage('a')).toBeUndefined()
    const depois = dropsSoFar()
    dropAllPages()
    keepPage('a', await fazer(null), depois)
    expect(findPage('a')).toBeUndefined()
  })

  test.each([
    ['', 32],
    ['12', 12],
  ])(
    'tem fim, com COMANDA_MEMORIA_MB=%s de %i MB: a que há mais tempo ninguém pede sai primeiro',
    async (dito, mb) => {
      vi.resetModules()
      vi.stubEnv('COMANDA_MEMORIA_MB', dito)
      const { dropAllPages, dropsSoFar, findPage, keepPage, keptBytes } = await import('./kept-pages.server')
      const grande = (): KeptPage => ({
        ...{ company: null, until: Number.POSITIVE_INFINITY, madeAt: 0, isHtml: true, br: null, gzip: null },
        plain: { body: Buffer.alloc(4 * 1024 * 1024), etag: '', headers: [], unchanged: [] },
      })
      for (let n = 0; n < 20; n++) {
        keepPage(`p${n}`, grande(), dropsSoFar())
        expect(findPage('p0')).toBeDefined()
      }
      expect(keptBytes()).toBeLessThanOrEqual(mb * 1024 * 1024)
      expect(keptBytes()).toBeGreaterThan((mb - 6) * 1024 * 1024)
      expect(findPage('p1')).toBeUndefined()
      expect(findPage('p19')).toBeDefined()
      keepPage('p19', grande(), dropsSoFar())
      dropAllPages()
      expect(keptBytes()).toBe(0)
    },
  )
})
