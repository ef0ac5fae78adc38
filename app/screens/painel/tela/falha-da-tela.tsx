import { CloudOff, RotateCw } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { readFailure } from '~/browser/attempt'
import { Button } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { useToast } from '~/ui/toast'
import { useAoMudar } from '../alerta/alerta'
import { TituloDaAba } from '../alerta/titulo-da-aba'
import { recusaDaPorta } from '../porta'
import { SemPermissao } from '../sem-permissao'
import { useReleitura } from './use-releitura'

/**
 * A panel screen whose data could not be read, inside the panel's frame; `titulo` is the catalogue's text. It gives way to
 * the screen by itself as soon as that can be read.
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
  // What does not exist is the frame's own page.
  if (isRouteErrorResponse(error) && error.status < 500) throw error
  return (
    <>
      <TituloDaAba>{`${titulo} · Comanda`}</TituloDaAba>
      <AvisoDaFalha titulo={titulo} show={show} />
      <EmptyState
        headingLevel={1}
        icon={<CloudOff />}
        title={titulo}
        text="Verifique sua conexão e tente novamente."
        action={
          <Button
            ref={botao}
            // What is tried every few seconds without being asked does not flicker.
            pending={tentando}
            icon={<RotateCw className="size-5" />}
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

/** The button goes with the failure: its focus moves to the beginning of the screen that takes its place. */
function useFocoQueFica() {
  const botao = useRef<HTMLButtonElement>(null)
  useLayoutEffect(
    () => () => {
      if (botao.current === document.activeElement) document.getElementById('conteudo')?.focus()
    },
    [],
  )
  return botao
}

function AvisoDaFalha({ titulo, show }: { titulo: string; show: ReturnType<typeof useToast>['show'] }) {
  useEffect(() => show({ title: titulo, variant: 'destructive', duration: 5000 }), [titulo, show])
  return null
}
