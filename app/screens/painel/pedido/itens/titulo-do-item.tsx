import {
  itemEmUmaLinha,
  linhaComPreco,
  linhasDasEscolhas,
  nomeDoItem,
  semPartir,
} from '~/domain/pedidos/texto-do-item'
import type { Linha } from '../linhas/linha'
import { comPreco, escolhidosDaLinha } from '../linhas/linhas'
import type { Oferta } from '../linhas/oferta'

interface TituloProps {
  linha: Linha
  oferta: Oferta
}

/** What the line is. While its options are asked they are in sight below; those of a stored line are a line each. */
export function TituloDoItem({ linha, oferta, soONome }: TituloProps & { soONome: boolean }) {
  const nome = nomeDoItem(linha)
  const { quantidade } = comPreco(linha, oferta)
  const extras = escolhidosDaLinha(linha, oferta)
  const tudo = itemEmUmaLinha({ ...linha, quantidade, extras })
  return (
    <div className="wrap-anywhere min-w-0 flex-1 pt-2.5 pb-1">
      <h4 className="font-semibold">
        <span>{nome}</span>
        {linha.id === null && !soONome && <span className="font-normal">{tudo.slice(nome.length)}</span>}
      </h4>
      {linha.guardada && !soONome && <Escolhas {...{ quantidade, extras }} />}
    </div>
  )
}

/** What is chosen with a line that the order has already. */
function Escolhas(doItem: Parameters<typeof linhasDasEscolhas>[0]) {
  const linhas = linhasDasEscolhas(doItem)
  if (linhas.length === 0) return null
  return (
    <ul className="mt-0.5 mb-3 text-tinta-suave">
      {linhas.map((escolha, posicao) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: plain texts, which change together
        <li key={posicao}>{semPartir(linhaComPreco(escolha))}</li>
      ))}
    </ul>
  )
}
