import { Banner } from '~/ui/banner'
import { OUTRA_EMPRESA, sessaoTerminou } from '../porta'
import { RecusaGeral } from '../tela/recusa-geral'
import { useAlerta } from './alerta'

const MARGEM = 'mx-3 mt-3 shrink-0 sm:mx-4'
const FORA = {
  saiu: sessaoTerminou('Novos pedidos não chegam. Entre novamente para salvar o que você digitou.'),
  outra: OUTRA_EMPRESA,
}

/**
 * For the screens that do not have the board's indicator: people who work there must know that no new order would ring.
 */
export function SemConexao() {
  const { caiu, fora } = useAlerta()
  if (fora) return <RecusaGeral recusa={FORA[fora]} className={MARGEM} />
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
