import { memo, useMemo } from 'react'
import { COLUNAS, type StatusDaColuna } from '~/domain/pedidos/status'
import type { PedidoId } from '~/domain/valores/ids'
import { classes } from '~/ui/classes'
import { Link } from '~/ui/link'
import type { Recusados } from '../acoes/recusados'
import type { Colunas } from '../acoes/use-mudancas'
import { Arrastar } from './arrasto/arrastar'
import type { AcoesDoQuadro } from './cartao/acoes-do-pedido'
import { CartaoDoPedido } from './cartao/cartao-do-pedido'
import { mostrarColuna } from './cartao/levar-ao-cartao'
import { Coluna } from './coluna'
import { IndiceDasColunas } from './indice-das-colunas'
import type { PedidoDoQuadro } from './leitura/dados-do-quadro'
import { type Exibicao, emOrdem } from './leitura/exibicao'

interface ColunasDoQuadroProps {
  colunas: Colunas
  exibicao: Exibicao
  /** Finished orders that are not among `colunas`. */
  fora: number
  fuso: string
  conferindo: { has: (id: PedidoId) => boolean }
  recusados: Recusados
  novos: ReadonlySet<PedidoId>
  abertos: ReadonlySet<PedidoId>
  acoes: AcoesDoQuadro
  aoArrastar: (arrastando: boolean) => void
  aoSoltar: (pedido: PedidoDoQuadro, para: StatusDaColuna) => void
}

/**
 * The columns with their cards, which a dialog over the board, a text in its search and a reading that shows nothing new
 * do not draw again.
 */
export const ColunasDoQuadro = memo(function ColunasDoQuadro(props: ColunasDoQuadroProps) {
  const {
    colunas,
    exibicao,
    fora,
    fuso,
    conferindo,
    recusados,
    novos,
    abertos,
    acoes,
    aoArrastar,
    aoSoltar,
  } = props
  const { ordem } = exibicao
  const contagens = useMemo(() => {
    const de = (status: StatusDaColuna) => colunas[status].length + (status === 'Finalizado' ? fora : 0)
    return Object.fromEntries(COLUNAS.map(status => [status, de(status)])) as Record<StatusDaColuna, number>
  }, [colunas, fora])
  const emColunas = useMemo(
    () => COLUNAS.map(status => ({ status, lugares: emOrdem(colunas[status], status, { ordem }) })),
    [colunas, ordem],
  )
  const algumCartao = emColunas.some(({ lugares }) => lugares.length > 0)
  return (
    <Arrastar colunas={colunas} aoArrastar={aoArrastar} aoSoltar={aoSoltar}>
      {(quadro, { arrastando, sobre }) => (
        <>
          <IndiceDasColunas
            colunas={colunas}
            contagens={contagens}
            aoIr={status => mostrarColuna(quadro.current?.children[COLUNAS.indexOf(status)])}
          />
          {/* Focusable, because it must be scrollable by keyboard even without a card. */}
          <div
            ref={quadro}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
            tabIndex={0}
            data-densidade={exibicao.densidade}
            className={classes(
              'group/quadro relative flex min-h-96 flex-1 gap-3 overflow-x-auto scroll-px-3 px-3 pb-1 xl:snap-none xl:gap-1.5 xl:px-2',
              !arrastando && 'snap-x max-md:snap-mandatory',
            )}
          >
            {emColunas.map(({ status, lugares }) => (
              <Coluna
                key={status}
                status={status}
                lugares={lugares}
                alvo={sobre === status}
                fora={status === 'Finalizado' ? fora : 0}
                estreita={lugares.length === 0 && algumCartao}
                rodape={status === 'Finalizado' && <TodosOsFinalizados />}
                cartao={({ pedido, movendo }) => (
                  <CartaoDoPedido
                    key={pedido.id}
                    pedido={pedido}
                    coluna={status}
                    movendo={movendo}
                    conferindo={conferindo.has(pedido.id)}
                    recusa={recusados.get(pedido.id)?.texto}
                    novo={novos.has(pedido.id)}
                    aberto={abertos.has(pedido.id)}
                    fuso={fuso}
                    acoes={acoes}
                  />
                )}
              />
            ))}
          </div>
        </>
      )}
    </Arrastar>
  )
})

function TodosOsFinalizados() {
  return (
    <Link
      to="/home/finalizados"
      className="mt-1 flex min-h-11 items-center justify-center rounded-sm text-center font-semibold text-sm underline-offset-4 hover:underline"
    >
      Ver todos os finalizados
    </Link>
  )
}
