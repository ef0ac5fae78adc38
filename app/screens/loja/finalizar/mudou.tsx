import type { TotalMudou } from '~/domain/pedidos/checkout/montar-pedido'
import { type Centavos, formatReais } from '~/domain/valores/centavos'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/overlays/dialog'
import { listarMudancas, mudancasDoTotal } from './reacao/apos-a-resposta'
import { comBase, type TotalMostrado } from './reacao/resumir-pedido'

interface MudouProps {
  open: boolean
  mudou: TotalMudou
  antes: TotalMostrado
  enviando: boolean
  aoConfirmar: () => void
  aoVoltar: () => void
}

/**
 * Shows, line by line, what the server would charge now, for the customer to accept or not; nothing is saved yet
 * (checkout-11).
 */
export function Mudou({ open, mudou, antes, enviando, aoConfirmar, aoVoltar }: MudouProps) {
  return (
    <Dialog
      open={open}
      onClose={aoVoltar}
      closeOnBackdrop={false}
      title="Os valores mudaram"
      description="Enquanto você pedia, o restaurante atualizou valores. Nada foi enviado ainda: confira antes de confirmar."
      footer={
        <>
          <Button variant="secondary" onClick={aoVoltar}>
            Voltar
          </Button>
          <Button className="flex-1" pending={enviando} pendingLabel="Enviando..." onClick={aoConfirmar}>
            Confirmar novo valor
          </Button>
        </>
      }
    >
      {mudou.cupom && (
        <Banner tone="warning" title="Cupom retirado">
          <p>{mudou.cupom.texto}</p>
        </Banner>
      )}
      <ul className="divide-y divide-linha">
        {listarMudancas(antes.linhas, mudou).map(({ chave, ...linha }) => (
          <Mudanca key={chave} {...linha} />
        ))}
        {mudancasDoTotal(comBase(antes), comBase(mudou)).map(({ chave, ...linha }) => (
          <Mudanca key={chave} {...linha} forte={chave === 'total'} />
        ))}
      </ul>
    </Dialog>
  )
}

interface MudancaProps {
  rotulo: string
  antes: Centavos
  antesDito?: string
  agora: Centavos
  forte?: boolean
}

function Mudanca({ rotulo, antes, antesDito, agora, forte = false }: MudancaProps) {
  return (
    <li
      className={
        forte ? 'flex justify-between gap-4 py-3 font-bold text-md' : 'flex justify-between gap-4 py-3'
      }
    >
      <span className="min-w-0">{rotulo}</span>
      <span className="shrink-0 text-right tabular-nums">
        <span className="sr-only">era </span>
        <s className="font-normal text-sm text-tinta-suave">{antesDito ?? formatReais(antes)}</s>
        <span className="sr-only">, agora é </span> <b>{formatReais(agora)}</b>
      </span>
    </li>
  )
}
