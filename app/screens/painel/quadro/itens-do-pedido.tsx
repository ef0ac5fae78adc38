import { ChevronDown } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { contarItens, contarUnidades } from '~/domain/carrinho/total'
import type { PedidoDoQuadro } from './dados-do-quadro'

type Itens = PedidoDoQuadro['itens']

type Linhas = 'line-clamp-1' | 'line-clamp-3 xl:line-clamp-2'

interface RecolhivelProps {
  titulo: string
  /** What stands behind the title while it is closed, cut to `linhas` lines. */
  resumo: ReactNode
  linhas: Linhas
  children: ReactNode
}

function Recolhivel({ titulo, resumo, linhas, children }: RecolhivelProps) {
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none items-start justify-between gap-2 rounded-sm py-1 leading-snug pointer-fine:min-h-0 pointer-coarse:items-center [&::-webkit-details-marker]:hidden">
        <span className={`min-w-0 break-words ${linhas} group-open:line-clamp-none`}>
          <span className="font-semibold">{titulo}</span>
          <span className="group-open:hidden">: {resumo}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="mt-0.5 size-4 shrink-0 text-tinta-suave transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="pb-2">{children}</div>
    </details>
  )
}

/** A cook reads a small order without opening anything; a long one shows that there is more. */
export function ItensDoPedido({ itens, linhas }: { itens: Itens; linhas: Linhas }) {
  return (
    <Recolhivel
      titulo={contarItens(contarUnidades(itens))}
      linhas={linhas}
      resumo={itens.map((item, linha) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order keep their places
        <Fragment key={linha}>
          {linha > 0 && ', '}
          <Quantidade>{item.quantidade}</Quantidade> {item.nome}
          {item.extras.length > 0 && <span className="text-tinta-suave"> + {item.extras.join(' + ')}</span>}
          {item.observacao && <span className="text-orange-tinta"> ({item.observacao})</span>}
        </Fragment>
      ))}
    >
      <ul className="grid grid-cols-1 gap-1.5">
        {itens.map((item, linha) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order keep their places
          <li key={linha} className="flex gap-2">
            <Quantidade>{item.quantidade}</Quantidade>
            <div className="min-w-0">
              <p className="font-medium">{item.nome}</p>
              {item.extras.map(extra => (
                <p key={extra} className="text-tinta-suave text-xs">
                  + {extra}
                </p>
              ))}
              {item.observacao && (
                <p className="whitespace-pre-line text-orange-tinta text-xs">Obs.: {item.observacao}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Recolhivel>
  )
}

function Quantidade({ children }: { children: number }) {
  return (
    <span className="shrink-0 font-bold tabular-nums">
      {children}
      <span aria-hidden="true">×</span>
      <span className="sr-only"> vezes</span>
    </span>
  )
}

export function ObservacoesDoPedido({ texto }: { texto: string }) {
  return (
    <Recolhivel
      titulo="Observações"
      linhas="line-clamp-1"
      resumo={<span className="text-orange-tinta">{texto}</span>}
    >
      <p className="whitespace-pre-line text-orange-tinta">{texto}</p>
    </Recolhivel>
  )
}
