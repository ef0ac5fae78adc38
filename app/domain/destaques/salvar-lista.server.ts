import { listOfereciveis } from '~/domain/cardapio/store-nomes.server'
import { lerVisto } from '~/domain/respostas/conflito'
import { juntar, vistoDe } from '~/domain/respostas/conflito.server'
import {
  type ComJuntados,
  juntado,
  negar,
  negarPorConflito,
  type Resultado,
} from '~/domain/respostas/resultado'
import type { EmpresaId, ProdutoId } from '~/domain/valores/ids'
import { lockInCompany, type Tx, withTenant } from '~/server/database/transaction.server'
import { type DadosDaLista, formaDaLista, lerLista, NAO_SE_OFERECE } from './lista-digitada'
import { contarVendas } from './mais-vendidos.server'
import type { Lista } from './modos-das-listas'
import { listDestacados, listJuntos, readModos, replaceDestacados, saveModo } from './store.server'

/**
 * Saves one list of what the shop puts forward (destaque-1), and counts the sales at once where it shows them. Refused: what the form
 * refuses, a product that may not be offered, and what somebody else has saved since. Answers the `visto` of the form's next save.
 */
export async function salvarLista(
  empresaId: EmpresaId,
  lista: Lista,
  valores: unknown,
  agora: Date,
): Promise<Resultado<ComJuntados & { readonly visto: string }>> {
  const lida = lerLista(valores)
  if ('recusas' in lida) return lida
  return withTenant(empresaId, async tx => {
    await lockInCompany(tx, 'destaques')
    const oferecidos = new Map((await listOfereciveis(tx)).map(({ id, nome }) => [id, nome]))
    if (!lida.dados.produtos.every(id => oferecidos.has(id))) return { ...negar(NAO_SE_OFERECE), mudou: true }
    const guardado = await readLista(tx, lista)
    const junto = juntar(
      { visto: lerVisto(valores), digitado: lida.dados, guardado },
      formaDaLista(lista, oferecidos),
    )
    if ('conflito' in junto) return negarPorConflito(junto.conflito)
    const { modo, produtos } = junto.dados
    await saveModo(tx, lista, modo)
    await replaceDestacados(tx, { lista, pelasVendas: false }, produtos)
    await contarVendas(tx, await readModos(tx), agora)
    return { dados: { visto: vistoDe(lida.dados), ...juntado(junto).dados } }
  })
}

async function readLista(tx: Tx, lista: Lista): Promise<DadosDaLista> {
  const modos = await readModos(tx)
  return { modo: modos[lista], produtos: await listDestacados(tx, { lista, pelasVendas: false }) }
}

/** A list as its form opens, with what the sales say as long as it shows that: products, or pairs of them. */
export async function abrirLista(tx: Tx, lista: Lista) {
  const dados = await readLista(tx, lista)
  const vendidos = dados.modo === 'vendas' ? await listVendidos(tx, lista) : []
  return { ...dados, visto: vistoDe(dados), vendidos }
}

async function listVendidos(tx: Tx, lista: Lista): Promise<readonly (readonly ProdutoId[])[]> {
  if (lista === 'tambem') return listJuntos(tx)
  return (await listDestacados(tx, { lista, pelasVendas: true })).map(id => [id])
}
