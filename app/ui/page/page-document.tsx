import { QueryOfPage } from '~/browser/use-query'
import type { Elements } from '../elements'
import { ToastProvider } from '../overlays/toast'
import { EarlyPress } from './early-press'
import { ErrorBoundary } from './error-boundary'

interface PageDocumentProps {
  /** The query of the address with which the server was asked for the page. */
  query: string
  /** What is shown when the page could not be drawn. */
  fallback: (error: unknown) => Elements
  /** What only the server writes: the inside of the head, and the data at the end of the page (`PageEnd`). */
  head?: Elements
  end?: Elements
  children: Elements
}

/** A whole document without the router. The browser leaves alone what only the server writes (decision 045). */
export function PageDocument({ query, fallback, head, end, children }: PageDocumentProps) {
  return (
    <html lang="pt-BR" suppressHydrationWarning>
      <head>{head}</head>
      <body>
        <ToastProvider>
          <QueryOfPage value={query}>
            <ErrorBoundary fallback={fallback}>{children}</ErrorBoundary>
          </QueryOfPage>
        </ToastProvider>
        <EarlyPress />
        {end}
      </body>
    </html>
  )
}
