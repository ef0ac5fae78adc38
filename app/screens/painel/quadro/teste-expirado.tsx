import { CircleCheck, Hourglass } from 'lucide-react'
import { PLANOS, TESTE_EXPIRADO } from '~/domain/empresas/plano'
import { formatReais } from '~/domain/valores/centavos'
import { ButtonLink } from '~/ui/button'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty-state'

/** Replaces the board once the trial is over (specification 2, section 4; decision 13). */
export function TesteExpirado({ slug }: { slug: string }) {
  return (
    <div className="m-auto w-full max-w-2xl px-4 py-8">
      <title>{TESTE_EXPIRADO}</title>
      <EmptyState
        headingLevel={1}
        icon={<Hourglass />}
        title={TESTE_EXPIRADO}
        text="Seu cardápio continua no ar para consulta, mas não recebe novos pedidos. Nada foi apagado: com um plano, o painel volta como estava."
        className="max-w-xl py-6"
        action={
          <ButtonLink to="/planos" reloadDocument size="lg">
            Ver planos
          </ButtonLink>
        }
      />
      <ul className="grid gap-3 sm:grid-cols-2">
        {PLANOS.map(({ status, nome, preco, periodo, descricao }) => (
          <Card as="li" key={status} className="p-5">
            <h2 className="font-bold text-md">{nome}</h2>
            <p className="mt-1">
              <span className="font-extrabold text-lg tabular-nums">{formatReais(preco)}</span>
              <span className="text-tinta-suave"> {periodo}</span>
            </p>
            <p className="mt-2 text-tinta-suave">{descricao}</p>
          </Card>
        ))}
      </ul>
      <Card className="mt-3 flex gap-3 p-5">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-green-tinta" />
        <div className="min-w-0">
          <h2 className="font-bold">Para assinar</h2>
          <p className="mt-1">
            Fale com a equipe da Comanda que atende o seu restaurante, diga qual plano você quer e informe o
            endereço do seu cardápio: <strong className="whitespace-nowrap">/{slug}</strong>
          </p>
        </div>
      </Card>
    </div>
  )
}
