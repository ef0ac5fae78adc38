import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { contarUnidades } from '~/domain/pedidos/total'
import type { PedidoDoQuadro } from './dados-do-quadro'

interface RecolhivelProps {
  titulo: ReactNode
  /** At first; then as it was left. */
  aberto: boolean
  children: ReactNode
}

function Recolhivel({ titulo, aberto, children }: RecolhivelProps) {
  return (
    <details open={aberto} className="group">
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 rounded-sm font-semibold [&::-webkit-details-marker]:hidden">
        {titulo}
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-tinta-suave transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="pb-2.5">{children}</div>
    </details>
  )
}

export function ItensDoPedido({ itens, aberto }: Pick<PedidoDoQuadro, 'itens'> & { aberto: boolean }) {
  return (
    <Recolhivel titulo={`Itens (${contarUnidades(itens)})`} aberto={aberto}>
      <ul className="grid gap-1.5">
        {itens.map(item => (
          <li key={item.id} className="flex gap-2">
            <span className="shrink-0 font-bold tabular-nums">
              {item.quantidade}
              <span aria-hidden="true">×</span>
              <span className="sr-only"> vezes</span>
            </span>
            <div className="min-w-0">
              <p className="font-medium">{item.nomeProduto}</p>
              {item.extras.map(extra => (
                <p key={extra.nomeExtra} className="text-tinta-suave text-xs">
                  + {extra.nomeExtra}
                </p>
              ))}
              {item.observacoes && (
                <p className="whitespace-pre-line text-orange-tinta text-xs">Obs.: {item.observacoes}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Recolhivel>
  )
}

export function ObservacoesDoPedido({ texto }: { texto: string }) {
  return (
    <Recolhivel titulo="Observações" aberto>
      <p className="whitespace-pre-line">{texto}</p>
    </Recolhivel>
  )
}
