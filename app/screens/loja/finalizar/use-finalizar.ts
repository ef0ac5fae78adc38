import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type ItemDoCarrinho, linhasDisponiveis } from '~/domain/pedidos/checkout/carrinho'
import type { TotalMudou } from '~/domain/pedidos/checkout/montar-pedido'
import { lerNovoPedido } from '~/domain/pedidos/checkout/novo-pedido'
import { acharImpedimento } from '~/domain/pedidos/impedimentos'
import { conferirPagamento } from '~/domain/pedidos/troco'
import { parseReais } from '~/domain/valores/centavos'
import { novaChave } from '~/domain/valores/chave'
import { ehRecusa, type Recusa } from '~/domain/valores/recusa'
import { useToast } from '~/ui/toast'
import { useCarrinho } from '../carrinho/carrinho-contexto'
import { useLoja } from '../loja-contexto'
import { useSituacao } from '../situacao'
import { comPrecosDoServidor, linhasComoAgora, lugarDaRecusa, nomeDaLinha } from './apos-a-resposta'
import { enderecoAceito } from './formulario'
import type { Desfecho } from './pedir'
import { deleteRascunho, readRascunho, saveRascunho } from './rascunho'
import { redigirPedido } from './redigir-pedido'
import { resumirPedido } from './resumir-pedido'
import type { Checkout, TotalVisto } from './use-checkout'
import { useEnvio } from './use-envio'

interface Chegada {
  readonly desfecho: Desfecho
  readonly visto: TotalVisto
  readonly pedido: Omit<Parameters<typeof resumirPedido>[0], 'visto'>
}

/**
 * 'Finalizar Pedido': sends what the two steps hold and takes the customer wherever the answer leads. `onRecusa` is told
 * what the cart should say when the checkout has closed over it.
 */
export function useFinalizar(checkout: Checkout, onClose: () => void, onRecusa: (recusa: Recusa) => void) {
  const loja = useLoja()
  const situacao = useSituacao()
  const { carrinho, substituir, esvaziar } = useCarrinho()
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const envio = useEnvio(loja.slug)
  /** Why the last sending ended without an order, where no field can say it. */
  const [falha, setFalha] = useState<{ recusa: Recusa; repetivel: boolean } | null>(null)
  const [chegada, setChegada] = useState<Chegada | null>(null)
  const [precosNovos, setPrecosNovos] = useState<{ linhas: TotalVisto['linhas']; mudou: TotalMudou } | null>(
    null,
  )

  const daLoja = { regras: loja.regras, situacao }
  /** Nothing that the customer could mend here. */
  const impedimento = acharImpedimento('checkout', daLoja)

  /** `visto` is what the customer agreed to: the figures of step 2, or those of 'Confirmar novo valor'. */
  function finalizar(visto: TotalVisto = checkout.visto) {
    if (envio.estado !== 'parado') return
    setFalha(null)
    const { formulario, frete } = checkout
    const valorPago = parseReais(formulario.valorPago)
    const { frete: taxa, totalComFrete: total } = visto.valores
    const pagamento = { forma: formulario.formaPagamento, valorPago, total }
    const { itens } = carrinho
    const impede = acharImpedimento('checkout', {
      ...daLoja,
      itens,
      taxa,
      frete: frete ?? undefined,
      pagamento,
    })
    if (impede) return impede.campo === undefined ? checkout.avisar(impede) : recusado(impede, itens)
    const enviado = redigirPedido({
      formulario,
      linhas: visto.linhas,
      observacoes: carrinho.observacoes,
      chave: checkout.chave,
      totalVisto: total,
    })
    const pedido = lerNovoPedido(enviado)
    if (ehRecusa(pedido)) return recusado(pedido)
    checkout.marcarPendente(true)
    toast.dismiss()
    const enderecoSalvo = pedido.cepSalvo === null ? null : enderecoAceito(formulario)
    const resumo = { loja, pedido, frete, enderecoSalvo, pagamento: conferirPagamento(pagamento) }
    void envio.enviar(enviado, desfecho => setChegada({ desfecho, visto, pedido: resumo }))
  }

  const receber = useEffectEvent(({ desfecho, visto, pedido }: Chegada) => {
    if (desfecho.tipo === 'feito') {
      checkout.encerrar()
      deleteRascunho(loja.slug)
      esvaziar()
      const resumo = resumirPedido({ ...pedido, visto }, desfecho.pedidoId)
      return checkout.setFase({ nome: 'confirmado', pedidoId: desfecho.pedidoId, resumo })
    }
    if (desfecho.tipo === 'sem-resposta') {
      setFalha({ recusa: desfecho.recusa, repetivel: true })
      return checkout.setFase({ nome: 'pagamento' })
    }
    checkout.marcarPendente(false)
    switch (desfecho.tipo) {
      case 'whatsapp':
        return checkout.setFase({ nome: 'whatsapp', link: desfecho.link, aberto: false })
      case 'mudou':
        return mudou(desfecho.mudou, visto)
      case 'usada':
        return checkout.setFase({ nome: 'usada', pedidoId: desfecho.pedidoId })
      case 'recusado':
        return recusado(desfecho.recusa)
      case 'inesperado':
        // The key is kept: whatever became of this order, the next try cannot make a second one.
        checkout.avisar(desfecho.recusa)
        onRecusa(desfecho.recusa)
        return onClose()
    }
  })
  useEffect(() => {
    if (chegada) receber(chegada)
  }, [chegada])

  /** The menu is read again first: the cart on screen is always priced by it. */
  function mudou(novo: TotalMudou, antes: TotalVisto) {
    if (novo.frete) checkout.consultaDeEntrega.corrigirFrete(novo.frete)
    checkout.setFase({ nome: 'mudou', mudou: novo, antes })
    void revalidate().then(() => setPrecosNovos({ linhas: antes.linhas, mudou: novo }))
  }
  const atualizarPrecos = useEffectEvent((novos: NonNullable<typeof precosNovos>) => {
    substituir(comPrecosDoServidor(carrinho, novos.linhas, novos.mudou))
  })
  useEffect(() => {
    if (precosNovos) atualizarPrecos(precosNovos)
  }, [precosNovos])

  function confirmarMudanca(novo: TotalMudou, antes: TotalVisto) {
    finalizar({ linhas: linhasComoAgora(antes.linhas, novo), valores: novo.valores })
  }

  /** `linhas` are those that the refusal counts. */
  function recusado(recusa: Recusa, linhas: readonly ItemDoCarrinho[] = linhasDisponiveis(carrinho)) {
    const lugar = lugarDaRecusa(recusa.campo)
    if (lugar.onde === 'carrinho') return voltarAoCarrinho(recusa, linhas)
    if (lugar.onde === 'pedido') {
      // Hours or plan may have changed since the page was read.
      void revalidate()
      setFalha({ recusa, repetivel: false })
      checkout.setFase({ nome: 'pagamento' })
      return checkout.avisar(recusa)
    }
    if (recusa.campo === 'cepSalvo') checkout.mudar({ tipo: 'usar-salvo', usar: false })
    checkout.apontar(recusa, lugar.campo)
  }

  /** The cart marks the line itself once it knows today's menu. */
  function voltarAoCarrinho(recusa: Recusa, linhas: readonly ItemDoCarrinho[]) {
    void revalidate()
    const item = nomeDaLinha(linhas, recusa.campo)
    checkout.avisar(item === null ? recusa : { ...recusa, texto: `${item}: ${recusa.texto}` })
    if (item === null) onRecusa(recusa)
    onClose()
  }

  /**
   * While the first request is under way, closing waits for its answer, which is near. After that the key makes a
   * repetition safe.
   */
  function fechar() {
    if (envio.estado === 'enviando') {
      return toast.show({ title: 'Enviando seu pedido...', text: 'Aguarde só um instante.' })
    }
    envio.abandonar()
    onClose()
  }

  /** From step 2 the browser's back button leads to step 1. */
  function voltar() {
    if (envio.estado === 'parado') checkout.setFase({ nome: 'dados' })
    else fechar()
  }

  /** The link itself has opened the chat; only now is the cart cleared (whatsapp-4). */
  function abriuWhatsApp() {
    if (checkout.fase.nome !== 'whatsapp' || checkout.fase.aberto) return
    checkout.encerrar()
    deleteRascunho(loja.slug)
    esvaziar()
    checkout.setFase({ ...checkout.fase, aberto: true })
    toast.show({ title: 'Pedido Enviado via WhatsApp!', variant: 'success', duration: 7000 })
  }

  /** Another key for what is still in the cart and in the form. */
  function comecarOutro() {
    checkout.encerrar()
    saveRascunho(loja.slug, {
      ...readRascunho(loja.slug),
      chave: novaChave(crypto),
      chaveEm: Date.now(),
      pendente: false,
    })
    onClose()
  }

  return {
    estado: envio.estado,
    falha,
    impedimento,
    finalizar,
    confirmarMudanca,
    fechar,
    voltar,
    abriuWhatsApp,
    comecarOutro,
  }
}

export type Finalizacao = ReturnType<typeof useFinalizar>
