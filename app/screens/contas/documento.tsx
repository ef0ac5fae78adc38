import type { FunctionComponent } from 'react'
import type { Elements } from '~/ui/elements'
import { PageBroken } from '~/ui/page/page-broken'
import { PageDocument } from '~/ui/page/page-document'

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
  cabeca?: Elements
  fim?: Elements
}

export function Documento<Lido, Feito>({ Tela, dados, cabeca, fim }: DocumentoProps<Lido, Feito>) {
  const { busca, ...resto } = dados
  return (
    <PageDocument query={busca} fallback={error => <PageBroken error={error} />} head={cabeca} end={fim}>
      <Tela {...resto} />
    </PageDocument>
  )
}
