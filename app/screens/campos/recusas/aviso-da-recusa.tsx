import type { ComponentProps } from 'react'
import type { Recusa } from '~/domain/respostas/recusa'
import { Banner } from '~/ui/banner'

type AvisoDaRecusaProps = Omit<ComponentProps<typeof Banner>, 'title' | 'announce'> & {
  recusa: Recusa | undefined
}

/** What belongs to no field, above the form; nothing when nothing was refused. */
export function AvisoDaRecusa({ recusa, tone = 'danger', children, ...rest }: AvisoDaRecusaProps) {
  if (!recusa) return null
  return (
    <Banner {...rest} tone={tone} title={recusa.titulo} announce>
      {recusa.texto}
      {children}
    </Banner>
  )
}
