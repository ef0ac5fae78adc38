import { useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import { attempt, type Failure } from '~/browser/attempt'
import type { TipoPedido } from '~/domain/empresas/plano'
import { listQuadro } from '~/domain/pedidos/andamento/store-do-quadro.server'
import { formatTelefone } from '~/domain/valores/telefone'
import { withTenant } from '~/server/transaction.server'
import { PACIENCIA_DO_QUADRO_MS } from '../acoes/mudanca'
import { readPrimeirosPassos } from '../comeco/comeco.server'
import { compartilharCardapio } from '../compartilhar/compartilhar.server'
import type { loader as lerMoldura } from '../layout'
import { recusaDaPorta } from '../porta'
import { comDireito } from '../porta.server'
import { FalhaDaTela } from '../tela/falha-da-tela'
import { temPorSalvar } from '../tela/por-salvar'
import { useReleitura } from '../tela/use-releitura'
import { type LeituraDoTeste, lerTeste } from '../teste'
import { TesteExpirado, type TesteExpiradoProps } from '../teste-expirado'
import type { Route } from './+types/quadro'
import { comOsMesmos, type DadosDoQuadro } from './dados-do-quadro'
import { lerExibicao } from './exibicao'
import { QuadroDePedidos } from './quadro-de-pedidos'

const FINALIZADOS_MS = 24 * 60 * 60_000
const FINALIZADOS_MAX = 30

/** `teste`: for the frame's banner, which is read less often. */
type Lido =
  | { expirado: true; slug: string; tipoPedido: TipoPedido; teste: LeituraDoTeste }
  | { expirado: false; quadro: DadosDoQuadro; falhou: boolean; teste: LeituraDoTeste }

/** GET /home (quadro-3): no order leaves the server once the trial is over. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Lido> {
  const { empresa, quadroFechado } = comDireito(context, 'ver o quadro')
  const agora = new Date()
  const teste = lerTeste(empresa, agora)
  const { slug, tipoPedido } = empresa
  if (quadroFechado) return { expirado: true, slug, tipoPedido, teste }
  const desde = new Date(agora.getTime() - FINALIZADOS_MS)
  const lido = await withTenant(empresa.id, async tx => ({
    ...(await listQuadro(tx, desde, FINALIZADOS_MAX)),
    comeco: await readPrimeirosPassos(tx, request, empresa),
  }))
  return {
    expirado: false,
    falhou: false,
    teste,
    quadro: {
      empresaId: empresa.id,
      fuso: empresa.fusoHorario,
      agora: agora.getTime(),
      porWhatsApp:
        tipoPedido === 'whatsapp' ? { telefone: empresa.telefone && formatTelefone(empresa.telefone) } : null,
      compartilhar: compartilharCardapio(request, empresa),
      exibicao: lerExibicao(request.headers.get('Cookie'), empresa.id),
      ...lido,
    },
  }
}

/** The reading that is on the screen: the board, or what is shown instead of it. */
let emVista: Lido | null = null

/**
 * When a reading fails or hangs, an error page must not replace the board: the last reading stays and is marked as old.
 * A deliberate answer of the server (a redirect to the login, a 4xx) is followed, except while somebody is writing an
 * order: then neither the login nor the board of another company that has signed in is shown.
 */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<Lido> {
  const lido = await attempt(serverLoader, semPerderDeVista, { patienceMs: PACIENCIA_DO_QUADRO_MS })
  if (lido.expirado || emVista === null || emVista.expirado || lido === emVista) return lido
  const { quadro } = emVista
  if (quadro.empresaId !== lido.quadro.empresaId && temPorSalvar()) return emVista
  return { ...lido, quadro: comOsMesmos(quadro, lido.quadro) }
}

function semPerderDeVista(falha: Failure): Lido {
  if (emVista && temPorSalvar() && recusaDaPorta(falha)) return emVista
  const deProposito = falha.status !== null && falha.status < 500
  if (deProposito || emVista === null) throw falha.thrown
  return emVista.expirado ? emVista : { ...emVista, falhou: true }
}

export default function Quadro({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    emVista = loaderData
    return () => {
      emVista = null
    }
  }, [loaderData])
  useMoldura(loaderData.expirado)
  if (loaderData.expirado) return <EmVezDoQuadro {...loaderData} />
  return <QuadroDePedidos quadro={loaderData.quadro} falhou={loaderData.falhou} />
}

/**
 * The panel's frame is read once, and the frame of an expired trial does not listen for orders. So when the trial has
 * ended or was extended meanwhile, the page is loaded again.
 */
function useMoldura(expirado: boolean) {
  const daMoldura = useRouteLoaderData<typeof lerMoldura>('screens/painel/layout')?.expirado
  useEffect(() => {
    if (daMoldura !== undefined && daMoldura !== expirado) window.location.reload()
  }, [daMoldura, expirado])
}

/** The screen of an expired trial, which the board replaces by itself when the company gets a plan or more days. */
function EmVezDoQuadro(props: TesteExpiradoProps) {
  useReleitura()
  return <TesteExpirado {...props} />
}

export function ErrorBoundary() {
  return <FalhaDaTela titulo="Erro ao carregar pedidos" />
}
