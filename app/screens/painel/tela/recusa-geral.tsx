import type { Conflito } from '~/domain/respostas/conflito'
import type { Recusa } from '~/domain/respostas/recusa'
import { AvisoDaRecusa } from '~/screens/campos/recusas/aviso-da-recusa'
import { ButtonLink } from '~/ui/button'
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

/** Opens in another tab, because this one has the typed texts. */
function EntrarDeNovo() {
  return (
    <ButtonLink variant="secondary" to="/login" target="_blank" reloadDocument>
      Entrar em outra aba
    </ButtonLink>
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
