import { comDireito } from '../porta.server'
import { FalhaDaTela } from '../tela/falha-da-tela'
import { lerConsultaDaLista } from '../tela/lista/paginas'
import { Tela } from '../tela/tela'
import { TesteExpirado } from '../teste-expirado'
import type { Route } from './+types/cancelados'
import { lerEncerrados } from './encerrados.server'
import { ListaDeEncerrados } from './lista-de-encerrados'

const DIAS = 7

/** GET /home/cancelados?busca&pagina: cancelled orders of the last days (quadro-10). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const painel = comDireito(context, 'ver o quadro')
  const consulta = lerConsultaDaLista(request)
  const desde = new Date(Date.now() - DIAS * 24 * 60 * 60_000)
  const lista = await lerEncerrados(painel, { fim: 'Cancelado', desde, consulta })
  const { slug, tipoPedido } = painel.empresa
  return { expirado: lista === null, slug, tipoPedido, busca: consulta.busca, lista }
}

export default function Cancelados({ loaderData }: Route.ComponentProps) {
  const { busca, lista } = loaderData
  if (lista === null) return <TesteExpirado {...loaderData} />
  return (
    <Tela titulo="Pedidos cancelados">
      <ListaDeEncerrados
        fim="Cancelado"
        lista={lista}
        busca={busca}
        vazia={{
          titulo: `Nenhum pedido cancelado nos últimos ${DIAS} dias`,
          texto: 'Um pedido cancelado no quadro aparece aqui, com o motivo, e ainda pode ser impresso.',
        }}
      />
    </Tela>
  )
}

export function ErrorBoundary() {
  return <FalhaDaTela titulo="Erro ao carregar pedidos" />
}
