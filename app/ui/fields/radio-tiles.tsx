import { type ReactNode, useId } from 'react'
import { classes } from '../classes'
import { FieldError } from './field'

export interface Choice<Value extends string> {
  value: Value
  label: ReactNode
  icon?: ReactNode
  description?: ReactNode
  disabled?: boolean
}

export interface ChoiceProps<Value extends string> {
  legend: ReactNode
  /** The legend only for screen readers. */
  hideLegend?: boolean
  /** The name of the radios in the form; a generated one unless given. */
  name?: string
  choices: readonly Choice<Value>[]
  value?: Value | null
  defaultValue?: Value
  onValueChange?: (value: Value) => void
  required?: boolean
  error?: ReactNode
  className?: string
}

/** What all sets of radios share, however they look; the browser handles the arrow keys. */
export function useChoices<Value extends string>(props: ChoiceProps<Value>) {
  const id = useId()
  const errorId = `${id}-error`
  const { name, choices, value, defaultValue, onValueChange, required, error } = props
  return {
    errorId,
    group: { 'aria-invalid': Boolean(error) || undefined, 'aria-describedby': error ? errorId : undefined },
    radios: choices.map(choice => ({
      choice,
      input: {
        type: 'radio',
        name: name ?? id,
        value: choice.value,
        disabled: choice.disabled,
        required,
        ...(value === undefined
          ? { defaultChecked: defaultValue === choice.value }
          : { checked: value === choice.value }),
        onChange: () => onValueChange?.(choice.value),
      },
    })),
  }
}

/** Large tiles with an icon: for a choice that deserves room, as how to pay. */
export function RadioTiles<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, hideLegend = false, required = false, error, className } = props
  const { errorId, group, radios } = useChoices(props)
  const icons = props.choices.some(({ icon }) => icon)
  return (
    <fieldset aria-describedby={group['aria-describedby']} className={className}>
      <legend className={hideLegend ? 'sr-only' : 'mb-2 font-semibold text-sm'}>
        <span>{legend}</span>
        {required && (
          <span aria-hidden="true" className="text-red-tinta">
            {' *'}
          </span>
        )}
      </legend>
      <div
        className={classes(
          'grid grid-cols-2 gap-2.5',
          props.choices.length % 4 === 0 ? 'sm:grid-cols-4' : 'sm:grid-cols-3',
        )}
      >
        {radios.map(({ choice, input }) => (
          <label
            key={choice.value}
            className={classes(
              'relative flex cursor-pointer flex-col justify-between gap-2 rounded-sm border bg-folha p-3',
              icons ? 'min-h-22' : 'min-h-13',
              'transition-colors duration-150 hover:border-tinta-suave has-checked:border-acento has-checked:bg-acento-suave',
              'has-checked:text-acento-forte has-checked:ring-1 has-checked:ring-acento has-disabled:cursor-not-allowed',
              'has-disabled:bg-fundo has-disabled:text-tinta-suave has-focus-visible:outline-3 has-focus-visible:outline-foco has-focus-visible:outline-offset-2',
              error ? 'border-red-tinta' : 'border-linha-forte/60',
            )}
          >
            <input {...input} aria-invalid={group['aria-invalid']} className="peer sr-only" />
            {icons && (
              <span aria-hidden="true" className="[&_svg]:size-6">
                {choice.icon}
              </span>
            )}
            <span
              aria-hidden="true"
              className="absolute top-3 right-3 size-5 rounded-full border-2 border-linha-forte transition-[border-width] duration-150 peer-checked:border-[6px] peer-checked:border-acento"
            />
            <span>
              <span className={icons ? 'block font-semibold' : 'block pr-7 font-semibold'}>
                {choice.label}
              </span>
              {choice.description && (
                <span className="block text-tinta-suave text-xs">{choice.description}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
