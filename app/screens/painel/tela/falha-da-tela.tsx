import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { readFailure } from '~/browser/attempt'
import { Button } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'
import { useToast } from '~/ui/overlays/toast'
import { TituloDaAba } from '../alerta/titulo-da-aba'
import { useAoMudar } from '../alerta/use-ao-mudar'
import { recusaDaPorta } from '../porta'
import { SemPermissao } from '../sem-permissao'
import { useFocoQueFica } from './use-foco-que-fica'
import { useReleitura } from './use-releitura'

/**
 * Shown inside the panel's frame when a screen's data could not be read; `titulo` is the catalogue's text. The screen
 * replaces it by itself as soon as it can be read.
 */
export function FalhaDaTela({ titulo }: { titulo: string }) {
  const error = useRouteError()
  const { show } = useToast()
  const { revalidate } = useRevalidator()
  useAoMudar(useReleitura())
  const [tentando, setTentando] = useState(false)
  const botao = useFocoQueFica()
  const recusa = recusaDaPorta(readFailure(error))
  if (recusa) {
    return (
      <>
        <TituloDaAba>{`${recusa.titulo} · Comanda`}</TituloDaAba>
        <SemPermissao recusa={recusa} />
      </>
    )
  }
  // The panel's frame has its own page for what does not exist.
  if (isRouteErrorResponse(error) && error.status < 500) throw error
  return (
    <>
      <TituloDaAba>{`${titulo} · Comanda`}</TituloDaAba>
      <AvisoDaFalha titulo={titulo} show={show} />
      <EmptyState
        headingLevel={1}
        icon={<Icon name="cloud-off" />}
        title={titulo}
        text="Verifique sua conexão e tente novamente."
        action={
          <Button
            ref={botao}
            // The button does not flicker when the page itself tries again every few seconds.
            pending={tentando}
            icon={<Icon name="rotate-cw" className="size-5" />}
            onClick={async () => {
              setTentando(true)
              await revalidate()
              setTentando(false)
            }}
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
