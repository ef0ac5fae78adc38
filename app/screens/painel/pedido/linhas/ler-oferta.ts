import { readOferta } from '~/domain/cardapio/escolhas/store-escolhas.server'
import { momentoEm } from '~/domain/cardapio/momento'
import { soASecao } from '~/domain/configuracoes/configuracoes'
import { type ConfiguracaoFrete, configuracaoDoFrete, freteSemDestino } from '~/domain/frete/frete'
import { readGuardado } from '~/domain/frete/store.server'
import { readFormas } from '~/domain/pedidos/store-formas.server'
import { withTenant } from '~/server/database/transaction.server'
import { linksDeCombos } from '../../compartilhar/compartilhar.server'
import { comDireito } from '../../porta.server'
import type { Route } from './+types/ler-oferta'

/**
 * GET /home/pedidos/novo-pedido: what the order form offers: the active products with their extras and sizes, each group
 * once, and the freight if it needs no CEP; null when it depends on the destination.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { empresa } = comDireito(context, 'mudar pedidos')
  const agora = new Date()
  const fuso = empresa.fusoHorario
  return withTenant(empresa.id, async tx => {
    const { produtos, grupos, estoques, promocoes } = await readOferta(tx, momentoEm(agora, fuso))
    const guardado = await readGuardado(tx)
    return {
      produtos: produtos.map(
        ({ id, nome, etiquetas, preco, precoNormal, extras, variantes, vinculos, esgotado, janelas }) => ({
          ...{ id, nome, preco, extras, esgotado },
          ...{ variantes: variantes.map(({ codigoCliente: _, ...variante }) => variante), vinculos },
          ...(precoNormal && { precoNormal }),
          ...(etiquetas && { etiquetas }),
          ...(janelas.length > 0 && { janelas }),
        }),
      ),
      grupos,
      estoques,
      promocoes,
      relogio: { agora: agora.getTime(), fuso },
      links: linksDeCombos(request, empresa),
      freteFixo: freteDeTodos(configuracaoDoFrete(guardado)),
      regras: {
        ...{ ...soASecao('minimo', guardado), ...soASecao('servico', guardado) },
        formas: await readFormas(tx),
      },
    }
  })
}

/** `Formulario.freteFixo`. */
function freteDeTodos(configuracao: ConfiguracaoFrete) {
  return configuracao.modo === 'a-combinar' ? configuracao.modo : freteSemDestino(configuracao)
}

export type OfertaLida = Awaited<ReturnType<typeof loader>>
