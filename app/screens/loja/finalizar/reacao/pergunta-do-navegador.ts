import { askJson } from '~/browser/ask-json'
import type { Estado } from './estado'
import { mudarFormulario, type RespostaDoCliente } from './formulario'
import { type Pergunta, type Reacao, reacao } from './reacao'

/** What the server says to a browser that asks without a phone: the phone of its last order here, if it has one. */
type RespostaDoNavegador = RespostaDoCliente & { readonly telefone?: string }

/** Asks who orders from this browser, so that nobody types a phone again (privacidade-3). */
export function perguntarPeloNavegador({ pediuAqui, formulario }: Estado): Pergunta | null {
  if (!pediuAqui || formulario.digitados.telefone !== undefined) return null
  return {
    chave: 'navegador',
    async fazer(enderecoDe, signal) {
      const { status, body: corpo } = await askJson(enderecoDe('cliente'), { body: {}, signal })
      const respondeu = status === 200 && typeof corpo === 'object' && corpo && 'cliente' in corpo
      return seguinte => receberNavegador(seguinte, respondeu ? (corpo as RespostaDoNavegador) : null)
    },
  }
}

/** The phone counts as typed, because this browser has typed it; without one the customer types it. */
export function receberNavegador(estado: Estado, resposta: RespostaDoNavegador | null): Reacao {
  const perguntado = { ...estado, pediuAqui: false }
  const { digitados } = estado.formulario
  if (!resposta?.telefone || digitados.telefone !== undefined) return reacao(perguntado)
  const { telefone } = resposta
  const comTelefone = { ...estado.formulario, digitados: { ...digitados, telefone } }
  const buscado = { telefone, cep: null, resposta }
  return reacao({
    ...perguntado,
    formulario: mudarFormulario(comTelefone, { tipo: 'cliente-buscado', buscado }),
  })
}
