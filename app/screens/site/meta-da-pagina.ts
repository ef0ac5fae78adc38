interface PaginaDoSite {
  readonly titulo: string
  readonly descricao: string
  readonly caminho: '/' | '/planos'
  /** The origin of the site; undefined when the page could not be loaded. */
  readonly origin: string | undefined
}

/** What search engines and chats show about a page of the site. */
export function metaDaPagina({ titulo, descricao, caminho, origin }: PaginaDoSite) {
  return [
    { title: titulo },
    { name: 'description', content: descricao },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'pt_BR' },
    { property: 'og:site_name', content: 'Comanda' },
    { property: 'og:title', content: titulo },
    { property: 'og:description', content: descricao },
    ...(origin
      ? [
          { property: 'og:url', content: `${origin}${caminho}` },
          { property: 'og:image', content: `${origin}/icon-512.png` },
          { tagName: 'link', rel: 'canonical', href: `${origin}${caminho}` },
        ]
      : []),
  ]
}
