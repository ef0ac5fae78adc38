import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { hasCookie } from '~/browser/cookies'
import { onDemand } from '~/ui/on-demand'
import { useCarrinho } from '../carrinho/carrinho-contexto'
import { cookieDeQuemPediu } from '../cookie-de-quem-pediu'
import { useLoja } from '../loja-contexto'
import { SCRIPTS } from '../scripts-da-pagina'
import type { PedirDeNovoProps } from './pedir-de-novo'

const carregar = onDemand<PedirDeNovoProps>(() =>
  import('./pedir-de-novo').then(modulo => modulo.PedirDeNovo),
)

/**
 * The place for the last orders of a browser that has ordered here. The page is the same for everybody: a line of script
 * keeps the place free before anything is seen, so that nothing moves when the orders come, and only then their script and
 * their data are asked for.
 */
export function LugarDeNovo(props: Omit<PedirDeNovoProps, 'aoSaber'>) {
  const { slug, tipoPedido } = useLoja()
  const cookie = cookieDeQuemPediu(slug)
  // Read again whenever the cart changes: an order empties it.
  useCarrinho()
  const pediu = useSyncExternalStore(semAviso, () => hasCookie(cookie), naoSeSabe)
  const [PedirDeNovo, setPedirDeNovo] = useState<ComponentType<PedirDeNovoProps> | null>(null)
  const [nenhum, setNenhum] = useState(false)
  useEffect(() => {
    if (!pediu) return
    carregar().then(
      modulo => {
        setPedirDeNovo(() => modulo)
        setNenhum(false)
      },
      () => setNenhum(true),
    )
  }, [pediu])
  if (tipoPedido === 'whatsapp') return null
  return (
    <>
      <div
        hidden={!pediu || nenhum}
        data-cookie={cookie}
        suppressHydrationWarning
        className="mb-3 h-16 md:max-w-lg"
      >
        {pediu && PedirDeNovo && <PedirDeNovo {...props} aoSaber={ha => setNenhum(!ha)} />}
      </div>
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
        dangerouslySetInnerHTML={{ __html: SCRIPTS.lugarDeNovo }}
      />
    </>
  )
}

function semAviso() {
  return () => undefined
}

function naoSeSabe() {
  return false
}
