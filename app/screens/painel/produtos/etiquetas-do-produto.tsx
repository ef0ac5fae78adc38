import { useId, useState } from 'react'
import { dizerEtiqueta, ETIQUETAS, type Etiqueta, etiquetasDe } from '~/domain/cardapio/etiquetas'
import { ROTULOS_DO_PRODUTO } from '~/domain/cardapio/produto-digitado'
import { Checkbox } from '~/ui/fields/checkbox'
import { FieldError } from '~/ui/fields/field'

const DICAS: Partial<Record<Etiqueta, string>> = {
  vegano: 'É vegetariano também.',
  'contém álcool': 'O cliente confirma que tem 18 anos, e o recibo diz para conferir o documento.',
}

interface EtiquetasDoProdutoProps {
  etiquetas: string | null
  erro: string | undefined
}

/** What the menu says of the product in a word, and what customers look for. */
export function EtiquetasDoProduto({ etiquetas, erro }: EtiquetasDoProdutoProps) {
  const [marcadas, setMarcadas] = useState(etiquetasDe({ etiquetas }))
  const idDoErro = useId()
  const vegano = marcadas.includes('vegano')

  function mudar(etiqueta: Etiqueta, marcada: boolean) {
    const outras = marcadas.filter(uma => uma !== etiqueta)
    setMarcadas(marcada ? [...outras, etiqueta] : outras)
  }
  return (
    <fieldset
      aria-describedby={erro ? idDoErro : undefined}
      data-recusa={erro ? '' : undefined}
      tabIndex={-1}
    >
      <legend className="font-semibold text-sm">
        <span>{ROTULOS_DO_PRODUTO.etiquetas}</span>
        <span className="font-normal text-tinta-suave">{' (opcional)'}</span>
      </legend>
      <div className="mt-1 grid gap-x-4 sm:grid-cols-2">
        {ETIQUETAS.map(etiqueta => (
          <Checkbox
            key={etiqueta}
            name="etiquetas"
            value={etiqueta}
            label={dizerEtiqueta(etiqueta)}
            description={DICAS[etiqueta]}
            disabled={vegano && etiqueta === 'vegetariano'}
            checked={marcadas.includes(etiqueta) || (vegano && etiqueta === 'vegetariano')}
            onChange={({ currentTarget: { checked } }) => mudar(etiqueta, checked)}
          />
        ))}
      </div>
      {erro && <FieldError id={idDoErro}>{erro}</FieldError>}
    </fieldset>
  )
}
