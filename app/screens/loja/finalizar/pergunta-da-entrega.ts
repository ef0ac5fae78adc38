import { askJson } from '~/browser/ask-json'
import { dizerFrete } from '~/domain/frete/frete'
import { recusar } from '~/domain/respostas/recusa'
import { CEP_SEM_CONEXAO } from '~/screens/campos/cep-sem-conexao'
import type { ToastMessage } from '~/ui/toast'
import { type EntregaConsultada, type Estado, perguntaDaEntrega } from './estado'
import { dicaDoEndereco, mudarFormulario } from './formulario'
import { destrutivo, type Pergunta, type Reacao, reacao } from './reacao'

/** The address of the CEP, and what delivery there costs. */
export function perguntarPelaEntrega(estado: Estado): Pergunta | null {
  const destino = perguntaDaEntrega(estado)
  if (!destino) return null
  // When the last answer was for a certain bairro, another bairro makes a new question.
  const segueOBairro = estado.consultada?.bairro !== undefined
  return {
    chave: JSON.stringify([destino.cep, segueOBairro ? destino.bairro : null]),
    async fazer(slug, signal) {
      const achada = await findEntrega(slug, destino, signal)
      return seguinte => receberEntrega(seguinte, achada)
    },
  }
}

/** The address of a CEP and the fee to it, or to the bairro that was typed for it. */
async function findEntrega(
  slug: string,
  pergunta: { cep: string; bairro: string },
  signal: AbortSignal,
): Promise<EntregaConsultada> {
  const { cep } = pergunta
  const { status, body: corpo } = await askJson(`/${slug}/entrega`, { body: pergunta, signal })
  const semConexao = status === null
  if (semConexao) return { cep, endereco: null, frete: null, recusa: CEP_SEM_CONEXAO, semConexao }
  const lido = (typeof corpo === 'object' ? corpo : null) as Partial<EntregaConsultada> | null
  if (lido?.frete) {
    const { endereco = null, frete, bairro, recusa = null } = lido
    return { cep, bairro, endereco, frete, recusa, semConexao }
  }
  const recusa = lido?.recusa ?? CEP_SEM_RESPOSTA
  return { cep, endereco: null, frete: null, recusa, semConexao }
}

const CEP_SEM_RESPOSTA = recusar(
  'entrega-nao-calculada',
  'Erro ao buscar CEP',
  'CEP inválido ou serviço indisponível',
  'cep',
)

export function receberEntrega(estado: Estado, achada: EntregaConsultada): Reacao {
  const { endereco, cep } = achada
  const formulario = endereco
    ? mudarFormulario(estado.formulario, { tipo: 'lugar-buscado', lugar: endereco })
    : estado.formulario
  const aviso = avisoDaEntrega(achada, endereco && dicaDoEndereco(formulario))
  const consultado = { ...estado, consultada: achada, formulario }
  // The answer for this CEP was shown already, and the customer is only typing the bairro, so there is no toast.
  if (estado.consultada?.cep === cep) return reacao(consultado)
  // A CEP from the draft or from a stored address gets a toast only if something is wrong.
  const digitado = estado.formulario.digitados.cep === cep && cep !== estado.cepDoRascunho
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
