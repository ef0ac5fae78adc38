import { RotateCw } from 'lucide-react'
import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { ask } from '~/browser/ask'
import { ButtonLink } from './button'

const RETRY_MS = 5_000

/**
 * Of an error boundary: the way to read the page again. After an outage it is gone by itself as soon as the server answers
 * well, which is asked every few seconds while somebody looks.
 */
export function RetryLink() {
  const { pathname, search } = useLocation()
  const outage = isOutage(useRouteError())
  useEffect(() => {
    if (!outage) return
    const net = setInterval(async () => {
      if (document.hidden) return
      if (await ask('', { method: 'HEAD' }, ({ ok }) => ok)) location.reload()
    }, RETRY_MS)
    return () => clearInterval(net)
  }, [outage])
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
