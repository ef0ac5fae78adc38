import { RotateCw } from 'lucide-react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { ask } from '~/browser/ask'
import { useNet } from '~/browser/use-net'
import { ButtonLink } from './button'

const RETRY_MS = 5_000

/**
 * Of an error boundary: the way to read the page again. After an outage it is gone by itself as soon as the server answers
 * well, which is asked every few seconds while somebody looks.
 */
export function RetryLink() {
  const { pathname, search } = useLocation()
  const outage = isOutage(useRouteError())
  async function retry() {
    if (outage && (await ask('', { method: 'HEAD' }, ({ ok }) => ok))) location.reload()
  }
  useNet(() => void retry(), { everyMs: RETRY_MS, whileHidden: false })
  return (
    <ButtonLink to={pathname + search} reloadDocument icon={<RotateCw className="size-5" />}>
      Tentar novamente
    </ButtonLink>
  )
}

/** The server's own word, or a browser's that it got none. A bug of the page would only come again with every reading. */
function isOutage(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status >= 500
  return error instanceof TypeError && /fetch|load/i.test(error.message)
}
