import { listOfereciveis } from '~/domain/cardapio/store-nomes.server'
import { abrirLista } from '~/domain/destaques/salvar-lista.server'
import { withTenant } from '~/server/database/transaction.server'
import { ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'
import { SoParaVer } from '../pode'
import { comDireito } from '../porta.server'
import { FalhaDaTela } from '../tela/falha-da-tela'
import { GuardaDaSaida } from '../tela/formulario/guarda-da-saida'
import { useMexido } from '../tela/formulario/use-mexido'
import { Tela } from '../tela/tela'
import type { Route } from './+types/destaques'
import { ListaDosDestaques } from './lista-dos-destaques'

/** GET /home/destaques: what the shop puts forward (destaque-1). */
export async function loader({ context }: Route.LoaderArgs) {
  const { empresa } = comDireito(context, 'ver o cardápio')
  return withTenant(empresa.id, async tx => ({
    produtos: await listOfereciveis(tx),
    destaques: await abrirLista(tx, 'destaques'),
  }))
}

export default function Destaques({ loaderData: { produtos, destaques } }: Route.ComponentProps) {
  const mudancas = useMexido()
  return (
    <Tela titulo="Destaques" estreita>
      {produtos.length === 0 ? (
        <EmptyState
          icon={<Icon name="star" />}
          title="Nenhum produto para destacar"
          text="Quando houver produtos no cardápio, aqui você diz quais deles o cliente vê primeiro."
          action={<ButtonLink to="/home/produtos">Ir para Produtos</ButtonLink>}
        />
      ) : (
        <div className="grid grid-cols-1 gap-6">
          <SoParaVer direito="editar o cardápio" />
          <ListaDosDestaques
            key={mudancas.preenchido}
            lista="destaques"
            aberta={destaques}
            produtos={produtos}
            mudancas={mudancas}
          />
        </div>
      )}
      <GuardaDaSaida mexido={mudancas.mexido} aoDescartar={mudancas.aoDescartar} />
    </Tela>
  )
}

export function ErrorBoundary() {
  return <FalhaDaTela titulo="Erro ao carregar destaques" />
}
