import { type ReactNode, useEffect, useRef } from 'react'
import type { Recusa } from '~/domain/respostas/recusa'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/overlays/dialog'
import { useToast } from '~/ui/overlays/toast'
import { RecusaGeral } from '../formulario/recusa-geral'
import { useGravacao } from '../formulario/use-gravacao'

const BLOQUEIO_MS = 5_000

export interface ConfirmarExclusaoProps {
  nome: string
  texto: string
  /** Where the deletion is posted to. */
  acao: string
  /** The title of what is said when no answer came. */
  seFalhar: string
  /** Why it may not be deleted; shown as a warning for 5 s and beside the button, which is disabled. */
  bloqueio?: Recusa
  /** Milliseconds that a refusal's toast stays. */
  recusaMs?: number
  /** What can be done instead, offered when the deletion was refused. */
  alternativa?: ReactNode
  aoFechar: () => void
}

/** The one confirmation before a deletion (painel-7), mounted while it is open. */
export function ConfirmarExclusao({
  nome,
  texto,
  acao,
  seFalhar,
  bloqueio,
  recusaMs,
  alternativa,
  aoFechar,
}: ConfirmarExclusaoProps) {
  const formulario = useRef<HTMLFormElement>(null)
  const excluiu = useRef(false)
  const { doFormulario, gravando, geral } = useGravacao(formulario, {
    rota: acao,
    textos: { titulo: seFalhar },
    aoGravar() {
      excluiu.current = true
      aoFechar()
    },
    recusaMs,
  })
  const { show } = useToast()
  const avisoDoBloqueio = bloqueio?.titulo
  useEffect(() => {
    if (avisoDoBloqueio !== undefined) show({ title: avisoDoBloqueio, duration: BLOQUEIO_MS })
  }, [avisoDoBloqueio, show])
  // The button that had the focus is removed with the deleted row.
  useEffect(
    () => () => {
      if (excluiu.current) document.getElementById('conteudo')?.focus({ preventScroll: true })
    },
    [],
  )
  return (
    <Dialog
      open
      title={`Excluir "${nome}"?`}
      description={bloqueio ? undefined : texto}
      onClose={aoFechar}
      footer={
        <form {...doFormulario()} className="flex flex-wrap gap-3">
          <Button variant="secondary" data-autofocus onClick={aoFechar}>
            Cancelar
          </Button>
          <Button type="submit" variant="danger" disabled={bloqueio !== undefined} pending={gravando}>
            Excluir
          </Button>
        </form>
      }
    >
      {bloqueio && (
        <Banner tone="warning" title={bloqueio.titulo} announce>
          {bloqueio.texto}
        </Banner>
      )}
      {geral && (
        <>
          <RecusaGeral recusa={geral} />
          {alternativa && <div className="mt-4">{alternativa}</div>}
        </>
      )}
    </Dialog>
  )
}
