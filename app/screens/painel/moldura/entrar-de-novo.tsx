import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { CamposDoLogin } from '~/screens/campos/campos-do-login'
import { AvisoDaRecusa } from '~/screens/campos/recusas/aviso-da-recusa'
import { useRecusas } from '~/screens/campos/recusas/use-recusas'
import { useFormularioDeConta } from '~/screens/campos/use-formulario-de-conta'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/overlays/dialog'

export interface EntrarDeNovoProps {
  /** Of the account that was signed in. */
  email: string
  aoEntrar: () => void
  aoFechar: () => void
}

/** Signs in again over the screen on which the session has ended, so that what was begun there stays (conta-23). */
export function EntrarDeNovo({ email, aoEntrar, aoFechar }: EntrarDeNovoProps) {
  const { recusas, passo, aoEnviar } = useFormularioDeConta('/login', { titulo: 'Erro no Login' })
  const formulario = useRef<HTMLFormElement>(null)
  const id = useId()
  const { geral, erro, aoDigitar } = useRecusas(formulario, { respondidas: recusas })
  const entrar = useEffectEvent(aoEntrar)
  useEffect(() => {
    if (passo === 'partindo') entrar()
  }, [passo])
  return (
    <Dialog
      open
      onClose={aoFechar}
      closeOnBackdrop={false}
      title="Sua sessão terminou."
      description="Entre novamente para continuar de onde parou: nada do que você começou se perdeu. Até lá, novos pedidos não chegam aqui."
      footer={
        <Button type="submit" form={id} wide pending={passo !== 'parado'} pendingLabel="Entrando...">
          Entrar
        </Button>
      }
    >
      <AvisoDaRecusa recusa={geral} className="mb-4" />
      <form
        ref={formulario}
        id={id}
        method="post"
        action="/login"
        noValidate
        onSubmit={aoEnviar}
        onInput={aoDigitar}
        className="grid gap-4"
      >
        <CamposDoLogin identificador={email} erro={erro} />
      </form>
    </Dialog>
  )
}
