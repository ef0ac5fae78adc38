import { type FormEvent, useRef, useState } from 'react'
import { replaceQuery, useQuery } from '~/browser/use-query'
import { Field } from '~/ui/fields/field'
import { TextInput } from '~/ui/fields/text-input'
import { Icon } from '~/ui/icon'
import { useLoja } from '../loja-contexto'

export interface UsoDaBusca {
  readonly termo: string
  readonly digitar: (termo: string) => void
  readonly buscar: () => void
  readonly limpar: () => void
}

const LIMITE = 80

/**
 * The search term. It begins with the query in the address and then follows what is typed, at once and without a
 * request.
 */
export function useBusca(): UsoDaBusca {
  const query = useQuery()
  const [termo, setTermo] = useState(() => (query.get('busca') ?? '').slice(0, LIMITE))

  function guardar(novo: string) {
    const nova = new URLSearchParams(query)
    if (novo.trim()) nova.set('busca', novo.trim())
    else nova.delete('busca')
    replaceQuery(nova.size > 0 ? `?${nova}` : '')
  }
  return {
    termo,
    digitar: setTermo,
    /** Enter leaves the term in the address, where a reload finds it. */
    buscar: () => guardar(termo),
    limpar() {
      setTermo('')
      guardar('')
    },
  }
}

/** A plain GET form before there is any script. */
export function Busca({ busca, className }: { busca: UsoDaBusca; className: string }) {
  const { slug } = useLoja()
  const { termo, digitar, buscar } = busca
  const input = useRef<HTMLInputElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    buscar()
    // Puts a phone's keyboard away, so that the results can be seen.
    input.current?.blur()
  }
  return (
    <search className={className}>
      {/* The form has its own action. Otherwise it would be sent to the present address with its fragment, and the
          browser would scroll past the results. */}
      <form action={`/${slug}`} onSubmit={submit}>
        <Field label="Buscar item..." hideLabel>
          <TextInput
            ref={input}
            type="search"
            name="busca"
            value={termo}
            onChange={event => digitar(event.currentTarget.value)}
            placeholder="Buscar item..."
            maxLength={LIMITE}
            enterKeyHint="search"
            autoComplete="off"
            leading={<Icon name="search" className="size-5" />}
          />
        </Field>
      </form>
    </search>
  )
}
