import { CirclePlus } from 'lucide-react'
import { useState } from 'react'
import { EXTRA_COM_PRODUTOS, NOME_DO_TIPO } from '~/domain/cardapio/extra'
import { salvarExtra } from '~/domain/cardapio/salvar-extra.server'
import { type ExtraDoPainel, listExtras } from '~/domain/cardapio/store-extras.server'
import { formatReais } from '~/domain/valores/centavos'
import { readForm } from '~/server/request.server'
import { withTenant } from '~/server/transaction.server'
import { Badge } from '~/ui/badge'
import { EmptyState } from '~/ui/empty-state'
import { comDireito } from '../porta.server'
import { BotaoNovo } from '../tela/botao-novo'
import { CartaoDaLista } from '../tela/cartao-da-lista'
import { ConfirmarExclusao } from '../tela/confirmar-exclusao'
import { FalhaDaTela } from '../tela/falha-da-tela'
import { Lista, quantos } from '../tela/lista'
import { lerConsultaDaLista } from '../tela/paginas'
import { responder, semDerrubar } from '../tela/resposta'
import { Tela } from '../tela/tela'
import type { Route } from './+types/extras'
import { FormularioDoExtra } from './formulario-do-extra'

/** GET /home/extras?busca&pagina. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { empresa } = comDireito(context, 'ver o cardápio')
  const consulta = lerConsultaDaLista(request)
  const lista = await withTenant(empresa.id, tx => listExtras(tx, consulta))
  return { lista, busca: consulta.busca }
}

/** POST /home/extras: a new one. */
export async function action({ request, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'editar o cardápio')
  const valores = Object.fromEntries(await readForm(request))
  return responder(await salvarExtra(empresa.id, null, valores), 'Item extra criado!')
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return semDerrubar(serverAction, { titulo: 'Erro ao salvar' })
}

export default function Extras({ loaderData: { lista, busca } }: Route.ComponentProps) {
  const [editado, setEditado] = useState<ExtraDoPainel | 'novo' | null>(null)
  const [excluido, setExcluido] = useState<ExtraDoPainel | null>(null)
  const abrir = () => setEditado('novo')
  const vazia = lista.total === 0 && busca === ''
  return (
    <Tela
      titulo="Itens Extras"
      acoes={!vazia && <BotaoNovo rotulo="Novo item extra" noTitulo aoAbrir={abrir} />}
    >
      <Lista
        lista={lista}
        busca={busca}
        rotuloDaBusca="Buscar item extra..."
        nomes={['item extra', 'itens extras']}
        vazia={
          <EmptyState
            icon={<CirclePlus />}
            title="Nenhum item extra ainda"
            text="É o que o cliente acrescenta a um produto, como bacon ou borda recheada, cada um com o seu preço. Crie os seus e depois marque nos produtos quais eles aceitam."
            action={<BotaoNovo rotulo="Novo item extra" aoAbrir={abrir} />}
          />
        }
        cartao={extra => (
          <CartaoDaLista
            key={extra.id}
            nome={extra.nome}
            selo={<Badge>{NOME_DO_TIPO[extra.tipo]}</Badge>}
            contagem={contagem(extra)}
            aoEditar={() => setEditado(extra)}
            aoExcluir={() => setExcluido(extra)}
          >
            <p className="font-semibold tabular-nums">{formatReais(extra.preco)}</p>
          </CartaoDaLista>
        )}
      />
      {editado && (
        <FormularioDoExtra extra={editado === 'novo' ? null : editado} aoFechar={() => setEditado(null)} />
      )}
      {excluido && (
        <ConfirmarExclusao
          titulo={`Excluir "${excluido.nome}"?`}
          texto="O item extra será excluído; os pedidos já feitos não mudam. Esta ação não pode ser desfeita."
          acao={`/home/extras/${excluido.id}/exclusao`}
          bloqueio={excluido.produtos > 0 ? EXTRA_COM_PRODUTOS : undefined}
          aoFechar={() => setExcluido(null)}
        />
      )}
    </Tela>
  )
}

function contagem({ produtos }: ExtraDoPainel): string {
  return produtos === 0 ? 'Em nenhum produto' : `Em ${quantos(produtos, 'produto', 'produtos')}`
}

export function ErrorBoundary() {
  return <FalhaDaTela titulo="Erro ao carregar itens extras" />
}
