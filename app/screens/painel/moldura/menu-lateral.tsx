import { useLocation, useNavigation } from 'react-router'
import { classes } from '~/ui/classes'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { useAlerta } from '../alerta/alerta'
import { contarNovos } from '../alerta/nao-mostrados'
import { useLinhasDoMenu } from '../linhas-do-menu'

interface LinksDoMenuProps {
  recolhido?: boolean
  aoEscolher?: () => void
}

/** The links, for the column on a desktop and for the drawer on a phone. */
export function LinksDoMenu({ recolhido = false, aoEscolher }: LinksDoMenuProps) {
  const linhas = useLinhasDoMenu()
  const { pathname } = useLocation()
  const destino = useNavigation().location?.pathname ?? null
  const estaEm = (endereco: string | null, para: string) =>
    endereco === para || (para !== '/home' && endereco?.startsWith(`${para}/`) === true)
  return (
    <nav aria-label="Menu do painel">
      <ul className="grid gap-1">
        {linhas.map(([para, rotulo, icone]) => (
          <li key={para}>
            <Link
              to={para}
              aria-current={estaEm(pathname, para) ? 'page' : undefined}
              title={recolhido ? rotulo : undefined}
              onClick={aoEscolher}
              className={classes(
                'relative flex min-h-11 items-center gap-3 rounded-sm px-3.5 font-semibold transition-colors duration-150',
                recolhido && 'justify-center',
                estaEm(pathname, para) || estaEm(destino, para)
                  ? 'bg-fundo text-tinta'
                  : 'text-tinta-suave hover:bg-fundo hover:text-tinta',
              )}
            >
              <Icon name={icone} className="size-5 shrink-0" />
              <span className={recolhido ? 'sr-only' : undefined}>{rotulo}</span>
              {para === '/home' && <Novos recolhido={recolhido} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * Screen readers do not announce this number by itself, because the toast has announced the order; they read it
 * together with its link.
 */
function Novos({ recolhido }: { recolhido: boolean }) {
  const { naoMostrados } = useAlerta()
  if (naoMostrados === 0) return null
  return (
    <>
      <span
        aria-hidden="true"
        className={classes(
          'grid h-6 min-w-6 place-items-center rounded-full bg-acento px-1.5 font-bold text-sobre-acento text-xs tabular-nums',
          recolhido ? 'absolute top-0 right-0.5 outline-2 outline-folha' : 'ml-auto',
        )}
      >
        {naoMostrados > 99 ? '99+' : naoMostrados}
      </span>
      <span className="sr-only">{` ${contarNovos(naoMostrados)}`}</span>
    </>
  )
}

interface MenuLateralProps {
  recolhido: boolean
  aoRecolher: (recolhido: boolean) => void
}

export function MenuLateral({ recolhido, aoRecolher }: MenuLateralProps) {
  return (
    <aside
      className={classes(
        'hidden shrink-0 flex-col justify-between gap-3 overflow-y-auto border-linha border-r bg-folha p-3 transition-[width] duration-200 lg:flex',
        recolhido ? 'w-20' : 'w-60',
      )}
    >
      <LinksDoMenu recolhido={recolhido} />
      <button
        type="button"
        aria-expanded={!recolhido}
        title={recolhido ? 'Expandir menu' : undefined}
        onClick={() => aoRecolher(!recolhido)}
        className={classes(
          'flex min-h-11 items-center gap-3 rounded-sm px-3.5 text-tinta-suave transition-colors duration-150',
          'hover:bg-fundo hover:text-tinta',
          recolhido && 'justify-center',
        )}
      >
        <Icon name={recolhido ? 'panel-left-open' : 'panel-left-close'} className="size-5" />
        <span className={recolhido ? 'sr-only' : 'whitespace-nowrap'}>
          {recolhido ? 'Expandir menu' : 'Recolher menu'}
        </span>
      </button>
    </aside>
  )
}
