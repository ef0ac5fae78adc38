import { type ItemDoCarrinho, temAlcool } from '~/domain/pedidos/checkout/carrinho'
import type { TotalMudou } from '~/domain/pedidos/checkout/montar-pedido'
import { lerNovoPedido } from '~/domain/pedidos/checkout/novo-pedido'
import { acharImpedimento } from '~/domain/pedidos/impedimentos'
import { maneiraDe } from '~/domain/pedidos/tipo-entrega'
import { conferirPagamento } from '~/domain/pedidos/troco'
import { ehRecusa, type Recusa } from '~/domain/respostas/recusa'
import {
  comNomeDaLinha,
  comPrecosDoServidor,
  linhaDaRecusa,
  linhasComoAgora,
  lugarDaRecusa,
} from './apos-a-resposta'
import { descrever } from './descrever'
import { aFinalizar, type Enviado, type Estado, rascunhoDe } from './estado'
import { dinheiroDoFormulario, enderecoAceito, tipoDaEntrega } from './formulario'
import { mudar } from './mudar'
import type { Desfecho } from './pedir'
import { trocarFrete } from './pergunta-da-entrega'
import { cupomAEnviar } from './pergunta-do-cupom'
import { apontar, avisar, depois, type Evento, type Mundo, type Reacao, reacao } from './reacao'
import { redigirPedido } from './redigir-pedido'
import { resumirPedido, type TotalMostrado } from './resumir-pedido'

/**
 * 'Finalizar Pedido': sends the data of both steps. `mostrado` has the figures that the customer agreed to: those of
 * step 2, or those of 'Confirmar novo valor'.
 */
export function enviar(estado: Estado, mostrado: TotalMostrado, mundo: Mundo): Reacao {
  if (estado.envio !== 'parado') return reacao(estado)
  const { loja, origem, situacao, carrinho } = mundo
  const sem = { ...estado, falha: null }
  const { formulario } = estado
  const { frete, minimo } = descrever(estado, carrinho, loja.regras)
  const { frete: taxa, totalComFrete: total } = mostrado.valores
  const valorPago = dinheiroDoFormulario(formulario, total)
  const pagamento = { forma: formulario.formaPagamento, valorPago, total }
  const { itens } = carrinho
  const { regras } = loja
  const { maiorDe18 } = formulario
  const impede = acharImpedimento('checkout', {
    regras,
    situacao,
    maneira: maneiraDe(tipoDaEntrega(formulario)),
    itens,
    taxa,
    frete: frete ?? undefined,
    minimo,
    pagamento,
    maiorDe18,
  })
  const daLoja = impede?.campo === undefined || impede.campo === 'tipoEntrega'
  if (impede) return daLoja ? avisar(sem, impede) : recusado(sem, impede, itens)
  const enviado = redigirPedido({
    formulario: { ...formulario, maiorDe18: maiorDe18 && temAlcool(carrinho) },
    linhas: mostrado.linhas,
    observacoes: carrinho.observacoes,
    chave: estado.tentativa.chave,
    totalVisto: total,
    cupom: cupomAEnviar(estado, {
      linhas: mostrado.linhas,
      frete,
      entregaGratis: regras.entregaGratis ?? null,
      promocoes: regras.promocoes ?? [],
    }),
  })
  const pedido = lerNovoPedido(enviado)
  if (ehRecusa(pedido)) return recusado(sem, pedido, mostrado.linhas)
  const enderecoSalvo = pedido.cepSalvo === null ? null : enderecoAceito(formulario)
  const resumo = { loja, origem, pedido, frete, enderecoSalvo, pagamento: conferirPagamento(pagamento) }
  return reacao(
    { ...comPendente(sem, true), envio: 'enviando', enviado: { mostrado, pedido: resumo } },
    { tipo: 'calar' },
    { tipo: 'enviar', pedido: enviado },
  )
}

/** Whether the outcome of an order that went out is unknown. */
function comPendente(estado: Estado, pendente: boolean): Estado {
  return { ...estado, tentativa: { ...estado.tentativa, pendente } }
}

/** Handles the outcome of a sent order. */
export function receber(estado: Estado, desfecho: Desfecho): Reacao {
  const { enviado } = estado
  if (!enviado) return reacao(estado)
  const parado: Estado = { ...estado, envio: 'parado', enviado: null }
  if (desfecho.tipo === 'feito') {
    const { tipo: _, ...feito } = desfecho
    const { pix } = feito
    const resumo = resumirPedido({ ...enviado.pedido, mostrado: enviado.mostrado, pix }, feito)
    return reacao(
      { ...parado, encerrado: true, fase: { nome: 'confirmado', ...feito, resumo } },
      { tipo: 'esquecer' },
      { tipo: 'esvaziar-carrinho' },
    )
  }
  if (desfecho.tipo === 'sem-resposta') {
    const falha = { recusa: desfecho.recusa, repetivel: true }
    return reacao({ ...parado, falha, fase: { nome: 'pagamento' } })
  }
  return receberResposta(comPendente(parado, false), desfecho, enviado)
}

type Resposta = Exclude<Desfecho, { tipo: 'feito' | 'sem-resposta' }>

function receberResposta(estado: Estado, desfecho: Resposta, { mostrado: antes }: Enviado): Reacao {
  switch (desfecho.tipo) {
    case 'whatsapp': {
      const { tipo: _, ...conversa } = desfecho
      return reacao({ ...estado, fase: { nome: 'whatsapp', ...conversa, aberto: false } })
    }
    case 'usada':
      return reacao({ ...estado, fase: { nome: 'usada', pedidoId: desfecho.pedidoId } })
    case 'recusado':
      return recusado(estado, desfecho.recusa, antes.linhas)
    case 'mudou': {
      const { mudou } = desfecho
      // The menu is read again first, because the cart always shows the menu's prices.
      const releu: Evento = { tipo: 'releu-precos', linhas: antes.linhas, mudou }
      return reacao(
        { ...semOCupom(trocarFrete(estado, mudou.frete), mudou), fase: { nome: 'mudou', mudou, antes } },
        { tipo: 'reler', depois: releu },
      )
    }
    case 'inesperado':
      // The key is kept, so that another try cannot make a second order, whatever has happened to this one.
      return depois(avisar(estado, desfecho.recusa), aberto =>
        reacao(aberto, { tipo: 'dizer-no-carrinho', recusa: desfecho.recusa }, { tipo: 'fechar' }),
      )
  }
}

/** A coupon that does not count any more leaves the form, and the field says why. */
function semOCupom(estado: Estado, { cupom: recusa }: TotalMudou): Estado {
  if (!recusa) return estado
  const semEle = mudar(estado, { tipo: 'digitar', campo: 'cupom', valor: '' }).estado
  return { ...semEle, recusas: [{ ...recusa, campo: 'cupom' }] }
}

export function receberPrecos(
  estado: Estado,
  { linhas, mudou }: Extract<Evento, { tipo: 'releu-precos' }>,
  { carrinho }: Mundo,
): Reacao {
  return reacao(estado, {
    tipo: 'substituir-carrinho',
    carrinho: comPrecosDoServidor(carrinho, linhas, mudou),
  })
}

export function confirmarMudanca(estado: Estado, mundo: Mundo): Reacao {
  const { fase } = estado
  if (fase.nome !== 'mudou') return reacao(estado)
  const { mudou, antes } = fase
  const { valores, frete } = mudou
  return enviar(estado, { linhas: linhasComoAgora(antes.linhas, mudou), valores, frete }, mundo)
}

/** `linhas` are the lines to which the index in the refusal refers. */
function recusado(estado: Estado, recusa: Recusa, linhas: readonly ItemDoCarrinho[]): Reacao {
  const lugar = lugarDaRecusa(recusa.campo)
  if (lugar.onde === 'carrinho') return voltarAoCarrinho(estado, recusa, linhas)
  if (lugar.onde === 'pedido') {
    const falha = { recusa, repetivel: false }
    // Hours or plan may have changed since the page was read.
    const relido = reacao({ ...estado, falha, fase: { nome: 'pagamento' } }, { tipo: 'reler' })
    return depois(relido, parado => avisar(parado, recusa))
  }
  const semSalvo =
    recusa.campo === 'cepSalvo' ? mudar(estado, { tipo: 'usar-salvo', usar: false }) : reacao(estado)
  const relido = recusa.codigo === 'forma-indisponivel' ? depois(semSalvo, relerALoja) : semSalvo
  return depois(relido, mudado => apontar(mudado, recusa, lugar.campo))
}

/** What the shop takes has changed since the page was read. */
function relerALoja(estado: Estado): Reacao {
  return reacao(estado, { tipo: 'reler' })
}

/**
 * The cart marks the line by itself when it has read today's menu. The menu does not know how many are left of something,
 * so that is said above the lines.
 */
function voltarAoCarrinho(estado: Estado, recusa: Recusa, linhas: readonly ItemDoCarrinho[]): Reacao {
  const linha = linhaDaRecusa(linhas, recusa.campo)
  const dita = linha ? comNomeDaLinha(recusa, linha) : recusa
  const soAqui = linha === null || recusa.codigo === 'restam-poucos'
  return depois(reacao(estado, { tipo: 'reler' }), relido =>
    depois(avisar(relido, dita), dito =>
      soAqui
        ? reacao(dito, { tipo: 'dizer-no-carrinho', recusa }, { tipo: 'fechar' })
        : reacao(dito, { tipo: 'fechar' }),
    ),
  )
}

/**
 * While the first request is under way, the checkout does not close, because the answer will come soon. Later it may
 * close: the key makes a repetition safe.
 */
export function fechar(estado: Estado): Reacao {
  if (estado.envio === 'enviando') {
    const aviso = { title: 'Enviando seu pedido...', text: 'Aguarde só um instante.' }
    return reacao(estado, { tipo: 'avisar', aviso })
  }
  const fechado: Estado = { ...estado, envio: 'parado', enviado: null, esperandoFrete: false }
  return reacao(fechado, { tipo: 'abandonar' }, { tipo: 'fechar' })
}

/** The link itself opens the chat; the cart is cleared only now (whatsapp-4). */
export function abrirConversa(estado: Estado): Reacao {
  const { fase } = estado
  if (fase.nome !== 'whatsapp' || fase.aberto) return reacao(estado)
  const { link, aCopiar } = fase
  const aviso = {
    title: 'Pedido Enviado via WhatsApp!',
    text: 'Falta tocar em enviar, na conversa que se abriu.',
    variant: 'success',
    duration: 7000,
  } as const
  return reacao(
    { ...estado, encerrado: true, fase: { ...fase, aberto: true } },
    { tipo: 'esquecer' },
    { tipo: 'guardar-conversa', conversa: { link, aCopiar } },
    { tipo: 'esvaziar-carrinho' },
    { tipo: 'avisar', aviso },
  )
}

/** Begins another order: a new key for what is in the cart and in the form. */
export function comecarOutro(estado: Estado, chave: string, chaveEm: number): Reacao {
  const rascunho = { ...rascunhoDe(estado), chave, chaveEm, pendente: false }
  return reacao({ ...estado, encerrado: true }, { tipo: 'guardar', rascunho }, { tipo: 'fechar' })
}

/** All tabs share one cart. When an order placed in another tab has emptied it, this checkout closes. */
export function ficarVazio(estado: Estado): Reacao {
  // The order of this tab empties the cart too, before the confirmation is shown.
  if (!aFinalizar(estado)) return reacao(estado)
  const aviso = {
    title: 'Seu carrinho ficou vazio',
    text: 'O pedido foi enviado, ou os itens foram removidos, em outra aba.',
    duration: 10_000,
  }
  const fechado = { ...estado, esperandoFrete: false }
  return reacao(fechado, { tipo: 'avisar', aviso }, { tipo: 'fechar' })
}
