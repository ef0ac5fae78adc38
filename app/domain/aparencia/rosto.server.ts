import { assinar } from '~/domain/respostas/assinatura.server'
import { drawSvg } from '~/server/pictures/made-pictures.server'
import type { Aparencia, Rosto } from './aparencia'
import { COR_DA_COMANDA, folhaDeCores } from './cor'
import { iniciaisDe, svgDasIniciais } from './iniciais'
import { urlDoLogo } from './urls'

/** Who the shop is, for its pages' head. */
export interface DonoDoRosto {
  readonly slug: string
  readonly nomefantasia: string
}

/** The ground of app.css. */
const PAPEL = '#faf6f0'

export function rostoDaLoja(dono: DonoDoRosto, aparencia: Aparencia): Rosto {
  const { cor, logo, capa } = aparencia
  const figura = capa ?? logo
  const { slug } = dono
  return {
    folha: cor === null ? null : `/${slug}/cores.css?v=${versaoDe(folhaDeCores(cor))}`,
    tema: cor ?? PAPEL,
    manifesto: `/${slug}/manifest.webmanifest`,
    icone: logo && urlDoLogo(logo, '128.webp'),
    toque: enderecoDoIcone('icone-180.png', dono, aparencia),
    previa: figura && `/imagens/${figura}-previa.jpg`,
  }
}

/** A short digest of contents, for an address that may be kept for ever. */
export function versaoDe(conteudo: string): string {
  return assinar(conteudo).slice(0, 12)
}

const ICONES = {
  'icone-180.png': { lado: 180, ocupa: 0.62 },
  'icone-192.png': { lado: 192, ocupa: 0.62 },
  'icone-512.png': { lado: 512, ocupa: 0.62 },
  'mascara-512.png': { lado: 512, ocupa: 0.46 },
} as const
export type Icone = keyof typeof ICONES

export function ehIcone(nome: string): nome is Icone {
  return Object.hasOwn(ICONES, nome)
}

/** An icon of the shop (aparencia-5): made of its logo, else its initials on its accent. */
function enderecoDoIcone(icone: Icone, dono: DonoDoRosto, { logo, cor }: Aparencia): string {
  if (logo !== null) return `/imagens/${logo}-${icone}`
  return `/${dono.slug}/icone/${icone}?v=${versaoDe(svgDoIcone(icone, dono, cor))}`
}

function svgDoIcone(icone: Icone, { nomefantasia }: DonoDoRosto, cor: Aparencia['cor']): string {
  const texto = iniciaisDe(nomefantasia)
  return svgDasIniciais({ texto, fundo: cor ?? COR_DA_COMANDA, ocupa: ICONES[icone].ocupa })
}

/** The initials as a PNG, and the version under which they may be kept. */
export async function desenharIcone(icone: Icone, dono: DonoDoRosto, { cor }: Aparencia) {
  const svg = svgDoIcone(icone, dono, cor)
  return { png: await drawSvg(svg, ICONES[icone].lado), versao: versaoDe(svg) }
}

/** What a telephone needs to keep the menu on its home screen. */
export function manifestoDaLoja(dono: DonoDoRosto, aparencia: Aparencia) {
  const { slug, nomefantasia: nome } = dono
  const icone = (qual: Icone) => ({
    src: enderecoDoIcone(qual, dono, aparencia),
    sizes: `${ICONES[qual].lado}x${ICONES[qual].lado}`,
    type: 'image/png',
  })
  return {
    id: `/${slug}`,
    name: nome,
    short_name: nome,
    description: `Cardápio de ${nome}`,
    lang: 'pt-BR',
    start_url: `/${slug}`,
    scope: `/${slug}`,
    display: 'standalone',
    background_color: PAPEL,
    theme_color: aparencia.cor ?? PAPEL,
    icons: [
      icone('icone-192.png'),
      icone('icone-512.png'),
      { ...icone('mascara-512.png'), purpose: 'maskable' },
    ],
  }
}
