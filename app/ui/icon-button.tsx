import type { ComponentProps } from 'react'
import { classes } from './classes'
import type { Elements } from './elements'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'title' | 'aria-label'> & {
  /** Its accessible name and, unless told otherwise, its tooltip. */
  label: string
  tooltip?: string
  icon: Elements
  /** 'inherit' takes the colour of the coloured ground that it stands on. */
  variant?: 'plain' | 'outlined' | 'filled' | 'inherit'
  /** Small figure on the corner; the label must say it too. */
  count?: number
}

const variants = {
  plain: 'text-tinta not-disabled:hover:bg-fundo',
  outlined: 'border border-linha bg-folha text-tinta not-disabled:hover:border-linha-forte',
  filled: 'bg-acento text-sobre-acento not-disabled:hover:bg-acento-toque',
  inherit: 'text-current outline-current hover:bg-current/15',
}

const shape = 'inline-grid size-11 shrink-0 place-items-center rounded-full transition-colors duration-150'

export function IconButton({
  label,
  tooltip = label,
  icon,
  variant = 'plain',
  count = 0,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={tooltip}
      className={classes(
        shape,
        'disabled:cursor-not-allowed disabled:opacity-45',
        variants[variant],
        // What is positioned costs each search for what is under a finger, and a board has a hundred of these.
        count > 0 && 'relative',
        className,
      )}
    >
      {icon}
      {count > 0 && (
        <span
          aria-hidden="true"
          className="-top-1 absolute left-6 grid h-5 min-w-5 place-items-center rounded-full bg-acento px-1 font-bold text-sobre-acento text-xs tabular-nums outline-2 outline-folha"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  )
}

type IconLinkProps = Omit<ComponentProps<'a'>, 'children' | 'title' | 'aria-label'> &
  Pick<IconButtonProps, 'label' | 'icon' | 'variant'>

/** A link that looks like an icon button: for what works without script too. */
export function IconLink({ href, label, icon, variant = 'plain', className, ...rest }: IconLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      aria-label={label}
      title={label}
      className={classes(shape, variants[variant], className)}
    >
      {icon}
    </a>
  )
}
