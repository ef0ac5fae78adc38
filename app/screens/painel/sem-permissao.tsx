import type { Recusa } from '~/domain/respostas/recusa'
import { ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'

/** Shown instead of a page for which the member lacks the right. */
export function SemPermissao({ recusa: { titulo, texto } }: { recusa: Recusa }) {
  return (
    <EmptyState
      headingLevel={1}
      icon={<Icon name="lock" />}
      title={titulo}
      text={texto}
      action={
        <ButtonLink to="/home" reloadDocument>
          Voltar ao início
        </ButtonLink>
      }
    />
  )
}
