import { Download, Upload } from 'lucide-react'
import { ButtonLink } from '~/ui/button'

/** 'Importar' and 'Exportar', beside what a list screen does otherwise; on phones their icons alone. */
export function AcoesDaPlanilha({ rota }: { rota: string }) {
  return (
    <>
      <ButtonLink
        variant="secondary"
        to={`${rota}/importar`}
        title="Importar"
        icon={<Upload aria-hidden="true" className="size-5" />}
        className="max-sm:px-3"
      >
        <span className="max-sm:sr-only">Importar</span>
      </ButtonLink>
      <ButtonLink
        variant="secondary"
        to={`${rota}/planilha.csv`}
        reloadDocument
        download
        title="Exportar"
        icon={<Download aria-hidden="true" className="size-5" />}
        className="max-sm:px-3"
      >
        <span className="max-sm:sr-only">Exportar</span>
      </ButtonLink>
    </>
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
