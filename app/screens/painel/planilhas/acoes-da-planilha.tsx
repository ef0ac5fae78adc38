import { Menu } from '@base-ui/react/menu'
import { Download, EllipsisVertical, Upload } from 'lucide-react'
import { Link } from 'react-router'
import { ButtonLink } from '~/ui/button'
import { IconButton } from '~/ui/icon-button'

/** 'Importar' and 'Exportar', beside what a list screen does otherwise; on phones in a menu. */
export function AcoesDaPlanilha({ rota }: { rota: string }) {
  return (
    <>
      <ButtonLink
        variant="secondary"
        to={`${rota}/importar`}
        icon={<Upload aria-hidden="true" className="size-5" />}
        className="max-sm:hidden"
      >
        Importar
      </ButtonLink>
      <ButtonLink
        variant="secondary"
        to={`${rota}/planilha.csv`}
        reloadDocument
        download
        icon={<Download aria-hidden="true" className="size-5" />}
        className="max-sm:hidden"
      >
        Exportar
      </ButtonLink>
      <MenuDaPlanilha rota={rota} />
    </>
  )
}

const ENTRADA =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 font-semibold outline-none select-none data-highlighted:bg-fundo'

function MenuDaPlanilha({ rota }: { rota: string }) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        render={
          <IconButton
            label="Mais ações"
            icon={<EllipsisVertical className="size-5" />}
            variant="outlined"
            className="sm:hidden"
          />
        }
      />
      <Menu.Portal>
        <Menu.Positioner side="bottom" align="end" sideOffset={4} collisionPadding={8} className="z-30">
          <Menu.Popup
            aria-label="Mais ações"
            className="w-56 rounded-sm border border-linha bg-folha p-2 text-sm text-tinta shadow-overlay outline-none"
          >
            <Menu.LinkItem closeOnClick render={<Link to={`${rota}/importar`} />} className={ENTRADA}>
              <Upload aria-hidden="true" className="size-5 text-tinta-suave" />
              Importar
            </Menu.LinkItem>
            <Menu.LinkItem closeOnClick href={`${rota}/planilha.csv`} download className={ENTRADA}>
              <Download aria-hidden="true" className="size-5 text-tinta-suave" />
              Exportar
            </Menu.LinkItem>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

/** Beside the first step of a list that has nothing yet, and so nothing to export. */
export function ImportarOsPrimeiros({ rota }: { rota: string }) {
  return (
    <ButtonLink
      variant="secondary"
      to={`${rota}/importar`}
      icon={<Upload aria-hidden="true" className="size-5" />}
      className="max-sm:w-full"
    >
      Importar
    </ButtonLink>
  )
}
