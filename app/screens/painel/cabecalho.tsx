import { ChevronDown, Clock, LogOut, Menu, Settings, Store } from 'lucide-react'
import { useId } from 'react'
import { Form, NavLink } from 'react-router'
import { IconButton } from '~/ui/icon-button'

interface CabecalhoProps {
  nomefantasia: string
  email: string
  aoAbrirMenu: () => void
}

export function Cabecalho({ nomefantasia, email, aoAbrirMenu }: CabecalhoProps) {
  return (
    <header className="z-10 flex h-16 shrink-0 items-center gap-2 border-linha border-b bg-folha px-2 sm:px-4">
      <IconButton
        label="Abrir menu"
        icon={<Menu className="size-6" />}
        className="lg:hidden"
        aria-haspopup="dialog"
        onClick={aoAbrirMenu}
      />
      <img src="/favicon.svg" alt="" width={36} height={36} className="hidden lg:block" />
      <p className="min-w-0 flex-1 truncate text-md lg:ml-2">
        <span className="text-tinta-suave">Olá, </span>
        <span className="font-bold">{nomefantasia}</span>
      </p>
      <MenuDoUsuario nomefantasia={nomefantasia} email={email} />
    </header>
  )
}

/** The user menu (specification 2, section 2), but 'Sair', which is a form. */
const ENTRADAS = [
  { para: '/cadastro-empresa', rotulo: 'Meus dados', icone: <Store /> },
  { para: '/home/configuracoes', rotulo: 'Configurações', icone: <Settings /> },
  { para: '/home/horarios', rotulo: 'Horários', icone: <Clock /> },
]

/** A popover of the browser: Escape and a press elsewhere close it, with or without script. Tab past it does too. */
function MenuDoUsuario({ nomefantasia, email }: { nomefantasia: string; email: string }) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        title="Menu do usuário"
        className="flex min-h-11 items-center gap-1.5 rounded-full p-1 pr-2 transition-colors duration-150 hover:bg-fundo"
      >
        <Avatar nome={nomefantasia} />
        <ChevronDown aria-hidden="true" className="size-4 text-tinta-suave" />
        <span className="sr-only">Menu do usuário</span>
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only sees the focus go */}
      <div
        id={id}
        popover="auto"
        onBlur={({ currentTarget, relatedTarget }) => {
          // Its own button closes it by itself; closed twice it would be open again.
          const saiu = relatedTarget && !currentTarget.contains(relatedTarget)
          if (saiu && relatedTarget.getAttribute('popovertarget') !== id) currentTarget.hidePopover()
        }}
        className="inset-auto top-15 right-2 m-0 w-72 max-w-[calc(100vw-1rem)] rounded-sm border border-linha bg-folha p-2 text-tinta shadow-overlay sm:right-4"
      >
        <div className="mb-1 border-linha border-b px-3 pt-1 pb-3">
          <p className="font-bold">{nomefantasia}</p>
          <p className="text-tinta-suave text-xs">{email}</p>
        </div>
        {ENTRADAS.map(({ para, rotulo, icone }) => (
          <NavLink
            key={para}
            to={para}
            onClick={() => document.getElementById(id)?.hidePopover()}
            className="flex min-h-11 items-center gap-3 rounded-sm px-3 font-semibold transition-colors duration-150 hover:bg-fundo aria-[current=page]:bg-fundo"
          >
            <span aria-hidden="true" className="text-tinta-suave [&_svg]:size-5">
              {icone}
            </span>
            {rotulo}
          </NavLink>
        ))}
        <Form method="post" action="/home/sair">
          <button
            type="submit"
            className="flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-left font-semibold transition-colors duration-150 hover:bg-fundo"
          >
            <LogOut aria-hidden="true" className="size-5 text-tinta-suave" />
            Sair
          </button>
        </Form>
      </div>
    </>
  )
}

function Avatar({ nome }: { nome: string }) {
  const [inicial = ''] = nome.trim()
  return (
    <span
      aria-hidden="true"
      className="grid size-9 place-items-center rounded-full bg-acento-suave font-bold text-acento-forte text-md"
    >
      {inicial.toLocaleUpperCase('pt-BR')}
    </span>
  )
}
