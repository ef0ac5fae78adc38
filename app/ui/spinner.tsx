import { classes } from './classes'
import { VisuallyHidden } from './visually-hidden'

interface SpinnerProps {
  /** Read by screen readers as a status; without it the spinner is decoration beside a text. */
  label?: string
  className?: string
}

export function Spinner({ label, className }: SpinnerProps) {
  const ring = (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classes('spinner size-5', className)}>
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
  if (!label) return ring
  return (
    <span role="status">
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
