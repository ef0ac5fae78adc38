import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { useToast } from '~/ui/toast'

const texto = v.nullable(v.string())
const enderecoDoCep = v.object({ logradouro: texto, bairro: texto, cidade: texto, estado: texto })
const resposta = v.object({
  endereco: v.optional(enderecoDoCep),
  recusa: v.optional(v.object({ titulo: v.string(), texto: v.string() })),
})
const SEM_RESPOSTA = { titulo: 'Erro ao buscar CEP', texto: 'CEP inválido ou serviço indisponível' }
const ERRO_MS = 5_000

export type EnderecoDoCep = v.InferOutput<typeof enderecoDoCep>
type Estado = 'parado' | 'buscando' | 'preenchido' | { readonly erro: string }

/**
 * Looks a CEP up at its 8th digit (specification 2, sections 5 and 8). `preencher` gets the street's address, or null:
 * the address fields are cleared. A newer CEP ends the look-up of an older one.
 */
export function useCep(preencher: (endereco: EnderecoDoCep | null) => void) {
  const { show } = useToast()
  const [estado, setEstado] = useState<Estado>('parado')
  const busca = useRef<AbortController>(undefined)
  useEffect(() => () => busca.current?.abort(), [])

  async function aoDigitar(cep: string) {
    busca.current?.abort()
    setEstado('parado')
    if (cep.length !== 8) return
    const atual = new AbortController()
    busca.current = atual
    setEstado('buscando')
    const { endereco, recusa = SEM_RESPOSTA } = await perguntar(cep, atual.signal)
    if (atual.signal.aborted) return
    preencher(endereco ?? null)
    if (endereco) {
      setEstado('preenchido')
      show({ title: 'Endereço encontrado!', variant: 'success' })
    } else {
      setEstado({ erro: recusa.texto })
      show({ title: recusa.titulo, text: recusa.texto, variant: 'destructive', duration: ERRO_MS })
    }
  }
  return { estado, aoDigitar }
}

/** The look-up of the signup, which asks nobody who they are. */
async function perguntar(cep: string, signal: AbortSignal): Promise<v.InferOutput<typeof resposta>> {
  try {
    const chegou = await fetch('/cadastro-empresa/cep', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ cep }),
      signal,
    })
    return v.parse(resposta, await chegou.json())
  } catch {
    return {}
  }
}
