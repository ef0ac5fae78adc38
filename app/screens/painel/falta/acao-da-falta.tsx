import type { ReactNode } from 'react'
import type { VendavelDoPainel } from '~/domain/cardapio/disponibilidade/em-falta'
import { NOME_DO_PRAZO } from '~/domain/cardapio/disponibilidade/esgotar'
import { Button } from '~/ui/button'
import { classes } from '~/ui/classes'
import { Icon } from '~/ui/icon'
import { Menu } from '~/ui/overlays/menu'
import { MenuGroup, MenuItem, useMenu } from '~/ui/overlays/menu-parts'
import { usePode } from '../pode'
import { useFaltas } from './faltas'
import { Repor } from './repor'
import { vendavelDe } from './vendavel-de'

/** The usual one is a press on the button itself, the others stand in its menu. */
const O_DE_SEMPRE = 'hoje'
const OS_OUTROS = ['2-horas', 'ate-eu-voltar'] as const

const ICONES: Record<(typeof OS_OUTROS)[number], ReactNode> = {
  '2-horas': <Icon name="timer" />,
  'ate-eu-voltar': <Icon name="hand" />,
}

interface AcaoDaFaltaProps {
  vendavel: Pick<VendavelDoPainel, 'tipo' | 'id' | 'nome' | 'falta'>
  className?: string
  /** Where a phone's row has room for the words alone. */
  semIcone?: boolean
}

/** What sells something out for the day by one press, for as long as its menu says by two, and sells it again. */
export function AcaoDaFalta({ vendavel, className, semIcone = false }: AcaoDaFaltaProps) {
  const pode = usePode()
  const { mudar, voltas, ...faltas } = useFaltas()
  const { nome, falta } = vendavel
  const este = vendavelDe(vendavel)
  const salvando = faltas.salvando(este)
  if (!pode('marcar o que falta')) return null
  const semEle = semIcone && 'max-sm:px-3 max-sm:[&_svg:not(.spinner)]:hidden'
  if (falta?.motivo === 'contagem') {
    return (
      <Repor vendavel={vendavel} falta={falta} salvando={salvando} className={classes(className, semEle)} />
    )
  }
  const volta = voltas[O_DE_SEMPRE]
  return (
    <div className={classes('flex', className)}>
      {/* One button in both states, so that a keyboard's focus stays on it. */}
      <Button
        variant="secondary"
        icon={
          falta ? (
            <Icon name="undo-2" className="size-5" />
          ) : (
            <Icon name="circle-slash-2" className="size-5" />
          )
        }
        pending={salvando}
        aria-label={falta ? `Voltar a vender ${nome}` : `Esgotado: ${nome}`}
        title={falta || !volta ? undefined : `${NOME_DO_PRAZO[O_DE_SEMPRE]} (volta ${volta})`}
        onClick={() => mudar(este, falta ? {} : { prazo: O_DE_SEMPRE })}
        className={classes('min-w-0 flex-1', !falta && 'rounded-r-none', semEle)}
      >
        {falta ? 'Voltar a vender' : 'Esgotado'}
      </Button>
      {!falta && <OutroPrazo vendavel={vendavel} />}
    </div>
  )
}

function OutroPrazo({ vendavel }: Pick<AcaoDaFaltaProps, 'vendavel'>) {
  const { voltas, mudar } = useFaltas()
  const { trigger, menu } = useMenu()
  const rotulo = `Outro prazo: ${vendavel.nome}`
  return (
    <>
      <Button
        {...trigger}
        variant="secondary"
        aria-label={rotulo}
        title="Esgotado por outro prazo"
        className="-ml-px w-11 shrink-0 rounded-l-none px-0"
      >
        <Icon name="chevron-down" className="size-4" />
      </Button>
      <Menu {...menu} label={rotulo} className="w-80">
        <MenuGroup label={`Tirar de venda: ${vendavel.nome}`}>
          {OS_OUTROS.map(prazo => (
            <MenuItem key={prazo} icon={ICONES[prazo]} onClick={() => mudar(vendavelDe(vendavel), { prazo })}>
              <span className="min-w-0">
                <span>{NOME_DO_PRAZO[prazo]}</span>
                {voltas[prazo] && (
                  <span className="font-normal text-tinta-suave">{` (volta ${voltas[prazo]})`}</span>
                )}
              </span>
            </MenuItem>
          ))}
        </MenuGroup>
      </Menu>
    </>
  )
}
