import { memo, useId } from 'react'
import { Icon } from '~/ui/icon'
import { useAjustes } from '../../alerta/ajustes'
import { carregarAlertas } from './camadas-do-topo-sob-demanda'
import { PopoverDoCabecalho } from './popover-do-cabecalho'

/**
 * The settings in the board's header for how this browser announces a new order: test, sound, notifications, automatic
 * printing (recibo-7).
 */
export const AlertasEImpressao = memo(function AlertasEImpressao() {
  const id = useId()
  const ajustes = useAjustes()
  if (!ajustes) return null
  const { som, impressao } = ajustes
  return (
    <PopoverDoCabecalho
      id={id}
      rotulo="Alertas e impressão"
      icone={
        <span className="relative">
          {som.ligado ? (
            <Icon name="bell-ring" className="size-5" />
          ) : (
            <Icon name="bell-off" className="size-5" />
          )}
          {impressao.ligada && (
            <Icon name="printer" className="-right-2.5 -bottom-2 absolute size-4 rounded-sm bg-folha p-px" />
          )}
        </span>
      }
      ancora={ANCORA}
      carregar={carregarAlertas}
      com={ajustes}
    />
  )
})

const ANCORA = {
  botao: '[anchor-name:--alertas]',
  popover: 'max-h-[calc(100dvh-5rem)] overflow-y-auto sm:w-88 [position-anchor:--alertas]',
}

/** Shows why the bell cannot ring; nothing while it can. */
export const SituacaoDoSom = memo(function SituacaoDoSom() {
  const som = useAjustes()?.som
  if (!som || (som.ligado && !som.bloqueado)) return null
  const dito = som.ligado ? 'Som bloqueado: toque para ativar' : 'Som desligado: toque para ligar'
  return (
    <button
      type="button"
      aria-label={dito}
      title={dito}
      onClick={som.ligado ? undefined : () => som.ligar(true)}
      data-aviso
      className="inline-flex min-h-11 items-center gap-2 rounded-sm px-1 text-left font-semibold text-red-tinta text-xs hover:bg-fundo max-xl:min-w-0 max-xl:flex-1 max-xl:basis-0 max-xl:leading-tight"
    >
      <Icon name="bell-off" className="size-4 shrink-0" />
      {/* Any touch on the page unblocks the sound. The button only says so, in few words because it stands beside the
          search, and in one beside a telephone's icons; at 320 px none has room. */}
      <span className="max-[359px]:hidden min-[420px]:hidden">Som</span>
      <span className="max-[419px]:hidden">
        {som.ligado ? (
          <>
            <span>Som bloqueado</span>
            <span className="max-lg:hidden xl:max-2xl:hidden">: toque para ativar</span>
          </>
        ) : (
          'Som desligado'
        )}
      </span>
    </button>
  )
})
