import { TriangleAlert } from 'lucide-react'
import type { FunctionComponent, ReactNode } from 'react'
import { EmptyState } from '~/ui/empty-state'
import { PageDocument } from '~/ui/page-document'
import { RetryLink } from '~/ui/retry-link'

export interface TelaProps<Lido, Feito> {
  /** What the route's loader answered. */
  lido: Lido
  /** What the route's action answered to a form that was sent without script. */
  feito?: Feito | undefined
}

export type Tela<Lido, Feito> = FunctionComponent<TelaProps<Lido, Feito>>

/** What a page is made of, as it is sent to the browser with the page. */
export interface Dados<Lido, Feito> {
  /** The query of the address. */
  readonly busca: string
  readonly lido: Lido
  readonly feito?: Feito | undefined
}

interface DocumentoProps<Lido, Feito> {
  Tela: Tela<Lido, Feito>
  dados: Dados<Lido, Feito>
  cabeca?: ReactNode
  fim?: ReactNode
}

export function Documento<Lido, Feito>({ Tela, dados, cabeca, fim }: DocumentoProps<Lido, Feito>) {
  const { busca, ...resto } = dados
  return (
    <PageDocument query={busca} fallback={error => <Quebrou error={error} />} head={cabeca} end={fim}>
      <Tela {...resto} />
    </PageDocument>
  )
}

function Quebrou({ error }: { error: unknown }) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        headingLevel={1}
        icon={<TriangleAlert />}
        title="Algo deu errado."
        text="Tente novamente em instantes."
        action={<RetryLink error={error} />}
      />
    </main>
  )
}
