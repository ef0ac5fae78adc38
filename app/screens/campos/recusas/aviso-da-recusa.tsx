import type { ComponentProps } from 'react'
import type { Recusa } from '~/domain/respostas/recusa'
import { Banner } from '~/ui/banner'
import type { Elements } from '~/ui/elements'

type AvisoDaRecusaProps = Omit<ComponentProps<typeof Banner>, 'title' | 'announce' | 'children'> & {
  recusa: Recusa | undefined
  children?: Elements
}

/** The refusal that belongs to no field, shown above the form; nothing when there is none. */
export function AvisoDaRecusa({ recusa, tone = 'danger', children, ...rest }: AvisoDaRecusaProps) {
  if (!recusa) return null
  return (
    <Banner {...rest} tone={tone} title={recusa.titulo} announce>
      <span>{recusa.texto}</span>
      {children}
    </Banner>
  )
}
