import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { prefetchWhenIdle } from '~/browser/when-idle'
import { proximoStatus, type Status } from '~/domain/pedidos/status'
import type { PedidoId } from '~/domain/valores/ids'
import { onDemand } from '~/ui/on-demand'
import { carregarCancelar, carregarHistorico } from '../acoes/camadas-do-pedido-sob-demanda'
import { useAvisoDaFalha } from '../acoes/use-aviso-da-falha'
import { useConferencias } from '../acoes/use-conferencias'
import { useMovimentos } from '../acoes/use-movimentos'
import { porColunas } from '../acoes/use-mudancas'
import { useAlerta } from '../alerta/alerta'
import { TituloDaAba } from '../alerta/titulo-da-aba'
import { useQuadroAberto } from '../alerta/use-nao-mostrados'
import { carregarEspera, carregarFormulario, PedidoDialog } from '../pedido/pedido-dialog'
import { usePode } from '../pode'
import { SobDemanda } from '../tela/sob-demanda'
import { carregarCartaoNoAr } from './arrasto/arrastar'
import type { AcoesDoQuadro } from './cartao/acoes-do-pedido'
import { mostrarAlgumCartao } from './cartao/levar-ao-cartao'
import type { MenuAberto } from './cartao/menu-aberto'
import type { MenuDoPedidoProps } from './cartao/menu-do-pedido'
import { useFocoDoCartao } from './cartao/use-foco-do-cartao'
import { ColunasDoQuadro } from './colunas-do-quadro'
import { filtrarPedidos } from './filtrar-pedidos'
import type { DadosDoQuadro, PedidoDoQuadro } from './leitura/dados-do-quadro'
import { RelogioDoQuadro } from './leitura/relogio-do-quadro'
import { ResultadoDaBusca } from './resultado-da-busca'
import { SemConexaoNoQuadro } from './sem-conexao-no-quadro'
import { carregarAlertas, carregarExibicao, carregarPausar } from './topo/camadas-do-topo-sob-demanda'
import { useExibicao } from './topo/exibicao-do-quadro'
import { TopoDoQuadro } from './topo/topo-do-quadro'
import { useCartoesAbertos } from './use-cartoes-abertos'
import { useFocoNoPedido } from './use-foco-no-pedido'

interface QuadroDePedidosProps {
  quadro: DadosDoQuadro
  /** The last reading failed: `quadro` is the one before it. */
  falhou: boolean
  /** Reads the board again. */
  reler: () => Promise<void>
  /** The server has moved an order. */
  aoMover: (pedido: PedidoDoQuadro, status: Status) => void
}

const carregarMenu = onDemand<MenuDoPedidoProps>(
  async () => (await import('./cartao/menu-do-pedido')).MenuDoPedido,
)

/** The dialog that is open over the board. */
type Aberto =
  | { readonly o: 'formulario'; readonly id: PedidoId | null }
  | { readonly o: 'cancelamento'; readonly pedido: PedidoDoQuadro }
  | { readonly o: 'historico'; readonly id: PedidoId }

/** The order board (quadro-1). */
export function QuadroDePedidos({ quadro, falhou, reler, aoMover }: QuadroDePedidosProps) {
  const { pedidos, ...resto } = quadro
  const { finalizadosFora, fuso, empresaId } = resto
  useQuadroAberto()
  useFocoNoPedido()
  useAquecido()
  const { novos, tirarDosNovos, conhecer, caiu, propria, desfazerPropria } = useAlerta()
  useAvisoDaFalha(falhou && !caiu)
  const [aberto, setAberto] = useState<Aberto | null>(null)
  const [menu, setMenu] = useState<MenuAberto | null>(null)
  const [arrastando, setArrastando] = useState(false)
  useFocoDoCartao(arrastando)
  const [termo, setTermo] = useState('')
  const procurado = useDeferredValue(termo)
  const { exibicao, mudar: mudarExibicao } = useExibicao(empresaId, quadro.exibicao)
  const { abertos, alternar, todosAbertos, alternarTodos } = useCartoesAbertos(empresaId, pedidos)

  const { emCurso, mover, moverPara, recusados } = useMovimentos(pedidos, {
    aoMover,
    aoRecusar: reler,
  })
  const { conferindo, receberPix, desfazerPix } = useConferencias()
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
      aoReceberPix: ({ id, pix }) => pix && receberPix(id, pix.falta),
      aoAbrirMenu: (qual, pedido, ancora) =>
        setMenu(antes => (antes?.ancora === ancora ? null : { qual, pedido, ancora })),
    }),
    [tirarDosNovos, mover, alternar, receberPix],
  )

  const achados = useMemo(() => filtrarPedidos(pedidos, procurado), [pedidos, procurado])
  const colunas = useMemo(() => porColunas(achados, emCurso), [achados, emCurso])
  useEffect(() => {
    if (procurado.trim() !== '') mostrarAlgumCartao()
  }, [procurado])
  const fechar = () => setAberto(null)
  const criar = useCallback(() => setAberto({ o: 'formulario', id: null }), [])
  return (
    <div className="flex h-full min-h-120 flex-col">
      <TituloDaAba>Painel de Pedidos</TituloDaAba>
      <TopoDoQuadro
        {...resto}
        termo={termo}
        aoBuscar={setTermo}
        exibicao={exibicao}
        aoMudarExibicao={mudarExibicao}
        todosAbertos={todosAbertos}
        aoAlternarTodos={alternarTodos}
        aoReler={reler}
        aoCriar={criar}
      />
      <ResultadoDaBusca
        termo={procurado}
        achados={achados.length}
        novosEscondidos={pedidos.filter(pedido => novos.has(pedido.id) && !achados.includes(pedido)).length}
      />
      <RelogioDoQuadro doServidor={quadro.agora} tempo={quadro.atendimento.tempo}>
        <ColunasDoQuadro
          colunas={colunas}
          exibicao={exibicao}
          fora={procurado.trim() === '' ? finalizadosFora : 0}
          fuso={fuso}
          conferindo={conferindo}
          recusados={recusados}
          novos={novos}
          abertos={abertos}
          acoes={acoes}
          aoArrastar={setArrastando}
          aoSoltar={moverPara}
        />
      </RelogioDoQuadro>
      <SemConexaoNoQuadro caiu={caiu} falhou={falhou} lidoEm={quadro.agora} fuso={fuso} aoReler={reler} />
      <SobDemanda
        carregar={carregarMenu}
        chamado={menu !== null}
        aoFalhar={() => setMenu(null)}
        com={{
          aberto: menu,
          aoFechar: () => setMenu(null),
          aoMover: moverPara,
          aoDesfazerPix: desfazerPix,
          aoVerHistorico: ({ id }) => setAberto({ o: 'historico', id }),
        }}
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
        <SobDemanda
          carregar={carregarCancelar}
          aoFalhar={fechar}
          com={{
            pedido: pedidos.find(({ id }) => id === aberto.pedido.id) ?? aberto.pedido,
            aoFechar: fechar,
            aoEnviar({ id }) {
              propria(id)
              tirarDosNovos(id)
            },
            aoRecusar({ id }) {
              desfazerPropria(id)
              reler()
            },
          }}
        />
      )}
      {aberto?.o === 'historico' && (
        <SobDemanda
          carregar={carregarHistorico}
          com={{ id: aberto.id, aoFechar: fechar }}
          aoFalhar={fechar}
        />
      )}
    </div>
  )
}

const AO_SOSSEGAR = [
  carregarMenu,
  carregarCancelar,
  carregarHistorico,
  carregarAlertas,
  carregarPausar,
  carregarExibicao,
]
const DE_QUEM_MUDA = [carregarEspera, carregarFormulario]

/** What the board is likely to open next, once it has nothing else to do; nothing for a browser that saves data. */
function useAquecido(): void {
  const pode = usePode()
  const avanca = pode('avançar pedidos')
  const muda = pode('mudar pedidos')
  useEffect(() => {
    const scripts = [...AO_SOSSEGAR, ...(avanca ? [carregarCartaoNoAr] : []), ...(muda ? DE_QUEM_MUDA : [])]
    return prefetchWhenIdle(() => Promise.all(scripts.map(carregar => carregar())))
  }, [avanca, muda])
}
