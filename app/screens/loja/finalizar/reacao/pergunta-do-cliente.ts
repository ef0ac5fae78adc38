import { askJson } from '~/browser/ask-json'
import { ehRecusa, type Recusa, recusar } from '~/domain/respostas/recusa'
import { telefoneCelularValido } from '~/domain/valores/telefone'
import { memoriaDe } from '~/screens/campos/reacao/pergunta'
import { destrutivo } from '~/screens/campos/reacao/reacao'
import type { ToastMessage } from '~/ui/overlays/toast'
import type { Estado } from './estado'
import { cepDoFormulario, mudarFormulario, nomeConhecido, type RespostaDoCliente } from './formulario'
import { type Pergunta, type Reacao, reacao } from './reacao'

/** The phone for which no answer came. */
const semFicha = memoriaDe<string>('cliente')

interface PerguntaDoCliente {
  readonly telefone: string
  readonly cep: string | null
  /** True when the customer is known already and only the CEP is new. */
  readonly repetida: boolean
}

/**
 * The question to ask about the phone in the form: when the phone is complete, or the CEP of a known customer is; else
 * null.
 */
export function perguntaDoCliente({ formulario }: Estado): PerguntaDoCliente | null {
  const telefone = formulario.digitados.telefone ?? ''
  if (!telefoneCelularValido(telefone)) return null
  const cep = cepDoFormulario(formulario)
  const repetida = nomeConhecido(formulario) !== null
  const { buscado } = formulario
  const respondida = buscado?.telefone === telefone && (!repetida || cep === null || buscado.cep === cep)
  return respondida ? null : { telefone, cep, repetida }
}

/** True when no answer came for the phone that is in the form. */
export function buscaFalhou(estado: Estado): boolean {
  const pergunta = perguntaDoCliente(estado)
  return pergunta !== null && semFicha.ler(estado) === pergunta.telefone
}

/** A digit too many leaves the phone as it was, which is not asked about again; another phone is. */
export function esquecerOutroTelefone(estado: Estado): Estado {
  const falhou = semFicha.ler(estado)
  return falhou === null || falhou === estado.formulario.digitados.telefone
    ? estado
    : semFicha.guardar(estado, null)
}

/** Asks who the customer is when the phone is complete, and for a known customer's stored address when the CEP is. */
export function perguntarPeloCliente(estado: Estado): Pergunta | null {
  const pergunta = perguntaDoCliente(estado)
  if (!pergunta) return null
  const { telefone, cep, repetida } = pergunta
  return {
    // The CEP is part of the question only when it can change the answer.
    chave: JSON.stringify([telefone, repetida ? cep : null]),
    async fazer(enderecoDe, signal) {
      const resposta = await findCliente(enderecoDe('cliente'), { telefone, cep }, signal)
      return seguinte => receberCliente(seguinte, pergunta, resposta)
    },
  }
}

/**
 * What this browser may know about the customer with the phone; a look-up beyond the limit finds nobody
 * (privacidade-7).
 */
async function findCliente(
  endereco: string,
  pergunta: { telefone: string; cep: string | null },
  signal: AbortSignal,
): Promise<RespostaDoCliente | Recusa> {
  const { status, body: corpo } = await askJson(endereco, { body: pergunta, signal })
  if ((status === 200 || status === 429) && typeof corpo === 'object' && corpo && 'cliente' in corpo) {
    return corpo as RespostaDoCliente
  }
  const motivo = status === null ? 'sem resposta do servidor' : `resposta ${status} do servidor`
  return recusar('cliente-nao-buscado', 'Erro ao buscar cliente', `Detalhe: ${motivo}`, 'telefone')
}

export function receberCliente(
  estado: Estado,
  { telefone, cep, repetida }: PerguntaDoCliente,
  resposta: RespostaDoCliente | Recusa,
): Reacao {
  if (ehRecusa(resposta)) {
    const sem = semFicha.guardar(estado, telefone)
    return repetida ? reacao(sem) : reacao(sem, { tipo: 'avisar', aviso: destrutivo(resposta) })
  }
  const buscado = { telefone, cep, resposta }
  const formulario = mudarFormulario(estado.formulario, { tipo: 'cliente-buscado', buscado })
  const achado = semFicha.guardar({ ...estado, formulario }, null)
  if (repetida || !formulario.telefoneTocado) return reacao(achado)
  return reacao(achado, { tipo: 'avisar', aviso: AVISOS[resposta.cliente] })
}

const AVISOS: Readonly<Record<RespostaDoCliente['cliente'], ToastMessage>> = {
  vinculado: { title: 'Cliente encontrado!', text: 'Seus dados foram preenchidos.', variant: 'success' },
  conhecido: {
    title: 'Cliente encontrado!',
    text: 'Informe o CEP para usar o endereço salvo.',
    variant: 'success',
  },
  novo: { title: 'Novo cliente', text: 'Por favor, preencha seus dados.' },
}
