import { useId } from 'react'
import type { Recusa } from '~/domain/respostas/recusa'
import { FieldError } from '~/ui/fields/field'
import { FileDrop } from '~/ui/fields/file-drop'
import { Icon } from '~/ui/icon'

interface EscolhaDoArquivoProps {
  /** Name of the one chosen. */
  nome: string | undefined
  recusa: Recusa | null
  aoEscolher: (arquivo: File) => void
}

/**
 * Chooses a file, also by dropping it. It accepts any kind of file, because phones disable kinds that they do not know,
 * and a workbook gets a refusal that explains what to do.
 */
export function EscolhaDoArquivo({ nome, recusa, aoEscolher }: EscolhaDoArquivoProps) {
  const id = useId()
  return (
    <div>
      <FileDrop
        id={id}
        icon={<Icon name="file-up" className="size-7 text-tinta-suave" />}
        label={nome ? 'Escolher outro arquivo' : 'Escolher arquivo CSV'}
        invalid={recusa !== null}
        aria-describedby={`${id}-notas`}
        onDropFile={aoEscolher}
        // Clears the input, so that the same file chosen again after it was mended counts as a new choice.
        onClick={({ currentTarget }) => {
          currentTarget.value = ''
        }}
        onChange={({ currentTarget: { files } }) => {
          const [escolhido] = files ?? []
          if (escolhido) aoEscolher(escolhido)
        }}
        className="min-h-24 px-4 py-4"
      >
        {nome && <span className="max-w-full break-all text-sm text-tinta-suave">{nome}</span>}
      </FileDrop>
      <div id={`${id}-notas`} aria-live="polite">
        {recusa && <FieldError>{recusa.texto}</FieldError>}
        <p className="mt-1.5 text-tinta-suave text-xs">Até 2 MB e 5.000 linhas.</p>
      </div>
    </div>
  )
}
