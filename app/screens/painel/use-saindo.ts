import { useCallback } from 'react'
import { useNavigation, useSubmit } from 'react-router'

const SAIR = '/home/sair'

/** 'Sair' is under way. */
export function useSaindo(): boolean {
  return useNavigation().formAction === SAIR
}

/** Signs out (painel-5). A form that is not saved is asked about first, and without an answer the route's own page says so. */
export function useSair(): () => void {
  const submit = useSubmit()
  return useCallback(() => void submit(null, { method: 'post', action: SAIR }), [submit])
}
