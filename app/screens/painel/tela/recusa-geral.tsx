import { useEffect } from 'react'
import type { Conflito } from '~/domain/respostas/conflito'
import type { Recusa } from '~/domain/respostas/recusa'
import { AvisoDaRecusa } from '~/screens/campos/recusas/aviso-da-recusa'
import { Button } from '~/ui/button'
import { useEntrada } from '../entrada/entrada'
import { SESSAO_TERMINOU } from '../porta'

interface RecusaGeralProps {
  recusa: Recusa
  conflito?: Conflito | null
  className?: string
}

/** As `AvisoDaRecusa`, with a link to sign in again, or with what somebody else has saved. */
export function RecusaGeral({ recusa, conflito, className }: RecusaGeralProps) {
  return (
    <AvisoDaRecusa
      recusa={recusa}
      tone={conflito ? 'warning' : 'danger'}
      className={className}
      action={recusa.codigo === SESSAO_TERMINOU.codigo && <EntrarDeNovo />}
    >
      {conflito && <SalvoAgora conflito={conflito} />}
    </AvisoDaRecusa>
  )
}

/** Over this screen, because it has what was typed; opened at once the first time that a session is found gone. */
function EntrarDeNovo() {
  const { terminar, abrir } = useEntrada()
  useEffect(() => terminar(), [terminar])
  return (
    <Button variant="secondary" onClick={abrir}>
      Entrar novamente
    </Button>
  )
}

function SalvoAgora({ conflito: { divergencias } }: { conflito: Conflito }) {
  return (
    <>
      {divergencias.length > 0 && (
        <>
          <p className="mt-2">O que está salvo agora é diferente do que você digitou:</p>
          <dl className="mt-1 grid gap-1">
            {divergencias.map(({ rotulo, valor }) => (
              <div key={rotulo} className="min-w-0 break-words">
                <dt className="inline font-semibold">{`${rotulo}: `}</dt>
                <dd className="inline whitespace-pre-line">{valor}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className="mt-2">Para ficar com o que você digitou, salve de novo.</p>
    </>
  )
}
