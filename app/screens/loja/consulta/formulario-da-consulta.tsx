import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { PrefetchPageLinks, useFetcher } from 'react-router'
import { type Criterio, ROTULOS_DA_CONSULTA } from '~/domain/pedidos/andamento/consulta'
import type { Recusa } from '~/domain/respostas/recusa'
import { Field } from '~/ui/field'
import { Segmented } from '~/ui/segmented'
import { TextInput } from '~/ui/text-input'
import { useToast } from '~/ui/toast'
import { useLoja } from '../loja-contexto'

/** What the search answers when it leads nowhere. */
export interface ConsultaRecusada {
  readonly recusa: Recusa
  readonly por: Criterio
  readonly termo: string
}

const CRITERIOS = (['id', 'telefone'] as const).map(value => ({ value, label: ROTULOS_DA_CONSULTA[value] }))

const CAMPOS = {
  id: { inputMode: 'numeric', autoComplete: 'off', placeholder: 'Ex: 12345678' },
  telefone: { inputMode: 'tel', autoComplete: 'tel-national', placeholder: 'Ex: (11) 91234-5678' },
} as const

interface FormularioProps {
  /** The answer that the page came with, when there was no script to ask for it. */
  recusada?: ConsultaRecusada | undefined
  className?: string
  children: (formulario: { id: string; buscando: boolean }) => ReactNode
}

/**
 * The search for an order, in the dialog and on the page; without script a plain form. `children` brings the buttons,
 * which may stand outside of the form and name it by its id.
 */
export function FormularioDaConsulta({ recusada, className, children }: FormularioProps) {
  const { slug } = useLoja()
  const acao = `/${slug}/status-pedido`
  const { Form, data = recusada, state } = useFetcher<ConsultaRecusada>()
  const [por, setPor] = useState<Criterio>(recusada?.por ?? 'id')
  const [termo, setTermo] = useState(recusada?.termo ?? '')
  /** The refusal that somebody has begun to mend. */
  const [emConserto, setEmConserto] = useState<ConsultaRecusada>()
  const campo = useRef<HTMLInputElement>(null)
  const toast = useToast()
  const id = useId()

  useEffect(() => {
    if (!data) return
    toast.show({ title: data.recusa.titulo, text: data.recusa.texto, variant: 'destructive' })
    campo.current?.focus()
  }, [data, toast])

  return (
    <>
      {/* Fetches the action's script now, while there is still a network. */}
      <PrefetchPageLinks page={acao} />
      <Form
        id={id}
        method="post"
        action={acao}
        defaultShouldRevalidate={false}
        noValidate
        className={className}
      >
        <Segmented
          legend="Buscar por"
          name="por"
          choices={CRITERIOS}
          value={por}
          onValueChange={novo => {
            setPor(novo)
            setEmConserto(data)
          }}
        />
        <Field
          label="Termo de busca"
          error={data === emConserto ? undefined : data?.recusa.texto}
          className="mt-4"
        >
          <TextInput
            ref={campo}
            name="termo"
            value={termo}
            onChange={event => {
              setTermo(event.currentTarget.value)
              setEmConserto(data)
            }}
            maxLength={30}
            enterKeyHint="search"
            {...CAMPOS[por]}
          />
        </Field>
      </Form>
      {children({ id, buscando: state !== 'idle' })}
    </>
  )
}
