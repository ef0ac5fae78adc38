import { CloudOff, RotateCw } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { Button } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { useToast } from '~/ui/toast'

/** A panel screen whose data could not be read, inside the panel's frame; `titulo` is the catalogue's text. */
export function FalhaDaTela({ titulo }: { titulo: string }) {
  const error = useRouteError()
  const { show } = useToast()
  const { revalidate, state } = useRevalidator()
  const reler = useEffectEvent(() => void revalidate())
  useEffect(() => {
    const voltou = () => reler()
    window.addEventListener('online', voltou)
    return () => window.removeEventListener('online', voltou)
  }, [])
  // What does not exist, or may not be seen, is the frame's own page.
  if (isRouteErrorResponse(error) && error.status < 500) throw error
  return (
    <>
      <title>{`${titulo} · Comanda`}</title>
      <AvisoDaFalha titulo={titulo} show={show} />
      <EmptyState
        headingLevel={1}
        icon={<CloudOff />}
        title={titulo}
        text="Verifique sua conexão e tente novamente."
        action={
          <Button
            pending={state !== 'idle'}
            icon={<RotateCw className="size-5" />}
            onClick={() => revalidate()}
          >
            Tentar novamente
          </Button>
        }
      />
    </>
  )
}

function AvisoDaFalha({ titulo, show }: { titulo: string; show: ReturnType<typeof useToast>['show'] }) {
  useEffect(() => show({ title: titulo, variant: 'destructive', duration: 5000 }), [titulo, show])
  return null
}
