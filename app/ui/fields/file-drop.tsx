import { type ComponentProps, useState } from 'react'
import { classes } from '../classes'
import type { Elements } from '../elements'

interface FileDropProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onDrop' | 'children'> {
  id: string
  icon: Elements
  label: string
  invalid: boolean
  /** The size and the direction of the area. */
  className: string
  /** Called with a dropped file, which the input itself does not receive. */
  onDropFile: (file: File) => void
  children?: Elements
}

/** An area in which a file can be chosen or dropped; `children` follow its label. */
export function FileDrop(props: FileDropProps) {
  const { id, icon, label, invalid, className, onDropFile, children, ...input } = props
  const [over, setOver] = useState(false)
  return (
    <label
      htmlFor={id}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault()
        setOver(false)
        const [dropped] = event.dataTransfer.files
        if (dropped) onDropFile(dropped)
      }}
      className={classes(
        'relative flex cursor-pointer flex-col items-center justify-center gap-1 rounded-sm border-2 border-dashed text-center transition-colors duration-150',
        'hover:border-tinta-suave has-focus-visible:outline-3 has-focus-visible:outline-foco has-focus-visible:outline-offset-2',
        over ? 'border-acento bg-acento-suave' : invalid ? 'border-red-tinta' : 'border-linha-forte/60',
        className,
      )}
    >
      {icon}
      <span className="font-semibold text-acento-forte">{label}</span>
      <span className="pointer-coarse:hidden text-tinta-suave text-xs">ou arraste e solte aqui</span>
      {children}
      <input id={id} type="file" aria-invalid={invalid || undefined} className="sr-only" {...input} />
    </label>
  )
}
