import { linhasDisponiveis } from '~/domain/pedidos/checkout/carrinho'
import { acharImpedimento } from '~/domain/pedidos/impedimentos'
import { maneiraDe } from '~/domain/pedidos/tipo-entrega'
import { lugarDaRecusa } from './apos-a-resposta'
import { descrever } from './descrever'
import { type Estado, rascunhoDe } from './estado'
import { conferirDados, tipoDaEntrega } from './formulario'
import { mudar } from './mudar'
import { esquecerEntrega } from './pergunta-da-entrega'
import { perguntar } from './perguntas'
import {
  AO_LADO_DO_CAMPO_MS,
  apontar,
  avisar,
  depois,
  type Evento,
  type Mundo,
  type Reacao,
  reacao,
} from './reacao'
import {
  abrirConversa,
  comecarOutro,
  confirmarMudanca,
  enviar,
  fechar,
  ficarVazio,
  receber,
  receberPrecos,
} from './reagir-ao-envio'

/**
 * The whole logic of the checkout as one pure function: the next state after an event, and the effects to perform. It
 * neither asks nor waits; `useCheckout` performs the effects and reports their results as further events.
 */
export function reagir(estado: Estado, evento: Evento, mundo: Mundo): Reacao {
  const reagida = depois(reagirUmaVez(estado, evento, mundo), seguinte => seguir(seguinte, mundo))
  const deNovo = evento.tipo === 'abriu' || evento.tipo === 'mudou-carrinho'
  const mesa = { linhas: linhasDisponiveis(mundo.visto), promocoes: mundo.loja.regras.promocoes ?? [] }
  const perguntas = perguntar(deNovo ? null : estado, reagida.estado, mesa)
  const feita = reacao(reagida.estado, ...reagida.efeitos, ...perguntas)
  const { formulario, tentativa, encerrado } = feita.estado
  const mudou = formulario !== estado.formulario || tentativa !== estado.tentativa || evento.tipo === 'abriu'
  if (!mudou || encerrado) return feita
  // The draft is stored before anything else, because after a reload the customer must still have the key of an order
  // that was sent.
  return { ...feita, efeitos: [{ tipo: 'guardar', rascunho: rascunhoDe(feita.estado) }, ...feita.efeitos] }
}

function reagirUmaVez(estado: Estado, evento: Evento, mundo: Mundo): Reacao {
  switch (evento.tipo) {
    case 'abriu':
    case 'mudou-carrinho':
      return reacao(estado)
    case 'mudou':
      return mudar(estado, evento.acao)
    case 'soube':
      return evento.receber(estado)
    case 'perguntou-cep-de-novo':
      return reacao(esquecerEntrega(estado))
    case 'avancou':
      return avancar(estado, mundo)
    case 'voltou-aos-dados':
      return reacao({ ...estado, fase: { nome: 'dados' } })
    case 'voltou-ao-pagamento':
      return reacao(estado.envio === 'parado' ? { ...estado, fase: { nome: 'pagamento' } } : estado)
    case 'finalizou':
      return enviar(estado, descrever(estado, mundo.visto, mundo.loja.regras).mostrado, mundo)
    case 'confirmou-mudanca':
      return confirmarMudanca(estado, mundo)
    case 'tentou-de-novo':
      return reacao({ ...estado, envio: 'tentando' })
    case 'esperou-a-vez':
      return reacao({ ...estado, envio: 'esperando' })
    case 'respondeu':
      return receber(estado, evento.desfecho)
    case 'releu-precos':
      return receberPrecos(estado, evento, mundo)
    case 'fechou':
      return fechar(estado)
    case 'apertou-voltar':
      // From step 2 the browser's back button leads to step 1.
      return estado.envio === 'parado' ? reacao({ ...estado, fase: { nome: 'dados' } }) : fechar(estado)
    case 'abriu-whatsapp':
      return abrirConversa(estado)
    case 'comecou-outro':
      return comecarOutro(estado, evento.chave, evento.em)
    case 'ficou-vazio':
      return ficarVazio(estado)
  }
}

/** A customer who waits for the fee goes on when it is known or no longer needed. */
function seguir(estado: Estado, mundo: Mundo): Reacao {
  if (!estado.esperandoFrete || descrever(estado, mundo.carrinho, mundo.loja.regras).buscandoEntrega)
    return reacao(estado)
  return avancar({ ...estado, esperandoFrete: false }, mundo)
}

/** 'Avançar para Pagamento': a customer who is quicker than the CEP's answer waits for it. */
function avancar(estado: Estado, { carrinho, situacao, loja }: Mundo): Reacao {
  const maneira = maneiraDe(tipoDaEntrega(estado.formulario))
  const pausada = acharImpedimento('checkout', { situacao, maneira })
  // A shop that takes nothing now may do so by the time the customer has chosen how to pay.
  if (pausada?.campo === 'tipoEntrega') {
    return avisar({ ...estado, foco: { campo: 'tipoEntrega' } }, pausada, AO_LADO_DO_CAMPO_MS)
  }
  const { entrega, frete, consulta, buscandoEntrega } = descrever(estado, carrinho, loja.regras)
  if (buscandoEntrega) return reacao({ ...estado, esperandoFrete: true })
  const tentado = { ...estado, tentou: true }
  const [problema] = conferirDados(estado.formulario)
  if (problema) {
    const { campo = '' } = problema
    return avisar({ ...tentado, recusas: [], foco: { campo } }, problema, AO_LADO_DO_CAMPO_MS)
  }
  if (entrega && consulta?.semConexao && consulta.recusa) {
    // The text stands beside the CEP already, and goes by itself when the network is back.
    return avisar({ ...tentado, foco: { campo: 'cep' } }, consulta.recusa, AO_LADO_DO_CAMPO_MS)
  }
  const recusa = acharImpedimento('checkout', { frete: entrega ? frete : undefined })
  if (recusa) {
    const lugar = lugarDaRecusa(recusa.campo)
    return apontar(tentado, recusa, lugar.onde === 'dados' ? lugar.campo : 'cep')
  }
  const adiante: Estado = { ...tentado, recusas: [], foco: null, fase: { nome: 'pagamento' } }
  return reacao(adiante, { tipo: 'calar' })
}
