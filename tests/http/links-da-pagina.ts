/** The addresses of every link of a page, as a browser would follow them. */
export function enderecos(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}

/** The opening tag of the link that ends with this text; empty when there is none. */
export function linkDe(html: string, texto: string): string {
  const links = [...html.matchAll(/(<a [^>]*>)(.*?)<\/a>/gs)]
  return links.find(([, , dentro = '']) => dentro.replace(/<[^>]*>/g, '').endsWith(texto))?.[1] ?? ''
}
