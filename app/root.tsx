import { useContext } from 'react'
import {
  isRouteErrorResponse,
  Link,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
} from 'react-router'
import { Icon } from './ui/icon'
import './browser/router-with-retry'
import stylesheet from './geral.css?url'
import './ui/overlays/back-button'
import { ButtonLink } from './ui/button'
import type { Elements } from './ui/elements'
import { LinkContext } from './ui/link'
import { ToastProvider } from './ui/overlays/toast'
import { EarlyPress } from './ui/page/early-press'
import { NonceContext } from './ui/page/nonce'
import { PageBroken } from './ui/page/page-broken'
import { PageHead } from './ui/page/page-head'
import { RetryLink } from './ui/page/retry-link'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

interface Handle {
  /** The page gets no script at all. */
  readonly noScript?: boolean
  /** The forms of the panel need its script; those of an account do without. */
  readonly place?: string
}

export function Layout({ children }: { children: Elements }) {
  const nonce = useContext(NonceContext)
  const handles = useMatches().map(({ handle }) => handle as Handle | undefined)
  const scripted = !handles.some(handle => handle?.noScript)
  return (
    <html lang="pt-BR">
      <head>
        <PageHead />
        <Meta />
        {/* React would find another nonce than it draws, because browsers hide it; a stylesheet of our own needs none. */}
        <Links nonce="" />
      </head>
      <body>
        {children}
        {scripted && <EarlyPress holdForms={handles.some(handle => handle?.place === 'panel')} />}
        {scripted && <ScrollRestoration nonce={nonce} />}
        {scripted && <Scripts nonce={nonce} />}
      </body>
    </html>
  )
}

export default function App() {
  return (
    <ToastProvider>
      <LinkContext value={Link}>
        <Outlet />
      </LinkContext>
    </ToastProvider>
  )
}

function explain(error: unknown) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 404) {
    return {
      icon: <Icon name="search-x" />,
      title: 'Página não encontrada',
      text: 'Confira o endereço ou volte ao início.',
    }
  }
  if (status === 503) {
    return {
      icon: <Icon name="cloud-off" />,
      title: 'Serviço indisponível. Tente novamente em instantes.',
      text: '',
      retry: true,
    }
  }
  return {
    icon: <Icon name="triangle-alert" />,
    title: 'Algo deu errado.',
    text: 'Tente novamente em instantes.',
    retry: true,
  }
}

export function ErrorBoundary() {
  const error = useRouteError()
  const { icon, title, text, retry } = explain(error)
  const { pathname } = useLocation()
  // Leads back to the shop's menu, or to the panel's board.
  const home = /^\/[^/]+(?=\/)/.exec(pathname)?.[0] ?? '/'
  return (
    <PageBroken
      error={error}
      icon={icon}
      title={title}
      text={text}
      action={
        <>
          {retry && <RetryLink error={error} />}
          <ButtonLink to={home} reloadDocument variant={retry ? 'secondary' : 'primary'}>
            Voltar ao início
          </ButtonLink>
        </>
      }
    />
  )
}
