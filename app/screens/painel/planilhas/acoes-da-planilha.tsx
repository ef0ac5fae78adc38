import { Download, Upload } from 'lucide-react'
import { ButtonLink } from '~/ui/button'

interface AcoesDaPlanilhaProps {
  /** Of the list. */
  rota: string
  /** Without anything there is nothing to export. */
  exportar?: boolean
}

/** 'Importar' and 'Exportar', beside what a list screen does otherwise. */
export function AcoesDaPlanilha({ rota, exportar = true }: AcoesDaPlanilhaProps) {
  return (
    <>
      <ButtonLink variant="secondary" to={`${rota}/importar`} icon={<Upload className="size-5" />}>
        Importar
      </ButtonLink>
      {exportar && (
        <ButtonLink
          variant="secondary"
          to={`${rota}/planilha.csv`}
          reloadDocument
          download
          icon={<Download className="size-5" />}
        >
          Exportar
        </ButtonLink>
      )}
    </>
  )
}
