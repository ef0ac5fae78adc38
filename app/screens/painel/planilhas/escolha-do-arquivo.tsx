import { FileUp } from 'lucide-react'
import { useId, useState } from 'react'
import type { Recusa } from '~/domain/valores/recusa'
import { classes } from '~/ui/classes'
import { FieldError } from '~/ui/field'

interface EscolhaDoArquivoProps {
  /** Name of the one chosen. */
  nome: string | undefined
  recusa: Recusa | null
  aoEscolher: (arquivo: File) => void
}

/** A file chosen or dropped. Of any kind: phones grey out what they do not know, and a workbook deserves an answer. */
export function EscolhaDoArquivo({ nome, recusa, aoEscolher }: EscolhaDoArquivoProps) {
  const id = useId()
  const [sobre, setSobre] = useState(false)
  return (
    <div>
      <label
        htmlFor={id}
        onDragOver={event => {
          event.preventDefault()
          setSobre(true)
        }}
        onDragLeave={() => setSobre(false)}
        onDrop={event => {
          event.preventDefault()
          setSobre(false)
          const [solto] = event.dataTransfer.files
          if (solto) aoEscolher(solto)
        }}
        className={classes(
          'relative flex min-h-24 cursor-pointer flex-col items-center justify-center gap-1 rounded-sm border-2 border-dashed px-4 py-4 text-center transition-colors duration-150',
          'hover:border-tinta-suave has-focus-visible:outline-3 has-focus-visible:outline-foco has-focus-visible:outline-offset-2',
          sobre ? 'border-acento bg-acento-suave' : recusa ? 'border-red-tinta' : 'border-linha-forte/60',
        )}
      >
        <FileUp aria-hidden="true" className="size-7 text-tinta-suave" />
        <span className="font-semibold text-acento-forte">
          {nome ? 'Escolher outro arquivo' : 'Escolher arquivo CSV'}
        </span>
        <span className="pointer-coarse:hidden text-tinta-suave text-xs">ou arraste e solte aqui</span>
        {nome && <span className="max-w-full break-all text-sm text-tinta-suave">{nome}</span>}
        <input
          id={id}
          type="file"
          aria-invalid={recusa ? true : undefined}
          aria-describedby={`${id}-notas`}
          // The same name, chosen again after it was mended, is a new choice.
          onClick={({ currentTarget }) => {
            currentTarget.value = ''
          }}
          onChange={({ currentTarget: { files } }) => {
            const [escolhido] = files ?? []
            if (escolhido) aoEscolher(escolhido)
          }}
          className="sr-only"
        />
      </label>
      <div id={`${id}-notas`} aria-live="polite">
        {recusa && <FieldError>{recusa.texto}</FieldError>}
        <p className="mt-1.5 text-tinta-suave text-xs">Até 2 MB e 5.000 linhas.</p>
      </div>
    </div>
  )
}
