/** Columns of equal width, two spaces apart. */
export function tabela(titulos: readonly string[], linhas: readonly (readonly string[])[]): string {
  const todas = [titulos, ...linhas]
  const larguras = titulos.map((_, coluna) => Math.max(...todas.map(linha => linha[coluna]?.length ?? 0)))
  return todas
    .map(linha =>
      linha
        .map((texto, i) => texto.padEnd(larguras[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
