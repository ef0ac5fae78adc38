import { useState } from 'react'
import { data } from 'react-router'
import { mudarOrdem } from '~/domain/cardapio/ordem/mudar-ordem.server'
import {
  type CategoriaNaOrdem,
  findCardapioNaOrdem,
  type ItemNaOrdem,
} from '~/domain/cardapio/store-ordem.server'
import { ehNegado, NAO_EXISTE } from '~/domain/respostas/resultado'
import type { CategoriaId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { readForm } from '~/server/request.server'
import { Badge } from '~/ui/badge'
import { Button, ButtonLink } from '~/ui/button'
import { classes } from '~/ui/classes'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'
import { IconButton } from '~/ui/icon-button'
import { comDireito } from '../porta.server'
import type { RespostaComVolta } from '../tela/com-volta'
import { FalhaDaTela } from '../tela/falha-da-tela'
import { quantos } from '../tela/lista/lista'
import { soALista } from '../tela/lista/mudancas-da-lista'
import { lerId } from '../tela/resposta'
import { Tela } from '../tela/tela'
import { useComVolta } from '../tela/use-com-volta'
import type { Route } from './+types/ordem'
import { mudarAOrdem, ROTA_DA_ORDEM, rotaDaOrdem } from './envios-da-ordem'
import { ListaNaOrdem } from './lista-na-ordem'

/** GET /home/ordem. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { empresa } = comDireito(context, 'editar o cardápio')
  soALista(url, ROTA_DA_ORDEM)
  return withTenant(empresa.id, findCardapioNaOrdem)
}

/** POST /home/ordem moves categories, /home/ordem/:id the products of that category. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'editar o cardápio')
  const categoria = params.id === undefined ? null : lerId<CategoriaId>(params.id)
  const feito = await mudarOrdem(empresa.id, categoria, Object.fromEntries(await readForm(request)))
  if (feito === NAO_EXISTE) throw data(null, { status: 404 })
  if (ehNegado(feito)) return data<RespostaComVolta>(feito, { status: feito.mudou ? 409 : 422 })
  const { mudanca, volta } = feito.dados
  const titulo = 'deAaZ' in mudanca ? 'De A a Z' : 'Ordem mudada'
  return { aviso: { titulo }, volta: volta && mudarAOrdem(categoria, volta) }
}

/** The order in which customers read the menu (produto-23). */
export default function Ordem({ loaderData: { categorias, arrumado } }: Route.ComponentProps) {
  const [abertas, setAbertas] = useState<ReadonlySet<CategoriaId>>(new Set())
  const alternar = (id: CategoriaId) =>
    setAbertas(antes =>
      antes.has(id) ? new Set([...antes].filter(outra => outra !== id)) : new Set(antes).add(id),
    )
  return (
    <Tela
      titulo="Ordem do cardápio"
      volta="/home/categorias"
      estreita
      acoes={arrumado && <DeAaZ categoria={null} />}
    >
      {categorias.length === 0 ? (
        <EmptyState
          icon={<Icon name="tags" />}
          title="Nenhuma categoria ainda"
          text="Quando houver categorias e produtos, aqui você diz em que ordem os clientes leem o cardápio."
          action={<ButtonLink to="/home/categorias">Ir para Categorias</ButtonLink>}
        />
      ) : (
        <>
          <p className="mb-3 text-sm text-tinta-suave">{ajuda(arrumado)}</p>
          <ListaNaOrdem
            rotulo="Categorias"
            rota={rotaDaOrdem(null)}
            itens={categorias}
            detalhe={categoria => (
              <>
                {!categoria.ativo && <Badge icon={<Icon name="eye-off" />}>Inativa</Badge>}
                <span>{quantos(categoria.produtos.length, 'produto', 'produtos')}</span>
              </>
            )}
            botao={({ id, nome, produtos }) => (
              <IconButton
                label={`Produtos de ${nome}`}
                icon={
                  <Icon name="chevron-down" className={classes('size-5', abertas.has(id) && 'rotate-180')} />
                }
                aria-expanded={abertas.has(id)}
                disabled={produtos.length === 0}
                onClick={() => alternar(id)}
              />
            )}
            abaixo={categoria => abertas.has(categoria.id) && <Produtos categoria={categoria} />}
          />
        </>
      )}
    </Tela>
  )
}

function ajuda(arrumado: boolean): string {
  const como = 'Arraste ou use as setas: os clientes veem a ordem nova na hora.'
  return arrumado ? `${como} O que você criar depois entra no fim.` : `Hoje tudo está de A a Z. ${como}`
}

function Produtos({ categoria: { id, nome, arrumada, produtos } }: { categoria: CategoriaNaOrdem }) {
  return (
    <div className="py-2 pr-1 pl-3 sm:pl-11">
      <ListaNaOrdem<ItemNaOrdem>
        rotulo={`Produtos de ${nome}`}
        rota={rotaDaOrdem(id)}
        itens={produtos}
        detalhe={({ ativo }) => !ativo && <Badge icon={<Icon name="eye-off" />}>Inativo</Badge>}
      />
      {arrumada && (
        <div className="mt-2 flex justify-end">
          <DeAaZ categoria={id} />
        </div>
      )}
    </div>
  )
}

function DeAaZ({ categoria }: { categoria: CategoriaId | null }) {
  const { enviar, emCurso } = useComVolta()
  return (
    <Button
      variant="secondary"
      pending={emCurso !== null}
      onClick={() => enviar(mudarAOrdem(categoria, { deAaZ: true }))}
    >
      {categoria === null ? 'Categorias de A a Z' : 'De A a Z'}
    </Button>
  )
}

export function ErrorBoundary() {
  return <FalhaDaTela titulo="Erro ao carregar a ordem do cardápio" />
}
