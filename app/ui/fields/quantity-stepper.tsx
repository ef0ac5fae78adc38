import type { ReactNode } from 'react'
import { Icon } from '../icon'

interface QuantityStepperProps {
  value: number
  onValueChange: (value: number) => void
  /** The name of the group, as 'Quantidade de X-Salada'. */
  label: string
  min?: number
  max?: number
  decreaseLabel?: string
  increaseLabel?: string
  /** Said at `max`; null where the screen tells the limit elsewhere. */
  limitText?: string | null
}

/** Said once there can be no more. */
export function maximumText(max: number): string {
  return `No máximo ${max} de cada item.`
}

/** Minus, figure, plus. At a limit the button stays focusable, so that the keyboard does not lose its place. */
export function QuantityStepper({
  value,
  onValueChange,
  label,
  min = 0,
  max = 99,
  decreaseLabel = 'Diminuir quantidade',
  increaseLabel = 'Aumentar quantidade',
  limitText = maximumText(max),
}: QuantityStepperProps) {
  return (
    <div className="shrink-0">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form part, and resists inline layout */}
      <div
        role="group"
        aria-label={label}
        className="inline-flex items-center rounded-sm border border-linha-forte/50 bg-folha align-top"
      >
        <Step
          label={decreaseLabel}
          icon={<Icon name="minus" className="size-5" />}
          limit={value <= min}
          onStep={() => onValueChange(value - 1)}
        />
        <output aria-live="polite" className="min-w-8 text-center font-bold text-md tabular-nums">
          {value}
        </output>
        <Step
          label={increaseLabel}
          icon={<Icon name="plus" className="size-5" />}
          limit={value >= max}
          onStep={() => onValueChange(value + 1)}
        />
      </div>
      <p role="status" className="max-w-40 text-tinta-suave text-xs not-empty:mt-1">
        {value >= max && limitText}
      </p>
    </div>
  )
}

function Step(props: { label: string; icon: ReactNode; limit: boolean; onStep: () => void }) {
  const { label, icon, limit, onStep } = props
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={limit || undefined}
      onClick={() => !limit && onStep()}
      className="grid size-11 place-items-center rounded-sm text-acento-forte transition-colors duration-150 not-aria-disabled:hover:bg-acento-suave aria-disabled:text-tinta-suave aria-disabled:opacity-50"
    >
      {icon}
    </button>
  )
}
