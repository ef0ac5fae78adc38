import { ChevronsDownUp, ChevronsUpDown, SlidersHorizontal } from 'lucide-react'
import { useCallback, useId, useState } from 'react'
import { Button } from '~/ui/button'
import { IconButton } from '~/ui/icon-button'
import { Segmented } from '~/ui/segmented'
import { cookieDaExibicao, type Exibicao } from './exibicao'

const YEAR_SECONDS = 365 * 86_400

export function useExibicao(empresaId: number, lida: Exibicao) {
  const [exibicao, setExibicao] = useState(lida)
  const mudar = useCallback(
    (mudanca: Partial<Exibicao>) => {
      const agora = { ...exibicao, ...mudanca }
      setExibicao(agora)
      // biome-ignore lint/suspicious/noDocumentCookie: the server renders the board as it was left
      document.cookie = `${cookieDaExibicao(empresaId, agora)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`
    },
    [empresaId, exibicao],
  )
  return { exibicao, mudar }
}

interface ExibicaoDoQuadroProps {
  exibicao: Exibicao
  aoMudar: (mudanca: Partial<Exibicao>) => void
  todosAbertos: boolean
  aoAlternarTodos: () => void
}

/** The button that opens all cards, and this browser's choice of their density and order. */
export function ExibicaoDoQuadro({
  exibicao,
  aoMudar,
  todosAbertos,
  aoAlternarTodos,
}: ExibicaoDoQuadroProps) {
  const id = useId()
  const rotulo = todosAbertos ? 'Fechar todos' : 'Abrir todos'
  const icone = todosAbertos ? <ChevronsDownUp className="size-5" /> : <ChevronsUpDown className="size-5" />
  return (
    <div className="flex shrink-0 items-center gap-2">
      <IconButton
        label={rotulo}
        icon={icone}
        variant="outlined"
        onClick={aoAlternarTodos}
        className="max-sm:hidden"
      />
      <IconButton
        popoverTarget={id}
        label="Exibição do quadro"
        variant="outlined"
        className="[anchor-name:--exibicao]"
        icon={<SlidersHorizontal className="size-5" />}
      />
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label="Exibição do quadro"
        className="inset-x-2 top-auto bottom-2 m-auto w-auto max-w-md rounded-lg border border-linha bg-folha p-4 text-tinta shadow-overlay sm:inset-auto sm:top-32 sm:right-4 sm:m-0 sm:w-84 sm:supports-[position-area:bottom]:inset-auto sm:supports-[position-area:bottom]:mt-2 sm:supports-[position-area:bottom]:[position-anchor:--exibicao] sm:supports-[position-area:bottom]:[position-area:bottom_span-left]"
      >
        <div className="grid gap-3">
          <h2 className="font-bold text-md">Exibição do quadro</h2>
          <p className="text-tinta-suave text-xs">
            Vale para este navegador. O que cozinhar fica sempre à vista.
          </p>
          <Segmented
            legend="Densidade"
            choices={[
              { value: 'confortavel', label: 'Confortável' },
              { value: 'compacta', label: 'Compacta' },
            ]}
            value={exibicao.densidade}
            onValueChange={densidade => aoMudar({ densidade })}
          />
          <Segmented
            legend="No alto de cada coluna"
            choices={[
              { value: 'novos', label: 'Mais novos' },
              { value: 'antigos', label: 'Mais antigos' },
            ]}
            value={exibicao.ordem}
            onValueChange={ordem => aoMudar({ ordem })}
          />
          <Button variant="secondary" wide icon={icone} onClick={aoAlternarTodos} className="sm:hidden">
            {rotulo}
          </Button>
        </div>
      </div>
    </div>
  )
}
