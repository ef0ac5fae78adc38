import { gzipSync } from 'node:zlib'

/** Bytes after gzip. */
interface PrimeiraVisita {
  readonly script: number
  readonly estilo: number
  readonly pagina: number
}

/** What a browser fetches before anybody touches the page: all scripts and styles that its HTML names. */
export async function medirPrimeiraVisita(
  ler: (caminho: string) => Promise<string>,
  caminho: string,
): Promise<PrimeiraVisita> {
  const html = await ler(caminho)
  const bytesDe = async (arquivos: RegExp) => {
    const textos = await Promise.all([...new Set(html.match(arquivos))].map(ler))
    return textos.reduce((soma, texto) => soma + gzipSync(texto, { level: 9 }).length, 0)
  }
  return {
    script: await bytesDe(/\/assets\/[\w.-]+\.js/g),
    estilo: await bytesDe(/\/assets\/[\w.-]+\.css/g),
    pagina: gzipSync(html).length,
  }
}
