import { Undo2 } from 'lucide-react'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import type { ColagemFeita } from './use-colagem'

/** What a paste did and what had no place in the table, with the way back. */
export function OpcoesColadas({
  colagem,
  aoDesfazer,
}: {
  colagem: ColagemFeita | null
  aoDesfazer: () => void
}) {
  return (
    <div role="status" className="not-empty:mb-2">
      {colagem && (
        <Banner
          tone={colagem.avisos.length > 0 ? 'warning' : 'success'}
          title={`Colado: ${colagem.titulo || 'nada novo'}`}
          action={
            colagem.antes !== null && (
              <Button variant="secondary" icon={<Undo2 className="size-5" />} onClick={aoDesfazer}>
                Desfazer
              </Button>
            )
          }
        >
          {colagem.avisos.length > 0 && (
            <ul className="text-sm">
              {colagem.avisos.map(aviso => (
                <li key={aviso} className="wrap-anywhere">
                  {aviso}
                </li>
              ))}
            </ul>
          )}
        </Banner>
      )}
    </div>
  )
}
