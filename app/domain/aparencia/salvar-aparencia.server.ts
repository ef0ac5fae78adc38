import { lerImagem, type MudancaDaImagem } from '~/domain/imagens/imagem-enviada.server'
import { trocarImagens } from '~/domain/imagens/trocar-imagens.server'
import { lerVisto, type Visto } from '~/domain/respostas/conflito'
import { juntar, vistoDe } from '~/domain/respostas/conflito.server'
import { ehRecusa, type Recusa } from '~/domain/respostas/recusa'
import {
  type ComJuntados,
  ehNegado,
  juntado,
  negarPorConflito,
  type Resultado,
} from '~/domain/respostas/resultado'
import type { EmpresaId } from '~/domain/valores/ids'
import type { Tx } from '~/server/database/transaction.server'
import type { PictureVersions } from '~/server/pictures/encode-picture.server'
import { writePicture } from '~/server/pictures/images.server'
import { type Aparencia, formaDaAparencia, lerCorDigitada } from './aparencia'
import type { Cor } from './cor'
import { lockAparencia, saveAparencia } from './store.server'

const FIGURAS = ['logo', 'capa'] as const
type Figura = (typeof FIGURAS)[number]

interface AparenciaEnviada extends Readonly<Record<Figura, MudancaDaImagem>> {
  /** The form's fields `cor` and `visto`. */
  readonly valores: unknown
}

/** The key of a figure after the save: null for none, undefined to keep the present one. */
type Novas = Readonly<Record<Figura, string | null | undefined>>

/**
 * Saves the shop's face (aparencia-1, aparencia-4). Refused: what is no colour, a file that is not a picture, each beside its
 * field, and what somebody else has saved since the form was filled in. Answers the `visto` of the form's next save.
 */
export async function salvarAparencia(
  empresaId: EmpresaId,
  { valores, ...mudancas }: AparenciaEnviada,
): Promise<Resultado<ComJuntados & { readonly visto: string }>> {
  const lida = lerCorDigitada(Object(valores).cor)
  const logo = await lerFigura(empresaId, 'logo', mudancas.logo)
  const capa = await lerFigura(empresaId, 'capa', mudancas.capa)
  if (ehRecusa(lida) || ehRecusa(logo) || ehRecusa(capa))
    return { recusas: [lida, logo, capa].filter(ehRecusa) }
  const novas = {
    logo: await guardar(empresaId, 'logo', logo),
    capa: await guardar(empresaId, 'capa', capa),
  }
  const chaves = FIGURAS.map(figura => novas[figura] ?? null)
  const feito = await trocarImagens(empresaId, chaves, tx =>
    gravar(tx, { cor: lida.cor, novas, visto: lerVisto(valores) }),
  )
  return ehNegado(feito) ? feito : { dados: feito.dados.salva }
}

/** The digest of what the form is filled with. */
export function vistoDaAparencia(guardada: Aparencia): string {
  return vistoDe(guardada)
}

type FiguraLida = PictureVersions | 'manter' | 'remover'

async function lerFigura(
  empresaId: EmpresaId,
  figura: Figura,
  mudanca: MudancaDaImagem,
): Promise<FiguraLida | Recusa> {
  if (typeof mudanca === 'string') return mudanca
  const lida = await lerImagem(empresaId, mudanca, figura)
  return ehRecusa(lida) ? { ...lida, campo: figura } : lida
}

async function guardar(empresaId: EmpresaId, figura: Figura, lida: FiguraLida) {
  if (lida === 'manter') return undefined
  return lida === 'remover' ? null : writePicture(empresaId, figura, lida)
}

interface Escrita {
  readonly cor: Cor | null
  readonly novas: Novas
  readonly visto: Visto
}

async function gravar(tx: Tx, { cor, novas, visto }: Escrita) {
  const guardado = await lockAparencia(tx)
  const digitado: Aparencia = {
    cor,
    logo: novas.logo === undefined ? guardado.logo : novas.logo,
    capa: novas.capa === undefined ? guardado.capa : novas.capa,
  }
  const junto = juntar({ visto, digitado, guardado }, formaDaAparencia(guardado))
  if ('conflito' in junto) return negarPorConflito(junto.conflito)
  const { dados } = junto
  await saveAparencia(tx, dados)
  // The figure that no row names any more: the stored one, or the new one where somebody else's was kept.
  const antigas = FIGURAS.filter(figura => novas[figura] !== undefined).map(figura =>
    dados[figura] === digitado[figura] ? guardado[figura] : digitado[figura],
  )
  return { dados: { salva: { visto: vistoDe(digitado), ...juntado(junto).dados }, antigas } }
}
