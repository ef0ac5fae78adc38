import { EyeOff, Tags } from 'lucide-react'
import { useState } from 'react'
import { CATEGORIA_COM_PRODUTOS } from '~/domain/cardapio/categoria'
import { salvarCategoria } from '~/domain/cardapio/salvar-categoria.server'
import { type CategoriaDoPainel, listCategorias } from '~/domain/cardapio/store-categorias.server'
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
import type { Route } from './+types/categorias'
import { FormularioDaCategoria } from './formulario-da-categoria'

/** GET /home/categorias?busca&pagina. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { empresa } = comDireito(context, 'ver o cardápio')
  const consulta = lerConsultaDaLista(request)
  const lista = await withTenant(empresa.id, tx => listCategorias(tx, consulta))
  return { lista, busca: consulta.busca }
}

/** POST /home/categorias: a new one. */
export async function action({ request, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'editar o cardápio')
  const valores = Object.fromEntries(await readForm(request))
  return responder(await salvarCategoria(empresa.id, null, valores), 'Categoria criada!')
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return semDerrubar(serverAction, { titulo: 'Erro ao salvar' })
}

export default function Categorias({ loaderData: { lista, busca } }: Route.ComponentProps) {
  const [editada, setEditada] = useState<CategoriaDoPainel | 'nova' | null>(null)
  const [excluida, setExcluida] = useState<CategoriaDoPainel | null>(null)
  const abrir = () => setEditada('nova')
  const vazia = lista.total === 0 && busca === ''
  return (
    <Tela
      titulo="Categorias"
      acoes={!vazia && <BotaoNovo rotulo="Nova categoria" noTitulo aoAbrir={abrir} />}
    >
      <Lista
        lista={lista}
        busca={busca}
        rotuloDaBusca="Buscar categoria..."
        nomes={['categoria', 'categorias']}
        vazia={
          <EmptyState
            icon={<Tags />}
            title="Nenhuma categoria ainda"
            text="O cardápio é dividido em categorias, como Pizzas e Bebidas: um produto só aparece para os clientes dentro de uma. Comece por ela."
            action={<BotaoNovo rotulo="Nova categoria" aoAbrir={abrir} />}
          />
        }
        cartao={categoria => (
          <CartaoDaLista
            key={categoria.id}
            nome={categoria.nome}
            selo={!categoria.ativo && <Badge icon={<EyeOff />}>Inativa</Badge>}
            contagem={contagem(categoria)}
            aoEditar={() => setEditada(categoria)}
            aoExcluir={() => setExcluida(categoria)}
          >
            <Detalhes categoria={categoria} />
          </CartaoDaLista>
        )}
      />
      {editada && (
        <FormularioDaCategoria
          categoria={editada === 'nova' ? null : editada}
          aoFechar={() => setEditada(null)}
        />
      )}
      {excluida && (
        <ConfirmarExclusao
          titulo={`Excluir "${excluida.nome}"?`}
          texto="A categoria será excluída. Esta ação não pode ser desfeita."
          acao={`/home/categorias/${excluida.id}/exclusao`}
          bloqueio={excluida.produtos > 0 ? CATEGORIA_COM_PRODUTOS : undefined}
          aoFechar={() => setExcluida(null)}
        />
      )}
    </Tela>
  )
}

function contagem({ produtos }: CategoriaDoPainel): string {
  return produtos === 0 ? 'Nenhum produto' : quantos(produtos, 'produto', 'produtos')
}

function Detalhes({ categoria }: { categoria: CategoriaDoPainel }) {
  const { descricao, codigoCategoriaSistemaCliente: codigo } = categoria
  return (
    <>
      {descricao && <p className="line-clamp-2 text-sm text-tinta-suave">{descricao}</p>}
      {codigo && <p className="text-tinta-suave text-xs">Código: {codigo}</p>}
    </>
  )
}

export function ErrorBoundary() {
  return <FalhaDaTela titulo="Erro ao carregar categorias" />
}
