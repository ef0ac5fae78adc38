import { useEffect } from 'react'
import { ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'
import { useToast } from '~/ui/overlays/toast'
import { RetryLink } from '~/ui/page/retry-link'

/** No company has this slug, or it is switched off (cardapio-2). */
export function NaoEncontrada({ slug, error }: { slug: string; error: unknown }) {
  const toast = useToast()
  useEffect(() => {
    toast.show({
      title: 'Erro ao Carregar Empresa',
      text: `Empresa "${slug}" não encontrada.`,
      variant: 'destructive',
    })
  }, [toast, slug])
  return (
    <main className="grid min-h-dvh place-items-center pb-40">
      <title>Erro: Empresa Não Encontrada</title>
      <EmptyState
        headingLevel={1}
        icon={<Icon name="store" />}
        title="Empresa Não Encontrada"
        text={`Não foi possível carregar o cardápio para ${slug}. Verifique o link ou tente novamente.`}
        action={
          <>
            <RetryLink error={error} />
            <ButtonLink to="/" reloadDocument variant="secondary">
              Voltar ao início
            </ButtonLink>
          </>
        }
      />
    </main>
  )
}
