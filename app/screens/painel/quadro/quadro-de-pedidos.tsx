import { useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { COLUNAS, proximoStatus } from '~/domain/pedidos/status'
import type { PedidoId } from '~/domain/valores/ids'
import { classes } from '~/ui/classes'
import { CancelarDialog } from '../acoes/cancelar-dialog'
import { HistoricoDialog } from '../acoes/historico-dialog'
import { useAvisoDaFalha } from '../acoes/use-aviso-da-falha'
import { useMovimentos } from '../acoes/use-movimentos'
import { porColunas } from '../acoes/use-mudancas'
import { useAlerta, useAoMudar } from '../alerta/alerta'
import { TituloDaAba } from '../alerta/titulo-da-aba'
import { useQuadroAberto } from '../alerta/use-nao-mostrados'
import { useDivulgacao } from '../compartilhar/use-divulgacao'
import { PedidoDialog } from '../pedido/pedido-dialog'
import { useReleitura } from '../tela/use-releitura'
import type { AcoesDoQuadro } from './acoes-do-pedido'
import { Arrastar } from './arrastar'
import { filtrarPedidos } from './busca'
import { BuscaDoQuadro } from './busca-do-quadro'
import { CabecalhoDoQuadro } from './cabecalho-do-quadro'
import { CartaoDoPedido } from './cartao-do-pedido'
import { Coluna } from './coluna'
import type { DadosDoQuadro, PedidoDoQuadro } from './dados-do-quadro'
import { emOrdem } from './exibicao'
import { ExibicaoDoQuadro, useExibicao } from './exibicao-do-quadro'
import { type MenuAberto, MenuDoPedido } from './menu-do-pedido'
import { Relogio } from './relogio'
import { ResultadoDaBusca } from './resultado-da-busca'
import { useCartoesAbertos } from './use-cartoes-abertos'

interface QuadroDePedidosProps {
  quadro: DadosDoQuadro
  /** The last reading failed: `quadro` is the one before it. */
  falhou: boolean
}

/** The dialog that is open over the board. */
type Aberto =
  | { readonly o: 'formulario'; readonly id: PedidoId | null }
  | { readonly o: 'cancelamento'; readonly pedido: PedidoDoQuadro }
  | { readonly o: 'historico'; readonly id: PedidoId }

/** The order board (quadro-1). */
export function QuadroDePedidos({ quadro, falhou }: QuadroDePedidosProps) {
  const { pedidos, finalizadosFora, fuso, empresaId } = quadro
  const reler = useReleitura()
  const divulgacao = useDivulgacao(quadro)
  useQuadroAberto()
  const { novos, tirarDosNovos, conhecer, caiu, propria, desfazerPropria } = useAlerta()
  useAoMudar(reler)
  useAvisoDaFalha(falhou && !caiu)
  const [aberto, setAberto] = useState<Aberto | null>(null)
  const [menu, setMenu] = useState<MenuAberto | null>(null)
  const [termo, setTermo] = useState('')
  const procurado = useDeferredValue(termo)
  const { exibicao, mudar: mudarExibicao } = useExibicao(empresaId, quadro.exibicao)
  const { abertos, alternar, todosAbertos, alternarTodos } = useCartoesAbertos(empresaId, pedidos)

  const { emCurso, envios, mover, moverPara, recusados } = useMovimentos(pedidos, reler)
  const acoes: AcoesDoQuadro = useMemo(
    () => ({
      aoAbrir: ({ id }) => alternar(id),
      aoTocar: tirarDosNovos,
      aoAvancar(pedido) {
        const para = proximoStatus(pedido)
        if (para) mover({ pedido, para, acao: 'avanco' })
      },
      aoEditar: ({ id }) => setAberto({ o: 'formulario', id }),
      aoCancelar: pedido => setAberto({ o: 'cancelamento', pedido }),
      aoAbrirMenu: (qual, pedido, ancora) =>
        setMenu(antes => (antes?.ancora === ancora ? null : { qual, pedido, ancora })),
    }),
    [tirarDosNovos, mover, alternar],
  )

  const achados = useMemo(() => filtrarPedidos(pedidos, procurado), [pedidos, procurado])
  const colunas = useMemo(() => porColunas(achados, emCurso), [achados, emCurso])
  const fechar = () => setAberto(null)
  return (
    <div className="flex h-full min-h-120 flex-col">
      <TituloDaAba>Painel de Pedidos</TituloDaAba>
      <CabecalhoDoQuadro
        caiu={caiu}
        falhou={falhou}
        busca={<BuscaDoQuadro termo={termo} aoBuscar={setTermo} />}
        exibicao={
          <ExibicaoDoQuadro
            exibicao={exibicao}
            aoMudar={mudarExibicao}
            todosAbertos={todosAbertos}
            aoAlternarTodos={alternarTodos}
          />
        }
        compartilhar={divulgacao.botao}
        aoReler={reler}
        aoCriar={() => setAberto({ o: 'formulario', id: null })}
      />
      {divulgacao.paineis}
      <ResultadoDaBusca
        termo={procurado}
        achados={achados.length}
        novosEscondidos={pedidos.filter(pedido => novos.has(pedido.id) && !achados.includes(pedido)).length}
      />
      <Relogio doServidor={quadro.agora}>
        <Arrastar aoSoltar={moverPara}>
          {arrastando => (
            // Focusable, because it must be scrollable by keyboard even without a card.
            <div
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
              tabIndex={0}
              data-densidade={exibicao.densidade}
              className={classes(
                'group/quadro relative flex min-h-96 flex-1 gap-3 overflow-x-auto scroll-px-3 px-3 pb-1 xl:snap-none xl:gap-1.5 xl:px-2',
                !arrastando && 'snap-x max-md:snap-mandatory',
              )}
            >
              {COLUNAS.map(status => (
                <Coluna
                  key={status}
                  status={status}
                  lugares={emOrdem(colunas[status], status, exibicao)}
                  fora={status === 'Finalizado' && procurado.trim() === '' ? finalizadosFora : 0}
                  resto={
                    exibicao.ordem === 'antigos' && status !== 'Finalizado' ? 'mais novos' : 'mais antigos'
                  }
                  rodape={status === 'Finalizado' && <TodosOsFinalizados />}
                  cartao={({ pedido, movendo }) => (
                    <CartaoDoPedido
                      key={pedido.id}
                      pedido={pedido}
                      coluna={status}
                      movendo={movendo}
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
          )}
        </Arrastar>
      </Relogio>
      {envios}
      <MenuDoPedido
        aberto={menu}
        aoFechar={() => setMenu(null)}
        aoMover={moverPara}
        aoVerHistorico={({ id }) => setAberto({ o: 'historico', id })}
      />
      {aberto?.o === 'formulario' && (
        <PedidoDialog
          key={aberto.id ?? 'novo'}
          pedido={aberto.id}
          empresaId={empresaId}
          aoFechar={fechar}
          aoSalvar={conhecer}
        />
      )}
      {aberto?.o === 'cancelamento' && (
        <CancelarDialog
          pedido={pedidos.find(({ id }) => id === aberto.pedido.id) ?? aberto.pedido}
          aoFechar={fechar}
          aoEnviar={({ id }) => {
            propria(id)
            tirarDosNovos(id)
          }}
          aoRecusar={({ id }) => {
            desfazerPropria(id)
            reler()
          }}
        />
      )}
      {aberto?.o === 'historico' && <HistoricoDialog id={aberto.id} aoFechar={fechar} />}
    </div>
  )
}

function TodosOsFinalizados() {
  return (
    <Link
      to="/home/finalizados"
      className="mt-1 flex min-h-11 items-center justify-center rounded-sm font-semibold text-sm underline-offset-4 hover:underline"
    >
      Ver todos os finalizados
    </Link>
  )
}
