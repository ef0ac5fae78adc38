import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import { digitosDoCnpjConferem } from '~/domain/valores/cnpj'
import { plantarEmpresa } from '../../world/plantado/empresa-plantada'
import { expect } from './jornada'

/** An owner of the test's own, whose e-mail, slug and CNPJ nobody else has. */
export function umDono() {
  const sorte = String(Math.random()).slice(2, 14).padEnd(12, '0')
  const cnpj = ['00', '01'].map(dv => sorte + dv).find(numero => !digitosDoCnpjConferem(numero)) ?? ''
  const slug = `tacaca-${sorte}`
  const dados = { razaosocial: 'Tacacá da Ana Ltda', nomefantasia: 'Tacacá da Ana', telefone: '91991234567' }
  return { ...dados, slug, cnpj, email: `ana@${slug}.example`, senha: 'tacaca123' }
}

export type Dono = ReturnType<typeof umDono>

/**
 * An owner who has signed up, confirmed the e-mail and is in the first day of the trial, for journeys that begin after
 * that.
 */
export async function plantarDono(): Promise<Dono> {
  const dono = umDono()
  await plantarEmpresa(process.env.COMANDA_E2E_BANCO ?? '', dono)
  return dono
}

/**
 * Waits for a letter to that address with a link to `pagina`, other than `usado`; the server writes each letter into a
 * file.
 */
export async function linkDaCarta(
  email: string,
  pagina: 'confirmar-email' | 'confirmar-email/desfazer' | 'reset-password',
  usado?: string,
): Promise<string> {
  const pasta = join(process.env.COMANDA_E2E_DADOS ?? '', 'correio')
  const procurar = async (): Promise<string | undefined> => {
    const arquivos = await readdir(pasta).catch(() => [])
    for (const arquivo of arquivos.sort().reverse()) {
      const { to, text } = await PostalMime.parse(await readFile(join(pasta, arquivo)))
      const [link] = new RegExp(`^http\\S+/${pagina}\\?\\S+`, 'm').exec(text ?? '') ?? []
      if (to?.[0]?.address === email && link !== usado) return link
    }
    return undefined
  }
  await expect.poll(procurar).toBeDefined()
  return (await procurar()) ?? ''
}

/**
 * Keeps the page from going on to the login, by itself or by a press, until the returned function is called, so that a
 * slow test has time to read it. That waits until the page has tried to go by itself: it tries once, and might else do so
 * before the press that follows.
 */
export async function segurarNaPagina(page: Page): Promise<() => Promise<void>> {
  const url = '**/login'
  let tentar = () => {}
  const tentou = new Promise<void>(resolve => {
    tentar = resolve
  })
  await page.route(url, rota => {
    tentar()
    return rota.fulfill({ status: 204 })
  })
  return async () => {
    await tentou
    await page.unroute(url)
  }
}

/** The browser stays where it is when it is led to `url`, as at an answer without a page. */
export async function ficar(page: Page, url: string): Promise<() => Promise<void>> {
  await page.route(url, rota => rota.fulfill({ status: 204 }))
  return () => page.unroute(url)
}

/** Finds a field by its label, whether or not the label also says that it is required or optional. */
export function campo(onde: Page | Locator, rotulo: string): Locator {
  const literal = rotulo.replace(/[()?]/g, '\\$&')
  return onde.getByLabel(new RegExp(`^${literal}( \\*| \\(opcional\\))?$`))
}
