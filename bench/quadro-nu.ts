import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { COMPILED_ON_ARRIVAL } from '../chunks.config'

/** A page that another origin serves. */
interface Nu {
  readonly url: string
  close(): void
}

/**
 * The board's page as its server has rendered it, with bare React in place of the product: one component that creates the
 * elements of the very markup, hydrated by React DOM. It has no router, no effects and no readings; and no styles,
 * because their time is not script's.
 */
export async function servirQuadroNu(context: BrowserContext): Promise<Nu> {
  const { body, tree } = await lerQuadro(context)
  const script = await bundle(tree)
  const page = `<!doctype html><html lang="pt-BR"><head><script type="module" src="/nu.js"></script></head>${body}</html>`
  const server = createServer(({ url }, response) => {
    if (url === '/nu.js') {
      const headers = { 'Content-Type': 'text/javascript', 'Cache-Control': 'max-age=31536000, immutable' }
      return response.writeHead(200, headers).end(script)
    }
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    return response.end(page)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://localhost:${port}/`, close }
}

/** The markup of the page, and the source of what React needs to create it; both without scripts. */
async function lerQuadro(context: BrowserContext) {
  const page = await context.newPage()
  // Any page of the origin: its parser reads the board's text without running it.
  await page.goto('/robots.txt')
  const read = await page.evaluate(async () => {
    const text = await (await fetch('/home', { headers: { Accept: 'text/html' } })).text()
    const { body } = new DOMParser().parseFromString(text, 'text/html')
    for (const script of body.querySelectorAll('script')) script.remove()
    const comments = document.createNodeIterator(body, NodeFilter.SHOW_COMMENT)
    for (let comment = comments.nextNode(); comment; comment = comments.nextNode())
      comment.parentNode?.removeChild(comment)
    body.normalize()
    const props = (element: Element) => {
      const all = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
      const { style, value, checked, selected, ...others } = all
      return { ...others, defaultValue: value, defaultChecked: checked === undefined ? undefined : true }
    }
    const source = (node: Node): string => {
      if (!(node instanceof Element)) return JSON.stringify(node.textContent)
      const texts = [
        JSON.stringify(node.localName),
        JSON.stringify(props(node)),
        ...[...node.childNodes].map(source),
      ]
      return `h(${texts.join()})`
    }
    return {
      body: body.outerHTML,
      tree: [...body.childNodes].map(source).join(),
    }
  })
  await page.close()
  return read
}

/** By what builds the product, compiled on arrival as the product is, and of the same React: a benchmark runs as in development, and React's build for that takes almost thrice the time. */
async function bundle(tree: string): Promise<string> {
  const entry = `import { createElement as h, Fragment } from 'react'
    import { hydrateRoot } from 'react-dom/client'
    const Quadro = () => h(Fragment, null, ${tree})
    hydrateRoot(document.body, h(Quadro), { onRecoverableError: reportError })`
  const id = 'quadro-nu'
  const source = {
    name: id,
    resolveId: (asked: string) => (asked === id ? `\0${id}` : null),
    load: (asked: string) => (asked === `\0${id}` ? entry : null),
  }
  const { output } = (await build({
    configFile: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warn',
    plugins: [source],
    build: { write: false, rollupOptions: { input: id } },
  })) as Rolldown.RolldownOutput
  return `${COMPILED_ON_ARRIVAL}\n${output[0].code}`
}
