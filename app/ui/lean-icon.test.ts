import { Printer, TriangleAlert } from 'lucide-react'
import * as printer from 'lucide-react/icons/printer'
import * as triangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { type ComponentProps, type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createIcon from './lean-icon'

const usos: ComponentProps<'svg'>[] = [
  {},
  { className: 'size-5 shrink-0' },
  { 'aria-hidden': 'true', className: 'size-4', strokeWidth: 1.5 },
  { role: 'img', 'aria-label': 'Imprimir' },
]

/** Attributes may stand in another order. In HTML an svg has its namespace without naming it. */
function desenhar(Icone: ComponentType<ComponentProps<'svg'>>, uso: ComponentProps<'svg'>) {
  const [, atributos = '', dentro] =
    /^<svg (.*?)>(.+)$/.exec(renderToStaticMarkup(createElement(Icone, uso))) ?? []
  return [atributos.match(/(?!xmlns)\b[\w-]+="[^"]*"/gi)?.toSorted(), dentro]
}

test.each(usos)('O ícone da compilação é desenhado como o da biblioteca: %o', uso => {
  for (const [modulo, DaBiblioteca] of [
    [printer, Printer],
    [triangleAlert, TriangleAlert],
  ] as const) {
    const desenhado = desenhar(createIcon(Reflect.get(modulo, '__iconData')), uso)
    expect(desenhado[1]).toContain('<path')
    expect(desenhado).toEqual(desenhar(DaBiblioteca as ComponentType<ComponentProps<'svg'>>, uso))
  }
})
