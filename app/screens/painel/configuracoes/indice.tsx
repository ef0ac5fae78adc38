import type { MouseEvent } from 'react'

/** The cards in the order of the page: the id of each heading, and what the index calls it. */
const CARTOES = [
  ['frete', 'Frete'],
  ['posicao', 'Posição da loja'],
  ['minimo', 'Pedido mínimo'],
  ['tempo', 'Tempo de entrega'],
  ['servico', 'Taxa de serviço'],
  ['pix', 'Pix'],
  ['recebimento', 'Recebimento dos pedidos'],
  ['aparencia', 'Aparência'],
] as const
export type Cartao = (typeof CARTOES)[number][0]

/** Leads to each card but those in `sem`, because the page is eight phones long. */
export function Indice({ sem }: { sem: readonly Cartao[] }) {
  return (
    <nav aria-label="Nesta página" className="mb-5">
      <ul className="flex flex-wrap gap-2">
        {CARTOES.filter(([id]) => !sem.includes(id)).map(([id, nome]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={aoIr}
              className="flex min-h-11 items-center rounded-full border border-linha bg-folha px-4 font-semibold text-sm transition-colors duration-150 hover:border-linha-forte"
            >
              {nome}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Without an entry in the history, where 'Voltar' and the question before leaving would count it as a page. */
function aoIr(event: MouseEvent<HTMLAnchorElement>) {
  const titulo = document.querySelector<HTMLElement>(event.currentTarget.hash)
  if (!titulo) return
  event.preventDefault()
  titulo.closest('section')?.scrollIntoView()
  titulo.tabIndex = -1
  titulo.focus({ preventScroll: true })
}
