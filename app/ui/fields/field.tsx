import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react'
import { classes } from '../classes'
import type { Elements } from '../elements'
import { Icon } from '../icon'

interface Wiring {
  id: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

const FieldContext = createContext<Wiring | null>(null)

interface FieldProps {
  label: ReactNode
  /** How to fill the field in, or what is going on ('Buscando...'); screen readers say it when it changes. */
  hint?: ReactNode
  /** What is wrong and what to do. It is shown beside the field and marks the field invalid. */
  error?: ReactNode
  required?: boolean
  /** Says '(opcional)' beside the label. */
  optional?: boolean
  /** Hides the label from sight, as above a search box; screen readers still read it. */
  hideLabel?: boolean
  className?: string
  /** One control of this kit, which takes its id and descriptions from the field. */
  children: Elements
}

export function Field({
  label,
  hint,
  error,
  required = false,
  optional = false,
  hideLabel = false,
  className,
  children,
}: FieldProps) {
  const id = useId()
  const notesId = `${id}-notes`
  const wiring = { id, describedBy: hint || error ? notesId : undefined, invalid: Boolean(error), required }
  return (
    <div className={classes('flex min-w-0 flex-col', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1.5 font-semibold text-sm'}>
        <span>{label}</span>
        {required && (
          <span aria-hidden="true" className="text-red-tinta">
            {' *'}
          </span>
        )}
        {optional && <span className="font-normal text-tinta-suave">{' (opcional)'}</span>}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      <div id={notesId} aria-live="polite">
        {error && <FieldError>{error}</FieldError>}
        {hint && <p className="mt-1.5 text-tinta-suave text-xs">{hint}</p>}
      </div>
    </div>
  )
}

/** The text of an error, for groups of controls that bring their own legend. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 font-medium text-red-tinta text-xs">
      <Icon name="circle-alert" className="size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}

interface ControlProps {
  id?: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: ComponentProps<'input'>['aria-invalid']
}

/** The attributes that connect a control with its Field; a control outside a Field keeps its own. */
export function useControl(own: ControlProps) {
  const field = useContext(FieldContext)
  return {
    id: own.id ?? field?.id,
    required: own.required ?? field?.required,
    'aria-invalid': field?.invalid || own['aria-invalid'],
    'aria-describedby': [field?.describedBy, own['aria-describedby']].filter(Boolean).join(' ') || undefined,
  }
}

export const controlClasses = classes(
  'w-full rounded-sm border border-linha-forte bg-folha px-3.5 text-md text-tinta transition-colors duration-150',
  'hover:border-tinta-suave focus-visible:outline-offset-0 aria-invalid:border-red-tinta aria-invalid:bg-red-fundo/40',
  'disabled:cursor-not-allowed disabled:border-linha disabled:bg-fundo disabled:text-tinta-suave read-only:bg-fundo',
)
