import { useRef } from 'react'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { useGravacao } from './use-gravacao'

interface ConfirmarExclusaoProps {
  titulo: string
  texto: string
  /** Where the deletion is posted to. */
  acao: string
  /** Why it may not be deleted: said as a warning, and the button is disabled. */
  bloqueio?: string
  /** Milliseconds of a refusal's toast. */
  recusaMs?: number
  aoFechar: () => void
}

/** The one confirmation before a deletion (specification 2, section 2), mounted while it is open. */
export function ConfirmarExclusao({
  titulo,
  texto,
  acao,
  bloqueio,
  recusaMs,
  aoFechar,
}: ConfirmarExclusaoProps) {
  const formulario = useRef<HTMLFormElement>(null)
  const { fetcher, gravando, geral } = useGravacao(formulario, { aoGravar: aoFechar, recusaMs })
  return (
    <Dialog
      open
      title={titulo}
      description={bloqueio ? undefined : texto}
      onClose={aoFechar}
      footer={
        <fetcher.Form ref={formulario} method="post" action={acao} className="flex flex-wrap gap-3">
          <Button variant="secondary" data-autofocus onClick={aoFechar}>
            Cancelar
          </Button>
          <Button type="submit" variant="danger" disabled={bloqueio !== undefined} pending={gravando}>
            Excluir
          </Button>
        </fetcher.Form>
      }
    >
      {bloqueio && <Banner tone="warning">{bloqueio}</Banner>}
      {geral && (
        <Banner tone="danger" title={geral.titulo} announce>
          {geral.texto}
        </Banner>
      )}
    </Dialog>
  )
}
