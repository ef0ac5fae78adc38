import type { ReactNode } from 'react'
import type { Elements } from '~/ui/elements'
import { Icon } from '~/ui/icon'

/** Small scenes of Comanda above each feature. They are decoration, with people, dishes and figures of the demo. */

function Folha({ children }: { children: ReactNode }) {
  return (
    <div className="w-full max-w-72 rounded-sm border border-linha bg-folha px-3.5 py-3 text-xs shadow-card">
      {children}
    </div>
  )
}

export function CenaDoLink() {
  return (
    <Folha>
      <p className="flex items-center gap-2 font-semibold">
        <Icon name="link-2" className="size-4 shrink-0 text-acento-forte" />
        <span className="truncate">
          <span className="text-tinta-suave">seu site/</span>
          <span>cantina-da-nona</span>
        </span>
      </p>
      <p className="mt-2.5 flex gap-1.5 font-semibold">
        <span className="rounded-full bg-acento px-2.5 py-0.5 text-sobre-acento">Massas</span>
        <span className="rounded-full border border-linha px-2.5 py-0.5">Pizzas</span>
        <span className="rounded-full border border-linha px-2.5 py-0.5">Doces</span>
      </p>
    </Folha>
  )
}

export function CenaDoCarrinho() {
  return (
    <Folha>
      <p className="flex justify-between gap-2 font-semibold">
        <span>2× Carbonara</span>
        <span className="tabular-nums">R$&nbsp;117,80</span>
      </p>
      <p className="mt-2 flex items-center gap-2 rounded-sm bg-yellow-fundo px-2.5 py-1.5 text-yellow-tinta">
        <Icon name="message-square-text" className="size-4 shrink-0" />
        <span>Sem bacon, por favor</span>
      </p>
    </Folha>
  )
}

export function CenaDoFrete() {
  return (
    <Folha>
      <p className="flex items-center gap-2 text-tinta-suave">
        <Icon name="store" className="size-4 shrink-0" />
        <span className="flex-1 border-linha-forte border-t-2 border-dotted" />
        <Icon name="bike" className="size-5 shrink-0 text-acento-forte" />
        <span className="flex-1 border-linha-forte border-t-2 border-dotted" />
        <Icon name="map-pin" className="size-4 shrink-0" />
      </p>
      <p className="mt-2.5 flex justify-between font-semibold tabular-nums">
        <span>4,1 km</span>
        <span>Entrega R$&nbsp;8,20</span>
      </p>
    </Folha>
  )
}

export function CenaDaMensagem() {
  return (
    <div className="w-full max-w-72 rounded-lg rounded-tl-none bg-green-fundo px-4 py-3 text-green-tinta text-xs shadow-card">
      <p className="font-bold">Novo pedido: Mariana Alves</p>
      <p className="mt-0.5">1× Pizza margherita, 1× Tiramisù</p>
      <p className="mt-0.5 tabular-nums">Total com entrega: R$&nbsp;116,00</p>
    </div>
  )
}

export function CenaDoPagamento() {
  return (
    <ul className="grid w-full max-w-72 grid-cols-2 gap-2 font-semibold text-xs">
      <Forma icone={<Icon name="qr-code" />} nome="PIX" />
      <Forma icone={<Icon name="banknote" />} nome="Dinheiro" />
      <Forma icone={<Icon name="credit-card" />} nome="Crédito" />
      <Forma icone={<Icon name="wallet" />} nome="Débito" />
    </ul>
  )
}

function Forma({ icone, nome }: { icone: Elements; nome: string }) {
  return (
    <li className="flex items-center gap-2 rounded-sm border border-linha bg-folha px-3 py-2 shadow-card [&_svg]:size-4 [&_svg]:text-acento-forte">
      {icone}
      <span>{nome}</span>
    </li>
  )
}

export function CenaDoCliente() {
  return (
    <Folha>
      <div className="flex items-center gap-3">
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-acento-suave font-bold text-acento-forte">
          M
        </span>
        <p className="min-w-0 flex-1">
          <span className="block font-semibold">Mariana Alves</span>
          <span className="block text-tinta-suave">Rua Caiubi, Perdizes</span>
        </p>
        <span className="whitespace-nowrap rounded-full bg-fundo px-2.5 py-0.5 font-semibold">4 pedidos</span>
      </div>
    </Folha>
  )
}
