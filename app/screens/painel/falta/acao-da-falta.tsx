import { CalendarClock, CircleSlash2, Hand, Timer, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { VendavelDoPainel } from '~/domain/cardapio/disponibilidade/em-falta'
import {
  NOME_DO_PRAZO,
  PRAZOS_DO_ESGOTADO,
  type PrazoDoEsgotado,
} from '~/domain/cardapio/disponibilidade/esgotar'
import { Button } from '~/ui/button'
import { Menu } from '~/ui/menu'
import { MenuGroup, MenuItem, useMenu } from '~/ui/menu-parts'
import { useFaltas } from './faltas'
import { Repor } from './repor'
import { vendavelDe } from './vendavel-de'

const ICONES: Record<PrazoDoEsgotado, ReactNode> = {
  hoje: <CalendarClock />,
  '2-horas': <Timer />,
  'ate-eu-voltar': <Hand />,
}

interface AcaoDaFaltaProps {
  vendavel: Pick<VendavelDoPainel, 'tipo' | 'id' | 'nome' | 'falta'>
  className?: string
}

/** The one button of something that can be sold out: the quick menu 'Esgotado', or the tap that sells it again. */
export function AcaoDaFalta({ vendavel, className }: AcaoDaFaltaProps) {
  const { mudar, emCurso } = useFaltas()
  const salvando = emCurso(vendavelDe(vendavel)) !== null
  if (vendavel.falta?.motivo === 'contagem') {
    return <Repor vendavel={vendavel} falta={vendavel.falta} salvando={salvando} className={className} />
  }
  if (!vendavel.falta) return <Esgotar vendavel={vendavel} salvando={salvando} className={className} />
  return (
    <Button
      variant="secondary"
      icon={<Undo2 className="size-5" />}
      pending={salvando}
      aria-label={`Voltar a vender ${vendavel.nome}`}
      onClick={() => mudar({ vendavel: vendavelDe(vendavel), campos: {} })}
      className={className}
    >
      Voltar a vender
    </Button>
  )
}

interface EsgotarProps extends AcaoDaFaltaProps {
  salvando: boolean
}

function Esgotar({ vendavel, salvando, className }: EsgotarProps) {
  const { voltas, mudar } = useFaltas()
  const { trigger, menu } = useMenu()
  return (
    <>
      <Button
        {...trigger}
        variant="secondary"
        icon={<CircleSlash2 className="size-5" />}
        pending={salvando}
        aria-label={`Esgotado: ${vendavel.nome}`}
        className={className}
      >
        Esgotado
      </Button>
      <Menu {...menu} label={`Esgotado: ${vendavel.nome}`} className="w-80">
        <MenuGroup label={`Tirar de venda: ${vendavel.nome}`}>
          {PRAZOS_DO_ESGOTADO.map(prazo => (
            <MenuItem
              key={prazo}
              icon={ICONES[prazo]}
              onClick={() => mudar({ vendavel: vendavelDe(vendavel), campos: { prazo } })}
            >
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
