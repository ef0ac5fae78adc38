import type { ReactNode } from 'react'
import { classes } from './classes'
import type { Elements } from './elements'
import { Icon } from './icon'

interface BannerProps {
  tone?: 'info' | 'success' | 'warning' | 'danger'
  title?: ReactNode
  icon?: ReactNode
  action?: Elements
  /** For a banner that appears while the page is open: screen readers say it at once. */
  announce?: boolean
  className?: string
  children?: ReactNode
}

const tones = {
  info: { look: 'border-blue/40 bg-blue-fundo text-blue-tinta', icon: <Icon name="info" /> },
  success: { look: 'border-green/40 bg-green-fundo text-green-tinta', icon: <Icon name="circle-check" /> },
  warning: {
    look: 'border-yellow/50 bg-yellow-fundo text-yellow-tinta',
    icon: <Icon name="triangle-alert" />,
  },
  danger: { look: 'border-red/40 bg-red-fundo text-red-tinta', icon: <Icon name="circle-alert" /> },
}

export function Banner({
  tone = 'info',
  title,
  icon,
  action,
  announce = false,
  className,
  children,
}: BannerProps) {
  return (
    <div
      role={announce ? 'alert' : undefined}
      className={classes(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sm border px-4 py-3',
        tones[tone].look,
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 basis-56 gap-3">
        <span aria-hidden="true" className="shrink-0 pt-px [&_svg]:size-5">
          {icon ?? tones[tone].icon}
        </span>
        <div className="min-w-0">
          {title && <p className="font-bold">{title}</p>}
          {children && <div>{children}</div>}
        </div>
      </div>
      {action}
    </div>
  )
}
