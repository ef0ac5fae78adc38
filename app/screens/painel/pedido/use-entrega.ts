import { type Dispatch, useEffect, useState } from 'react'
import { ehEntrega } from '~/domain/carrinho/tipo-entrega'
import type { ResultadoFrete } from '~/domain/frete/frete'
import { lerCep } from '~/domain/valores/cep'
import { useToast } from '~/ui/toast'
import { useAcao } from '../tela/use-acao'
import type { LugarDoCep } from './endereco-do-formulario'
import type { Formulario } from './formulario'
import type { Acao } from './mudar-formulario'
import { pedirJson } from './pedir-json'

const ERRO_MS = 5_000

interface Resposta {
  readonly endereco?: LugarDoCep | null
  readonly frete?: ResultadoFrete
  readonly recusa?: { readonly titulo: string; readonly texto: string }
}

const SEM_RESPOSTA = { titulo: 'Erro ao buscar CEP', texto: 'CEP inválido ou serviço indisponível' }

/**
 * Asks for the address and the freight of each complete CEP of a delivery (specification 2, section 5). Only a CEP that
 * was typed is spoken of; an answer to one that was typed over is dropped.
 */
export function useEntrega(formulario: Formulario, mudar: Dispatch<Acao>) {
  const { show } = useToast()
  const acao = useAcao('/home/pedidos/entrega')
  const [recusado, setRecusado] = useState<{ cep: string; texto: string } | null>(null)
  const { cotacao, cepDigitado } = formulario
  const cep = lerCep(formulario.endereco.cep)
  const perguntar = ehEntrega(formulario.tipoEntrega) && cep !== null && cotacao?.cep !== cep

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another CEP asks again
  useEffect(() => {
    if (!perguntar || cep === null) return
    const busca = new AbortController()
    setRecusado(null)
    findEntrega(acao, cep, busca.signal)
      .then(({ endereco = null, frete = null, recusa }) => {
        mudar({ tipo: 'cotado', cotacao: { cep, frete }, lugar: endereco })
        const falha = recusa ?? (frete ? null : SEM_RESPOSTA)
        if (falha) setRecusado({ cep, texto: falha.texto })
        if (!cepDigitado) return
        if (falha) show({ title: falha.titulo, text: falha.texto, variant: 'destructive', duration: ERRO_MS })
        else show({ title: 'Endereço encontrado!', variant: 'success' })
      })
      .catch(() => undefined)
    return () => busca.abort()
  }, [perguntar, cep])

  return {
    buscando: perguntar,
    /** What stands beside the CEP. */
    recusa: recusado !== null && recusado.cep === cep ? recusado.texto : null,
  }
}

async function findEntrega(acao: string, cep: string, signal: AbortSignal): Promise<Resposta> {
  const { corpo } = await pedirJson<Resposta>(acao, { corpo: { cep }, signal })
  return corpo ?? { recusa: SEM_RESPOSTA }
}
