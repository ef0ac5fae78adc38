import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '~/ui/icon-button'
import { Spinner } from '~/ui/spinner'
import { useAcao } from './use-acao'
import { useGravacao } from './use-gravacao'

interface BotaoDuplicarProps {
  /** The name of the row. */
  nome: string
  /** The address that makes the copy. */
  acao: string
}

/** Makes a copy of a row at one press. */
export function BotaoDuplicar({ nome, acao }: BotaoDuplicarProps) {
  const destino = useAcao(acao)
  const formulario = useRef<HTMLFormElement>(null)
  const { fetcher, gravando } = useGravacao(formulario, { aoGravar: () => undefined })
  return (
    <fetcher.Form ref={formulario} method="post" action={destino}>
      <IconButton
        type="submit"
        label={`Duplicar ${nome}`}
        icon={gravando ? <Spinner /> : <Copy className="size-5" />}
        aria-busy={gravando || undefined}
        aria-disabled={gravando || undefined}
        onClick={event => {
          if (gravando) event.preventDefault()
        }}
      />
    </fetcher.Form>
  )
}
