import { useEffect } from 'react'
import { useBackOnline } from '~/browser/use-back-online'
import { findCliente, findEntrega } from './consultas'
import { type Estado, esperaPelaRede, perguntaDaEntrega, perguntaDoCliente, segueOBairro } from './estado'
import type { Evento } from './reacao'

/** Asks what the form needs to know, and drops the answer to a question that was typed over. */
export function useConsultas(
  aberto: boolean,
  slug: string,
  estado: Estado,
  acontecer: (evento: Evento) => void,
): void {
  const doCliente = aberto ? perguntaDoCliente(estado) : null
  // The CEP belongs to the question only where it can change the answer.
  const cepDoConhecido = doCliente?.repetida ? doCliente.cep : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a CEP typed meanwhile must not ask about the phone again
  useEffect(() => {
    if (!doCliente) return
    const busca = new AbortController()
    acontecer({ tipo: 'perguntou-cliente', pergunta: doCliente })
    const { telefone, cep } = doCliente
    findCliente(slug, { telefone, cep }, busca.signal)
      .then(resposta => acontecer({ tipo: 'achou-cliente', pergunta: doCliente, resposta }))
      .catch(ignorarAbandono(busca.signal))
    return () => busca.abort()
  }, [doCliente === null, doCliente?.telefone, cepDoConhecido, slug])

  const daEntrega = aberto ? perguntaDaEntrega(estado) : null
  const bairro = segueOBairro(estado) ? daEntrega?.bairro : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the fee follows asks again
  useEffect(() => {
    if (daEntrega === null) return
    const busca = new AbortController()
    findEntrega(slug, daEntrega, busca.signal)
      .then(achada => acontecer({ tipo: 'achou-entrega', achada }))
      .catch(ignorarAbandono(busca.signal))
    return () => busca.abort()
  }, [daEntrega === null, daEntrega?.cep, bairro, slug])
  useBackOnline(aberto && esperaPelaRede(estado), () => acontecer({ tipo: 'perguntou-cep-de-novo' }))
}

function ignorarAbandono(signal: AbortSignal) {
  return (error: unknown) => {
    if (!signal.aborted) throw error
  }
}
