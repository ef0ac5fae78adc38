import { eq, sql } from 'drizzle-orm'
import type { Momento } from '~/domain/cardapio/momento'
import { listNomesDoCardapio, listOfereciveis } from '~/domain/cardapio/store-nomes.server'
import { listCodigos, readSituacao } from '~/domain/cupons/store.server'
import { noPeriodo } from '~/domain/horarios/quando-vale'
import { preparedRead, type Tx } from '~/server/database/transaction.server'
import type { BannerDoCardapio } from './banner-da-loja'
import { type DadosDoBanner, SEM_BANNER } from './banner-digitado'
import { banners } from './tables-do-banner.server'

const lido = preparedRead('banner', db => {
  const { empresaId, ...dados } = banners
  const { texto, imagem, alvo, inicio, fim, ativo } = dados
  return db
    .select({ texto, imagem, alvo, inicio, fim, ativo })
    .from(banners)
    .where(eq(empresaId, sql.placeholder('empresaId')))
})

export async function readBanner(tx: Tx): Promise<DadosDoBanner> {
  const [linha] = await lido(tx)
  return linha ?? SEM_BANNER
}

/** What a menu shows at this moment (destaque-4): without its link when that is a coupon that cannot be used now. */
export async function readBannerDeAgora(tx: Tx, { agora, fuso }: Momento): Promise<BannerDoCardapio | null> {
  const { ativo, texto, imagem, alvo, ...datas } = await readBanner(tx)
  if (!ativo || texto === '' || noPeriodo(datas, agora, fuso) !== 'dentro') return null
  const [, codigo] = /^cupom-(.+)$/.exec(alvo ?? '') ?? []
  const vale = !codigo || (await readSituacao(tx, codigo, agora, fuso)) === 'ativo'
  return { texto, imagem, alvo: vale ? alvo : null }
}

export async function saveBanner(tx: Tx, novo: DadosDoBanner): Promise<void> {
  await tx
    .insert(banners)
    .values({ empresaId: tx.empresaId, ...novo })
    .onConflictDoUpdate({ target: banners.empresaId, set: novo })
}

interface Alvos {
  readonly grupo: string
  readonly alvos: readonly { readonly alvo: string; readonly nome: string }[]
}

/** All that a banner may lead to, by kind. */
export async function listAlvosDoBanner(tx: Tx): Promise<readonly Alvos[]> {
  const { categorias } = await listNomesDoCardapio(tx)
  const produtos = await listOfereciveis(tx)
  const codigos = await listCodigos(tx)
  return [
    { grupo: 'Categorias', alvos: categorias.map(({ id, nome }) => ({ alvo: `categoria-${id}`, nome })) },
    { grupo: 'Produtos', alvos: produtos.map(({ id, nome }) => ({ alvo: `produto-${id}`, nome })) },
    { grupo: 'Cupons', alvos: codigos.map(codigo => ({ alvo: `cupom-${codigo}`, nome: codigo })) },
  ]
}
