import { type Dispatch, useEffect } from 'react'
import { askJson } from '~/browser/ask-json'
import { telefoneDoPainelValido } from '~/domain/valores/telefone'
import { useAcao } from '../../tela/use-acao'
import { digitosDoTelefone, type Formulario } from '../reacao/formulario'
import type { Acao } from '../reacao/mudar-formulario'
import type { ClientesAchados } from './busca-de-cliente'

const ESPERA_MS = 300

/**
 * Asks who has a complete phone, however it came into the form (decision 022). Without an answer the form shows
 * nothing, because the server checks the same when it saves.
 */
export function useDonoDoTelefone(formulario: Formulario, mudar: Dispatch<Acao>) {
  const telefone = digitosDoTelefone(formulario)
  const url = useAcao(`/home/clientes/busca?termo=${telefone}`)
  const perguntar = telefoneDoPainelValido(telefone) && formulario.dono?.telefone !== telefone

  useEffect(() => {
    if (!perguntar) return
    const busca = new AbortController()
    const espera = setTimeout(() => {
      askJson<ClientesAchados>(url, { signal: busca.signal })
        .then(({ status, body: corpo }) => {
          if (status !== 200 || !corpo) return
          const cliente = corpo.clientes.find(achado => achado.telefone === telefone) ?? null
          mudar({ tipo: 'dono-achado', telefone, cliente })
        })
        .catch(() => undefined)
    }, ESPERA_MS)
    return () => {
      clearTimeout(espera)
      busca.abort()
    }
  }, [perguntar, telefone, url, mudar])
}
