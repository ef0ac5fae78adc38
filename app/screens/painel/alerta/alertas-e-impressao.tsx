import { BellOff, BellRing, Printer, Volume2 } from 'lucide-react'
import { memo, useId, useState } from 'react'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/checkbox'
import { classes } from '~/ui/classes'
import { IconButton } from '~/ui/icon-button'
import { type Ajustes, useAjustes } from './ajustes'
import type { Permissao } from './notificacao'

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
    <>
      <IconButton
        popoverTarget={id}
        label="Alertas e impressão"
        variant="outlined"
        className="[anchor-name:--alertas]"
        icon={
          <span className="relative">
            {som.ligado ? <BellRing className="size-5" /> : <BellOff className="size-5" />}
            {impressao.ligada && (
              <Printer
                aria-hidden="true"
                className="-right-2.5 -bottom-2 absolute size-4 rounded-sm bg-folha p-px"
              />
            )}
          </span>
        }
      />
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label="Alertas e impressão"
        className="inset-x-2 top-auto bottom-2 m-auto max-h-[calc(100dvh-5rem)] w-auto max-w-md overflow-y-auto rounded-lg border border-linha bg-folha p-4 text-tinta shadow-overlay sm:inset-auto sm:top-32 sm:right-4 sm:m-0 sm:w-88 sm:supports-[position-area:bottom]:inset-auto sm:supports-[position-area:bottom]:mt-2 sm:supports-[position-area:bottom]:[position-anchor:--alertas] sm:supports-[position-area:bottom]:[position-area:bottom_span-left]"
      >
        <Painel {...ajustes} />
      </div>
    </>
  )
})

/** Shows why the bell cannot ring; nothing while it can. */
export const SituacaoDoSom = memo(function SituacaoDoSom({ className }: { className?: string | undefined }) {
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
      className={classes(
        'inline-flex min-h-11 items-center gap-2 rounded-sm px-1 text-left font-semibold text-red-tinta text-xs hover:bg-fundo max-xl:min-w-0 max-xl:leading-tight max-sm:flex-1 max-sm:basis-0',
        className,
      )}
    >
      <BellOff aria-hidden="true" className="size-4 shrink-0" />
      {/* Any touch on the page unblocks the sound. The button only says so, in few words because it stands beside the
          search; beside five buttons at 320 px no word has room. */}
      <span className="max-[359px]:hidden">
        {som.ligado ? (
          <>
            Som bloqueado<span className="max-[419px]:hidden xl:max-2xl:hidden">: toque para ativar</span>
          </>
        ) : (
          'Som desligado'
        )}
      </span>
    </button>
  )
})

function Painel({ som, permissao, pedir, testar, impressao }: Ajustes) {
  const volume = useId()
  return (
    <div className="grid gap-3">
      <h2 className="font-bold text-md">Alertas e impressão</h2>
      <p className="text-tinta-suave text-xs">Valem para este navegador.</p>
      <Button variant="secondary" wide icon={<BellRing className="size-5" />} onClick={testar}>
        Testar alerta
      </Button>

      <div className="border-linha border-t pt-2">
        <Checkbox
          label="Som ligado"
          description="Toca a cada 10 segundos até alguém tocar na tela."
          checked={som.ligado}
          onChange={({ currentTarget }) => som.ligar(currentTarget.checked)}
        />
        <div className="flex min-h-11 items-center gap-3 pl-9">
          <Volume2 aria-hidden="true" className="size-5 shrink-0 text-tinta-suave" />
          <label htmlFor={volume} className="sr-only">
            Volume
          </label>
          <input
            id={volume}
            type="range"
            min={0.1}
            max={1}
            step={0.1}
            value={som.volume}
            disabled={!som.ligado}
            aria-valuetext={`${Math.round(som.volume * 100)}%`}
            onChange={({ currentTarget }) => som.ajustar(Number(currentTarget.value))}
            className="h-11 min-w-0 flex-1 accent-acento disabled:opacity-45"
          />
        </div>
      </div>

      <div className="border-linha border-t pt-3">
        <Notificacoes permissao={permissao} pedir={pedir} />
      </div>

      <div className="border-linha border-t pt-2">
        <Checkbox
          label="Impressão automática"
          description="Imprime cada pedido novo uma vez, assim que chega. Para sair sem perguntar, abra o Chrome com --kiosk-printing."
          checked={impressao.ligada}
          onChange={({ currentTarget }) => impressao.ligar(currentTarget.checked)}
        />
      </div>
    </div>
  )
}

const SITUACOES: Readonly<Record<Exclude<Permissao, 'default'>, string>> = {
  granted: 'Notificações ativadas: um pedido novo aparece mesmo com outra janela na frente.',
  denied: 'Notificações bloqueadas. Libere-as no cadeado ao lado do endereço desta página.',
  ausente: 'Este navegador não mostra notificações nesta página.',
}

function Notificacoes({ permissao, pedir }: Pick<Ajustes, 'permissao' | 'pedir'>) {
  const [pedindo, setPedindo] = useState(false)
  if (permissao !== 'default') return <p className="text-sm">{SITUACOES[permissao]}</p>
  async function ativar() {
    setPedindo(true)
    await pedir()
    setPedindo(false)
  }
  return (
    <>
      <p className="mb-2 text-tinta-suave text-xs">Avisa mesmo com outra janela na frente.</p>
      <Button variant="secondary" wide pending={pedindo} onClick={ativar}>
        Ativar notificações
      </Button>
    </>
  )
}
