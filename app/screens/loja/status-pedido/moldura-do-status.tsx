import type { ReactNode } from 'react'
import { readFailure } from '~/browser/attempt'
import { ButtonLink, type ButtonVariant } from '~/ui/button'
import { Card } from '~/ui/card'
import type { Elements } from '~/ui/elements'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'
import { RetryLink } from '~/ui/page/retry-link'
import { LogoDaLoja } from '../logo-da-loja'
import { useLoja } from '../loja-contexto'

/** What a failed lookup passes to the error box. */
export interface Falha {
  readonly texto: string
}

/** The store's header over the pages of order status. */
export function Moldura({ acao, children }: { acao?: Elements; children: ReactNode }) {
  const { nome } = useLoja()
  return (
    <>
      <header className="border-linha border-b bg-folha">
        <div className="mx-auto flex min-h-15 max-w-4xl flex-wrap items-center justify-between gap-x-4 px-4 py-2">
          <div className="flex min-w-0 flex-1 basis-30 items-center gap-3">
            <LogoDaLoja />
            <p className="min-w-0 font-bold text-md md:text-lg">{nome}</p>
          </div>
          {acao}
        </div>
      </header>
      <main className="mx-auto grid max-w-4xl gap-4 px-4 py-4 md:py-6">{children}</main>
    </>
  )
}

export function VoltarAoCardapio(look: { variant: ButtonVariant; className?: string }) {
  const { slug } = useLoja()
  return (
    <ButtonLink {...look} to={`/${slug}`} icon={<Icon name="arrow-left" className="size-5" />}>
      Voltar ao Cardápio
    </ButtonLink>
  )
}

interface ErroNoStatusProps {
  error: unknown
  /** The text for a failure without a text of its own. */
  padrao: string
  /** The page's title when there is nothing to show. */
  titulo404: string
}

/** The error box, whatever went wrong (consulta-5). */
export function ErroNoStatus({ error, padrao, titulo404 }: ErroNoStatusProps) {
  const { slug } = useLoja()
  const { status, body } = readFailure(error)
  const naoExiste = status === 404
  const texto = ehFalha(body) ? body.texto : padrao
  return (
    <Moldura>
      <title>{naoExiste ? titulo404 : 'Algo deu errado'}</title>
      <Card as="section" className="md:p-6">
        <EmptyState
          headingLevel={1}
          icon={naoExiste ? <Icon name="search-x" /> : <Icon name="triangle-alert" />}
          title="Oops! Algo deu errado."
          text={texto}
          action={
            <>
              {!naoExiste && <RetryLink error={error} />}
              {naoExiste && (
                <ButtonLink variant="secondary" to={`/${slug}/status-pedido`}>
                  Consultar outro pedido
                </ButtonLink>
              )}
              <VoltarAoCardapio variant={naoExiste ? 'primary' : 'secondary'} />
            </>
          }
        />
      </Card>
    </Moldura>
  )
}

function ehFalha(dados: unknown): dados is Falha {
  return typeof dados === 'object' && dados !== null && 'texto' in dados && typeof dados.texto === 'string'
}
