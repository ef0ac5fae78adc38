import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'
import { LinhaDaLista } from '../tela/lista/cartao-da-lista'

interface DeOndeVieramProps {
  dias: number
  /** Orders that leave by WhatsApp are not stored. */
  porWhatsApp: boolean
  linhas: readonly { readonly veioDe: string; readonly quantos: string; readonly total: string }[]
}

/** Which links have brought orders (divulgacao-4). */
export function DeOndeVieram({ dias, porWhatsApp, linhas }: DeOndeVieramProps) {
  return (
    <section aria-labelledby="de-onde">
      <h2 id="de-onde" className="font-bold">
        De onde vêm os pedidos
      </h2>
      <p className="mb-2 text-sm text-tinta-suave">
        {porWhatsApp
          ? 'Os pedidos que saem pelo WhatsApp não ficam registrados: não dá para saber de onde vieram.'
          : `Pedidos dos últimos ${dias} dias, sem os cancelados, pelo link em que a primeira visita começou.`}
      </p>
      {linhas.length > 0 ? (
        <ul className="grid grid-cols-1 gap-px overflow-hidden rounded-lg border border-linha bg-linha">
          {linhas.map(({ veioDe, quantos, total }) => (
            <LinhaDaLista key={veioDe} className="flex flex-wrap items-baseline gap-x-3 py-2.5">
              <h3 className="wrap-anywhere min-w-0 flex-1 basis-40 font-bold text-sm">{veioDe}</h3>
              <p className="text-sm tabular-nums">{quantos}</p>
              <p className="text-sm text-tinta-suave tabular-nums">{total}</p>
            </LinhaDaLista>
          ))}
        </ul>
      ) : (
        !porWhatsApp && (
          <EmptyState
            icon={<Icon name="link-2" />}
            title="Nenhum pedido veio de um link marcado ainda"
            text="Ponha ?ref=panfleto, ou outro nome, no fim do link do seu cardápio: os pedidos de quem chega por ele aparecem aqui. Links de anúncios com utm_source contam também."
          />
        )
      )}
    </section>
  )
}
