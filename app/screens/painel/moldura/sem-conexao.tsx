import { Banner } from '~/ui/banner'
import { useAlerta } from '../alerta/alerta'
import { useTemQuadro } from '../alerta/use-nao-mostrados'
import { useEntrada } from '../entrada'
import { OUTRA_EMPRESA, sessaoTerminou } from '../porta'
import { RecusaGeral } from '../tela/formulario/recusa-geral'

const MARGEM = 'mx-3 mt-3 shrink-0 sm:mx-4'
const TERMINOU = sessaoTerminou('Novos pedidos não chegam. Entre novamente para continuar de onde parou.')

/**
 * For the screens that do not have the board's indicator: people who work there must know that no new order would ring.
 */
export function SemConexao() {
  const { caiu, outraEmpresa } = useAlerta()
  const { terminou, aberta } = useEntrada()
  if (useTemQuadro()) return null
  if (outraEmpresa) return <RecusaGeral recusa={OUTRA_EMPRESA} className={MARGEM} />
  if (terminou) return !aberta && <RecusaGeral recusa={TERMINOU} className={MARGEM} />
  return (
    <div role="status" className="contents">
      {caiu && (
        <Banner tone="danger" className={MARGEM}>
          <p className="font-semibold">Sem conexão: novos pedidos não chegam. Tentando reconectar...</p>
        </Banner>
      )}
    </div>
  )
}
