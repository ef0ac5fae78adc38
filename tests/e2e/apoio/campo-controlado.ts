import { createElement, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** A field that shows what React has told of it: each time it has heard of one more text, behind the others. */
export function CampoControlado() {
  const [ouvidos, setOuvidos] = useState<readonly string[]>([])
  useEffect(() => {
    document.body.dataset.hidratado = 'sim'
  }, [])
  return createElement(
    'label',
    null,
    'Abertura',
    createElement('input', {
      value: ouvidos.at(-1) ?? '',
      onChange: ({ currentTarget: { value } }) => setOuvidos(antes => [...antes, value]),
    }),
    createElement('output', null, ouvidos.join(', ')),
  )
}

if (typeof document !== 'undefined') hydrateRoot(document.body, createElement(CampoControlado))
