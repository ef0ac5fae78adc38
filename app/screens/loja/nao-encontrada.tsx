import { RotateCw, Store } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { useToast } from '~/ui/toast'

/** No company has this slug, or it is switched off (specification 1, sections 2 and 8). */
export function NaoEncontrada({ slug }: { slug: string }) {
  const toast = useToast()
  const { pathname, search } = useLocation()
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
        icon={<Store />}
        title="Empresa Não Encontrada"
        text={`Não foi possível carregar o cardápio para ${slug}. Verifique o link ou tente novamente.`}
        action={
          <>
            <ButtonLink to={pathname + search} reloadDocument icon={<RotateCw className="size-5" />}>
              Tentar novamente
            </ButtonLink>
            <ButtonLink to="/" reloadDocument variant="secondary">
              Voltar ao início
            </ButtonLink>
          </>
        }
      />
    </main>
  )
}
