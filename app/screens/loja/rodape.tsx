import type { ReactNode } from 'react'
import { useLoja } from './loja-contexto'

interface RodapeProps {
  razaoSocial: string
  /** The CNPJ with its punctuation. */
  cnpj: string | null
  endereco: string | null
  email: string
  ano: string
}

/**
 * Shows the seller, as Decreto 7.962/2013 requires (empresa-8). On the menu it leaves room for the cart's bar, so that
 * nothing moves when the bar appears.
 */
export function Rodape({ razaoSocial, cnpj, endereco, email, ano }: RodapeProps) {
  const { nome, telefone, telefoneEscrito } = useLoja()
  return (
    <footer className="mt-auto border-linha border-t bg-fundo pb-[env(safe-area-inset-bottom)] text-tinta-suave text-xs group-has-[#categorias]:pb-28">
      <div className="mx-auto flex max-w-7xl flex-wrap justify-between gap-x-12 gap-y-4 wrap-anywhere px-4 py-6">
        <address className="not-italic">
          <p className="font-semibold text-sm text-tinta">{nome}</p>
          <p>{`${razaoSocial}${cnpj ? ` · CNPJ ${cnpj}` : ''}`}</p>
          {endereco && <p>{endereco}</p>}
          <p className="flex flex-wrap gap-x-5">
            {telefone && <Contato href={`tel:+55${telefone}`}>{telefoneEscrito}</Contato>}
            <Contato href={`mailto:${email}`}>{email}</Contato>
          </p>
        </address>
        <p className="self-end">{`© ${ano} ${nome}. Todos os direitos reservados.`}</p>
      </div>
    </footer>
  )
}

function Contato({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center text-tinta underline underline-offset-3 hover:no-underline"
    >
      {children}
    </a>
  )
}
