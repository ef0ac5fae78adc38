/**
 * The text of a file: UTF-8, UTF-16, or what older versions of Excel save, of which no byte says so: Windows-1252, or Mac
 * Roman when more of its letters stand as Portuguese has them (planilha-6).
 */
export function decodificar(arquivo: Uint8Array): string {
  if (arquivo[0] === 0xff && arquivo[1] === 0xfe) return new TextDecoder('utf-16le').decode(arquivo)
  if (arquivo[0] === 0xfe && arquivo[1] === 0xff) return new TextDecoder('utf-16be').decode(arquivo)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(arquivo)
  } catch {
    const bytes = Buffer.from(arquivo).toString('latin1')
    const [windows, mac] = [WINDOWS_1252, MAC_ROMAN].map(alto =>
      bytes.replace(/[\x80-\xff]/g, byte => alto[byte.charCodeAt(0) - 0x80] ?? byte),
    ) as [string, string]
    const [comoMac, comoWindows] = [parecePortugues(mac), parecePortugues(windows)]
    // Only a Mac ends its lines with CR alone.
    return comoMac > comoWindows || (comoMac === comoWindows && !bytes.includes('\n')) ? mac : windows
  }
}

// The upper halves. Written out, because some versions of Node decode 'windows-1252' as Latin 1, and some know no 'macintosh'.
const LATIN_1 = Array.from({ length: 96 }, (_, n) => String.fromCharCode(0xa0 + n)).join('')
const WINDOWS_1252 = `€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ${LATIN_1}`
const MAC_ROMAN = `ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø\
¿¡¬√ƒ≈∆«»…\xa0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ`

/** Letters of menus in Brazil, in their case: 'Pão', 'PÃO' and 'Água', but not 'preÁo' nor 'FEIJãO'. */
const LETRA_NO_LUGAR = /(?<!\p{Ll})[ÁÀÂÃÇÉÊÍÓÔÕÚÜÑ]|(?:[áàâãéêíóôõúüñ]|(?<=\p{L})ç)(?!\p{Lu})/gu
/** Quotes, dashes and signs where they stand in texts: not between two letters, but for 'd’água' and 'Joe’s'. */
const SINAL_NO_LUGAR =
  /(?<!\p{L})[“‘„«–—•°ºª®©€…·]|[”’»–—•°ºª®™…](?!\p{L})|(?<=[b-df-hj-np-tv-z])’(?=\p{L})|’(?=s\b)/giu

/** How many of its characters beyond ASCII stand as they do in Portuguese, less those that do not. */
function parecePortugues(texto: string): number {
  const alem = (um: string) => um.match(/[\x80-\uffff]/g)?.length ?? 0
  return alem(texto) - 2 * alem(texto.replace(LETRA_NO_LUGAR, '').replace(SINAL_NO_LUGAR, ''))
}
