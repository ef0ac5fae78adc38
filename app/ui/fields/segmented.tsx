import { classes } from '../classes'
import { FieldError } from './field'
import { type ChoiceProps, useChoices } from './radio-tiles'

/** Two or three short choices side by side, of which one is always chosen. */
export function Segmented<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, hideLegend = false, error, className } = props
  const { errorId, group, radios } = useChoices(props)
  return (
    <fieldset aria-describedby={group['aria-describedby']} className={className}>
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 font-semibold text-sm'}>{legend}</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-1 rounded-sm bg-fundo p-1">
        {radios.map(({ choice, input }) => (
          <label
            key={choice.value}
            className={classes(
              'relative flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-[0.4rem] px-3 py-1.5',
              'text-center font-semibold text-tinta-suave leading-tight transition-colors duration-150 hover:text-tinta',
              'has-checked:bg-folha has-checked:text-acento-forte has-checked:shadow-card has-checked:ring-1 has-checked:ring-linha-forte/40 has-disabled:cursor-not-allowed',
              'has-focus-visible:outline-3 has-focus-visible:outline-foco forced-colors:has-checked:outline-2',
            )}
          >
            <input {...input} aria-invalid={group['aria-invalid']} className="sr-only" />
            {choice.icon && (
              <span aria-hidden="true" className="shrink-0 max-[400px]:hidden [&_svg]:size-5">
                {choice.icon}
              </span>
            )}
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
