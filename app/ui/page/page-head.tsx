interface PageHeadProps {
  /** The colour of the browser's own bar. */
  theme?: string
  /** Addresses of pictures in place of the product's own. */
  icon?: string | null
  touchIcon?: string
  manifest?: string
}

/** What the head of every page has. */
export function PageHead({
  theme = '#faf6f0',
  icon,
  touchIcon = '/apple-touch-icon.png',
  manifest = '/comanda.webmanifest',
}: PageHeadProps) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta
        name="viewport"
        content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
      />
      <meta name="theme-color" content={theme} />
      <meta name="format-detection" content="telephone=no" />
      {icon ? (
        <link rel="icon" href={icon} type="image/webp" />
      ) : (
        <>
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
        </>
      )}
      <link rel="apple-touch-icon" href={touchIcon} />
      <link rel="manifest" href={manifest} />
    </>
  )
}
