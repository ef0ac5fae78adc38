import { Autocomplete } from '@base-ui/react/autocomplete'
import { type ComponentProps, type Key, type ReactElement, type ReactNode, useRef } from 'react'

/** The attributes that connect an input with its list; id and value are the input's own. */
export type LigacaoDaLista = Omit<ComponentProps<'input'>, 'id' | 'value' | 'defaultValue'>

type Tecla = Parameters<NonNullable<ComponentProps<typeof Autocomplete.Input>['onKeyDown']>>[0]

interface CampoComSugestoesProps<Item> {
  /** The list's name. */
  rotulo: string
  texto: string
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
 * A text field with a list of suggestions. The list is rendered inside the dialog with the field, because everything
 * outside an open modal is inert.
 */
export function CampoComSugestoes<Item>(props: CampoComSugestoesProps<Item>) {
  const { rotulo, texto, itens, aberta, aoAbrir, aoDigitar, aoEscolher, chave, primeiraPronta, campo } = props
  const lugar = useRef<HTMLDivElement>(null)
  const naLista = aberta && itens.length > 0
  /** The library highlights the first item a moment after the list has opened; until then its Enter closes the list. */
  const realcado = useRef<Item>(undefined)
  function aoTeclar(event: Tecla) {
    if (!naLista) return
    // While the list is open, Escape closes the list and not the dialog.
    if (event.key === 'Escape') event.preventDefault()
    const [primeiro] = itens
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !primeiraPronta || !primeiro) return
    if (realcado.current !== undefined && itens.includes(realcado.current)) return
    event.preventDefault()
    event.preventBaseUIHandler()
    aoEscolher(primeiro)
  }
  return (
    <Autocomplete.Root
      items={itens}
      filter={null}
      mode="none"
      value={texto}
      onValueChange={(novo, { reason }) => reason === 'input-change' && aoDigitar?.(novo)}
      itemToStringValue={() => texto}
      open={naLista}
      onItemHighlighted={item => {
        realcado.current = item
      }}
      onOpenChange={aoAbrir}
      openOnInputClick={false}
      autoHighlight={primeiraPronta ? 'always' : false}
    >
      <Autocomplete.Input
        onKeyDown={aoTeclar}
        render={atributos => {
          const { id: _, value: __, defaultValue: ___, ...ligacao } = atributos as ComponentProps<'input'>
          return campo(ligacao)
        }}
      />
      <div ref={lugar} className="contents" />
      <Autocomplete.Portal container={lugar}>
        <Autocomplete.Positioner sideOffset={4} collisionPadding={8} className="z-20 w-(--anchor-width)">
          <Autocomplete.Popup className="max-h-[min(22rem,var(--available-height))] overflow-y-auto overscroll-contain rounded-sm border border-linha-forte/40 bg-folha text-tinta shadow-overlay">
            <Autocomplete.List aria-label={rotulo} className="py-1">
              {(item: Item) => (
                <Autocomplete.Item
                  key={chave(item)}
                  value={item}
                  onClick={() => aoEscolher(item)}
                  className="flex min-h-12 cursor-pointer items-center gap-3 px-3.5 py-1.5 data-highlighted:bg-acento-suave"
                >
                  {props.children(item)}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  )
}
