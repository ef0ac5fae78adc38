import type { SecaoAberta } from '~/domain/configuracoes/configuracoes'
import type { TipoPedido } from '~/domain/empresas/plano'
import { Banner } from '~/ui/banner'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import type { Mudancas } from '../tela/formulario/use-mexido'
import type { OpcaoEmCartao } from './campo-do-ajuste'
import { CartaoDaSecao } from './cartao-da-secao'

interface ReceberPedidosProps {
  recebimento: SecaoAberta<'recebimento'>
  temTelefone: boolean
  meusDados: string
  mudancas: Mudancas
}

const TIPOS: Readonly<Record<TipoPedido, OpcaoEmCartao>> = {
  sistema: {
    icon: <Icon name="clipboard-list" />,
    description: 'No painel, com aviso sonoro. O cliente acompanha o status.',
  },
  whatsapp: {
    icon: <Icon name="message-circle" />,
    description: 'Como mensagem no telefone da empresa. Não aparecem no painel.',
  },
}

/** `tipo_pedido` as the owner's choice (empresa-6). */
export function ReceberPedidos({ recebimento, temTelefone, meusDados, mudancas }: ReceberPedidosProps) {
  return (
    <CartaoDaSecao
      secao={recebimento}
      titulo="Recebimento dos pedidos"
      texto="Onde chegam os pedidos que os clientes fazem no cardápio. Ex.: neste painel, ou no seu WhatsApp."
      mudancas={mudancas}
      aspecto={{ tipoPedido: { opcoes: TIPOS } }}
    >
      {!temTelefone && (
        <Banner tone="info">
          <span>Para receber pelo WhatsApp, informe antes o telefone em</span>{' '}
          <Link inText to={meusDados} className="font-semibold underline underline-offset-4">
            Meus dados
          </Link>
          <span>.</span>
        </Banner>
      )}
    </CartaoDaSecao>
  )
}
