import { useEffect, useRef } from 'react'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import type { ColagemFeita } from './use-colagem'

interface OpcoesColadasProps {
  colagem: ColagemFeita
  aoDesfazer: () => void
}

/** What a paste did and what had no place in the table, with the way back; above the row into which it was pasted. */
export function OpcoesColadas({
  colagem: { titulo, avisos, antes, depois },
  aoDesfazer,
}: OpcoesColadasProps) {
  const item = useRef<HTMLLIElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each paste
  useEffect(() => item.current?.scrollIntoView({ block: 'nearest' }), [depois])
  return (
    <li ref={item} className="scroll-my-4">
      <Banner
        tone={avisos.length > 0 ? 'warning' : 'success'}
        title={`Colado: ${titulo || 'nada novo'}`}
        announce
        action={
          antes !== null && (
            <Button variant="secondary" icon={<Icon name="undo-2" className="size-5" />} onClick={aoDesfazer}>
              Desfazer
            </Button>
          )
        }
      >
        {avisos.length > 0 && (
          <ul className="text-sm">
            {avisos.map(aviso => (
              <li key={aviso} className="wrap-anywhere">
                {aviso}
              </li>
            ))}
          </ul>
        )}
      </Banner>
    </li>
  )
}
