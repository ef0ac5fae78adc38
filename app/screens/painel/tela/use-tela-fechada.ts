import { useToast } from '~/ui/overlays/toast'

const AVISO_MS = 5_000

/** Says that a screen cannot be opened without a network. */
export function useTelaFechada(): () => void {
  const { show } = useToast()
  return () =>
    show({
      title: 'Sem conexão',
      text: 'Esta tela ainda não pode ser aberta. Verifique sua conexão e tente novamente.',
      variant: 'destructive',
      duration: AVISO_MS,
      untilOnline: true,
    })
}
