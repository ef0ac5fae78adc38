import { useEffect, useMemo, useState } from 'react'
import { replaceQuery, useQuery } from '~/browser/use-query'
import { useToast } from '~/ui/toast'
import { type DadosDaMoldura, Moldura } from '../moldura'
import { RumoContext, useRumo } from '../rumo'
import type { LeituraDoTeste } from '../teste'
import type { LeituraDoQuadro } from './leitura-do-quadro.server'
import { carregarExpirado, Parte } from './partes'
import { QuadroDePedidos } from './quadro-de-pedidos'
import { LinksDoQuadro } from './rumo-do-quadro'
import { useLeituraDoQuadro } from './use-leitura-do-quadro'

interface TelaDoQuadroProps {
  moldura: DadosDaMoldura
  lido: LeituraDoQuadro
}

export function TelaDoQuadro({ moldura, lido }: TelaDoQuadroProps) {
  const [teste, setTeste] = useState(lido.teste)
  useBoasVindas(moldura.nomefantasia)
  return (
    <Moldura dados={moldura} teste={lido.expirado ? null : teste} links={<LinksDoQuadro />}>
      <Quadro inicial={lido} aoMudarDePlano={setTeste} />
    </Moldura>
  )
}

interface QuadroProps {
  inicial: LeituraDoQuadro
  aoMudarDePlano: (teste: LeituraDoTeste) => void
}

function Quadro({ inicial, aoMudarDePlano }: QuadroProps) {
  const rumo = useRumo()
  const { lido, reler, mostrarFeito } = useLeituraDoQuadro(inicial, aoMudarDePlano)
  const daTela = useMemo(() => ({ ...rumo, reler }), [rumo, reler])
  return (
    <RumoContext value={daTela}>
      {lido.expirado ? (
        <Parte carregar={carregarExpirado} com={lido} />
      ) : (
        <QuadroDePedidos {...lido} reler={reler} aoMover={mostrarFeito} />
      )}
    </RumoContext>
  )
}

/** Shows 'Login bem-sucedido!' once: the parameter is removed from the address, so that a reload does not repeat it. */
function useBoasVindas(nomefantasia: string) {
  const { show } = useToast()
  const entrou = useQuery().has('entrou')
  useEffect(() => {
    if (!entrou) return
    show({ title: 'Login bem-sucedido!', text: `Bem-vindo(a), ${nomefantasia}!`, variant: 'success' })
    replaceQuery('')
  }, [entrou, nomefantasia, show])
}
