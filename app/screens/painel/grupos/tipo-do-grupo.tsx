import { useState } from 'react'
import type { TipoDeGrupo } from '~/domain/cardapio/grupo'
import { NOME_DO_TIPO_DE_GRUPO } from '~/domain/cardapio/grupos/descrever-grupo'
import { ROTULOS_DO_GRUPO, TIPOS_DE_GRUPO } from '~/domain/cardapio/grupos/grupo-digitado'
import { Button } from '~/ui/button'
import { FieldError } from '~/ui/fields/field'

/** What each kind is for, in one sentence and an example. */
const PARA_QUE: Record<TipoDeGrupo, { frase: string; exemplo: string }> = {
  escolha: {
    frase: 'O cliente escolhe entre opções, de graça ou pagas.',
    exemplo: 'Ponto da carne; adicionais; a bebida do combo.',
  },
  remocao: {
    frase: 'O que ele pode pedir para tirar; não muda o preço.',
    exemplo: 'Sem cebola, sem picles.',
  },
  sabor: {
    frase: 'Os sabores em que uma pizza se divide, com preço por tamanho.',
    exemplo: 'Meia calabresa e meia portuguesa.',
  },
  borda: {
    frase: 'A borda da pizza, cobrada uma vez, depois dos sabores.',
    exemplo: 'Catupiry: 8,00 na broto, 12,00 na família.',
  },
  massa: {
    frase: 'O tipo da massa, com ou sem preço.',
    exemplo: 'Tradicional, fina, sem glúten (+ 6,00).',
  },
}

/** On a phone the kinds fill the screen, and what is to be filled in next would be below it, unseen. */
function irAosCampos(formulario: HTMLFormElement | null) {
  if (!matchMedia('(pointer: coarse)').matches) return
  requestAnimationFrame(() => formulario?.querySelector('[name=nome]')?.scrollIntoView({ block: 'center' }))
}

interface TipoDoGrupoProps {
  tipo: TipoDeGrupo | null
  aoEscolher: (tipo: TipoDeGrupo) => void
  erro: string | undefined
}

/** What the group is; it is asked first. A group that has a kind shows it in one line. */
export function TipoDoGrupo({ tipo, aoEscolher, erro }: TipoDoGrupoProps) {
  const [aberto, setAberto] = useState(tipo === null)
  if (!aberto && tipo) {
    return (
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0">
          <span className="font-semibold text-sm">{`${ROTULOS_DO_GRUPO.tipo}: `}</span>
          <span>{NOME_DO_TIPO_DE_GRUPO[tipo]}</span>
        </p>
        <input type="hidden" name="tipo" value={tipo} />
        <Button variant="quiet" className="-mr-4" onClick={() => setAberto(true)}>
          Trocar tipo
        </Button>
      </div>
    )
  }
  return (
    <fieldset data-recusa={erro ? '' : undefined} tabIndex={-1} className="outline-none">
      <legend className="mb-1.5 font-semibold text-sm">O que é este grupo?</legend>
      <div className="grid gap-2 md:grid-cols-2">
        {TIPOS_DE_GRUPO.map(um => (
          <label
            key={um}
            className="relative flex cursor-pointer gap-3 rounded-sm border border-linha-forte/60 bg-folha p-3 transition-colors duration-150 hover:border-tinta-suave has-checked:border-acento has-checked:bg-acento-suave has-checked:ring-1 has-checked:ring-acento has-focus-visible:outline-3 has-focus-visible:outline-foco has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="tipo"
              value={um}
              checked={tipo === um}
              onChange={event => {
                aoEscolher(um)
                irAosCampos(event.currentTarget.form)
              }}
              className="peer sr-only"
            />
            <span
              aria-hidden="true"
              className="mt-0.5 size-5 shrink-0 rounded-full border-2 border-linha-forte transition-[border-width] duration-150 peer-checked:border-[6px] peer-checked:border-acento"
            />
            <span className="min-w-0">
              <span className="block font-semibold">{NOME_DO_TIPO_DE_GRUPO[um]}</span>
              <span className="block text-sm">{PARA_QUE[um].frase}</span>
              <span className="block text-tinta-suave text-xs">{`Ex.: ${PARA_QUE[um].exemplo}`}</span>
            </span>
          </label>
        ))}
      </div>
      {erro && <FieldError>{erro}</FieldError>}
    </fieldset>
  )
}
