// Apart from the rules of colours, because the menu's first visit needs these alone.

/** The address of a logo in one of its stored sizes, or of what is made of it. */
export function urlDoLogo(chave: string, versao: '128.webp' | '512.webp' | 'papel.png' | 'icone-192.png') {
  return `/imagens/${chave}-${versao}`
}

/** The address of a cover, by its width. */
export function urlDaCapa(chave: string, largura: 800 | 1600) {
  return `/imagens/${chave}-${largura}.webp`
}
