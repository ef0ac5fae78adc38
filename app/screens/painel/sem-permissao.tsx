import type { Recusa } from '~/domain/respostas/recusa'
import { ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'
import { useLinhasDoMenu } from './linhas-do-menu'

/** Shown instead of a page for which the member lacks the right, with the way to one that they may open. */
export function SemPermissao({ recusa: { titulo, texto } }: { recusa: Recusa }) {
  const [aonde] = useLinhasDoMenu()
  return (
    <EmptyState
      headingLevel={1}
      icon={<Icon name="lock" />}
      title={titulo}
      text={texto}
      action={
        aonde && (
          <ButtonLink to={aonde[0]} reloadDocument>
            {`Ir para ${aonde[1]}`}
          </ButtonLink>
        )
      }
    />
  )
}
