import { useContext } from 'react'
import { ButtonLink } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { MayOpenContext } from '~/ui/link'
import { MenuLink } from '~/ui/overlays/menu-parts'
import { MaisAcoes } from './mais-acoes'

/** 'Importar' and 'Exportar', beside the other actions of a list screen; on phones in a menu. */
export function AcoesDaPlanilha({ rota }: { rota: string }) {
  const podeAbrir = useContext(MayOpenContext)
  if (![`${rota}/importar`, `${rota}/planilha.csv`].some(podeAbrir)) return null
  return (
    <>
      <ButtonLink
        variant="secondary"
        to={`${rota}/importar`}
        icon={<Icon name="upload" className="size-5" />}
        className="max-sm:hidden"
      >
        Importar
      </ButtonLink>
      <Exportar rota={rota} className="max-sm:hidden" />
      <MaisAcoes>
        <MenuLink to={`${rota}/importar`} icon={<Icon name="upload" />}>
          Importar
        </MenuLink>
        <ExportarNoMenu rota={rota} />
      </MaisAcoes>
    </>
  )
}

export function Exportar({ rota, className }: { rota: string; className: string }) {
  return (
    <ButtonLink
      variant="secondary"
      to={`${rota}/planilha.csv`}
      reloadDocument
      download
      icon={<Icon name="download" className="size-5" />}
      className={className}
    >
      Exportar
    </ButtonLink>
  )
}

export function ExportarNoMenu({ rota }: { rota: string }) {
  return (
    <MenuLink to={`${rota}/planilha.csv`} reloadDocument download icon={<Icon name="download" />}>
      Exportar
    </MenuLink>
  )
}

/** Offered in an empty list, which has nothing to export. */
export function ImportarOsPrimeiros({ rota }: { rota: string }) {
  return (
    <ButtonLink
      variant="secondary"
      to={`${rota}/importar`}
      icon={<Icon name="upload" className="size-5" />}
      className="max-sm:w-full"
    >
      Importar
    </ButtonLink>
  )
}
