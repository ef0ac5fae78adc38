import { ButtonLink } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { MenuLink } from '~/ui/overlays/menu-parts'
import { MaisAcoes } from './mais-acoes'

interface AcoesDaPlanilhaProps {
  rota: string
  importa: boolean
  exporta: boolean
}

/** 'Importar' and 'Exportar', beside the other actions of a list screen; on phones in a menu. */
export function AcoesDaPlanilha({ rota, importa, exporta }: AcoesDaPlanilhaProps) {
  if (!importa && !exporta) return null
  return (
    <>
      {importa && (
        <ButtonLink
          variant="secondary"
          to={`${rota}/importar`}
          icon={<Icon name="upload" className="size-5" />}
          className="max-sm:hidden"
        >
          Importar
        </ButtonLink>
      )}
      {exporta && <Exportar rota={rota} className="max-sm:hidden" />}
      <MaisAcoes>
        {importa && (
          <MenuLink to={`${rota}/importar`} icon={<Icon name="upload" />}>
            Importar
          </MenuLink>
        )}
        {exporta && <ExportarNoMenu rota={rota} />}
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
