import type { RefObject } from 'react'
import { useFetcher } from 'react-router'
import type { Resposta } from './resposta'
import { type Gravacao, useGravado } from './use-gravado'

/** Sends a form of the panel by the router and shows the answer. */
export function useGravacao<Achado = never>(
  formulario: RefObject<HTMLFormElement | null>,
  gravacao: Gravacao<Achado>,
) {
  const fetcher = useFetcher<Resposta<Achado>>()
  return { ...useGravado(fetcher, formulario, gravacao), fetcher }
}
