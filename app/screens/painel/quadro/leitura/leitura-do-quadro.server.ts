import type { RouterContextProvider } from 'react-router'
import type { TipoPedido } from '~/domain/empresas/plano'
import { lerAtendimento } from '~/domain/horarios/atendimento/ler-atendimento.server'
import type { Conhecidos } from '~/domain/pedidos/andamento/carimbo'
import { listQuadro } from '~/domain/pedidos/andamento/store-do-quadro.server'
import { formatTelefone } from '~/domain/valores/telefone'
import { withTenant } from '~/server/database/transaction.server'
import { readComeco } from '../../comeco/comeco.server'
import { compartilharCardapio } from '../../compartilhar/compartilhar.server'
import { type Painel, valeAte } from '../../porta.server'
import { type LeituraDoTeste, lerTeste } from '../../teste'
import type { QuadroEscrito } from './dados-do-quadro'
import { lerExibicao } from './exibicao'

const FINALIZADOS_MS = 24 * 60 * 60_000
const FINALIZADOS_MAX = 30

/** `teste`: for the frame's banner, which is read less often. */
export type LeituraDoQuadro =
  | {
      readonly expirado: true
      readonly slug: string
      readonly tipoPedido: TipoPedido
      readonly teste: LeituraDoTeste
    }
  | { readonly expirado: false; readonly quadro: QuadroEscrito; readonly teste: LeituraDoTeste }

interface Pergunta {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

/** Reads the board for a browser that has the orders `conhecidos` already (quadro-3, decision 046). */
export async function lerQuadro(
  { request, context }: Pergunta,
  painel: Painel,
  conhecidos?: Conhecidos,
): Promise<LeituraDoQuadro> {
  const { empresa, quadroFechado } = painel
  const agora = new Date()
  const teste = lerTeste(empresa, agora)
  const { slug, tipoPedido } = empresa
  if (quadroFechado) return { expirado: true, slug, tipoPedido, teste }
  const desde = new Date(agora.getTime() - FINALIZADOS_MS)
  const { pedidos, primeiroFim, ...lido } = await withTenant(empresa.id, async tx => ({
    ...(await listQuadro(tx, desde, FINALIZADOS_MAX, conhecidos)),
    ...(await readComeco(tx, request, empresa)),
    atendimento: await lerAtendimento(tx, empresa.fusoHorario, agora),
  }))
  valeAte(context, painel, primeiroFim && new Date(primeiroFim.getTime() + FINALIZADOS_MS))
  return {
    expirado: false,
    teste,
    quadro: {
      empresaId: empresa.id,
      fuso: empresa.fusoHorario,
      agora: agora.getTime(),
      porWhatsApp:
        tipoPedido === 'whatsapp' ? { telefone: empresa.telefone && formatTelefone(empresa.telefone) } : null,
      compartilhar: compartilharCardapio(request, empresa),
      exibicao: lerExibicao(request.headers.get('Cookie'), empresa.id),
      escritos: JSON.stringify(pedidos),
      ...lido,
    },
  }
}
