import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LARGURAS, type Largura } from './tela-fotografada'

/** Where the pictures go. */
export const PASTA = join(import.meta.dirname, '../../screens')

/** Writes the contact sheet: every picture in the folder, with the widths of one screen side by side. */
export async function writeFolha(): Promise<void> {
  await mkdir(PASTA, { recursive: true })
  const fotos = (await readdir(PASTA)).filter(nome => nome.endsWith('.png')).map(nome => nome.slice(0, -4))
  const telas = [...new Set(fotos.map(nome => nome.replace(/-\d+$/, '')))].sort()
  const linhas = telas.map(tela =>
    linha(
      tela,
      LARGURAS.map(largura => ({ largura, nome: `${tela}-${largura}` })).filter(({ nome }) =>
        fotos.includes(nome),
      ),
    ),
  )
  await writeFile(
    join(PASTA, 'index.html'),
    `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<title>Comanda: ${telas.length} telas</title>
<style>
  body { font: 16px system-ui, sans-serif; margin: 2rem; background: #eee }
  div { display: flex; flex-wrap: wrap; align-items: start; gap: 1rem }
  img { max-width: 100%; border: 1px solid #999; background: #fff }
</style>
<h1>${telas.length} telas, ${fotos.length} fotos</h1>
${linhas.join('\n')}
</html>
`,
  )
}

interface Foto {
  readonly nome: string
  readonly largura: Largura
}

function linha(tela: string, fotos: readonly Foto[]): string {
  const imagens = fotos.map(
    ({ nome, largura }) =>
      `<a href="${nome}.png"><img src="${nome}.png" alt="${nome}" width="${largura / 2}" loading="lazy"></a>`,
  )
  return `<h2 id="${tela}">${tela}</h2>\n<div>${imagens.join('')}</div>`
}
