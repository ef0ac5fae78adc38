import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { ROTULOS_DO_LOGIN } from '~/domain/empresas/acesso/identificador'
import { CampoDaSenha } from '~/screens/campos/campo-da-senha'
import { AvisoDaRecusa } from '~/screens/campos/recusas/aviso-da-recusa'
import { useRecusas } from '~/screens/campos/recusas/use-recusas'
import { useEnvio } from '~/screens/campos/use-envio'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/fields/checkbox'
import { Field } from '~/ui/fields/field'
import { TextInput } from '~/ui/fields/text-input'
import { Dialog } from '~/ui/overlays/dialog'

export interface EntrarDeNovoProps {
  /** Of the account that was signed in. */
  email: string
  aoEntrar: () => void
  aoFechar: () => void
}

/** Signs in again over the screen on which the session has ended, so that what was begun there stays (conta-23). */
export function EntrarDeNovo({ email, aoEntrar, aoFechar }: EntrarDeNovoProps) {
  const { recusas, passo, aoEnviar } = useEnvio('/login', { titulo: 'Erro no Login' })
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
        <Field label={ROTULOS_DO_LOGIN.identificador} error={erro('identificador')}>
          <TextInput
            name="identificador"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            defaultValue={email}
          />
        </Field>
        <CampoDaSenha
          rotulo={ROTULOS_DO_LOGIN.senha}
          name="senha"
          autoComplete="current-password"
          error={erro('senha')}
        />
        <Checkbox name="manter" label="Manter conectado" className="-my-2" />
      </form>
    </Dialog>
  )
}
