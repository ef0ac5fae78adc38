import { dizerFrete, type ResultadoFrete, valePara } from '~/domain/frete/frete'
import type { EscolhaDeBairro } from '~/domain/frete/modo-bairros'
import { ehEntrega } from '~/domain/pedidos/tipo-entrega'
import { lerCep } from '~/domain/valores/cep'
import { type EntregaConsultada, findEntrega } from '~/screens/campos/reacao/entrega-consultada'
import { memoriaDe } from '~/screens/campos/reacao/pergunta'
import { destrutivo } from '~/screens/campos/reacao/reacao'
import type { ToastMessage } from '~/ui/overlays/toast'
import type { Estado } from './estado'
import {
  cepDoFormulario,
  dicaDoEndereco,
  type Formulario,
  mudarFormulario,
  nomeEscolhido,
  tipoDaEntrega,
  valorDoCampo,
} from './formulario'
import { type Pergunta, type Reacao, reacao } from './reacao'

/** The last answer to a CEP, which may have been typed over since. */
const consultada = memoriaDe<EntregaConsultada>('entrega')

interface PerguntaDaEntrega {
  readonly cep: string
  readonly bairro: string
  readonly escolhido: string | null | undefined
}

/** The question about a delivery whose address and fee are not known yet. */
export function perguntaDaEntrega(estado: Estado): PerguntaDaEntrega | null {
  const entrega = ehEntrega(tipoDaEntrega(estado.formulario))
  return entrega && !consultaDeAgora(estado) ? destinoDoFormulario(estado.formulario) : null
}

function destinoDoFormulario(formulario: Formulario): PerguntaDaEntrega | null {
  const cep = cepDoFormulario(formulario)
  return cep === null
    ? null
    : { cep, bairro: valorDoCampo(formulario, 'bairro'), escolhido: nomeEscolhido(formulario) }
}

/** What is known about the address that is in the form now. */
export function consultaDeAgora(estado: Estado): EntregaConsultada | null {
  const consulta = consultada.ler(estado)
  const destino = destinoDoFormulario(estado.formulario)
  return consulta && destino && valePara(consulta, destino) ? consulta : null
}

/**
 * What the bairro is chosen from, for the CEP that is in the form now; it stays in sight while the fee of a choice is
 * asked for.
 */
export function escolhaDoBairro(estado: Estado): EscolhaDeBairro | null {
  const consulta = consultada.ler(estado)
  return consulta?.cep === cepDoFormulario(estado.formulario) ? (consulta.aEscolher ?? null) : null
}

/** True when the CEP of a delivery could not be looked up; it is looked up again when the network is back. */
export function esperaPelaRede(estado: Estado): boolean {
  return ehEntrega(tipoDaEntrega(estado.formulario)) && consultaDeAgora(estado)?.semConexao === true
}

/** The CEP will be looked up again. */
export function esquecerEntrega(estado: Estado): Estado {
  return consultada.guardar(estado, null)
}

/** The server has computed another fee for the order that was sent. */
export function trocarFrete(estado: Estado, frete: ResultadoFrete | null): Estado {
  const consulta = consultada.ler(estado)
  return consulta && frete ? consultada.guardar(estado, { ...consulta, frete }) : estado
}

/** The address of the CEP, and what delivery there costs. */
export function perguntarPelaEntrega(estado: Estado): Pergunta | null {
  const destino = perguntaDaEntrega(estado)
  if (!destino) return null
  // When the last answer was for a certain bairro, another bairro makes a new question.
  const segueOBairro = consultada.ler(estado)?.bairro !== undefined
  return {
    chave: JSON.stringify(
      destino.escolhido === undefined
        ? [destino.cep, segueOBairro ? destino.bairro : null]
        : [destino.cep, 'escolhido', destino.escolhido],
    ),
    async fazer(enderecoDe, signal) {
      const achada = await findEntrega(enderecoDe('entrega'), destino, signal)
      return seguinte => receberEntrega(seguinte, achada)
    },
  }
}

export function receberEntrega(estado: Estado, achada: EntregaConsultada): Reacao {
  const { endereco, cep } = achada
  const formulario = endereco
    ? mudarFormulario(estado.formulario, { tipo: 'lugar-buscado', lugar: { ...endereco, cep } })
    : estado.formulario
  const aviso = avisoDaEntrega(achada, endereco && dicaDoEndereco(formulario))
  const consultado = consultada.guardar({ ...estado, formulario }, achada)
  // The answer for this CEP was shown already, and the customer is only typing the bairro, so there is no toast.
  if (consultada.ler(estado)?.cep === cep) return reacao(consultado)
  // A CEP from the draft or from a stored address gets a toast only if something is wrong.
  const doRascunho = lerCep(estado.aoAbrir.digitados.cep ?? '')
  const digitado = estado.formulario.digitados.cep === cep && cep !== doRascunho
  if (!digitado && aviso.variant !== 'destructive') return reacao(consultado)
  return reacao(consultado, { tipo: 'avisar', aviso })
}

/**
 * When there are several things to say, the one that the customer must act on comes first, then the fee (checkout-9).
 */
function avisoDaEntrega({ recusa, frete }: EntregaConsultada, dica: string | null): ToastMessage {
  if (recusa) return destrutivo(recusa)
  const aviso = frete && dizerFrete(frete).aviso
  if (aviso?.destrutivo) return destrutivo(aviso)
  if (aviso) return { title: aviso.titulo, text: aviso.texto, variant: 'success' }
  return { title: 'Endereço encontrado!', text: dica ?? undefined, variant: 'success' }
}
