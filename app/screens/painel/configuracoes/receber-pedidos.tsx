import { useRef } from 'react'
import { Link, PrefetchPageLinks } from 'react-router'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Icon } from '~/ui/icon'
import { RadioTiles } from '~/ui/radio-tiles'
import { RecusaGeral } from '../tela/recusa-geral'
import { useAcao } from '../tela/use-acao'
import { useGravacao } from '../tela/use-gravacao'
import type { Mudancas } from '../tela/use-mexido'

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
  const acao = useAcao('/home/configuracoes/tipo-pedido')
  const { fetcher, gravando, geral, conflito, visto, erro } = useGravacao(formulario, {
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
      <PrefetchPageLinks page="/home/configuracoes/tipo-pedido" />
      <fetcher.Form
        ref={formulario}
        method="post"
        action={acao}
        onInput={mudancas.aoMexer}
        onSubmit={mudancas.aoEnviar}
        className="mt-5 grid gap-5"
      >
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
        <Button
          type="submit"
          size="lg"
          pending={gravando}
          pendingLabel="Salvando..."
          className="sm:justify-self-end"
        >
          Salvar
        </Button>
      </fetcher.Form>
    </Card>
  )
}
