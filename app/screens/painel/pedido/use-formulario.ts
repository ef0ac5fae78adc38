import { type Dispatch, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { askJson } from '~/browser/ask-json'
import { everyMinute, never, useServerClock } from '~/browser/use-server-clock'
import { lerPedidoDoPainel } from '~/domain/pedidos/balcao/pedido-do-painel'
import type { Recusa } from '~/domain/respostas/recusa'
import { novaChave } from '~/domain/valores/chave'
import type { PedidoId } from '~/domain/valores/ids'
import { useToast } from '~/ui/toast'
import { useAcao } from '../tela/use-acao'
import { avisosDaContagem } from './linhas/contagem-das-linhas'
import type { OfertaLida } from './linhas/novo-pedido'
import { lerOferta, type Oferta } from './linhas/oferta'
import type { PedidoParaEditar } from './pedido'
import { apagarGuardado, guardar, lerGuardado } from './rascunhos-do-navegador'
import { conteudoDoFormulario, FORMULARIO_VAZIO, formularioDoPedido } from './reacao/formulario'
import type { FormularioAberto } from './reacao/formulario-aberto'
import { type Acao, mudarFormulario } from './reacao/mudar-formulario'
import { escreverRascunho, lerRascunho } from './reacao/rascunho'
import { recusarFormulario, recusarLinha, redigirPedido, somarFormulario } from './reacao/redigir'
import { useSalvar } from './use-salvar'

const ERRO_MS = 5_000

const NADA: Oferta = new Map()

/** The first question that is refused. */
function primeiroCampo(recusas: readonly Recusa[]): string {
  return recusas.find(({ campo }) => campo?.includes('.escolhas.'))?.campo ?? ''
}

interface Abertura {
  readonly pedido: PedidoId | null
  readonly empresaId: number
  readonly aoSalvar: (id: PedidoId) => void
}

/** The open order form: its state, what it reads from the server, and how it is saved or kept as a draft. */
export function useFormulario({ pedido, empresaId, aoSalvar }: Abertura) {
  const corpo = useRef<HTMLFormElement>(null)
  const { show } = useToast()
  const [guardado, esquecerGuardado] = useState(() =>
    pedido === null ? lerRascunho(lerGuardado(empresaId)) : null,
  )
  const [chave, setChave] = useState(() => guardado?.chave ?? novaChave(crypto))
  const [formulario, mudar] = useReducer(mudarFormulario, guardado?.formulario ?? FORMULARIO_VAZIO)
  const oferta = useOferta(mudar)
  const leitura = useLeitura(pedido, mudar)
  const salvar = useSalvar({ pedido, empresaId }, corpo, {
    aoSalvar(id) {
      if (pedido === null) apagarGuardado(empresaId)
      aoSalvar(id)
    },
    aoAcharDono: cliente => mudar({ tipo: 'dono-achado', telefone: cliente.telefone, cliente }),
  })
  const { lido } = leitura
  const inicio = useMemo(
    () => conteudoDoFormulario(lido ? formularioDoPedido(lido) : FORMULARIO_VAZIO),
    [lido],
  )
  const mexido = conteudoDoFormulario(formulario) !== inicio
  const ofertaLida = oferta.oferta ?? NADA
  const valores = somarFormulario(formulario, ofertaLida)

  // The draft of a new order is stored while it is typed, so that a reload or a crash loses nothing.
  useEffect(() => {
    if (pedido !== null) return
    if (mexido) guardar(empresaId, escreverRascunho({ chave, formulario }))
    else apagarGuardado(empresaId)
  }, [pedido, empresaId, chave, formulario, mexido])

  const irAoCampo = (name: string) => corpo.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  /** Moves the focus to the title, because the pressed button is gone. */
  const voltarAoTitulo = () =>
    corpo.current?.closest('dialog')?.querySelector<HTMLElement>('[data-modal-title]')?.focus()

  function enviar(comChave = chave) {
    if (salvar.salvando) return
    // What was typed into a field that is not asked any more must refuse nothing.
    const dito = valores.deGraca ? { ...formulario, valorPago: '' } : formulario
    const enviado = redigirPedido(dito, lido ? { versao: lido.versao } : { chave: comChave })
    const lidas = lerPedidoDoPainel(enviado)
    const recusas = [
      ...recusarFormulario(formulario, ofertaLida),
      ...('recusas' in lidas ? lidas.recusas : []),
    ]
    if (recusas.length > 0) recusar(recusas)
    else salvar.enviar(enviado)
  }
  /** Opens the first line whose choices are refused, because what is refused must be in sight. */
  function recusar(recusas: readonly Recusa[]) {
    const [, posicao] = /^itens\.(\d+)\.escolhas/.exec(primeiroCampo(recusas)) ?? []
    const linha = posicao === undefined ? undefined : formulario.linhas[Number(posicao)]
    if (linha) mudar({ tipo: 'escolher-na-linha', chave: linha.chave })
    salvar.mostrar(recusas)
  }
  /** Closes the questions of a line, or says what they lack. */
  function terminarLinha(chave: number) {
    const posicao = formulario.linhas.findIndex(linha => linha.chave === chave)
    const recusas = recusarLinha(formulario, ofertaLida, posicao)
    if (recusas.length > 0) return salvar.mostrar(recusas)
    mudar({ tipo: 'terminar-linha', chave, oferta: ofertaLida })
    // Lines that became one are counted anew.
    salvar.esquecer('itens')
    irAoCampo('produto')
  }
  const aberto: FormularioAberto = {
    formulario,
    mudar,
    valores,
    erro: salvar.erro,
    esquecer: salvar.esquecer,
    ...oferta,
    ofertaLida,
    avisosDaContagem: avisosDaContagem(formulario.linhas, ofertaLida, oferta.estoques, lido?.itens),
    tipoDoPedido: lido?.tipoEntrega ?? null,
    voltarAosItens: () => irAoCampo('produto'),
    terminarLinha,
  }
  return {
    corpo,
    aberto,
    salvar,
    leitura,
    mexido,
    /** A draft that was found when the form opened. */
    restaurado: guardado !== null,
    enviar: () => enviar(),
    enviarComoOutro() {
      const outra = novaChave(crypto)
      setChave(outra)
      voltarAoTitulo()
      enviar(outra)
    },
    async recarregar() {
      if (await leitura.ler()) {
        voltarAoTitulo()
        salvar.recomecar()
      } else show({ title: 'Erro ao carregar pedidos', variant: 'destructive', duration: ERRO_MS })
    },
    descartar() {
      if (pedido === null) apagarGuardado(empresaId)
      setChave(novaChave(crypto))
      esquecerGuardado(null)
      irAoCampo('nome')
      mudar({ tipo: 'abrir', formulario: FORMULARIO_VAZIO })
      salvar.recomecar()
    },
  }
}

const NAO_LIDA: Pick<OfertaLida, 'relogio' | 'estoques'> & { oferta: Oferta | null; falhou: boolean } = {
  oferta: null,
  estoques: [],
  relogio: { agora: 0, fuso: 'UTC' },
  falhou: false,
}

/** Reads the products. A failure is shown by a text that stays, and once by a toast. */
function useOferta(mudar: Dispatch<Acao>) {
  const { show } = useToast()
  const url = useAcao('/home/pedidos/novo-pedido')
  const [{ oferta, estoques, relogio, falhou }, setLida] = useState(NAO_LIDA)
  const comJanelas = oferta !== null && [...oferta.values()].some(({ janelas }) => janelas)
  const instante = useServerClock(relogio.agora, comJanelas ? everyMinute : never)
  const buscarOferta = useCallback(async () => {
    const { status, body: corpo } = await askJson<OfertaLida>(url)
    if (status === 200 && corpo) {
      const oferta = lerOferta(corpo)
      setLida({ oferta, estoques: corpo.estoques, relogio: corpo.relogio, falhou: false })
      mudar({ tipo: 'configurar', freteFixo: corpo.freteFixo, regras: corpo.regras, oferta })
      return
    }
    setLida({ ...NAO_LIDA, falhou: true })
    const text = 'Verifique sua conexão e tente novamente.'
    show({ title: 'Erro ao buscar produtos', text, variant: 'destructive', duration: ERRO_MS })
  }, [url, mudar, show])
  useEffect(() => {
    buscarOferta()
  }, [buscarOferta])
  const { fuso } = relogio
  const hora = useMemo(() => ({ agora: new Date(instante), fuso }), [instante, fuso])
  return { oferta, estoques, ofertaFalhou: falhou, buscarOferta, hora }
}

/** Reads the order to edit, and again whenever it is called; does nothing for a new order. */
function useLeitura(pedido: PedidoId | null, mudar: Dispatch<Acao>) {
  const url = useAcao(`/home/pedidos/${pedido}`)
  const [lido, setLido] = useState<PedidoParaEditar | null>(null)
  const [falha, setFalha] = useState<'sumiu' | 'sem-resposta' | null>(null)
  const [lendo, setLendo] = useState(pedido !== null)
  const ler = useCallback(async (): Promise<boolean> => {
    if (pedido === null) return false
    setLendo(true)
    const { status, body: corpo } = await askJson<{ pedido: PedidoParaEditar }>(url)
    setLendo(false)
    const chegou = status === 200 && corpo !== null
    setFalha(chegou ? null : status === 404 ? 'sumiu' : 'sem-resposta')
    if (!chegou) return false
    setLido(corpo.pedido)
    mudar({ tipo: 'abrir', formulario: formularioDoPedido(corpo.pedido) })
    return true
  }, [pedido, url, mudar])
  useEffect(() => {
    ler()
  }, [ler])
  return { ler, lido, falha, lendo }
}
