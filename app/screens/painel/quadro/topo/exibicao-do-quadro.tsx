import { useCallback, useId, useState } from 'react'
import { Icon } from '~/ui/icon'
import { IconButton } from '~/ui/icon-button'
import { cookieDaExibicao, type Exibicao } from '../leitura/exibicao'
import { carregarExibicao } from './camadas-do-topo-sob-demanda'
import type { PainelDaExibicaoProps } from './painel-da-exibicao'
import { PopoverDoCabecalho } from './popover-do-cabecalho'

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

/** The button that opens all cards, and this browser's choice of their density and order. */
export function ExibicaoDoQuadro(props: PainelDaExibicaoProps) {
  const { todosAbertos, aoAlternarTodos } = props
  const id = useId()
  const rotulo = todosAbertos ? 'Fechar todos' : 'Abrir todos'
  const icone = todosAbertos ? (
    <Icon name="chevrons-down-up" className="size-5" />
  ) : (
    <Icon name="chevrons-up-down" className="size-5" />
  )
  return (
    <div className="flex shrink-0 items-center gap-2">
      <IconButton
        label={rotulo}
        icon={icone}
        variant="outlined"
        onClick={aoAlternarTodos}
        className="max-sm:hidden"
      />
      <PopoverDoCabecalho
        id={id}
        rotulo="Exibição do quadro"
        icone={<Icon name="sliders-horizontal" className="size-5" />}
        ancora={ANCORA}
        carregar={carregarExibicao}
        com={props}
      />
    </div>
  )
}

const ANCORA = {
  botao: '[anchor-name:--exibicao]',
  popover: 'sm:w-84 [position-anchor:--exibicao]',
}
