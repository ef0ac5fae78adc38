import type { RouterContextProvider } from 'react-router'
import { urlDaPrevia } from '~/domain/cardapio/cardapio'
import { estadoValeAte, janelasValemAte } from '~/domain/cardapio/disponibilidade/cardapio-vale-ate'
import { dizerQuando } from '~/domain/cardapio/disponibilidade/dizer-janelas'
import { readMudaEm, readVersao } from '~/domain/cardapio/disponibilidade/store-estado.server'
import { listCardapio } from '~/domain/cardapio/escolhas/store-escolhas.server'
import { momentoEm } from '~/domain/cardapio/momento'
import { readDestaques } from '~/domain/destaques/store.server'
import { readBannerDeAgora } from '~/domain/destaques/store-do-banner.server'
import { areaAtendida } from '~/domain/frete/area-atendida'
import { caminhosDaTabela } from '~/domain/frete/caminhos'
import { anunciarGratis } from '~/domain/frete/entrega-gratis'
import {
  anunciarFrete,
  type ConfiguracaoFrete,
  configuracaoDoFrete,
  freteSemDestino,
  minimosDasAreas,
} from '~/domain/frete/frete'
import { anunciarMinimo } from '~/domain/frete/minimo'
import { type Guardado, readGuardado } from '~/domain/frete/store.server'
import { tempoDaLoja } from '~/domain/horarios/atendimento/atendimento'
import { anunciarTempo } from '~/domain/horarios/promessa'
import { dizerPromocao, type PromocaoDoPedido } from '~/domain/promocoes/promocao'
import { ZERO } from '~/domain/valores/centavos'
import { withTenant } from '~/server/database/transaction.server'
import { expiresAt } from '~/server/kept/sharing.server'
import { requestOrigin } from '~/server/request.server'
import { lojaContext } from '../porta.server'

interface Pedida {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

/** The menu's page as it is read. */
export type PaginaLida = Awaited<ReturnType<typeof lerCardapio>>

export async function lerCardapio({ request, context }: Pedida) {
  const empresa = context.get(lojaContext)
  const { id, slug, nomefantasia: nome, fusoHorario: fuso } = empresa
  const agora = new Date()
  const momento = momentoEm(agora, fuso)
  const { versao, cardapio, destaques, banner, guardado, mudaEm } = await withTenant(id, async tx => ({
    // Before the menu: a change that comes in between makes the browser read once more, instead of never.
    versao: await readVersao(tx, momento),
    cardapio: dizerQuando(await listCardapio(tx, momento)),
    destaques: await readDestaques(tx),
    banner: await readBannerDeAgora(tx, momento),
    guardado: await readGuardado(tx),
    mudaEm: await readMudaEm(tx, momento),
  }))
  expiresAt(context, Math.min(estadoValeAte(mudaEm, agora, fuso), janelasValemAte(cardapio, agora, fuso)))
  const configuracao = configuracaoDoFrete(guardado)
  const origin = requestOrigin(request)
  const foto = cardapio.categorias
    .flatMap(categoria => categoria.produtos)
    .find(produto => produto.imagem)?.imagem
  const loja = {
    nome,
    endereco: `${origin}/${slug}`,
    imagem: origin + (foto ? urlDaPrevia(foto) : '/icon-512.png'),
    telefone: empresa.telefone,
    rua: empresa.enderecoLogradouro && `${empresa.enderecoLogradouro}, ${empresa.enderecoNumero ?? 's/n'}`,
    cidade: empresa.enderecoCidade,
    estado: empresa.enderecoEstado,
    cep: empresa.enderecoCep,
    atende: areaAtendida(configuracao),
  }
  return {
    loja,
    entrega: anunciarFrete(configuracao),
    tempo: anunciarTempo(tempoDaLoja(guardado), caminhosDaTabela(configuracao), agora),
    condicoes: [...anunciarCondicoes(guardado, configuracao), ...paraTudo(cardapio.promocoes)],
    slug,
    versao,
    fuso,
    agora: agora.getTime(),
    ...destaques,
    banner,
    ...cardapio,
  }
}

/** What promotions take off whatever is ordered. */
function paraTudo(promocoes: readonly PromocaoDoPedido[] = []): string[] {
  return [...new Set(promocoes.filter(({ produtos }) => produtos === null).map(dizerPromocao))]
}

/** The minimums and free delivery, as far as they can be said before a CEP is known. */
function anunciarCondicoes(guardado: Guardado, configuracao: ConfiguracaoFrete): string[] {
  const { minimoEntrega: entrega, minimoRetirada: retirada, freteGratisAcima, gratisSobre } = guardado
  const acima = freteSemDestino(configuracao) === ZERO ? null : freteGratisAcima
  return [
    anunciarMinimo({ entrega, retirada }, minimosDasAreas(configuracao)),
    anunciarGratis({ acima, sobre: gratisSobre }),
  ].filter(dito => dito !== null)
}
