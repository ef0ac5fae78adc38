import { lerImagem, type MudancaDaImagem } from '~/domain/imagens/imagem-enviada.server'
import { trocarImagens } from '~/domain/imagens/trocar-imagens.server'
import { lerVisto, type Visto } from '~/domain/respostas/conflito'
import { juntar, vistoDe } from '~/domain/respostas/conflito.server'
import { ehRecusa } from '~/domain/respostas/recusa'
import {
  type ComJuntados,
  ehNegado,
  juntado,
  negar,
  negarPorConflito,
  type Resultado,
} from '~/domain/respostas/resultado'
import type { EmpresaId } from '~/domain/valores/ids'
import { lockInCompany, type Tx } from '~/server/database/transaction.server'
import { writePicture } from '~/server/pictures/images.server'
import { ALVO_DO_BANNER_SUMIDO, type BannerDigitado, formaDoBanner, lerBanner } from './banner-digitado'
import { listAlvosDoBanner, readBanner, saveBanner } from './store-do-banner.server'

interface BannerEnviado {
  /** The form's other fields. */
  readonly valores: unknown
  readonly imagem: MudancaDaImagem
}

/**
 * Saves the shop's banner (destaque-4). Refused, each beside its field: what the form refuses, a file that is not a picture, what the
 * banner may not lead to, and what somebody else has saved since. Answers the `visto` of the form's next save.
 */
export async function salvarBanner(
  empresaId: EmpresaId,
  { valores, imagem }: BannerEnviado,
): Promise<Resultado<ComJuntados & { readonly visto: string }>> {
  const lido = lerBanner(valores)
  const foto = typeof imagem === 'string' ? imagem : await lerImagem(empresaId, imagem, 'capa')
  if ('recusas' in lido) return { recusas: [...lido.recusas, ...(ehRecusa(foto) ? [foto] : [])] }
  if (ehRecusa(foto)) return negar(foto)
  const nova = typeof foto === 'string' ? null : await writePicture(empresaId, 'banner', foto)
  const escrita = {
    digitado: lido.dados,
    nova: foto === 'manter' ? undefined : nova,
    visto: lerVisto(valores),
  }
  const feito = await trocarImagens(empresaId, [nova], tx => gravar(tx, escrita))
  return ehNegado(feito) ? feito : { dados: feito.dados.salvo }
}

interface Escrita {
  readonly digitado: BannerDigitado
  /** The key of the new picture: null for none, undefined to keep the present one. */
  readonly nova: string | null | undefined
  readonly visto: Visto
}

async function gravar(tx: Tx, { digitado: semImagem, nova, visto }: Escrita) {
  await lockInCompany(tx, 'destaques')
  const guardado = await readBanner(tx)
  const digitado = { ...semImagem, imagem: nova === undefined ? guardado.imagem : nova }
  const alvos = (await listAlvosDoBanner(tx)).flatMap(({ alvos }) => alvos)
  const nomes = new Map(alvos.map(({ alvo, nome }) => [alvo, nome]))
  if (digitado.alvo !== null && !nomes.has(digitado.alvo))
    return { ...negar(ALVO_DO_BANNER_SUMIDO), mudou: true as const }
  const junto = juntar({ visto, digitado, guardado }, formaDoBanner(guardado, nomes))
  if ('conflito' in junto) return negarPorConflito(junto.conflito)
  const { dados } = junto
  await saveBanner(tx, dados)
  // The picture that no row names any more: the stored one, or the new one where somebody else's was kept.
  const antiga = dados.imagem === digitado.imagem ? guardado.imagem : digitado.imagem
  const antigas = nova === undefined ? [] : [antiga]
  return { dados: { salvo: { visto: vistoDe(digitado), ...juntado(junto).dados }, antigas } }
}

/** The banner as its form opens. A link that may not be chosen any more is left out by the next save. */
export async function abrirBanner(tx: Tx) {
  const dados = await readBanner(tx)
  return { dados, visto: vistoDe(dados), alvos: await listAlvosDoBanner(tx) }
}
