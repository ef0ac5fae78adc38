import { useEffect, useState } from 'react'
import { askJson } from '~/browser/ask-json'
import { type ClienteAchado, TERMO_MINIMO } from '~/domain/clientes/cliente-achado'
import { useToast } from '~/ui/toast'
import { useAcao } from '../../tela/use-acao'
import type { ClientesAchados } from './busca-de-cliente'

const ESPERA_MS = 300
const ERRO_MS = 5_000

const NENHUM: readonly ClienteAchado[] = []

interface Achados {
  readonly termo: string
  /** Null when the search failed. */
  readonly clientes: readonly ClienteAchado[] | null
}

/** Customers of a term of at least 2 characters, 300 ms after the last one was typed (balcao-5). */
export function useBuscaDeCliente(termo: string) {
  const { show } = useToast()
  const url = useAcao(`/home/clientes/busca?termo=${encodeURIComponent(termo)}`)
  const [buscado, setBuscado] = useState<string | null>(null)
  const [achados, setAchados] = useState<Achados | null>(null)
  const vale = termo.trim().length >= TERMO_MINIMO

  useEffect(() => {
    if (!vale) return
    const busca = new AbortController()
    const espera = setTimeout(() => {
      setBuscado(termo)
      findClientes(url, busca.signal)
        .then(clientes => {
          setAchados({ termo, clientes })
          setBuscado(null)
          if (clientes) return
          const text = 'O servidor não respondeu. Preencha os dados do cliente.'
          show({ title: 'Erro ao buscar clientes', text, variant: 'destructive', duration: ERRO_MS })
        })
        .catch(() => undefined)
    }, ESPERA_MS)
    return () => {
      clearTimeout(espera)
      busca.abort()
    }
  }, [termo, url, vale, show])

  const respondido = vale && achados?.termo === termo
  return {
    clientes: (respondido && achados.clientes) || NENHUM,
    /** True when the server has answered that nobody has this name or phone. */
    ninguem: respondido && achados.clientes?.length === 0,
    buscando: vale && buscado === termo,
    falhou: respondido && achados.clientes === null,
  }
}

async function findClientes(url: string, signal: AbortSignal): Promise<readonly ClienteAchado[] | null> {
  const { status, body: corpo } = await askJson<ClientesAchados>(url, { signal })
  return status === 200 && corpo ? corpo.clientes : null
}
