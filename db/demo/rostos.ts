import sharp from 'sharp'
import { SEM_APARENCIA } from '~/domain/aparencia/aparencia'
import { aparencia } from '~/domain/aparencia/tables.server'
import type { EmpresaId } from '~/domain/valores/ids'
import { storePicture } from '~/server/pictures/images.server'
import type { CapaDemo, EmpresaDemo, LogoDemo } from './empresa-demo'
import { ICONE, type Icones, lerIcones } from './fotos'
import type { Transaction } from './one-at-a-time'

/** Draws, stores and plants the face of a shop of the demo; without `pictures` only its colour. */
export async function plantFace(
  tx: Transaction,
  empresaId: EmpresaId,
  { rosto }: Pick<EmpresaDemo, 'rosto'>,
  pictures: boolean,
): Promise<void> {
  if (!rosto) return
  const { cor, logo, capa } = rosto
  const chaves = pictures ? await guardarFiguras(empresaId, { logo, capa }) : {}
  if (cor === null && Object.keys(chaves).length === 0) return
  await tx.insert(aparencia).values({ ...SEM_APARENCIA, empresaId, cor, ...chaves })
}

interface Figuras {
  readonly logo: LogoDemo | undefined
  readonly capa: CapaDemo | undefined
}

async function guardarFiguras(empresaId: EmpresaId, { logo, capa }: Figuras) {
  const icones = await lerIcones([...(logo ? [logo.icone] : []), ...(capa?.pratos ?? [])])
  const guardar = async (nome: 'logo' | 'capa', svg: string) =>
    storePicture(empresaId, nome, await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer(), nome)
  return {
    ...(logo && { logo: await guardar('logo', svgDoLogo(logo, icones)) }),
    ...(capa && { capa: await guardar('capa', svgDaCapa(capa, icones)) }),
  }
}

function svgDoLogo({ icone, forma, fundo, borda }: LogoDemo, icones: Icones): string {
  const [raio, dentro] = forma === 'disco' ? [256, 226] : [96, 72]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">
<rect width="512" height="512" rx="${raio}" fill="${fundo}"/>
<rect x="26" y="26" width="460" height="460" rx="${dentro}" fill="none" stroke="${borda}" stroke-width="14"/>
${desenho(icones, icone, { x: 256, y: 256, lado: 290 })}
</svg>`
}

const LARGURA = 1600
const ALTURA = 533

function svgDaCapa({ fundo, estampa, tinta, pratos }: CapaDemo, icones: Icones): string {
  const passo = LARGURA / (pratos.length + 1)
  const naFila = pratos.map((icone, i) =>
    desenho(icones, icone, { x: passo * (i + 1), y: ALTURA / 2 + (i % 2 ? 14 : -14), lado: 190 }),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${LARGURA}" height="${ALTURA}">
<defs><linearGradient id="fundo"><stop stop-color="${fundo[0]}"/><stop offset="1" stop-color="${fundo[1]}"/></linearGradient>
<radialGradient id="sombra"><stop offset=".3" stop-opacity=".5"/><stop offset="1" stop-opacity="0"/></radialGradient>
<pattern id="estampa" width="96" height="96" patternUnits="userSpaceOnUse" fill="${tinta}">${ESTAMPAS[estampa]}</pattern></defs>
<rect width="${LARGURA}" height="${ALTURA}" fill="url(#fundo)"/><rect width="${LARGURA}" height="${ALTURA}" fill="url(#estampa)"/>
${naFila.join('\n')}
</svg>`
}

const ESTAMPAS: Record<CapaDemo['estampa'], string> = {
  xadrez: '<path d="M0 0h48v48H0zM48 48h48v48H48z"/>',
  listras: '<path d="M0 96L96 0h-24L0 72zM96 96V72L72 96z"/>',
  pontos: '<circle cx="24" cy="24" r="9"/><circle cx="72" cy="72" r="9"/>',
}

interface Lugar {
  readonly x: number
  readonly y: number
  readonly lado: number
}

/** One icon centred at (x, y), over its shadow. */
function desenho(icones: Icones, nome: string, { x, y, lado }: Lugar): string {
  return `<ellipse cx="${x}" cy="${y + lado * 0.44}" rx="${lado * 0.5}" ry="${lado * 0.14}" fill="url(#sombra)" opacity=".6"/>
<g transform="translate(${x - lado / 2} ${y - lado / 2}) scale(${lado / ICONE})">${icones.get(nome) ?? ''}</g>`
}
