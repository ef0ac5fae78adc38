import { useRef } from 'react'
import { Link } from 'react-router'
import { ERRO_AO_SALVAR_CONFIGURACOES } from '~/domain/configuracoes/configuracoes'
import { Banner } from '~/ui/banner'
import { Card } from '~/ui/card'
import { RadioTiles } from '~/ui/fields/radio-tiles'
import { Icon } from '~/ui/icon'
import { BotaoSalvar } from '../tela/formulario/botao-salvar'
import { RecusaGeral } from '../tela/formulario/recusa-geral'
import { useGravacao } from '../tela/formulario/use-gravacao'
import type { Mudancas } from '../tela/formulario/use-mexido'

interface ReceberPedidosProps {
  tipoPedido: 'sistema' | 'whatsapp'
  tipoPedidoVisto: string
  temTelefone: boolean
  meusDados: string
  mudancas: Mudancas
}

/** `tipo_pedido` as the owner's choice (empresa-6). */
export function ReceberPedidos({
  tipoPedido,
  tipoPedidoVisto,
  temTelefone,
  meusDados,
  mudancas,
}: ReceberPedidosProps) {
  const formulario = useRef<HTMLFormElement>(null)
  const { doFormulario, gravando, geral, conflito, visto, erro } = useGravacao(formulario, {
    rota: '/home/configuracoes/tipo-pedido',
    textos: { titulo: ERRO_AO_SALVAR_CONFIGURACOES },
    aoGravar: mudancas.aoGravar,
    visto: tipoPedidoVisto,
  })
  return (
    <Card as="section" aria-labelledby="receber">
      <h2 id="receber" className="scroll-mt-4 font-bold text-lg">
        Recebimento dos pedidos
      </h2>
      <p className="mt-1 text-tinta-suave">
        Onde chegam os pedidos que os clientes fazem no cardápio. Ex.: neste painel, ou no seu WhatsApp.
      </p>
      <form {...doFormulario(mudancas.aoEnviar)} onInput={mudancas.aoMexer} className="mt-5 grid gap-5">
        {geral && <RecusaGeral recusa={geral} conflito={conflito} />}
        <input type="hidden" name="visto" value={visto ?? ''} />
        <RadioTiles
          legend="Tipo de pedido"
          name="tipoPedido"
          defaultValue={tipoPedido}
          error={erro('tipoPedido')}
          choices={[
            {
              value: 'sistema',
              label: 'Sistema',
              icon: <Icon name="clipboard-list" />,
              description: 'No painel, com aviso sonoro. O cliente acompanha o status.',
            },
            {
              value: 'whatsapp',
              label: 'WhatsApp',
              icon: <Icon name="message-circle" />,
              description: 'Como mensagem no telefone da empresa. Não aparecem no painel.',
            },
          ]}
        />
        {!temTelefone && (
          <Banner tone="info">
            <span>Para receber pelo WhatsApp, informe antes o telefone em</span>{' '}
            <Link to={meusDados} className="font-semibold underline underline-offset-4">
              Meus dados
            </Link>
            <span>.</span>
          </Banner>
        )}
        <BotaoSalvar gravando={gravando} className="sm:justify-self-end" />
      </form>
    </Card>
  )
}
