import { type ReactNode, useId } from 'react'
import { FieldError } from '~/ui/fields/field'

interface EscolhaProps<Valor extends string> {
  legenda: ReactNode
  name: string
  opcoes: readonly { valor: Valor; rotulo: string; detalhe?: ReactNode; icone?: ReactNode }[]
  /** Null while none is chosen. */
  valor: Valor | null
  erro?: string | undefined
  aoEscolher: (valor: Valor) => void
}

/**
 * A choice between a few long labels, of which one is to be chosen: side by side where they fit, otherwise one below
 * the other.
 */
export function EscolhaEmLista<Valor extends string>(props: EscolhaProps<Valor>) {
  const { legenda, name, opcoes, valor, erro, aoEscolher } = props
  const id = useId()
  return (
    <fieldset aria-describedby={erro ? `${id}-erro` : undefined}>
      <legend className="mb-1.5 font-semibold text-sm">{legenda}</legend>
      <div className="flex flex-wrap gap-2">
        {opcoes.map(opcao => (
          <label
            key={opcao.valor}
            className="relative flex min-h-12 grow cursor-pointer sm:basis-0 items-center gap-2 rounded-sm border border-linha-forte/60 bg-folha px-3 py-2 font-semibold leading-tight transition-colors duration-150 hover:border-tinta-suave has-checked:border-acento has-checked:bg-acento-suave has-checked:text-acento-forte has-checked:ring-1 has-checked:ring-acento has-focus-visible:outline-3 has-focus-visible:outline-foco has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={`${name}-${id}`}
              value={opcao.valor}
              checked={valor === opcao.valor}
              aria-invalid={erro ? true : undefined}
              onChange={() => aoEscolher(opcao.valor)}
              className="peer sr-only"
            />
            <span
              aria-hidden="true"
              className="size-5 shrink-0 rounded-full border-2 border-linha-forte transition-[border-width] duration-150 peer-checked:border-[6px] peer-checked:border-acento"
            />
            {opcao.icone && (
              <span aria-hidden="true" className="shrink-0 [&_svg]:size-5">
                {opcao.icone}
              </span>
            )}
            <span className="min-w-0">
              <span>{opcao.rotulo}</span>
              {opcao.detalhe && (
                <span className="block font-normal text-tinta-suave text-xs tabular-nums">
                  {opcao.detalhe}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {erro && <FieldError id={`${id}-erro`}>{erro}</FieldError>}
    </fieldset>
  )
}
