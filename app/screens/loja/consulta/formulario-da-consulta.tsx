import { type FormEvent, useId, useRef, useState } from 'react'
import { type Answer, askJson } from '~/browser/ask-json'
import {
  type Criterio,
  erroNaBusca,
  lerConsulta,
  ROTULOS_DA_CONSULTA,
} from '~/domain/pedidos/andamento/consulta'
import { ehRecusa, type Recusa } from '~/domain/respostas/recusa'
import { textoDaFalha } from '~/screens/campos/recusas/falha'
import { useRecusas } from '~/screens/campos/recusas/use-recusas'
import type { Elements } from '~/ui/elements'
import { Field } from '~/ui/fields/field'
import { Segmented } from '~/ui/fields/segmented'
import { TextInput } from '~/ui/fields/text-input'
import { useLoja } from '../loja-contexto'
import { usePartir } from '../partida'

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
  children: (formulario: { id: string; buscando: boolean }) => Elements
}

/**
 * The search for an order, in the dialog and on the page; without script it is a plain form. `children` renders the
 * buttons, which may be outside the form and refer to it by its id.
 */
export function FormularioDaConsulta({ recusada, className, children }: FormularioProps) {
  const { slug } = useLoja()
  const partir = usePartir()
  const [recusas, setRecusas] = useState(recusada?.recusas)
  const [buscando, setBuscando] = useState(false)
  const [por, setPor] = useState<Criterio>(recusada?.por ?? 'id')
  const formulario = useRef<HTMLFormElement>(null)
  const { erro, esquecer } = useRecusas(formulario, { respondidas: recusas, avisoMs: RECUSADO_MS })
  const id = useId()

  /** An empty search sends no request. A search without an answer says so and leaves the form as it is. */
  async function buscar(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (buscando) return
    const body = new FormData(event.currentTarget)
    const consulta = lerConsulta({ por: body.get('por'), termo: body.get('termo') })
    if (ehRecusa(consulta)) return setRecusas([consulta])
    setBuscando(true)
    const respondido = lerResposta(await askJson(`/${slug}/consulta`, { body }))
    // The button goes on waiting while the browser leaves for the page.
    if ('para' in respondido) return partir(respondido.para)
    setBuscando(false)
    setRecusas(respondido.recusas)
  }

  return (
    <>
      <form
        ref={formulario}
        id={id}
        method="post"
        action={`/${slug}/status-pedido`}
        onSubmit={buscar}
        noValidate
        className={className}
      >
        <Segmented
          legend="Buscar por"
          name="por"
          choices={CRITERIOS}
          defaultValue={recusada?.por ?? 'id'}
          onValueChange={novo => {
            setPor(novo)
            // The refusal goes when the criterion changes, because the same digits may be a valid phone.
            esquecer('termo')
          }}
        />
        <Field label="Termo de busca" error={erro('termo')} className="mt-4">
          <TextInput
            name="termo"
            defaultValue={recusada?.termo}
            onChange={() => esquecer('termo')}
            maxLength={30}
            enterKeyHint="search"
            {...CAMPOS[por]}
          />
        </Field>
      </form>
      {children({ id, buscando })}
    </>
  )
}

function lerResposta({ status, body }: Answer): { para: string } | { recusas: readonly Recusa[] } {
  const { para, recusas } = Object(body)
  if (typeof para === 'string') return { para }
  if (Array.isArray(recusas)) return { recusas }
  return { recusas: [erroNaBusca(textoDaFalha(status !== null && status >= 500 ? 503 : null))] }
}
