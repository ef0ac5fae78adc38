import {
  dizerIncluidas,
  instrucao,
  type Pergunta,
  tituloDaPergunta,
} from '~/domain/cardapio/escolhas/perguntas-do-dialogo'
import { contarEscolhidas } from '~/domain/cardapio/escolhas/selecionar'
import type { Selecao } from '~/domain/cardapio/grupo'
import { Badge } from '~/ui/badge'

/** What a question asks, what it wants, and how many are chosen so far. */
export function Legenda({ pergunta, selecao }: { pergunta: Pergunta; selecao: Selecao }) {
  const { min, max, grupos } = pergunta
  const escolhidas = contarEscolhidas(pergunta, selecao)
  const ajuda = grupos.length === 1 ? grupos[0]?.ajuda : null
  const incluidas = dizerIncluidas(pergunta)
  return (
    <>
      <TituloDaPergunta titulo={tituloDaPergunta(pergunta)} obrigatoria={min > 0} />
      {ajuda && <span className="block font-normal text-sm text-tinta-suave">{ajuda}</span>}
      <span className="block font-normal text-tinta-suave text-xs">
        <span>{`${instrucao(pergunta)}${incluidas ? ` ${incluidas}.` : ''}`}</span>
        {max > 1 && (
          <span className="ml-1.5 whitespace-nowrap font-semibold text-tinta tabular-nums">
            {`${escolhidas} de ${max}`}
          </span>
        )}
      </span>
    </>
  )
}

export function TituloDaPergunta({ titulo, obrigatoria }: { titulo: string; obrigatoria: boolean }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-md">
      <span>{titulo}</span> {obrigatoria && <Badge>Obrigatório</Badge>}
    </span>
  )
}
