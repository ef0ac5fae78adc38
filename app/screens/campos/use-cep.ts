import { type RefObject, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { useToast } from '~/ui/toast'

const texto = v.nullable(v.string())
const resposta = v.object({
  endereco: v.optional(v.object({ logradouro: texto, bairro: texto, cidade: texto, estado: texto })),
  recusa: v.optional(v.object({ titulo: v.string(), texto: v.string() })),
})
const SEM_RESPOSTA = { titulo: 'Erro ao buscar CEP', texto: 'CEP inválido ou serviço indisponível' }
const CAMPOS = ['logradouro', 'bairro', 'cidade', 'estado'] as const

const ERRO_MS = 5_000

type Estado = 'parado' | 'buscando' | 'preenchido' | { readonly erro: string }

/**
 * At 8 digits fills street, district, city and state in the fields of `grupo`; on failure clears those four
 * (specification 1, section 5; specification 2, sections 5 and 8). A newer CEP ends the look-up of an older one. `aviso`
 * stands under the toast's title.
 */
export function useCep(grupo: RefObject<HTMLElement | null>, aviso?: string) {
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
    for (const campo of CAMPOS) preencher(grupo.current, campo, endereco?.[campo] ?? '')
    if (endereco) {
      setEstado('preenchido')
      show({ title: 'Endereço encontrado!', text: aviso, variant: 'success' })
    } else {
      setEstado({ erro: recusa.texto })
      show({ title: recusa.titulo, text: recusa.texto, variant: 'destructive', duration: ERRO_MS })
    }
  }
  return { estado, aoDigitar }
}

/** The signup's own look-up, which asks nobody who they are. */
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

/** The fields belong to the browser, so that the form works without script. */
function preencher(grupo: HTMLElement | null, campo: string, valor: string): void {
  const controle = grupo?.querySelector(`[name="${campo}"]`)
  if (controle instanceof HTMLInputElement) controle.value = valor
}
