import type { Elements } from '~/ui/elements'
import { PageBroken } from '~/ui/page-broken'
import { PageDocument } from '~/ui/page-document'
import type { DadosDaMoldura } from '../moldura'
import type { LeituraDoQuadro } from './leitura-do-quadro.server'
import { RumoDoQuadro } from './rumo-do-quadro'
import { TelaDoQuadro } from './tela-do-quadro'

/** What the board's page is made of, as it is sent to the browser with the page. */
export interface DadosDoDocumento {
  /** The query of the address. */
  readonly busca: string
  readonly moldura: DadosDaMoldura
  readonly lido: LeituraDoQuadro
}

interface DocumentoProps {
  dados: DadosDoDocumento
  cabeca?: Elements
  fim?: Elements
}

/** The board with the panel's frame, hydrated without the router (decision 054). */
export function Documento({ dados: { busca, moldura, lido }, cabeca, fim }: DocumentoProps) {
  return (
    <PageDocument query={busca} fallback={error => <PageBroken error={error} />} head={cabeca} end={fim}>
      <RumoDoQuadro empresaId={moldura.empresaId}>
        <TelaDoQuadro moldura={moldura} lido={lido} />
      </RumoDoQuadro>
    </PageDocument>
  )
}
