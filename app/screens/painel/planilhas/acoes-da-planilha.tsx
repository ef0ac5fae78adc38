import { Download, Upload } from 'lucide-react'
import { ButtonLink } from '~/ui/button'
import { MenuLink } from '~/ui/menu-parts'
import { MaisAcoes } from '../tela/mais-acoes'

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
      <MaisAcoes>
        <MenuLink to={`${rota}/importar`} icon={<Upload />}>
          Importar
        </MenuLink>
        <MenuLink to={`${rota}/planilha.csv`} reloadDocument download icon={<Download />}>
          Exportar
        </MenuLink>
      </MaisAcoes>
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
