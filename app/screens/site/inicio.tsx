import { Bike, ClipboardList, LogIn, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '~/ui/button'
import type { Route } from './+types/inicio'

/** It sells with no script at all (decision 36). */
export const handle = { noScript: true }

export const meta: Route.MetaFunction = () => [
  { title: 'Comanda: cardápio digital e pedidos para restaurantes' },
  {
    name: 'description',
    content:
      'Cardápio digital, carrinho e painel de pedidos em tempo real para restaurantes: do celular do cliente à cozinha.',
  },
]

interface Recurso {
  readonly icone: ReactNode
  readonly titulo: string
  readonly texto: string
}

const RECURSOS: readonly Recurso[] = [
  {
    icone: <Smartphone />,
    titulo: 'Cardápio no celular',
    texto: 'Um link só seu: o cliente escolhe, põe extras e observações e fecha o pedido sem instalar nada.',
  },
  {
    icone: <Bike />,
    titulo: 'Frete calculado',
    texto: 'Taxa fixa ou pela distância entre os CEPs, com o raio de atendimento que você define.',
  },
  {
    icone: <ClipboardList />,
    titulo: 'Painel ao vivo',
    texto: 'O pedido aparece na hora, com aviso sonoro, e anda de Pendente a Finalizado com um toque.',
  },
]

export default function Inicio() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-5xl items-center gap-3 px-4 py-4">
        <img src="/favicon.svg" alt="" width={40} height={40} />
        <p className="flex-1 font-bold text-lg">Comanda</p>
        <ButtonLink to="/login" reloadDocument variant="secondary">
          Login
        </ButtonLink>
      </header>
      <main className="mx-auto w-full max-w-5xl flex-1 px-4 pt-10 pb-16 sm:pt-16">
        <div className="grid items-center gap-12 lg:grid-cols-[1.2fr_1fr]">
          <div>
            <h1 className="text-balance font-extrabold text-xl">Do celular do cliente à sua cozinha</h1>
            <p className="mt-5 max-w-xl text-pretty text-md text-tinta-suave">
              A Comanda é o cardápio digital do seu restaurante: o cliente monta o pedido, a taxa de entrega é
              calculada na hora e tudo chega ao seu painel, pronto para preparar.
            </p>
            <ButtonLink
              to="/login"
              reloadDocument
              size="lg"
              icon={<LogIn aria-hidden="true" className="size-5" />}
              className="mt-8"
            >
              Entrar no painel
            </ButtonLink>
          </div>
          <Comandinha />
        </div>
        <ul className="mt-16 grid gap-8 border-linha border-t pt-10 sm:grid-cols-3">
          {RECURSOS.map(({ icone, titulo, texto }) => (
            <li key={titulo}>
              <span
                aria-hidden="true"
                className="grid size-11 place-items-center rounded-sm bg-acento-suave text-acento-forte [&_svg]:size-5"
              >
                {icone}
              </span>
              <h2 className="mt-4 font-bold text-md">{titulo}</h2>
              <p className="mt-1.5 text-pretty text-tinta-suave">{texto}</p>
            </li>
          ))}
        </ul>
      </main>
      <footer className="border-linha border-t">
        <p className="mx-auto max-w-5xl px-4 py-6 text-tinta-suave text-xs">
          Comanda: cardápio digital e pedidos para restaurantes.
        </p>
      </footer>
    </div>
  )
}

/** A ticket as the kitchen sees it; decoration, so nothing is read aloud. */
function Comandinha() {
  return (
    <div aria-hidden="true" className="mx-auto w-full max-w-sm">
      <div className="rounded-lg border border-linha bg-folha p-6 shadow-overlay">
        <div className="flex items-baseline justify-between">
          <p className="text-sm text-tinta-suave">
            nº 4821 <span className="font-extrabold text-lg text-tinta">0937</span>
          </p>
          <p className="rounded-full bg-orange-fundo px-3 py-0.5 font-semibold text-orange-tinta text-xs">
            Pendente
          </p>
        </div>
        <ul className="mt-4 grid gap-2 border-linha border-y border-dashed py-4">
          <LinhaDaComanda quantidade={1} nome="Pizza Margherita" valor="R$ 58,00" />
          <LinhaDaComanda quantidade={2} nome="Suco de laranja" valor="R$ 18,00" />
          <LinhaDaComanda nome="Entrega, 2,4 km" valor="R$ 6,00" />
        </ul>
        <p className="mt-4 flex items-baseline justify-between font-bold">
          Total <span className="text-lg tabular-nums">R$ 82,00</span>
        </p>
        <p className="mt-5 rounded-sm bg-fundo py-3 text-center font-semibold text-tinta-suave">
          Avançar Status
        </p>
      </div>
    </div>
  )
}

function LinhaDaComanda({ quantidade, nome, valor }: { quantidade?: number; nome: string; valor: string }) {
  return (
    <li className="flex gap-2">
      {quantidade && <span className="font-bold tabular-nums">{quantidade}×</span>}
      <span className="flex-1">{nome}</span>
      <span className="text-tinta-suave tabular-nums">{valor}</span>
    </li>
  )
}
