import type { TipoPedido } from '~/domain/empresas/plano'
import { lerAtendimento } from '~/domain/horarios/atendimento/ler-atendimento.server'
import type { Conhecidos } from '~/domain/pedidos/andamento/carimbo'
import { listQuadro } from '~/domain/pedidos/andamento/store-do-quadro.server'
import { formatTelefone } from '~/domain/valores/telefone'
import { withTenant } from '~/server/database/transaction.server'
import { readComeco } from '../../comeco/comeco.server'
import { compartilharCardapio } from '../../compartilhar/compartilhar.server'
import type { Painel } from '../../porta.server'
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

/** Reads the board for a browser that has the orders `conhecidos` already (quadro-3, decision 046). */
export async function lerQuadro(
  request: Request,
  { empresa, quadroFechado }: Painel,
  conhecidos?: Conhecidos,
): Promise<LeituraDoQuadro> {
  const agora = new Date()
  const teste = lerTeste(empresa, agora)
  const { slug, tipoPedido } = empresa
  if (quadroFechado) return { expirado: true, slug, tipoPedido, teste }
  const desde = new Date(agora.getTime() - FINALIZADOS_MS)
  const { pedidos, ...lido } = await withTenant(empresa.id, async tx => ({
    ...(await listQuadro(tx, desde, FINALIZADOS_MAX, conhecidos)),
    ...(await readComeco(tx, request, empresa)),
    atendimento: await lerAtendimento(tx, empresa.fusoHorario, agora),
  }))
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
