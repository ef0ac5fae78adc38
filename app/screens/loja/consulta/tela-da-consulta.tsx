import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Icon } from '~/ui/icon'
import type { Pagina, TelaProps } from '../documento'
import { useLoja } from '../loja-contexto'
import { ErroNoStatus, Moldura, VoltarAoCardapio } from '../status-pedido/moldura-do-status'
import { type ConsultaRecusada, FormularioDaConsulta } from './formulario-da-consulta'

export interface ConsultaLida {
  /** What is wrong with the address. */
  readonly erro: string | null
}

function Consulta({ lido: { erro }, feito }: TelaProps<ConsultaLida, ConsultaRecusada>) {
  const { nome } = useLoja()
  return (
    <Moldura acao={<VoltarAoCardapio variant="quiet" className="-mx-4 shrink-0" />}>
      <title>{`Consultar Status do Pedido · ${nome}`}</title>
      <Card as="section" aria-labelledby="consulta" className="mx-auto w-full max-w-lg md:p-6">
        <h1 id="consulta" className="mb-4 font-bold text-lg">
          Consultar Status do Pedido
        </h1>
        {erro && (
          <Banner tone="danger" title="Oops! Algo deu errado." className="mb-4">
            {erro}
          </Banner>
        )}
        <FormularioDaConsulta recusada={feito}>
          {({ id, buscando }) => (
            <Button
              type="submit"
              form={id}
              size="lg"
              wide
              pending={buscando}
              pendingLabel="Buscando..."
              icon={<Icon name="search" className="size-5" />}
              className="mt-5"
            >
              Buscar
            </Button>
          )}
        </FormularioDaConsulta>
      </Card>
    </Moldura>
  )
}

function Erro({ error }: { error: unknown }) {
  return (
    <ErroNoStatus error={error} padrao="Tente novamente em instantes." titulo404="Pedido não encontrado" />
  )
}

export const PAGINA: Pagina<ConsultaLida, ConsultaRecusada> = { Tela: Consulta, Erro }
