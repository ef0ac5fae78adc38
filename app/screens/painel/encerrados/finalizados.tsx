import { comDireito } from '../porta.server'
import { FalhaDaTela } from '../tela/falha-da-tela'
import { lerConsultaDaLista } from '../tela/lista/paginas'
import { Tela } from '../tela/tela'
import { TesteExpirado } from '../teste-expirado'
import type { Route } from './+types/finalizados'
import { lerEncerrados } from './encerrados.server'
import { ListaDeEncerrados } from './lista-de-encerrados'

/** GET /home/finalizados?busca&pagina: every finished order; the board shows only those of the last day. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const painel = comDireito(context, 'ver o quadro')
  const consulta = lerConsultaDaLista(request)
  const lista = await lerEncerrados(painel, { fim: 'Finalizado', desde: null, consulta })
  const { slug, tipoPedido } = painel.empresa
  return { expirado: lista === null, slug, tipoPedido, busca: consulta.busca, lista }
}

export default function Finalizados({ loaderData }: Route.ComponentProps) {
  const { busca, lista } = loaderData
  if (lista === null) return <TesteExpirado {...loaderData} />
  return (
    <Tela titulo="Pedidos finalizados">
      <ListaDeEncerrados
        fim="Finalizado"
        lista={lista}
        busca={busca}
        vazia={{
          titulo: 'Nenhum pedido finalizado ainda',
          texto: 'Um pedido que chega ao fim do quadro aparece aqui, para consultar e imprimir de novo.',
        }}
      />
    </Tela>
  )
}

export function ErrorBoundary() {
  return <FalhaDaTela titulo="Erro ao carregar pedidos" />
}
