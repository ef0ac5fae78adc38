import { listOfereciveis } from '~/domain/cardapio/store-nomes.server'
import { LISTAS, type Lista } from '~/domain/destaques/modos-das-listas'
import { abrirBanner } from '~/domain/destaques/salvar-banner.server'
import { abrirLista } from '~/domain/destaques/salvar-lista.server'
import { withTenant } from '~/server/database/transaction.server'
import { ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'
import { SoParaVer } from '../pode'
import { comDireito } from '../porta.server'
import { FalhaDaTela } from '../tela/falha-da-tela'
import { GuardaDaSaida } from '../tela/formulario/guarda-da-saida'
import { type Mudancas, useMexido } from '../tela/formulario/use-mexido'
import { Tela } from '../tela/tela'
import type { Route } from './+types/destaques'
import { BannerDaLoja } from './banner-da-loja'
import { ListaDosDestaques } from './lista-dos-destaques'

/** GET /home/destaques: what the shop puts forward (destaque-1). */
export async function loader({ context }: Route.LoaderArgs) {
  const { empresa } = comDireito(context, 'ver o cardápio')
  return withTenant(empresa.id, async tx => ({
    produtos: await listOfereciveis(tx),
    destaques: await abrirLista(tx, 'destaques'),
    tambem: await abrirLista(tx, 'tambem'),
    banner: await abrirBanner(tx),
  }))
}

export default function Destaques({ loaderData: { produtos, banner, ...abertas } }: Route.ComponentProps) {
  const formularios: Readonly<Record<Lista | 'banner', Mudancas>> = {
    destaques: useMexido(),
    tambem: useMexido(),
    banner: useMexido(),
  }
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
          {LISTAS.map(lista => (
            <ListaDosDestaques
              key={formularios[lista].preenchido}
              lista={lista}
              aberta={abertas[lista]}
              produtos={produtos}
              mudancas={formularios[lista]}
            />
          ))}
          <BannerDaLoja key={formularios.banner.preenchido} aberto={banner} mudancas={formularios.banner} />
        </div>
      )}
      <GuardaDaSaida
        mexido={Object.values(formularios).some(({ mexido }) => mexido)}
        aoDescartar={() => {
          for (const { aoDescartar } of Object.values(formularios)) aoDescartar()
        }}
      />
    </Tela>
  )
}

export function ErrorBoundary() {
  return <FalhaDaTela titulo="Erro ao carregar destaques" />
}
