import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { taxaDoFrete } from '~/domain/frete/frete'
import { type ItemDoCarrinho, linhasDisponiveis } from '~/domain/pedidos/checkout/carrinho'
import type { TotalMudou } from '~/domain/pedidos/checkout/montar-pedido'
import { acharImpedimento } from '~/domain/pedidos/impedimentos'
import { ehEntrega } from '~/domain/pedidos/tipo-entrega'
import { somarValores, type Valores } from '~/domain/pedidos/valores'
import { lerCep } from '~/domain/valores/cep'
import type { PedidoId } from '~/domain/valores/ids'
import type { Recusa } from '~/domain/valores/recusa'
import { useToast } from '~/ui/toast'
import { useCarrinho } from '../carrinho/carrinho-contexto'
import { useLoja } from '../loja-contexto'
import {
  type Acao,
  abrirFormulario,
  conferirDados,
  mudarFormulario,
  tipoDaEntrega,
  valorDoCampo,
} from './formulario'
import { CAMPOS, type Campo, type Rascunho, readRascunho, saveRascunho } from './rascunho'
import { useBuscaDoCliente, useEntrega } from './use-consultas'

export type Fase =
  | { readonly nome: 'dados' }
  | { readonly nome: 'pagamento' }
  | { readonly nome: 'mudou'; readonly mudou: TotalMudou; readonly antes: TotalVisto }
  | { readonly nome: 'confirmado'; readonly pedidoId: PedidoId; readonly resumo: string }
  | { readonly nome: 'whatsapp'; readonly link: string; readonly aberto: boolean }
  | { readonly nome: 'usada'; readonly pedidoId: PedidoId }

/** The figures and lines of an order as the customer saw them when it was sent. */
export interface TotalVisto {
  readonly linhas: readonly ItemDoCarrinho[]
  readonly valores: Valores
}

/** A text beside one field, said by the server or by a rule that is not the field's own. */
export interface Apontamento {
  readonly campo: Campo | 'formaPagamento' | 'valorPago'
  readonly texto: string
}

/** A toast whose text also stays beside its field makes way soon: it would lie on the field. */
const AO_LADO_DO_CAMPO_MS = 1500

/** Everything of one opening of the checkout but the sending: the form, its look-ups, its figures and its steps. */
export function useCheckout(aberto: boolean) {
  const { slug } = useLoja()
  const { carrinho } = useCarrinho()
  const toast = useToast()
  const [rascunho] = useState(() => readRascunho(slug))
  const [chave, setChave] = useState<Pick<Rascunho, 'chave' | 'chaveEm' | 'pendente'>>(rascunho)
  const [formulario, dispatch] = useReducer(mudarFormulario, rascunho, abrirFormulario)
  const [fase, setFase] = useState<Fase>({ nome: 'dados' })
  const [tentou, setTentou] = useState(false)
  const [apontado, setApontado] = useState<Apontamento | null>(null)
  const [foco, setFoco] = useState<{ campo: Apontamento['campo'] } | null>(null)
  const [esperandoFrete, setEsperandoFrete] = useState(false)
  const encerrado = useRef(false)
  const avisado = useRef(false)

  const entrega = ehEntrega(tipoDaEntrega(formulario))
  const consulta = { aberto, slug, formulario, mudar: dispatch }
  const buscandoCliente = useBuscaDoCliente(consulta)
  const consultaDeEntrega = useEntrega({ ...consulta, aberto: aberto && entrega })

  const frete = entrega ? (consultaDeEntrega.consulta?.frete ?? null) : null
  const linhas = linhasDisponiveis(carrinho)
  const visto: TotalVisto = { linhas, valores: somarValores(linhas, taxaDoFrete(frete)) }

  function guardar(tentativa: typeof chave) {
    const { buscado: _, lugar: __, telefoneTocado: ___, ...campos } = formulario
    const { chave, chaveEm, pendente } = tentativa
    if (!encerrado.current) saveRascunho(slug, { ...campos, chave, chaveEm, pendente })
  }
  const guardarAgora = useEffectEvent(() => guardar(chave))
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept whenever one of these changes
  useEffect(() => {
    if (aberto) guardarAgora()
  }, [aberto, formulario, chave])

  function mudar(acao: Acao) {
    const campo = acao.tipo === 'digitar' ? acao.campo : acao.tipo === 'digitar-valor' ? 'valorPago' : null
    // Another CEP may belong to the city that was typed: what stood beside city or state goes.
    const daCidade = campo === 'cep' && (apontado?.campo === 'cidade' || apontado?.campo === 'estado')
    if (apontado && (apontado.campo === campo || campo === null || daCidade)) setApontado(null)
    // What the toast complained of is being mended: it has no business covering the form any longer.
    if (avisado.current || campo === 'cep') toast.dismiss()
    avisado.current = false
    dispatch(acao)
  }

  /** Says a refusal as toast and beside its field, and takes the customer there. */
  function apontar(recusa: Pick<Recusa, 'titulo' | 'texto'>, campo: Apontamento['campo']) {
    setFase({ nome: CAMPOS.some(outro => outro === campo) ? 'dados' : 'pagamento' })
    setApontado({ campo, texto: recusa.texto })
    setFoco({ campo })
    avisar(recusa, AO_LADO_DO_CAMPO_MS)
  }

  function avisar({ titulo, texto }: Pick<Recusa, 'titulo' | 'texto'>, duration = 5000) {
    avisado.current = true
    toast.show({ title: titulo, text: texto, variant: 'destructive', duration })
  }

  /** 'Avançar para Pagamento': a customer who is quicker than the CEP's answer waits for it. */
  function avancar() {
    if (entrega && consultaDeEntrega.buscando) return setEsperandoFrete(true)
    setTentou(true)
    const [problema] = conferirDados(formulario)
    if (problema) {
      setApontado(null)
      setFoco({ campo: problema.campo })
      return avisar(problema, AO_LADO_DO_CAMPO_MS)
    }
    const { consulta } = consultaDeEntrega
    if (entrega && consulta?.semConexao && consulta.recusa) {
      // The text already stands beside the CEP, and goes by itself when the network is back.
      setFoco({ campo: 'cep' })
      return avisar(consulta.recusa, AO_LADO_DO_CAMPO_MS)
    }
    const recusa = acharImpedimento('checkout', { frete: entrega ? frete : undefined })
    if (recusa) return apontar(recusa, 'cep')
    setApontado(null)
    setFoco(null)
    toast.dismiss()
    setFase({ nome: 'pagamento' })
  }
  const continuar = useEffectEvent(() => {
    setEsperandoFrete(false)
    avancar()
  })
  useEffect(() => {
    if (esperandoFrete && !consultaDeEntrega.buscando) continuar()
  }, [esperandoFrete, consultaDeEntrega.buscando])

  function erroDoCampo(campo: Campo): string | null {
    if (apontado?.campo === campo) return apontado.texto
    if (tentou) return conferirDados(formulario).find(problema => problema.campo === campo)?.texto ?? null
    return null
  }

  return {
    formulario,
    mudar,
    fase,
    setFase,
    chave: chave.chave,
    /** An earlier order went out with this key and nobody knows whether it arrived. */
    haPendente: rascunho.pendente && chave.pendente,
    /** Remembers, before an order goes out and after its answer, whether its outcome is known. */
    marcarPendente(pendente: boolean) {
      const marcada = { ...chave, pendente }
      setChave(marcada)
      guardar(marcada)
    },
    /** After this nothing of this opening is kept any more. */
    encerrar() {
      encerrado.current = true
    },
    encerrado: () => encerrado.current,
    entrega,
    frete,
    visto,
    buscandoCliente,
    consultaDeEntrega,
    cepCompleto: lerCep(valorDoCampo(formulario, 'cep')) !== null,
    esperandoFrete,
    apontado,
    apontar,
    avisar,
    avancar,
    erroDoCampo,
    foco,
  }
}

export type Checkout = ReturnType<typeof useCheckout>
