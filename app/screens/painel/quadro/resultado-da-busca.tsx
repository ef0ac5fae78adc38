import { Link } from '~/ui/link'

interface ResultadoDaBuscaProps {
  termo: string
  achados: number
  /** New orders that the search keeps out of sight. */
  novosEscondidos: number
}

/** What the search has found, and where else it can look: finished and cancelled orders of other days. */
export function ResultadoDaBusca({ termo, achados, novosEscondidos }: ResultadoDaBuscaProps) {
  const procurado = termo.trim()
  const query = `?${new URLSearchParams({ busca: procurado })}`
  return (
    <div className="px-3">
      <p role="status" className="contents">
        {procurado !== '' && (
          <span className="block pb-2 text-sm text-tinta-suave">
            <span>
              {achados === 0
                ? `Nenhum pedido encontrado para "${procurado}".`
                : achados === 1
                  ? '1 pedido encontrado.'
                  : `${achados} pedidos encontrados.`}
            </span>
            {novosEscondidos > 0 && (
              <strong className="text-acento-forte">
                {novosEscondidos === 1
                  ? ' A busca esconde 1 pedido novo.'
                  : ` A busca esconde ${novosEscondidos} pedidos novos.`}
              </strong>
            )}
          </span>
        )}
      </p>
      {procurado !== '' && achados === 0 && (
        <p className="pb-2 text-sm">
          <span>Procurar também nos</span>{' '}
          <Link to={`/home/finalizados${query}`} className="font-semibold underline underline-offset-4">
            finalizados
          </Link>{' '}
          <span>ou nos</span>{' '}
          <Link to={`/home/cancelados${query}`} className="font-semibold underline underline-offset-4">
            cancelados
          </Link>
          <span>.</span>
        </p>
      )}
    </div>
  )
}
