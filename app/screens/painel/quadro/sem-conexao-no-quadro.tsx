import { formatHora, horaLocal } from '~/domain/valores/instante'
import { Icon } from '~/ui/icon'
import { useEntrada } from '../entrada'

interface SemConexaoNoQuadroProps {
  /** The stream is down. */
  caiu: boolean
  /** The last reading failed. */
  falhou: boolean
  /** When what is shown was read, in milliseconds since the epoch. */
  lidoEm: number
  fuso: string
  aoReler: () => Promise<void>
}

/**
 * A band over the foot of the board while it may not show the newest orders (painel-11). It takes no room of its own, because
 * what comes and goes with the network must not move the cards under a finger.
 */
export function SemConexaoNoQuadro({ caiu, falhou, lidoEm, fuso, aoReler }: SemConexaoNoQuadroProps) {
  const { terminou, aberta, abrir } = useEntrada()
  const texto = terminou
    ? 'Sua sessão terminou.'
    : caiu || !falhou
      ? 'Tentando reconectar...'
      : 'Erro ao carregar pedidos'
  const dito = terminou
    ? 'Sua sessão terminou: novos pedidos não chegam.'
    : caiu
      ? `Sem conexão: novos pedidos não chegam. ${texto}`
      : texto
  return (
    <p role="status" className="contents">
      {(terminou ? !aberta : caiu || falhou) && (
        <span
          title={texto}
          className="sticky bottom-0 z-10 -mt-11 flex min-h-11 shrink-0 items-center justify-center gap-x-3 bg-red-tinta px-3 font-semibold text-red-fundo text-sm leading-tight"
        >
          <Icon name="wifi-off" className="size-5 shrink-0 animate-pulse" />
          <span className="py-1">
            <span>{dito}</span>
            <span className="whitespace-nowrap font-normal max-sm:hidden">{` Quadro das ${formatHora(horaLocal(new Date(lidoEm), fuso).minutos)}.`}</span>
          </span>
          <button
            type="button"
            onClick={terminou ? abrir : () => void aoReler()}
            className="min-h-11 shrink-0 px-2 font-bold underline underline-offset-4 outline-current"
          >
            {terminou ? 'Entrar novamente' : 'Tentar agora'}
          </button>
        </span>
      )}
    </p>
  )
}
