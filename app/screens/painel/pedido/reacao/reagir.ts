import { lerPedidoDoPainel } from '~/domain/pedidos/balcao/pedido-do-painel'
import type { Recusa } from '~/domain/respostas/recusa'
import { semOCampo } from '~/screens/campos/recusas/recusas'
import { camposMudados } from './campos-mudados'
import { type CampoDaBusca, type Estado, foiMexido, mostrar, mudar, ofertaDe, recomecar } from './estado'
import { FORMULARIO_VAZIO, formularioDoPedido } from './formulario'
import { cotacaoDoCep } from './frete-do-formulario'
import type { Acao } from './mudar-formulario'
import { cotarDeNovo } from './pergunta-da-entrega'
import { perguntar } from './perguntas'
import { depois, type Efeito, type Evento, type Reacao, reacao } from './reacao'
import { recusarFormulario, recusarLinha, redigirPedido, somarFormulario } from './redigir'
import type { RespostaDoPedido } from './resposta-do-pedido'

/**
 * The whole logic of the order form as one pure function: the next state after an event, and the effects to perform.
 * `useFormulario` performs the effects and reports their results as further events.
 */
export function reagir(estado: Estado, evento: Evento): Reacao {
  const reagida = depois(reagirUmaVez(estado, evento), seguinte => reacao(semRecusaCotada(estado, seguinte)))
  const antes = evento.tipo === 'abriu' ? null : estado
  return reacao(
    reagida.estado,
    ...guardarRascunho(antes, reagida.estado),
    ...reagida.efeitos,
    ...perguntar(antes, reagida.estado),
  )
}

function reagirUmaVez(estado: Estado, evento: Evento): Reacao {
  switch (evento.tipo) {
    case 'abriu':
      return reacao(estado)
    case 'mudou':
      return mudou(estado, evento.acao)
    case 'terminou-linha':
      return terminarLinha(estado, evento.chave)
    case 'abriu-lista':
      return reacao({ ...estado, digitando: evento.campo })
    case 'perguntou-cep-de-novo':
      return reacao(cotarDeNovo(estado))
    case 'soube':
      return evento.receber(estado)
    case 'buscou-oferta':
      return reacao({ ...estado, ofertas: { ...estado.ofertas, lendo: true } })
    case 'leu-de-novo':
      return reacao({ ...estado, leitura: { ...estado.leitura, lendo: true } })
    case 'enviou':
      return enviar(estado)
    case 'enviou-como-outro':
      return depois(reacao({ ...estado, chave: evento.chave }, { tipo: 'focar', onde: 'titulo' }), enviar)
    case 'respondeu':
      return receber(estado, evento.resposta)
    case 'descartou':
      return descartar(estado, evento.chave)
  }
}

/** Somebody types or chooses something in the form. */
function mudou(estado: Estado, acao: Acao): Reacao {
  const campos = camposMudados(estado, acao)
  // The text above the form is about the whole order, so any change removes it.
  const todos = campos.length === 0 ? [] : [...campos, undefined]
  const seguinte: Estado = {
    ...mudar(estado, acao),
    recusas: todos.reduce(semOCampo, estado.recusas),
    digitando: digitandoApos(estado, acao),
  }
  const saiu = acao.tipo === 'remover-linha' || acao.tipo === 'desfazer-linha'
  return saiu ? reacao(seguinte, { tipo: 'focar', onde: 'produto' }) : reacao(seguinte)
}

/** A value that was chosen is no search term, so that its list closes. */
function digitandoApos({ digitando }: Estado, acao: Acao): CampoDaBusca | null {
  switch (acao.tipo) {
    case 'digitar':
      return acao.campo === 'nome' || acao.campo === 'telefone' ? acao.campo : digitando
    case 'escolher-cliente':
    case 'renomear':
    case 'manter-quem-saiu':
    case 'voltar-ao-nome':
    case 'voltar-ao-telefone':
      return null
    default:
      return digitando
  }
}

/** Closes the questions of a line, or says what they lack. */
function terminarLinha(estado: Estado, chave: number): Reacao {
  const oferta = ofertaDe(estado)
  const posicao = estado.formulario.linhas.findIndex(linha => linha.chave === chave)
  const recusas = recusarLinha(estado.formulario, oferta, posicao)
  if (recusas.length > 0) return reacao(mostrar(estado, recusas))
  return depois(mudou(estado, { tipo: 'terminar-linha', chave, oferta }), terminada =>
    reacao(terminada, { tipo: 'focar', onde: 'produto' }),
  )
}

function enviar(estado: Estado): Reacao {
  const { formulario, chave, salvando, leitura } = estado
  if (salvando) return reacao(estado)
  const oferta = ofertaDe(estado)
  // What was typed into a field that is not asked any more must refuse nothing.
  const dito = somarFormulario(formulario, oferta).deGraca ? { ...formulario, valorPago: '' } : formulario
  const redigido = redigirPedido(dito, leitura.lido ? { versao: leitura.lido.versao } : { chave })
  const pedido = mudouODesconto(estado) ? redigido : { ...redigido, desconto: undefined }
  const lido = lerPedidoDoPainel(pedido)
  const recusas = [...recusarFormulario(formulario, oferta), ...('recusas' in lido ? lido.recusas : [])]
  if (recusas.length > 0) return reacao(mostrar(abrirRecusada(estado, recusas), recusas))
  return reacao({ ...recomecar(estado), salvando: true }, { tipo: 'salvar', pedido })
}

/** What nobody has changed is not said, so that whoever may give no discount can still save the rest. */
function mudouODesconto({ formulario, leitura: { lido } }: Estado): boolean {
  if (!lido) return true
  const { desconto, motivo } = formularioDoPedido(lido)
  return formulario.desconto !== desconto || formulario.motivo !== motivo
}

/** Opens the first line whose choices are refused, because what is refused must be in sight. */
function abrirRecusada(estado: Estado, recusas: readonly Recusa[]): Estado {
  const [posicao] = recusas.flatMap(({ campo = '' }) => /^itens\.(\d+)\.escolhas\./.exec(campo)?.[1] ?? [])
  const linha = posicao === undefined ? undefined : estado.formulario.linhas[Number(posicao)]
  return linha ? mudar(estado, { tipo: 'escolher-na-linha', chave: linha.chave }) : estado
}

const SALVO_MS = 3_000

function receber(estado: Estado, resposta: RespostaDoPedido): Reacao {
  const parado = { ...estado, salvando: false }
  if ('recusas' in resposta) {
    const { recusas, dono, desatualizado = false, jaSalvo = null } = resposta
    const sabendo = dono
      ? mudar(parado, { tipo: 'dono-achado', telefone: dono.telefone, cliente: dono })
      : parado
    return reacao(mostrar({ ...sabendo, conflito: { desatualizado, jaSalvo } }, recusas))
  }
  const { pedidoId: id } = resposta
  const title = estado.pedido === null ? 'Pedido Criado!' : 'Pedido Salvo!'
  const aviso = { title, text: `Pedido nº ${id}`, variant: 'success', duration: SALVO_MS } as const
  return reacao(parado, { tipo: 'esquecer' }, { tipo: 'avisar', aviso }, { tipo: 'terminar', id })
}

function descartar(estado: Estado, chave: string): Reacao {
  const vazio = mudar(estado, { tipo: 'abrir', formulario: FORMULARIO_VAZIO })
  return reacao({ ...recomecar(vazio), chave, restaurado: false }, { tipo: 'focar', onde: 'nome' })
}

/** What was refused for want of an answer about the CEP has one now. */
function semRecusaCotada(antes: Estado, agora: Estado): Estado {
  if (cotacaoDoCep(antes.formulario) === cotacaoDoCep(agora.formulario)) return agora
  return { ...agora, recusas: semOCampo(agora.recusas, 'frete') }
}

/** The draft of a new order is stored while it is typed, so that a reload or a crash loses nothing. */
function guardarRascunho(antes: Estado | null, agora: Estado): Efeito[] {
  const { pedido, chave, formulario } = agora
  if (pedido !== null || (antes?.chave === chave && antes.formulario === formulario)) return []
  return [foiMexido(agora) ? { tipo: 'guardar', rascunho: { chave, formulario } } : { tipo: 'esquecer' }]
}
