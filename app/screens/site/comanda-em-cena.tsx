import type { ReactNode } from 'react'
import { Badge } from '~/ui/badge'
import { classes } from '~/ui/classes'
import type { Elements } from '~/ui/elements'
import { Icon } from '~/ui/icon'
import carbonara from './fotos/carbonara.webp?no-inline'
import limonada from './fotos/limonada.webp?no-inline'
import margherita from './fotos/margherita.webp?no-inline'
import tiramisu from './fotos/tiramisu.webp?no-inline'

const PRATOS = [
  { nome: 'Pizza margherita', preco: 'R$\u00a072,90', foto: margherita },
  { nome: 'Spaghetti alla carbonara', preco: 'R$\u00a058,90', foto: carbonara },
  { nome: 'Tiramisù', preco: 'R$\u00a034,90', foto: tiramisu },
  { nome: 'Limonada siciliana', preco: 'R$\u00a017,90', foto: limonada },
]

/**
 * Shows the demo's menu on a phone in front of the board. It is made of Comanda's own components, so that it is sharp
 * on every screen. It is decoration: screen readers skip it, and nothing in it takes the focus.
 */
export function ComandaEmCena({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={classes('grid select-none', className)}>
      <Quadro />
      <Celular />
    </div>
  )
}

function Quadro() {
  return (
    <div className="hidden w-11/12 overflow-hidden justify-self-end self-start rounded-lg border border-linha bg-folha shadow-overlay sm:col-start-1 sm:row-start-1 sm:block">
      <div className="flex items-center gap-1.5 border-linha border-b px-4 py-3">
        <span className="size-2.5 rounded-full bg-linha" />
        <span className="size-2.5 rounded-full bg-linha" />
        <span className="size-2.5 rounded-full bg-linha" />
        <p className="ml-3 font-semibold text-xs">Painel de Pedidos</p>
        <Badge
          tone="green"
          className="ml-auto"
          icon={<span className="block size-2 rounded-full bg-current" />}
        >
          Ao vivo
        </Badge>
      </div>
      <div className="flex h-104 gap-2.5 bg-papel p-2.5 pl-48">
        <Coluna
          titulo="Pendente"
          icone={<Icon name="clock" />}
          className="border-orange bg-orange-fundo text-orange-tinta"
        >
          <Pedido
            numero="0375"
            espera="agora"
            nome="Mariana Alves"
            itens="4 itens"
            total="R$&nbsp;171,80"
            novo
          />
          <Pedido numero="4826" espera="4 min" nome="João Pedro" itens="1 item" total="R$&nbsp;96,90" />
        </Coluna>
        <Coluna
          titulo="Em Rota"
          icone={<Icon name="bike" />}
          className="border-blue bg-blue-fundo text-blue-tinta"
          larga
        >
          <Pedido
            numero="3890"
            espera="21 min"
            nome="Rafael Nogueira"
            itens="3 itens"
            total="R$&nbsp;182,70"
          />
          <Pedido numero="9517" espera="26 min" nome="Luciana Prado" itens="2 itens" total="R$&nbsp;73,80" />
        </Coluna>
      </div>
    </div>
  )
}

interface ColunaProps {
  titulo: string
  icone: Elements
  className: string
  /** Shown only where there is room for a second column. */
  larga?: boolean
  children: ReactNode
}

function Coluna(props: ColunaProps) {
  return (
    <div
      className={classes(
        'min-w-0 flex-1 overflow-hidden rounded-sm bg-fundo',
        props.larga && 'max-md:hidden lg:max-xl:hidden',
      )}
    >
      <p
        className={classes(
          'flex items-center gap-1.5 border-t-4 px-2.5 py-2 font-bold text-xs uppercase [&_svg]:size-4',
          props.className,
        )}
      >
        {props.icone}
        <span className="truncate">{props.titulo}</span>
      </p>
      <div className="grid gap-2 p-2">{props.children}</div>
    </div>
  )
}

interface PedidoProps {
  numero: string
  espera: string
  nome: string
  itens: string
  total: string
  novo?: boolean
}

function Pedido({ numero, espera, nome, itens, total, novo }: PedidoProps) {
  return (
    <div
      className={classes(
        'rounded-sm border bg-folha p-2.5 text-xs shadow-card',
        novo ? 'border-acento ring-4 ring-acento/35' : 'border-linha',
      )}
    >
      <p className="flex items-center justify-between gap-1">
        <span className="font-extrabold text-lg tabular-nums">{numero}</span>
        <span className="whitespace-nowrap rounded-sm bg-fundo px-1.5 py-0.5 font-semibold">{espera}</span>
      </p>
      <p className="mt-1 truncate font-semibold">{nome}</p>
      <p className="mt-0.5 flex items-center gap-1.5 text-tinta-suave">
        <Icon name="bike" className="size-4 shrink-0" />
        <span>{itens}</span>
      </p>
      <p className="mt-0.5 flex items-center justify-between gap-1">
        <Icon name="qr-code" className="size-4 shrink-0 text-tinta-suave" />
        <span className="font-bold tabular-nums">{total}</span>
      </p>
      <p
        className={classes(
          'mt-2 flex items-center justify-center gap-1 rounded-sm py-1.5 font-semibold',
          novo ? 'bg-acento text-sobre-acento' : 'border border-linha',
        )}
      >
        <span>Avançar</span>
        <Icon name="arrow-right" className="size-4" />
      </p>
    </div>
  )
}

function Celular() {
  return (
    <div className="relative mx-auto w-72 rounded-[2.25rem] bg-tinta p-2 shadow-overlay sm:col-start-1 sm:row-start-1 sm:mx-0 sm:mt-12 sm:mb-6 sm:w-60">
      <div className="overflow-hidden rounded-[1.75rem] bg-papel">
        <div className="flex items-center gap-2 border-linha border-b bg-folha px-3.5 pt-4 pb-2.5">
          <div className="min-w-0 flex-1">
            <p className="truncate font-bold text-sm">Cantina da Nona</p>
            <p className="mt-0.5 text-xs">
              <Badge tone="green">Aberto</Badge>
            </p>
          </div>
          <span className="relative grid size-9 place-items-center rounded-full border border-linha">
            <Icon name="shopping-bag" className="size-4" />
            <span className="-top-1 -right-1 absolute grid size-4.5 place-items-center rounded-full bg-acento font-bold text-sobre-acento text-xs">
              2
            </span>
          </span>
        </div>
        <div className="grid gap-2 p-3">
          <p className="flex items-center gap-2 rounded-sm border border-linha bg-folha px-2.5 py-1.5 text-tinta-suave text-xs">
            <Icon name="search" className="size-4" />
            <span>Buscar item...</span>
          </p>
          {PRATOS.map(({ nome, preco, foto }) => (
            <div
              key={nome}
              className="flex items-center gap-2 rounded-sm border border-linha bg-folha p-2 shadow-card"
            >
              <p className="min-w-0 flex-1 text-xs">
                <span className="block font-semibold">{nome}</span>
                <span className="mt-0.5 block font-bold tabular-nums">{preco}</span>
              </p>
              <img src={foto} alt="" width={56} height={56} className="size-14 rounded-sm" />
            </div>
          ))}
        </div>
        <div className="bg-folha p-2.5">
          <p className="flex items-center justify-between rounded-sm bg-acento px-3 py-2.5 font-semibold text-sobre-acento text-xs">
            <span>Ver Carrinho</span>
            <span className="tabular-nums">R$&nbsp;131,80</span>
          </p>
        </div>
      </div>
      <Badge
        tone="green"
        size="lg"
        icon={<Icon name="circle-check" />}
        className="absolute bottom-9 left-56 border border-green/40 shadow-overlay max-sm:hidden"
      >
        Pedido Confirmado!
      </Badge>
    </div>
  )
}
