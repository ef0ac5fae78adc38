import { UtensilsCrossed } from 'lucide-react'
import { useState } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import {
  listOpcoesDoProduto,
  listProdutos,
  type ProdutoDoPainel,
} from '~/domain/cardapio/store-produtos.server'
import { ERRO_AO_SALVAR_PRODUTO } from '~/domain/produtos/produto'
import { IMAGEM_BYTES } from '~/domain/produtos/produto-imagem'
import { salvarProduto } from '~/domain/produtos/salvar-produto.server'
import type { Recusa } from '~/domain/respostas/recusa'
import { withTenant } from '~/server/transaction.server'
import { EmptyState } from '~/ui/empty-state'
import { AcoesDaPlanilha, ImportarOsPrimeiros } from '../planilhas/acoes-da-planilha'
import { comDireito } from '../porta.server'
import { BotaoNovo } from '../tela/botao-novo'
import { ConfirmarExclusao } from '../tela/confirmar-exclusao'
import { FalhaDaTela } from '../tela/falha-da-tela'
import { Lista } from '../tela/lista'
import { type Resposta, responder, semDerrubar } from '../tela/resposta'
import { Tela } from '../tela/tela'
import type { Route } from './+types/produtos'
import { CartaoDoProduto } from './cartao-do-produto'
import { Desativar } from './desativar'
import { lerEnvio } from './envio'
import { FiltrosDosProdutos, lerConsultaDeProdutos } from './filtros'
import { FormularioDoProduto } from './formulario-do-produto'

const RECUSA_MS = 7_000

export const fileBytes = IMAGEM_BYTES

/** GET /home/produtos?busca&categoria&ativo&pagina. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { empresa } = comDireito(context, 'ver o cardápio')
  const consulta = lerConsultaDeProdutos(request)
  return withTenant(empresa.id, async tx => ({
    lista: await listProdutos(tx, consulta),
    opcoes: await listOpcoesDoProduto(tx),
    busca: consulta.busca,
    filtrada: consulta.categoria !== null || consulta.ativo !== null,
  }))
}

/** POST /home/produtos: a new one. */
export async function action({ request, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'editar o cardápio')
  const { valores, imagem } = await lerEnvio(request)
  return responder(await salvarProduto(empresa.id, null, valores, imagem), 'Produto Criado!')
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return semDerrubar(serverAction, { titulo: ERRO_AO_SALVAR_PRODUTO })
}

/**
 * When a category or an extra item was refused because it is gone, the form must no longer offer it, so the loader runs
 * again.
 */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const resposta = actionResult as Resposta | undefined
  const sumiu = resposta && 'recusas' in resposta && resposta.recusas.some(ehDeOutroCadastro)
  return sumiu || defaultShouldRevalidate
}

function ehDeOutroCadastro({ campo }: Recusa): boolean {
  return campo === 'categoriaId' || campo === 'extras'
}

export default function Produtos({ loaderData }: Route.ComponentProps) {
  const { lista, opcoes, busca, filtrada } = loaderData
  const [editado, setEditado] = useState<ProdutoDoPainel | 'novo' | null>(null)
  const [excluido, setExcluido] = useState<ProdutoDoPainel | null>(null)
  const abrir = () => setEditado('novo')
  const vazia = lista.total === 0 && busca === '' && !filtrada
  return (
    <Tela
      titulo="Gerenciar Produtos"
      acoes={
        !vazia && (
          <>
            <AcoesDaPlanilha rota="/home/produtos" />
            <BotaoNovo rotulo="Novo produto" noTitulo aoAbrir={abrir} />
          </>
        )
      }
    >
      <Lista
        lista={lista}
        busca={busca}
        rotuloDaBusca="Buscar por nome, descrição ou código..."
        nomes={['produto', 'produtos']}
        filtros={<FiltrosDosProdutos categorias={opcoes.categorias} />}
        filtrada={filtrada}
        vazia={
          <EmptyState
            icon={<UtensilsCrossed />}
            title="Nenhum produto ainda"
            text="É o que o cliente vê e pede no seu cardápio: nome, preço e uma boa foto. Crie o primeiro e escolha a categoria em que ele aparece."
            action={
              <>
                <BotaoNovo rotulo="Novo produto" aoAbrir={abrir} />
                <ImportarOsPrimeiros rota="/home/produtos" />
              </>
            }
          />
        }
        cartao={produto => (
          <CartaoDoProduto
            key={produto.id}
            produto={produto}
            aoEditar={() => setEditado(produto)}
            aoExcluir={() => setExcluido(produto)}
          />
        )}
      />
      {editado && (
        <FormularioDoProduto
          produto={editado === 'novo' ? null : editado}
          opcoes={opcoes}
          aoFechar={() => setEditado(null)}
        />
      )}
      {excluido && (
        <ConfirmarExclusao
          titulo={`Excluir "${excluido.nome}"?`}
          texto="O produto e a imagem dele serão excluídos. Esta ação não pode ser desfeita."
          acao={`/home/produtos/${excluido.id}/exclusao`}
          recusaMs={RECUSA_MS}
          alternativa={
            excluido.ativo && <Desativar produto={excluido} aoDesativar={() => setExcluido(null)} />
          }
          aoFechar={() => setExcluido(null)}
        />
      )}
    </Tela>
  )
}

export function ErrorBoundary() {
  return <FalhaDaTela titulo="Erro ao carregar dados" />
}
