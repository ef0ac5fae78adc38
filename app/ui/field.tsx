import { CircleAlert } from 'lucide-react'
import { createContext, type ReactNode, useContext, useId } from 'react'
import { classes } from './classes'

interface Wiring {
  id: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

const FieldContext = createContext<Wiring | null>(null)

interface FieldProps {
  label: ReactNode
  /** How to fill it in, or what goes on ('Buscando...'): a change is said aloud. */
  hint?: ReactNode
  /** What is wrong and what to do; stands beside the field and marks it invalid. */
  error?: ReactNode
  required?: boolean
  /** Says '(opcional)' beside the label. */
  optional?: boolean
  /** The label only for screen readers, as above a search box. */
  hideLabel?: boolean
  className?: string
  /** One control of this kit: it takes its id and descriptions from here. */
  children: ReactNode
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
        {label}
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
      <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}

interface ControlProps {
  id?: string
  required?: boolean
  'aria-describedby'?: string
}

/** The attributes that tie a control to its Field; a control outside of one keeps its own. */
export function useControl(own: ControlProps) {
  const field = useContext(FieldContext)
  return {
    id: own.id ?? field?.id,
    required: own.required ?? field?.required,
    'aria-invalid': field?.invalid || undefined,
    'aria-describedby': [field?.describedBy, own['aria-describedby']].filter(Boolean).join(' ') || undefined,
  }
}

export const controlClasses = classes(
  'w-full rounded-sm border border-linha-forte bg-folha px-3.5 text-md text-tinta transition-colors duration-150',
  'hover:border-tinta-suave focus-visible:outline-offset-0 aria-invalid:border-red-tinta aria-invalid:bg-red-fundo/40',
  'disabled:cursor-not-allowed disabled:border-linha disabled:bg-fundo disabled:text-tinta-suave read-only:bg-fundo',
)
