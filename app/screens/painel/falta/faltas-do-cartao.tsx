import { useState } from 'react'
import { dizerFalta, type Falta, type Vendavel } from '~/domain/cardapio/disponibilidade/em-falta'
import { classes } from '~/ui/classes'
import { Icon } from '~/ui/icon'
import { usePode } from '../pode'
import { AcaoDaFalta } from './acao-da-falta'
import { useFaltas } from './faltas'
import { OfertaDosHomonimos } from './oferta-dos-homonimos'

type ParteDoCartao = Vendavel & {
  readonly nome: string
  /** What its buttons call it, because other cards have parts of the same name. */
  readonly chamada: string
  readonly falta: Falta | null
}

interface FaltasDoCartaoProps {
  /** As 'Acabou algum tamanho?' */
  pergunta: string
  /** The card's name, for screen readers. */
  de: string
  partes: readonly ParteDoCartao[]
}

/** The sizes or options of a card, behind one line that names those that are sold out, each with the quick menu. */
export function FaltasDoCartao({ pergunta, de, partes }: FaltasDoCartaoProps) {
  const pode = usePode()
  // Sixty options on each card of a page would be thousands of elements that nobody has asked for.
  const [aberto, setAberto] = useState(false)
  const emFalta = partes.filter(({ falta }) => falta).map(({ nome }) => nome)
  if (partes.length === 0) return null
  if (!pode('marcar o que falta')) return null
  return (
    <details onToggle={({ currentTarget: { open } }) => setAberto(open)} className="group">
      <summary
        className={classes(
          'flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-sm text-sm [&::-webkit-details-marker]:hidden',
          emFalta.length > 0 ? 'text-yellow-tinta' : 'text-tinta-suave',
        )}
      >
        <Icon
          name="chevron-down"
          className="size-4 shrink-0 transition-transform duration-150 group-open:rotate-180"
        />
        <span className="min-w-0 truncate">
          <span>{emFalta.length > 0 ? `Esgotado: ${emFalta.join(', ')}` : pergunta}</span>
          <span className="sr-only">{` em ${de}`}</span>
        </span>
      </summary>
      {aberto && (
        <ul className="grid gap-2 pb-2">
          {partes.map(parte => (
            <Parte key={parte.id} parte={parte} />
          ))}
        </ul>
      )}
    </details>
  )
}

function Parte({ parte: { nome, chamada, ...parte } }: { parte: ParteDoCartao }) {
  const { agora, fuso } = useFaltas()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <div className="min-w-0 flex-1 basis-32 break-words text-sm">
        <p className="font-semibold">{nome}</p>
        {parte.falta && <p className="text-yellow-tinta">{dizerFalta(parte.falta, agora, fuso)}</p>}
        <OfertaDosHomonimos vendavel={{ ...parte, nome: chamada }} />
      </div>
      <AcaoDaFalta vendavel={{ ...parte, nome: chamada }} className="ml-auto" />
    </li>
  )
}
