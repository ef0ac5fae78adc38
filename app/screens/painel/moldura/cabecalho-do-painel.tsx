import { useState } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '~/ui/icon'
import { IconButton } from '~/ui/icon-button'
import { onDemand } from '~/ui/on-demand'
import type { MenuProps } from '~/ui/overlays/menu'
import { MenuAtRest, MenuGroup, MenuLink, useMenu } from '~/ui/overlays/menu-parts'
import { ToastOutlet } from '~/ui/overlays/toast'
import { useAlerta } from '../alerta/alerta'
import { contarNovos } from '../alerta/nao-mostrados'
import { SobDemanda } from '../tela/sob-demanda'
import { BotaoSair } from './botao-sair'
import type { PerguntaDaSaidaProps } from './pergunta-da-saida'

export const carregarMenu = onDemand<MenuProps>(async () => (await import('./camadas-da-moldura')).Menu)
const carregarPergunta = onDemand<PerguntaDaSaidaProps>(
  async () => (await import('./camadas-da-moldura')).PerguntaDaSaida,
)

interface CabecalhoProps {
  empresaId: number
  nomefantasia: string
  email: string
  aoAbrirMenu: () => void
}

export function Cabecalho({ empresaId, nomefantasia, email, aoAbrirMenu }: CabecalhoProps) {
  const { naoMostrados } = useAlerta()
  return (
    <header className="relative z-20 flex h-16 shrink-0 items-center gap-2 border-linha border-b bg-folha px-2 sm:px-4">
      <IconButton
        label={naoMostrados > 0 ? `Abrir menu: ${contarNovos(naoMostrados)}` : 'Abrir menu'}
        count={naoMostrados}
        icon={<Icon name="menu" className="size-6" />}
        className="lg:hidden"
        aria-haspopup="dialog"
        onClick={aoAbrirMenu}
      />
      <img src="/favicon.svg" alt="" width={36} height={36} className="hidden lg:block" />
      <p className="min-w-0 flex-1 truncate text-md lg:ml-2">
        <span className="text-tinta-suave">Olá, </span>
        <span className="font-bold">{nomefantasia}</span>
      </p>
      <MenuDoUsuario empresaId={empresaId} nomefantasia={nomefantasia} email={email} />
      {/* Over the shop's name, because everything else in the panel can be pressed. */}
      <ToastOutlet active modal={false} className="toasts-in-panel" />
    </header>
  )
}

/** The links of the user menu (painel-2); 'Sair' is a form and not among them. */
const linhasDaConta = (empresaId: number) =>
  [
    {
      para: `/cadastro-empresa/${empresaId}`,
      rotulo: 'Meus dados',
      icone: <Icon name="store" />,
    },
    {
      para: '/home/configuracoes',
      rotulo: 'Configurações',
      icone: <Icon name="settings" />,
    },
    {
      para: '/home/horarios',
      rotulo: 'Horários',
      icone: <Icon name="clock" />,
    },
  ] as const

function MenuDoUsuario({ empresaId, nomefantasia, email }: Omit<CabecalhoProps, 'aoAbrirMenu'>) {
  const { trigger, menu } = useMenu()
  const { pathname } = useLocation()
  const [perguntando, setPerguntando] = useState(false)
  const conteudo = {
    id: menu.id,
    label: 'Menu do usuário',
    // The classes place the menu before any script runs.
    className: 'top-15 right-2 w-72 sm:right-4',
    children: (
      <MenuGroup
        label={
          <>
            <p className="font-bold text-sm text-tinta">{nomefantasia}</p>
            <p>{email}</p>
          </>
        }
      >
        {linhasDaConta(empresaId).map(({ para, rotulo, icone }) => (
          <MenuLink key={para} to={para} icon={icone} aria-current={pathname === para ? 'page' : undefined}>
            {rotulo}
          </MenuLink>
        ))}
        <BotaoSair aoPerguntar={() => setPerguntando(true)} />
      </MenuGroup>
    ),
  }
  return (
    <>
      <button
        {...trigger}
        type="button"
        title="Menu do usuário"
        className="flex min-h-11 items-center gap-1.5 rounded-full p-1 pr-2 transition-colors duration-150 hover:bg-fundo"
      >
        <Avatar nome={nomefantasia} />
        <Icon name="chevron-down" className="size-4 text-tinta-suave" />
        <span className="sr-only">Menu do usuário</span>
      </button>
      <SobDemanda
        carregar={carregarMenu}
        com={{ ...menu, ...conteudo }}
        chamado={menu.anchor !== null}
        enquanto={<MenuAtRest {...conteudo} />}
        aoFalhar={menu.onClose}
      />
      {perguntando && (
        <SobDemanda
          carregar={carregarPergunta}
          com={{ aoFechar: () => setPerguntando(false) }}
          aoFalhar={() => setPerguntando(false)}
        />
      )}
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
