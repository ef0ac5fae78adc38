import { type ReactNode, useId, useRef, useState } from 'react'
import { PrefetchPageLinks, useFetcher } from 'react-router'
import { type Criterio, ROTULOS_DA_CONSULTA } from '~/domain/pedidos/andamento/consulta'
import type { Recusa } from '~/domain/respostas/recusa'
import { useRecusas } from '~/screens/campos/recusas/use-recusas'
import { Field } from '~/ui/field'
import { Segmented } from '~/ui/segmented'
import { TextInput } from '~/ui/text-input'
import { useLoja } from '../loja-contexto'

/** The answer to a search that finds nothing. */
export interface ConsultaRecusada {
  readonly recusas: readonly Recusa[]
  readonly por: Criterio
  readonly termo: string
}

const CRITERIOS = (['id', 'telefone'] as const).map(value => ({ value, label: ROTULOS_DA_CONSULTA[value] }))

const RECUSADO_MS = 1_500

const CAMPOS = {
  id: { inputMode: 'numeric', autoComplete: 'off', placeholder: 'Ex: 12345678' },
  telefone: { inputMode: 'tel', autoComplete: 'tel-national', placeholder: 'Ex: (11) 91234-5678' },
} as const

interface FormularioProps {
  /** The answer that came with the page, for a form that was sent without script. */
  recusada?: ConsultaRecusada | undefined
  className?: string
  children: (formulario: { id: string; buscando: boolean }) => ReactNode
}

/**
 * The search for an order, in the dialog and on the page; without script it is a plain form. `children` renders the
 * buttons, which may be outside the form and refer to it by its id.
 */
export function FormularioDaConsulta({ recusada, className, children }: FormularioProps) {
  const { slug } = useLoja()
  const acao = `/${slug}/status-pedido`
  const { Form, data = recusada, state } = useFetcher<ConsultaRecusada>()
  const [por, setPor] = useState<Criterio>(recusada?.por ?? 'id')
  const [termo, setTermo] = useState(recusada?.termo ?? '')
  const formulario = useRef<HTMLFormElement>(null)
  const { erro, esquecer } = useRecusas(formulario, { respondidas: data?.recusas, avisoMs: RECUSADO_MS })
  const id = useId()

  return (
    <>
      {/* Fetches the action's script now, while the network is there. */}
      <PrefetchPageLinks page={acao} />
      <Form
        ref={formulario}
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
            // The refusal goes when the criterion changes, because the same digits may be a valid phone.
            esquecer('termo')
          }}
        />
        <Field label="Termo de busca" error={erro('termo')} className="mt-4">
          <TextInput
            name="termo"
            value={termo}
            onChange={event => {
              setTermo(event.currentTarget.value)
              esquecer('termo')
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
