import { useEffect, useRef, useState } from 'react'
import { useNavigation, useSearchParams } from 'react-router'
import { Field } from '~/ui/fields/field'
import { TextInput } from '~/ui/fields/text-input'
import { Icon } from '~/ui/icon'
import { IconButton } from '~/ui/icon-button'
import { Spinner } from '~/ui/spinner'

const ESPERA_MS = 300

interface BuscaDaListaProps {
  rotulo: string
  /** Whoever opens the screen comes to search: it has the focus, but where a finger would get a keyboard over the list. */
  jaNela?: boolean
}

/**
 * The search box of a list: what is typed goes into the address as `busca` 300 ms later, where the loader reads it and
 * a reload finds it; the list starts again at its first page.
 */
export function BuscaDaLista({ rotulo, jaNela = false }: BuscaDaListaProps) {
  const [query, setQuery] = useSearchParams()
  const doEndereco = query.get('busca') ?? ''
  const [termo, setTermo] = useState(doEndereco)
  const [buscado, setBuscado] = useState(doEndereco)
  const [anterior, setAnterior] = useState(doEndereco)
  const espera = useRef<ReturnType<typeof setTimeout>>(undefined)
  const campo = useRef<HTMLInputElement>(null)
  const buscando = new URLSearchParams(useNavigation().location?.search).has('busca')
  useEffect(() => () => clearTimeout(espera.current), [])
  useEffect(() => {
    if (jaNela && matchMedia('(pointer: fine)').matches) campo.current?.focus({ preventScroll: true })
  }, [jaNela])
  if (doEndereco !== anterior) {
    setAnterior(doEndereco)
    // The address has changed by something else than this search box, such as the side menu's link. What is being typed
    // stays.
    if (doEndereco !== buscado) {
      setBuscado(doEndereco)
      setTermo(doEndereco)
    }
  }

  function buscar(novo: string) {
    clearTimeout(espera.current)
    const procurado = novo.trim()
    if (procurado === buscado) return
    setBuscado(procurado)
    setQuery(
      atual => {
        atual.delete('pagina')
        if (procurado) atual.set('busca', procurado)
        else atual.delete('busca')
        return atual
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return (
    <search className="block min-w-0 flex-1 basis-44 sm:max-w-lg sm:basis-60">
      <form
        onSubmit={event => {
          event.preventDefault()
          buscar(termo)
        }}
      >
        <Field label={rotulo} hideLabel>
          <TextInput
            ref={campo}
            name="busca"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={80}
            placeholder={rotulo}
            value={termo}
            onChange={({ currentTarget: { value } }) => {
              setTermo(value)
              clearTimeout(espera.current)
              espera.current = setTimeout(() => buscar(value), ESPERA_MS)
            }}
            leading={buscando ? <Spinner /> : <Icon name="search" className="size-5" />}
            trailing={
              termo !== '' && (
                <IconButton
                  label="Limpar busca"
                  icon={<Icon name="x" className="size-5" />}
                  onClick={() => {
                    setTermo('')
                    buscar('')
                    campo.current?.focus()
                  }}
                />
              )
            }
            className="[&::-webkit-search-cancel-button]:hidden"
          />
        </Field>
      </form>
    </search>
  )
}
