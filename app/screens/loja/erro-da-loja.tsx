import { useEffect } from 'react'
import { readFailure } from '~/browser/attempt'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'
import { useToast } from '~/ui/overlays/toast'
import { PageBroken } from '~/ui/page/page-broken'
import { RetryLink } from '~/ui/page/retry-link'

function foraDoAr(error: unknown): boolean {
  return readFailure(error).status === 503
}

/** True for the error that a browser throws when no answer came at all. */
function semResposta(error: unknown): boolean {
  return error instanceof TypeError
}

/** What every page of a shop says when the shop exists but could not be read. */
export function ErroDaLoja({ error }: { error: unknown }) {
  if (foraDoAr(error)) {
    const title = 'Serviço indisponível. Tente novamente em instantes.'
    return <PageBroken error={error} icon={<Icon name="cloud-off" />} title={title} text="" />
  }
  return (
    <PageBroken
      error={error}
      text={semResposta(error) ? 'Verifique sua conexão e tente novamente.' : undefined}
    />
  )
}

/** Shown when the menu could not be read (cardapio-3). The page shows the text of the toast too. */
export function ErroDoCardapio({ error }: { error: unknown }) {
  const toast = useToast()
  const motivo = foraDoAr(error)
    ? 'serviço indisponível'
    : semResposta(error)
      ? 'sem resposta do servidor'
      : 'resposta inesperada do servidor'
  const texto = `Erro ao buscar dados do cardápio: ${motivo}. Verifique sua conexão ou tente novamente.`
  useEffect(() => {
    toast.show({
      title: 'Erro de Conexão',
      text: texto,
      variant: 'destructive',
      duration: 10_000,
      untilOnline: true,
    })
  }, [toast, texto])
  return (
    <main className="grid min-h-[80dvh] place-items-center">
      <title>Erro ao carregar o cardápio</title>
      <EmptyState
        headingLevel={1}
        icon={<Icon name="cloud-off" />}
        title="Erro ao carregar o cardápio"
        text={texto}
        action={<RetryLink error={error} />}
      />
    </main>
  )
}
