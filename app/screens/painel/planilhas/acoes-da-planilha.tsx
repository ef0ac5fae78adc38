import { Download, EllipsisVertical, Upload } from 'lucide-react'
import { ButtonLink } from '~/ui/button'
import { IconButton } from '~/ui/icon-button'
import { Menu } from '~/ui/menu'
import { MenuLink, useMenu } from '~/ui/menu-parts'

/** 'Importar' and 'Exportar', beside the other actions of a list screen; on phones in a menu. */
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

function MenuDaPlanilha({ rota }: { rota: string }) {
  const { trigger, menu } = useMenu()
  return (
    <>
      <IconButton
        {...trigger}
        label="Mais ações"
        icon={<EllipsisVertical className="size-5" />}
        variant="outlined"
        className="sm:hidden"
      />
      <Menu {...menu} label="Mais ações" className="w-56">
        <MenuLink to={`${rota}/importar`} icon={<Upload />}>
          Importar
        </MenuLink>
        <MenuLink to={`${rota}/planilha.csv`} reloadDocument download icon={<Download />}>
          Exportar
        </MenuLink>
      </Menu>
    </>
  )
}

/** Offered in an empty list, which has nothing to export. */
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
