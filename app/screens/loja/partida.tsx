import { createContext, type MouseEvent, useCallback, useContext, useEffect, useState } from 'react'
import { isOnline } from '~/browser/page'
import { replaceQuery } from '~/browser/use-query'
import type { Elements } from '~/ui/elements'
import type { LinkProps } from '~/ui/link'
import { openDocument, showInAddressBar } from '~/ui/overlays/back-button'
import { ErroDaLoja, ErroDoCardapio } from './erro-da-loja'

const PartidaContext = createContext<(href: string) => void>(openDocument)

/** Leads to another page of the shop. */
export function usePartir(): (href: string) => void {
  return useContext(PartidaContext)
}

const SEM_REDE = new TypeError('the page could not be loaded')

/**
 * Where there is no network, the page says so under the address that was wanted, instead of giving way to the browser's
 * own error page: the address may hold the number of an order.
 */
export function Partida({ children }: { children: Elements }) {
  const [semRede, setSemRede] = useState<string | null>(null)
  const partir = useCallback((href: string) => {
    if (isOnline()) return openDocument(href)
    showInAddressBar(href)
    setSemRede(href)
  }, [])
  useEffect(() => {
    const propria = location.pathname
    const aoVoltar = () => (location.pathname === propria ? setSemRede(null) : location.reload())
    window.addEventListener('popstate', aoVoltar)
    return () => window.removeEventListener('popstate', aoVoltar)
  }, [])
  const Erro = semRede !== null && /^\/[^/]+$/.test(semRede) ? ErroDoCardapio : ErroDaLoja
  return (
    <PartidaContext value={partir}>{semRede === null ? children : <Erro error={SEM_REDE} />}</PartidaContext>
  )
}

/** A link of a shop's page. One that begins with '?' only changes the query of the address. */
export function LinkDaLoja(props: LinkProps) {
  const { to, replace: _, reloadDocument, preventScrollReset: __, onClick, ...rest } = props
  const partir = usePartir()
  function ir(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const emOutraAba = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || rest.target
    if (event.defaultPrevented || emOutraAba || reloadDocument) return
    event.preventDefault()
    if (to.startsWith('?')) replaceQuery(to)
    else partir(to)
  }
  return <a {...rest} href={to} onClick={ir} />
}
