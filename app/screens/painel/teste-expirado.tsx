import { TESTE_EXPIRADO, type TipoPedido } from '~/domain/empresas/plano'
import { PLANOS } from '~/domain/empresas/planos'
import { formatReais } from '~/domain/valores/centavos'
import { ButtonLink } from '~/ui/button'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'
import { usePode } from './pode'

interface TesteExpiradoProps {
  slug: string
  tipoPedido: TipoPedido
}

const NADA_APAGADO = 'Nada foi apagado: com um plano, o painel volta como estava.'

/** Replaces the board once the trial is over (plano-4). */
export function TesteExpirado({ slug, tipoPedido }: TesteExpiradoProps) {
  const assina = usePode()('mudar os dados da empresa')
  return (
    <div className="m-auto w-full max-w-2xl px-4 py-8">
      <title>{TESTE_EXPIRADO}</title>
      <EmptyState
        headingLevel={1}
        icon={<Icon name="hourglass" />}
        title={TESTE_EXPIRADO}
        text={
          // Orders by WhatsApp need no board and go on (plano-5).
          tipoPedido === 'whatsapp'
            ? `Seu cardápio continua no ar, e os pedidos seguem chegando pelo WhatsApp. ${NADA_APAGADO}`
            : `Seu cardápio continua no ar para consulta, mas não recebe novos pedidos. ${NADA_APAGADO}`
        }
        className="max-w-xl py-6"
        action={
          assina && (
            <ButtonLink to="/planos" reloadDocument size="lg">
              Ver planos
            </ButtonLink>
          )
        }
      />
      {assina && <ComoAssinar slug={slug} />}
    </div>
  )
}

function ComoAssinar({ slug }: { slug: string }) {
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2">
        {PLANOS.map(({ status, nome, preco, periodo, descricao }) => (
          <Card as="li" key={status} className="p-5">
            <h2 className="font-bold text-md">{nome}</h2>
            <p className="mt-1">
              <span className="font-extrabold text-lg tabular-nums">{formatReais(preco)}</span>
              <span className="text-tinta-suave">{` ${periodo}`}</span>
            </p>
            <p className="mt-2 text-pretty text-tinta-suave">{descricao}</p>
          </Card>
        ))}
      </ul>
      <Card className="mt-3 flex gap-3 p-5">
        <Icon name="circle-check" className="size-5 shrink-0 text-green-tinta" />
        <div className="min-w-0">
          <h2 className="font-bold">Para assinar</h2>
          <p className="mt-1">
            <span>
              Toque em Ver planos, escolha um e veja como ativá-lo. O endereço do seu cardápio continua o
              mesmo:
            </span>{' '}
            <strong className="whitespace-nowrap">{`/${slug}`}</strong>
          </p>
        </div>
      </Card>
    </>
  )
}
