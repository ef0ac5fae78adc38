import type { ReactNode } from 'react'
import type { Elements } from '~/ui/elements'

/** What both pages share: the skip link, the header, the footer. */
export function MolduraDoSite({ cabecalho, children }: { cabecalho: Elements; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#conteudo"
        className="-top-20 absolute left-4 z-20 rounded-sm bg-tinta px-4 py-3 font-semibold text-papel focus:top-2"
      >
        Ir para o conteúdo
      </a>
      {cabecalho}
      <main id="conteudo" className="flex-1">
        {children}
      </main>
      <footer className="border-linha border-t">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-6 lg:px-8 text-tinta-suave text-xs">
          <p>{`© ${new Date().getUTCFullYear()} Comanda: cardápio digital e pedidos para restaurantes.`}</p>
          <ul className="flex flex-wrap gap-x-6">
            <LinkDoRodape href="/planos">Planos</LinkDoRodape>
            <LinkDoRodape href="/login">Login</LinkDoRodape>
          </ul>
        </div>
      </footer>
    </div>
  )
}

export function NomeDaComanda() {
  return (
    <a href="/" className="flex min-h-11 items-center gap-2 rounded-sm font-bold text-md sm:text-lg">
      <img src="/favicon.svg" alt="" width={36} height={36} className="max-sm:size-8 max-[359px]:hidden" />
      <span>Comanda</span>
    </a>
  )
}

function LinkDoRodape({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a
        href={href}
        className="inline-flex min-h-11 items-center font-semibold text-tinta underline-offset-4 hover:underline"
      >
        {children}
      </a>
    </li>
  )
}
