import { useEffect, useMemo, useRef, useState } from 'react'
import { whileBusy } from '~/browser/busy'
import { hasCookie } from '~/browser/cookies'
import { useBackOnline } from '~/browser/use-back-online'
import { caminhosDoPedido } from '~/domain/frete/caminhos'
import type { ResultadoFrete } from '~/domain/frete/frete'
import { recusaDoFrete } from '~/domain/frete/taxa-ou-recusa'
import { dizerPromessa, prometer } from '~/domain/horarios/promessa'
import { linhasDisponiveis, temAlcool } from '~/domain/pedidos/checkout/carrinho'
import type { NovoPedidoEnviado } from '~/domain/pedidos/checkout/novo-pedido'
import { acharImpedimento } from '~/domain/pedidos/impedimentos'
import { totalDoItem } from '~/domain/pedidos/item'
import { type Maneira, maneiraDe } from '~/domain/pedidos/tipo-entrega'
import type { Recusa } from '~/domain/respostas/recusa'
import { novaChave } from '~/domain/valores/chave'
import { usePerguntas, useReagir } from '~/screens/campos/reacao/use-reagir'
import { useBackButton } from '~/ui/overlays/back-button'
import { useToast } from '~/ui/overlays/toast'
import { useCarrinho } from '../carrinho/carrinho-contexto'
import { saveConversa } from '../carrinho/conversa-guardada'
import { cookieDeQuemPediu } from '../cookie-de-quem-pediu'
import { useReler } from '../documento'
import { type Loja, useLoja } from '../loja-contexto'
import { deleteVeioDe, readVeioDe } from '../por-link/veio-de-guardado'
import { type SituacaoDeAgora, useSituacao } from '../situacao'
import { comoFoiVisto } from './reacao/apos-a-resposta'
import { descrever } from './reacao/descrever'
import { abrirCheckout, aFinalizar, type Estado } from './reacao/estado'
import { type Acao, tipoDaEntrega } from './reacao/formulario'
import { pedir } from './reacao/pedir'
import { esperaPelaRede } from './reacao/pergunta-da-entrega'
import { deleteRascunho, readRascunho, saveRascunho } from './reacao/rascunho'
import type { Efeito, Evento, Mundo, Reacao } from './reacao/reacao'
import { reagir } from './reacao/reagir'

interface Portas {
  readonly aoFechar: () => void
  /** Called with what the cart should say after the checkout has closed. */
  readonly aoRecusar: (recusa: Recusa) => void
}

/**
 * The shop with the promotions that held when the checkout opened: nobody pays a total that they have not seen, so one
 * that ends meanwhile is told by the server's answer (checkout-11). Once that is told, `verDeNovo` takes those of now.
 */
function useLojaVista(aberto: boolean): { readonly loja: Loja; readonly verDeNovo: () => void } {
  const loja = useLoja()
  const { promocoes } = useCarrinho()
  const [vistas, setVistas] = useState<typeof promocoes | null>(promocoes)
  if ((!aberto || !vistas) && vistas !== promocoes) setVistas(promocoes)
  return {
    loja: useMemo(
      () => ({ ...loja, regras: { ...loja.regras, promocoes: vistas ?? promocoes } }),
      [loja, vistas, promocoes],
    ),
    verDeNovo: () => setVistas(null),
  }
}

/** Runs an open checkout: passes events to `reagir`, keeps the state that it returns, and performs the effects. */
export function useCheckout(aberto: boolean, { aoFechar, aoRecusar }: Portas) {
  const { loja, verDeNovo } = useLojaVista(aberto)
  const situacao = useSituacao()
  const { carrinho, guardado, pronto, substituir, esvaziar } = useCarrinho()
  const visto = comoFoiVisto(guardado, carrinho)
  const reler = useReler()
  const toast = useToast()
  const envio = useRef<AbortController>(null)
  useEffect(() => () => envio.current?.abort(), [])

  function fazer(efeito: Efeito): void {
    switch (efeito.tipo) {
      case 'avisar':
        toast.show(efeito.aviso)
        break
      case 'calar':
        toast.dismiss()
        break
      case 'perguntar':
        void perguntar(efeito.qual, efeito.pergunta)
        break
      case 'guardar':
        saveRascunho(loja.slug, efeito.rascunho)
        break
      case 'esquecer':
        deleteRascunho(loja.slug)
        break
      case 'guardar-conversa':
        saveConversa(loja.slug, efeito.conversa)
        break
      case 'enviar':
        void enviar(efeito.pedido)
        break
      case 'abandonar':
        envio.current?.abort()
        break
      case 'reler':
        void reler().then(() => efeito.depois && acontecer(efeito.depois))
        break
      case 'substituir-carrinho':
        substituir(efeito.carrinho)
        verDeNovo()
        break
      case 'esvaziar-carrinho':
        esvaziar()
        deleteVeioDe(loja.slug)
        break
      case 'dizer-no-carrinho':
        aoRecusar(efeito.recusa)
        break
      case 'fechar':
        aoFechar()
    }
  }

  async function enviar(pedido: NovoPedidoEnviado) {
    envio.current = new AbortController()
    const { signal } = envio.current
    try {
      const aoTentarDeNovo = () => acontecer({ tipo: 'tentou-de-novo' })
      const aoEsperar = () => acontecer({ tipo: 'esperou-a-vez' })
      const veioDe = readVeioDe(loja.slug)
      const comOrigem = veioDe === null ? pedido : { ...pedido, veioDe }
      const envio = { slug: loja.slug, pedido: comOrigem, signal, aoTentarDeNovo, aoEsperar }
      const desfecho = await whileBusy(() => pedir(envio))
      acontecer({ tipo: 'respondeu', desfecho })
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }

  const mundo: Mundo = { loja, origem: window.location.origin, situacao, carrinho, visto }
  const { estado, acontecer } = useReagir<Estado, Evento, Efeito>({
    abrir: () => abrirCheckout(readRascunho(loja.slug), hasCookie(cookieDeQuemPediu(loja.slug))),
    reagir: (estado, evento) => reagir(estado, evento, mundo),
    fazer,
  })
  const { perguntar, calar } = usePerguntas<(estado: Estado) => Reacao>(
    rota => `/${loja.slug}/${rota}`,
    receber => acontecer({ tipo: 'soube', receber }),
  )

  useEffect(() => {
    if (!aberto) return
    acontecer({ tipo: 'abriu' })
    return calar
  }, [aberto, acontecer, calar])
  const vazio = aberto && pronto && carrinho.itens.length === 0 && aFinalizar(estado)
  useEffect(() => {
    if (vazio) acontecer({ tipo: 'ficou-vazio' })
  }, [vazio, acontecer])
  // Another cart is another question about the coupon.
  const naMesa = linhasDisponiveis(visto).map(linha => `${linha.cartItemId} ${totalDoItem(linha)}`)
  const carrinhoVisto = naMesa.join(';')
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because the cart is another one
  useEffect(() => {
    if (aberto) acontecer({ tipo: 'mudou-carrinho' })
  }, [carrinhoVisto])
  useBackButton(aberto && estado.fase.nome === 'pagamento', () => acontecer({ tipo: 'apertou-voltar' }))
  useBackOnline(aberto && esperaPelaRede(estado), () => acontecer({ tipo: 'perguntou-cep-de-novo' }))

  const descrito = descrever(estado, visto, loja.regras)
  const maneira = maneiraDe(tipoDaEntrega(estado.formulario))
  return {
    ...estado,
    ...descrito,
    /** An obstacle that the customer cannot remove in the checkout. */
    impedimento: acharImpedimento('checkout', { regras: loja.regras, situacao, maneira }),
    /** Deliveries or pickups are paused, and the other way is open. */
    pausaDeUmaManeira: situacao.pausa && situacao.pausa.servico !== 'tudo' ? situacao.pausa : null,
    /** The time that the order would be promised; null: none, or the area is not known yet. */
    promessa: promessaDe(loja, situacao, maneira, descrito.frete),
    /** Whoever orders it has to be 18. */
    comAlcool: temAlcool(carrinho),
    enviando: estado.envio !== 'parado',
    acontecer,
    mudar: (acao: Acao) => acontecer({ tipo: 'mudou', acao }),
    fechar: () => acontecer({ tipo: 'fechou' }),
    comecarOutro: () => acontecer({ tipo: 'comecou-outro', chave: novaChave(crypto), em: Date.now() }),
  }
}

/** The context's `situacao` says whether a rush is on by the server's clock. */
function promessaDe(
  { regras: { tempo } }: Loja,
  { correria }: SituacaoDeAgora,
  maneira: Maneira,
  frete: ResultadoFrete | null,
): string | null {
  const semArea = maneira === 'entrega' && (frete === null || recusaDoFrete(frete) !== null)
  if (semArea) return null
  const ate = correria ? Number.POSITIVE_INFINITY : null
  const promessa = prometer({ ...tempo, correriaAte: ate }, caminhosDoPedido(maneira, frete), new Date(0))
  return promessa && dizerPromessa(promessa)
}

export type Checkout = ReturnType<typeof useCheckout>
