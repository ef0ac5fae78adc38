import { type SubmitEvent, useId, useState } from 'react'
import { type Falta, lerReposicao, type VendavelDoPainel } from '~/domain/cardapio/disponibilidade/em-falta'
import { ehRecusa } from '~/domain/respostas/recusa'
import { Button } from '~/ui/button'
import { Field } from '~/ui/fields/field'
import { TextInput } from '~/ui/fields/text-input'
import { Icon } from '~/ui/icon'
import { Dialog } from '~/ui/overlays/dialog'
import { useFaltas } from './faltas'
import { vendavelDe } from './vendavel-de'

interface ReporProps {
  vendavel: Pick<VendavelDoPainel, 'tipo' | 'id' | 'nome'>
  /** What ran out by its count. */
  falta: Falta
  salvando: boolean
  className?: string
}

/** The button of what has run out by its count, and the question how many there are now (estoque-8). */
export function Repor({ vendavel, falta: { porDia }, salvando, className }: ReporProps) {
  const id = useId()
  const { mudar } = useFaltas()
  const [aberto, setAberto] = useState(false)
  const [erro, setErro] = useState<string>()
  function repor(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const digitado = new FormData(event.currentTarget).get('repor')
    const texto = typeof digitado === 'string' ? digitado.trim() : ''
    const lido = texto === '' ? null : lerReposicao(texto)
    if (lido && ehRecusa(lido)) {
      event.currentTarget.querySelector('input')?.focus()
      return setErro(lido.texto)
    }
    mudar(vendavelDe(vendavel), lido ? { repor: String(lido.repor) } : {})
    fechar()
  }
  function fechar() {
    setErro(undefined)
    setAberto(false)
  }
  return (
    <>
      <Button
        variant="secondary"
        icon={<Icon name="package-plus" className="size-5" />}
        pending={salvando}
        aria-label={`Repor ${vendavel.nome}`}
        onClick={() => setAberto(true)}
        className={className}
      >
        Repor
      </Button>
      {aberto && (
        <Dialog
          open
          title={`Repor: ${vendavel.nome}`}
          onClose={fechar}
          footer={
            <>
              <Button variant="secondary" onClick={fechar}>
                Cancelar
              </Button>
              <Button type="submit" form={id}>
                Repor
              </Button>
            </>
          }
        >
          <form id={id} noValidate onSubmit={repor}>
            <Field
              label="Quantas há agora?"
              hint={
                porDia === undefined
                  ? 'Em branco, vende sem limite.'
                  : `Em branco, volta com as ${porDia} do dia. Amanhã recomeça com ${porDia}.`
              }
              error={erro}
            >
              <TextInput
                name="repor"
                inputMode="numeric"
                autoComplete="off"
                maxLength={4}
                data-autofocus
                placeholder={porDia === undefined ? 'Ex.: 12' : String(porDia)}
                onChange={() => setErro(undefined)}
                className="max-w-40"
              />
            </Field>
          </form>
        </Dialog>
      )}
    </>
  )
}
