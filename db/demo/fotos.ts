import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import type { EmpresaId } from '~/domain/valores/ids'
import { slugDe } from '~/domain/valores/slug'
import { storePicture } from '~/server/pictures/images.server'

/** Icons of Noto (Apache-2.0): the dish, then up to two ingredients that lie around it. */
export type Foto = readonly [prato: string, ...ingredientes: string[]]

const LADO = 800
/** The side of an icon. */
export const ICONE = 128

/** The table: light in the middle and darker at the edge, in warm colours, so that food looks good on it. */
const MESAS = [
  ['#fff3df', '#f3c78f', '#d9935a'],
  ['#fff0e6', '#f2b79c', '#cf7c62'],
  ['#fbf5dc', '#e9cf86', '#c29a4a'],
  ['#f6f4e2', '#cfd6a4', '#94a468'],
  ['#fdf1ee', '#ecc0b4', '#bd7f74'],
  ['#fdf2e2', '#ecc9a0', '#c28f62'],
] as const

/** Drinks, and what is eaten from the hand, are drawn without a plate. */
const SEM_PRATO = new Set([
  'beer-mug',
  'beverage-box',
  'bottle-with-popping-cork',
  'cup-with-straw',
  'glass-of-milk',
  'hot-beverage',
  'soft-ice-cream',
  'tropical-drink',
  'wine-glass',
])

export type Icones = ReadonlyMap<string, string>

/** How many pictures are drawn at once: enough to keep two cores busy without using much memory. */
const AO_MESMO_TEMPO = 3

interface Encomenda {
  readonly empresaId: EmpresaId
  readonly nome: string
  readonly foto: Foto | null
}

/** Draws and stores the pictures of these products; answers how to find the key of one, null where there is none. */
export async function guardarFotos(
  encomendas: readonly Encomenda[],
): Promise<(empresaId: EmpresaId, nome: string) => string | null> {
  const fila = encomendas.flatMap(({ foto, ...resto }) => (foto ? [{ ...resto, foto }] : []))
  if (fila.length === 0) return () => null
  const icones = await lerIcones(fila.flatMap(({ foto }) => foto))
  const chaves = new Map<string, string>()
  const desenhista = async () => {
    for (let proxima = fila.shift(); proxima; proxima = fila.shift()) {
      const { empresaId, nome, foto } = proxima
      const png = await desenharFoto(nome, foto, icones)
      chaves.set(
        `${empresaId}/${nome}`,
        await storePicture(empresaId, slugDe(nome).replaceAll('-', '_'), png),
      )
    }
  }
  await Promise.all(Array.from({ length: AO_MESMO_TEMPO }, desenhista))
  return (empresaId, nome) => chaves.get(`${empresaId}/${nome}`) ?? null
}

/** These icons. The whole collection takes 25 MB, so it is not kept in memory. */
export async function lerIcones(nomes: readonly string[]): Promise<Icones> {
  const arquivo = createRequire(import.meta.url).resolve('@iconify-json/noto/icons.json')
  const { icons } = JSON.parse(await readFile(arquivo, 'utf8')) as { icons: Record<string, { body: string }> }
  return new Map(
    [...new Set(nomes)].map(nome => {
      const icone = icons[nome]
      if (!icone) throw new Error(`Noto has no icon '${nome}'`)
      return [nome, icone.body]
    }),
  )
}

/** The picture of a dish, 800 x 800: the same name and icons give the same pixels on every machine. */
function desenharFoto(nome: string, foto: Foto, icones: Icones): Promise<Buffer> {
  return sharp(Buffer.from(svgDaFoto(nome, foto, icones)))
    .flatten({ background: '#f3c78f' })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

function svgDaFoto(nome: string, [prato, ...ingredientes]: Foto, icones: Icones): string {
  const sorte = sortear(nome)
  const mesa = MESAS[Math.floor(sorte() * MESAS.length)] ?? MESAS[0]
  const emPe = SEM_PRATO.has(prato)
  const inclinacao = emPe ? (sorte() - 0.5) * 8 : (sorte() - 0.5) * 26
  const aoRedor = espalhar(ingredientes, emPe, sorte)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${LADO}" height="${LADO}" viewBox="0 0 ${LADO} ${LADO}">
<defs>
<radialGradient id="mesa" cx="38%" cy="30%" r="85%"><stop offset="0" stop-color="${mesa[0]}"/><stop offset=".5" stop-color="${mesa[1]}"/><stop offset="1" stop-color="${mesa[2]}"/></radialGradient>
<radialGradient id="sombra"><stop offset=".55" stop-color="#3b1f0c" stop-opacity=".42"/><stop offset="1" stop-color="#3b1f0c" stop-opacity="0"/></radialGradient>
<radialGradient id="louca" cx="40%" cy="32%" r="75%"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#efe6da"/></radialGradient>
<radialGradient id="fundo" cx="42%" cy="36%" r="70%"><stop offset="0" stop-color="#fffdf9"/><stop offset="1" stop-color="#f4ebdf"/></radialGradient>
</defs>
<rect width="${LADO}" height="${LADO}" fill="url(#mesa)"/>
${emPe ? PES : LOUCA}
${aoRedor.map(({ icone, x, y, lado, giro }) => desenho(icones, icone, x, y, lado, giro)).join('\n')}
${emPe ? desenho(icones, prato, 400, 395, 470, inclinacao) : desenho(icones, prato, 400, 392, 430, inclinacao)}
</svg>`
}

const LOUCA = `<ellipse cx="416" cy="432" rx="366" ry="358" fill="url(#sombra)"/>
<circle cx="400" cy="400" r="300" fill="url(#louca)"/>
<circle cx="400" cy="400" r="222" fill="none" stroke="#dccfbd" stroke-opacity=".55" stroke-width="5"/>
<circle cx="400" cy="400" r="219" fill="url(#fundo)"/>
<ellipse cx="408" cy="470" rx="215" ry="140" fill="url(#sombra)" opacity=".5"/>`

const PES = `<ellipse cx="408" cy="618" rx="250" ry="64" fill="url(#sombra)"/>
<ellipse cx="400" cy="606" rx="205" ry="46" fill="url(#louca)"/>`

interface Colocado {
  readonly icone: string
  readonly x: number
  readonly y: number
  readonly lado: number
  readonly giro: number
}

/** Puts the ingredients into opposite corners, so that the middle is free for the dish. */
function espalhar(ingredientes: readonly string[], emPe: boolean, sorte: () => number): Colocado[] {
  const cantos = emPe
    ? [
        [610, 555],
        [192, 560],
      ]
    : [
        [655, 648],
        [150, 160],
      ]
  const espelho = sorte() < 0.5
  return ingredientes.map((icone, i) => {
    const [x = 0, y = 0] = cantos[i % cantos.length] ?? []
    return {
      icone,
      x: (espelho ? LADO - x : x) + (sorte() - 0.5) * 24,
      y: y + (sorte() - 0.5) * 24,
      lado: 168 + sorte() * 30,
      giro: (sorte() - 0.5) * 60,
    }
  })
}

/** One icon centred at (x, y), turned, over a soft shadow of its own. */
function desenho(icones: Icones, nome: string, x: number, y: number, lado: number, giro: number): string {
  const escala = lado / ICONE
  const corpo = icones.get(nome) ?? ''
  return `<ellipse cx="${x + lado * 0.03}" cy="${y + lado * 0.4}" rx="${lado * 0.46}" ry="${lado * 0.16}" fill="url(#sombra)" opacity=".7"/>
<g transform="translate(${x} ${y}) rotate(${giro.toFixed(1)}) scale(${escala.toFixed(3)}) translate(${-ICONE / 2} ${-ICONE / 2})">${corpo}</g>`
}

/** Numbers from 0 to 1 that depend on the text alone (mulberry32 over FNV-1a). */
function sortear(texto: string): () => number {
  let estado = 0x811c9dc5
  for (const letra of texto) estado = Math.imul(estado ^ (letra.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    estado = (estado + 0x6d2b79f5) | 0
    let t = Math.imul(estado ^ (estado >>> 15), 1 | estado)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
