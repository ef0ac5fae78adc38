import { useEffect, useEffectEvent, useState } from 'react'
import { data, isRouteErrorResponse, type LinksFunction, useRouteError, useSearchParams } from 'react-router'
import { readFailure } from '~/browser/attempt'
import { pause } from '~/browser/pause'
import { readAparencia } from '~/domain/aparencia/store.server'
import { readNomes } from '~/domain/contas/store.server'
import { TESTE_EXPIRADO } from '~/domain/empresas/plano'
import { montarRecibo } from '~/domain/pedidos/balcao/recibo'
import { findPedido } from '~/domain/pedidos/store.server'
import { listAjustes, listRecebimentos } from '~/domain/pedidos/store-do-dinheiro.server'
import { withTenant } from '~/server/database/transaction.server'
import { Button, ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'
import { recusaDaPorta } from '../porta'
import { entrarPelaSessao } from '../porta.server'
import { lerPedidoDoQuadro } from '../porta-do-pedido.server'
import type { Route } from './+types/recibo'
import { FolhaDoRecibo } from './folha-do-recibo'
import { ANTES_DE_IMPRIMIR_MS, ajustarFolha } from './imprimir'
import stylesheet from './recibo.css?url'

export const handle = { place: 'panel' }

const LOGO_MS = 2_000

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export const middleware: Route.MiddlewareFunction[] = [entrarPelaSessao]

/** GET /home/pedidos/:id/recibo: one order to be printed, of any status (recibo-1). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { empresa, id } = lerPedidoDoQuadro(context, params.id)
  const { pedido, logo, ...lido } = await withTenant(empresa.id, async tx => ({
    pedido: await findPedido(tx, id),
    logo: (await readAparencia(tx)).logo,
    ajustes: await listAjustes(tx, id),
    recebimentos: (await listRecebimentos(tx, [id])).get(id) ?? [],
  }))
  if (!pedido) throw data(null, { status: 404 })
  const nomes = await readNomes(lido.recebimentos.flatMap(({ por }) => por ?? []))
  const recebimentos = lido.recebimentos.map(linha => ({
    ...linha,
    nome: linha.por === null ? undefined : nomes.get(linha.por),
  }))
  return { ...montarRecibo(empresa, { ...pedido, ajustes: lido.ajustes }, recebimentos), logo }
}

/** With `?imprimir`, as the board opens it, the page prints by itself and closes. */
export default function PaginaDoRecibo({ loaderData: recibo }: Route.ComponentProps) {
  const sozinha = useSearchParams()[0].has('imprimir')
  const [falhou, setFalhou] = useState(false)
  function imprimir() {
    try {
      window.print()
    } catch {
      setFalhou(true)
    }
  }
  const imprimirSozinha = useEffectEvent(imprimir)
  useEffect(() => {
    // The page may also be printed from the browser's own menu.
    const ajustar = () => ajustarFolha(document)
    window.addEventListener('beforeprint', ajustar)
    ajustar()
    return () => window.removeEventListener('beforeprint', ajustar)
  }, [])
  useEffect(() => {
    if (!sozinha) return
    const fechar = () => window.close()
    window.addEventListener('afterprint', fechar)
    let saiu = false
    void desenhada().then(() => saiu || imprimirSozinha())
    return () => {
      saiu = true
      window.removeEventListener('afterprint', fechar)
    }
  }, [sozinha])

  return (
    <main className="flex min-h-dvh flex-col items-center gap-4 bg-fundo p-4 print:block print:bg-folha print:p-0">
      <title>{`Recibo do pedido nº ${recibo.numero} · Comanda`}</title>
      <div className="recibo-comandos flex flex-wrap justify-center gap-3">
        <Button icon={<Icon name="printer" className="size-5" />} onClick={imprimir}>
          Imprimir
        </Button>
        <ButtonLink to="/home" reloadDocument variant="secondary">
          Voltar ao painel
        </ButtonLink>
      </div>
      {falhou && (
        <p role="alert" className="recibo-comandos font-semibold text-red-tinta">
          Erro ao Imprimir: o navegador não abriu a impressão. Use o menu do navegador.
        </p>
      )}
      <div className="shadow-overlay print:shadow-none">
        <FolhaDoRecibo recibo={recibo} logo={recibo.logo} />
      </div>
    </main>
  )
}

/** After the pause, and with the logo, for which a receipt does not wait long. */
async function desenhada(): Promise<void> {
  const logos = [...document.querySelectorAll<HTMLImageElement>('[data-recibo] img')]
  const prontos = Promise.allSettled(logos.map(logo => logo.decode()))
  await Promise.all([pause(ANTES_DE_IMPRIMIR_MS), Promise.race([prontos, pause(LOGO_MS)])])
}

function explicar(error: unknown) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 404) return { titulo: 'Erro na Impressão', texto: 'O pedido não foi encontrado.' }
  if (status === 403)
    return {
      titulo: 'Erro na Impressão',
      texto: recusaDaPorta(readFailure(error))?.texto ?? `${TESTE_EXPIRADO}.`,
    }
  return { titulo: 'Erro ao Imprimir', texto: 'O recibo não chegou. Confira a conexão e tente novamente.' }
}

export function ErrorBoundary() {
  const { titulo, texto } = explicar(useRouteError())
  return (
    <main className="grid min-h-dvh place-items-center">
      <title>{`${titulo} · Comanda`}</title>
      <EmptyState
        headingLevel={1}
        icon={<Icon name="printer-x" />}
        title={titulo}
        text={texto}
        action={
          <ButtonLink to="/home" reloadDocument>
            Voltar ao painel
          </ButtonLink>
        }
      />
    </main>
  )
}
