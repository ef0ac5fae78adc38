import { useEffect, useId } from 'react'
import type { Divergencia } from '~/domain/respostas/conflito'
import type { Recusa } from '~/domain/respostas/recusa'
import { AvisoDaRecusa } from '~/screens/campos/recusas/aviso-da-recusa'
import { Button } from '~/ui/button'
import { useEntrada } from '../../entrada'
import { SESSAO_TERMINOU } from '../../porta'
import type { ConflitoPerguntado } from './use-pergunta'

interface RecusaGeralProps {
  recusa: Recusa
  conflito?: ConflitoPerguntado | null
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

function SalvoAgora({ conflito: { divergencias, oSalvo, escolher } }: { conflito: ConflitoPerguntado }) {
  return (
    <>
      <p className="mt-2">Escolha com o que ficar e salve de novo:</p>
      <ul className="mt-1 grid gap-3">
        {divergencias.map(divergencia => (
          // Two rows of a list may have one name.
          <li key={Object.keys(divergencia.ficaOSalvo).join()} className="min-w-0">
            <Pergunta
              divergencia={divergencia}
              ficaOSalvo={oSalvo.includes(divergencia)}
              aoEscolher={ficaOSalvo => escolher(divergencia, ficaOSalvo)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

interface PerguntaProps {
  divergencia: Divergencia
  ficaOSalvo: boolean
  aoEscolher: (ficaOSalvo: boolean) => void
}

function Pergunta({ divergencia: { rotulo, digitado, valor }, ficaOSalvo, aoEscolher }: PerguntaProps) {
  const grupo = useId()
  const escolhas = [
    { salvo: false, dito: 'O que você digitou', texto: digitado },
    { salvo: true, dito: 'O que está salvo agora', texto: valor },
  ]
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 break-words font-semibold">{rotulo}</legend>
      {escolhas.map(({ salvo, dito, texto }) => (
        <label
          key={dito}
          className="flex min-h-11 min-w-0 cursor-pointer items-start gap-3 rounded-sm border border-linha bg-folha px-3 py-2 text-tinta has-checked:border-acento has-focus-visible:outline-3 has-focus-visible:outline-foco"
        >
          <input
            type="radio"
            name={grupo}
            // Nothing of the form itself: what is chosen goes with its field `visto`.
            form=""
            checked={ficaOSalvo === salvo}
            onChange={() => aoEscolher(salvo)}
            className="mt-1 size-5 shrink-0 accent-acento"
          />
          <span className="min-w-0">
            <span className="block text-sm text-tinta-suave">{dito}</span>
            <span className="block whitespace-pre-line break-words">{texto}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
