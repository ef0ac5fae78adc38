import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classes } from './classes'
import type { Elements } from './elements'
import { Link, type LinkProps } from './link'
import { Spinner } from './spinner'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'md' | 'lg'

interface Look {
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as its container. */
  wide?: boolean
  icon?: Elements
}

type ButtonProps = Look &
  ComponentProps<'button'> & {
    /**
     * True while a request is under way: further presses do nothing, the focus stays, the button darkens at once and
     * shows a spinner after 300 ms.
     */
    pending?: boolean
    /** Replaces the label when the spinner shows, as 'Salvando...'. */
    pendingLabel?: string
  }

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-acento text-sobre-acento shadow-card not-disabled:hover:bg-acento-toque not-disabled:active:bg-acento-toque',
  secondary:
    'border border-linha-forte/50 bg-folha text-tinta not-disabled:hover:border-linha-forte not-disabled:hover:bg-fundo',
  quiet: 'text-acento-forte not-disabled:hover:bg-acento-suave',
  danger: 'bg-perigo text-sobre-escuro shadow-card not-disabled:hover:brightness-90',
}

const sizes: Record<ButtonSize, string> = {
  md: 'min-h-11 px-4 text-sm',
  lg: 'min-h-13 px-6 text-md',
}

function buttonClasses({ variant = 'primary', size = 'md', wide }: Look, className?: string): string {
  return classes(
    'relative inline-flex select-none items-center justify-center gap-2 rounded-sm py-2 text-center font-semibold',
    'transition-colors duration-150 not-disabled:active:translate-y-px disabled:cursor-not-allowed disabled:opacity-55 aria-busy:brightness-90',
    variants[variant],
    sizes[size],
    wide && 'w-full',
    className,
  )
}

/** 'button' by default: a form's own button says type="submit". */
export function Button({
  variant,
  size,
  wide,
  icon,
  pending = false,
  pendingLabel,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={press}
      className={buttonClasses({ variant, size, wide }, className)}
    >
      <span className="grid">
        <span
          className={classes(
            'col-start-1 row-start-1 inline-flex items-center justify-center gap-2',
            pending && 'pending-hide',
          )}
        >
          {labelled(icon, children)}
        </span>
        {pending && (
          <span className="pending-show col-start-1 row-start-1 inline-flex items-center justify-center gap-2">
            <Spinner />
            <span className={pendingLabel === undefined ? 'sr-only' : undefined}>
              {pendingLabel ?? children}
            </span>
          </span>
        )}
      </span>
    </button>
  )
}

function labelled(icon: Elements, label: ReactNode): ReactNode {
  if (!icon) return label
  return (
    <>
      {icon}
      <span className="min-w-0">{label}</span>
    </>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, icon, className, children, ...rest }: Look & LinkProps) {
  return (
    <Link {...rest} className={buttonClasses({ variant, size, wide }, className)}>
      {labelled(icon, children)}
    </Link>
  )
}
