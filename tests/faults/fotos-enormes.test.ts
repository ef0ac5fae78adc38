import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Cluster } from '~/server/embedded-postgres/embedded-postgres.server'
import { CANTINA } from '../world/demo'
import { arquivo, umaFotoEnorme } from '../world/fotos-enviadas'
import { plantarPasta } from '../world/plantado/pasta-plantada'
import { entrarNoPainel } from '../world/processo/entrar-no-painel'
import { temporaryFolder } from '../world/processo/pasta'
import { type Servidor, startServidor } from '../world/processo/servidor'

let folder: string
let cluster: Cluster
let servidor: Servidor
beforeAll(async () => {
  folder = await temporaryFolder('fotos-enormes')
  cluster = await plantarPasta(folder)
  servidor = await startServidor({ DATABASE_URL: cluster.url, COMANDA_DADOS: join(folder, 'dados') })
})
afterAll(async () => {
  await servidor.end('SIGTERM')
  await cluster.release()
  await rm(folder, { recursive: true, force: true })
})

/** Two at once would not fit already. The full run is `npm run faults`. */
const FOTOS = process.env.COMANDA_QUEDAS ? 8 : 3
/** One decoded whole (some 300 MB), beside what of the others waits as it came. */
const CABEM_MB = 480

/** What the process holds in memory, in MB. */
function memoria(): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(servidor.pid)], { encoding: 'utf8' })) / 1_024
}

test(`${FOTOS} fotos de 49 megapixels ao mesmo tempo cabem na memória de uma: são abertas uma de cada vez`, async () => {
  const cookie = await entrarNoPainel(servidor.origin, CANTINA)
  const foto = await umaFotoEnorme()
  const enviar = async (n: number): Promise<string> => {
    const body = new FormData()
    for (const [campo, valor] of Object.entries({ nome: `Enorme ${n}`, preco: '1' })) body.set(campo, valor)
    body.set('imagem', arquivo(foto, 'enorme.jpg', 'image/jpeg'))
    const init = { method: 'POST', headers: { Cookie: cookie }, body }
    const resposta = await fetch(`${servidor.origin}/home/produtos.data`, init)
    // Whoever waited for too long is told to come back.
    return resposta.status === 503 ? enviar(n) : resposta.text()
  }
  const antes = memoria()
  const respostas = Promise.all(Array.from({ length: FOTOS }, (_, n) => enviar(n)))
  let maior = antes
  const medir = setInterval(() => {
    maior = Math.max(maior, memoria())
  }, 50)
  const feitas = await respostas.finally(() => clearInterval(medir))
  expect(feitas.filter(texto => texto.includes('Produto Criado!')).length).toBe(FOTOS)
  expect(Math.round(maior - antes)).toBeLessThan(CABEM_MB)
})
