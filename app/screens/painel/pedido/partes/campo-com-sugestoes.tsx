import {
  type ChangeEvent,
  type ComponentProps,
  type Key,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { classes } from '~/ui/classes'

/** The attributes that connect an input with its list; id and value are the input's own. */
export type LigacaoDaLista = Omit<ComponentProps<'input'>, 'id' | 'value' | 'defaultValue'>

interface CampoComSugestoesProps<Item> {
  /** The list's name. */
  rotulo: string
  itens: readonly Item[]
  aberta: boolean
  /** Called when the list is to open, as by the arrow keys, or to close, as by Escape. */
  aoAbrir: (aberta: boolean) => void
  aoDigitar?: (texto: string) => void
  aoEscolher: (item: Item) => void
  chave: (item: Item) => Key
  /** True when Enter chooses the first item without an arrow key before. */
  primeiraPronta?: boolean
  campo: (ligacao: LigacaoDaLista) => ReactElement
  children: (item: Item) => ReactNode
}

/**
 * A text field with a list of suggestions (the ARIA combobox): the focus stays in the field, and the arrow keys mark an item
 * of the list. The list stands in the document beside its field, because everything outside an open modal is inert.
 */
export function CampoComSugestoes<Item>(props: CampoComSugestoesProps<Item>) {
  const { rotulo, itens, aberta, aoAbrir, aoDigitar, aoEscolher, chave, primeiraPronta, campo } = props
  const id = useId()
  const naLista = aberta && itens.length > 0
  const lista = useLugar(naLista ? itens.length : 0)
  const [marcado, setMarcado] = useState<Key | null>(null)
  const achado = itens.findIndex(item => chave(item) === marcado)
  const n = achado === -1 && primeiraPronta ? 0 : achado

  function marcar(qual: number) {
    const item = itens[qual]
    setMarcado(item === undefined ? null : chave(item))
    lista.current?.children[qual]?.scrollIntoView({ block: 'nearest' })
  }
  function andar(passo: 1 | -1) {
    if (!naLista) {
      aoAbrir(true)
      return marcar(passo === 1 ? 0 : itens.length - 1)
    }
    // In a circle, to which the field itself belongs, with no item marked, unless one always is.
    const lugares = primeiraPronta ? itens.length : itens.length + 1
    marcar(((n === -1 ? itens.length : n) + passo + lugares) % lugares)
  }
  function aoTeclar(event: KeyboardEvent<HTMLInputElement>) {
    const { key, nativeEvent, altKey, ctrlKey, metaKey, shiftKey } = event
    if (nativeEvent.isComposing || altKey || ctrlKey || metaKey || shiftKey) return
    const item = itens[n]
    if (key === 'ArrowDown' || key === 'ArrowUp') andar(key === 'ArrowDown' ? 1 : -1)
    // While the list is open, Escape closes the list and not the dialog.
    else if (key === 'Escape' && naLista) fechar()
    else if (key === 'Enter' && naLista && item !== undefined) escolher(item)
    else {
      // With nothing marked it is the form's own Enter.
      if (key === 'Enter' && naLista) fechar()
      return
    }
    event.preventDefault()
  }
  function fechar() {
    setMarcado(null)
    aoAbrir(false)
  }
  function escolher(item: Item) {
    setMarcado(null)
    aoEscolher(item)
  }
  return (
    <div className="relative">
      {campo({
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-haspopup': 'listbox',
        'aria-expanded': naLista,
        'aria-controls': naLista ? id : undefined,
        'aria-activedescendant': naLista && n !== -1 ? `${id}-${n}` : undefined,
        onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => aoDigitar?.(currentTarget.value),
        // What is typed makes another list, and nobody has chosen from it yet.
        onInput: () => setMarcado(null),
        onKeyDown: aoTeclar,
        onBlur: () => naLista && fechar(),
      })}
      {naLista && (
        <div
          ref={lista}
          id={id}
          role="listbox"
          aria-label={rotulo}
          // A press in the list, as on its scroll bar, must not take the focus from the field, which would close it.
          onMouseDown={event => event.preventDefault()}
          className="absolute inset-x-0 top-full z-20 mt-1 overflow-y-auto overscroll-contain rounded-sm border border-linha-forte/40 bg-folha py-1 text-tinta shadow-overlay data-acima:top-auto data-acima:bottom-full data-acima:mt-0 data-acima:mb-1"
        >
          {itens.map((item, qual) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
            <div
              key={chave(item)}
              id={`${id}-${qual}`}
              role="option"
              aria-selected={qual === n}
              // Without a movement only the list has moved, by the arrow keys.
              onPointerMove={({ movementX, movementY }) => {
                if (qual !== n && (movementX !== 0 || movementY !== 0)) setMarcado(chave(item))
              }}
              onClick={() => escolher(item)}
              className={classes(
                'flex min-h-12 cursor-pointer items-center gap-3 px-3.5 py-1.5',
                qual === n && 'bg-acento-suave',
              )}
            >
              {props.children(item)}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

const ALTURA_PX = 352
/** Between the field and the list, and between the list and the edge of the dialog. */
const FOLGA_PX = 4 + 8

/** Puts the list above its field where there is more room, and makes it no higher than the room. */
function useLugar(quantos: number) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const lista = ref.current
    const campo = lista?.parentElement
    if (quantos === 0 || !lista || !campo) return
    const por = () => {
      const { top, bottom } = campo.getBoundingClientRect()
      const moldura = campo.closest('dialog')?.getBoundingClientRect()
      const embaixo = Math.min(moldura?.bottom ?? innerHeight, innerHeight) - bottom - FOLGA_PX
      const emCima = top - Math.max(moldura?.top ?? 0, 0) - FOLGA_PX
      const acima = embaixo < Math.min(lista.scrollHeight, ALTURA_PX) && emCima > embaixo
      lista.toggleAttribute('data-acima', acima)
      lista.style.maxHeight = `${Math.min(ALTURA_PX, Math.max(acima ? emCima : embaixo, 0))}px`
    }
    por()
    window.addEventListener('resize', por)
    window.addEventListener('scroll', por, true)
    return () => {
      window.removeEventListener('resize', por)
      window.removeEventListener('scroll', por, true)
    }
  }, [quantos])
  return ref
}
