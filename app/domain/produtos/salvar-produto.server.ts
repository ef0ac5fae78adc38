import {
  CHAVES_DO_PRODUTO,
  type ConteudoDoProduto,
  conteudoDoProduto,
} from '~/domain/cardapio/cardapio-inteiro'
import { PRODUTO_MUDOU } from '~/domain/cardapio/eventos'
import type { VinculoDoProduto } from '~/domain/cardapio/grupo'
import { type ConteudoDoGrupo, porId, SEM_PRECO_DE_TODOS } from '~/domain/cardapio/grupo-guardado'
import { GRUPOS_DEMAIS } from '~/domain/cardapio/grupos/grupo-digitado'
import {
  insertGrupo,
  isNomeDeGrupoUsado,
  temTodosOsGrupos,
} from '~/domain/cardapio/grupos/store-da-edicao.server'
import { avisarMuitosProdutos } from '~/domain/cardapio/muitos-produtos.server'
import { findGruposPorId } from '~/domain/cardapio/store-grupos.server'
import {
  findPrecosPromocionais,
  savePrecosPromocionais,
} from '~/domain/cardapio/store-precos-promocionais.server'
import {
  findExtrasDoProduto,
  hasProduto,
  insertProduto,
  listOpcoesDoProduto,
  lockProduto,
  updateProduto,
} from '~/domain/cardapio/store-produtos.server'
import { countPromocoesLivres, lockPromocoes } from '~/domain/cardapio/store-promocoes.server'
import {
  findEscolhasDe,
  findGrafias,
  lockEscolhas,
  SEM_ESCOLHAS,
} from '~/domain/cardapio/store-tamanhos.server'
import { lerImagem, type MudancaDaImagem } from '~/domain/imagens/imagem-enviada.server'
import { trocarImagens } from '~/domain/imagens/trocar-imagens.server'
import { PROMOCOES_DEMAIS } from '~/domain/promocoes/promocao-digitada'
import { lerVisto, type Visto } from '~/domain/respostas/conflito'
import { type Junto, juntar, mudouDesde } from '~/domain/respostas/conflito.server'
import { ehRecusa } from '~/domain/respostas/recusa'
import {
  ehNegado,
  juntado,
  NAO_EXISTE,
  negar,
  negarPorConflito,
  type Resultado,
  type Salvo,
} from '~/domain/respostas/resultado'
import type { Centavos } from '~/domain/valores/centavos'
import type { EmpresaId, ProdutoId } from '~/domain/valores/ids'
import { unlessViolated } from '~/server/database/constraints.server'
import { type Tx, tell, withTenant } from '~/server/database/transaction.server'
import { writePicture } from '~/server/pictures/images.server'
import { arrumarProduto, formaDoProduto } from './forma-do-produto'
import { nomeDaImagem } from './nome-da-imagem'
import {
  CATEGORIA_SUMIU,
  type DadosDoProduto,
  EXTRA_SUMIU,
  GRUPO_DE_SABORES_REPETIDO,
  GRUPO_SUMIU,
  lerProduto,
} from './produto'
import { comGrafias, recusarVinculos } from './tamanhos-e-grupos'

/**
 * Saves the product's form with its links and picture: a new one when `id` is null (produto-1, produto-9). Refused: a
 * product that this company does not have, what the form refuses, a file that is not a picture, a category or an extra
 * item that is gone, and what somebody else has saved since `visto` (decision 016).
 */
export async function salvarProduto(
  empresaId: EmpresaId,
  id: ProdutoId | null,
  valores: unknown,
  imagem: MudancaDaImagem = 'manter',
): Promise<Resultado<Salvo>> {
  if (id !== null && !(await withTenant(empresaId, tx => hasProduto(tx, id)))) return NAO_EXISTE
  const lido = lerProduto(valores)
  const foto = typeof imagem === 'string' ? imagem : await lerImagem(empresaId, imagem)
  if ('recusas' in lido) return { recusas: ehRecusa(foto) ? [...lido.recusas, foto] : lido.recusas }
  if (ehRecusa(foto)) return negar(foto)
  const { dados } = lido
  const escrita = { id, dados, visto: lerVisto(valores) }
  if (foto === 'manter') return gravar(empresaId, escrita)
  if (foto === 'remover') return gravar(empresaId, { ...escrita, nova: null })
  const nova = await writePicture(empresaId, nomeDaImagem(dados.nome), foto)
  return gravar(empresaId, { ...escrita, nova })
}

interface Escrita {
  readonly id: ProdutoId | null
  readonly dados: DadosDoProduto
  readonly visto: Visto
  /** The key of the product's picture after the save: null for none, undefined to keep the present one. */
  readonly nova?: string | null
}

async function gravar(empresaId: EmpresaId, escrita: Escrita): Promise<Resultado<Salvo>> {
  const { nova } = escrita
  const feito = await trocarImagens(empresaId, nova === undefined ? [] : [nova], tx => escrever(tx, escrita))
  return ehNegado(feito) ? feito : juntado(feito.dados)
}

type Escrito = Resultado<{
  /** The key of the picture that the product has no more. */
  readonly antigas: readonly (string | null)[]
  readonly juntados: readonly string[]
}>

/** What another transaction may have deleted since the form was opened; the foreign keys see it. */
const SUMIDOS = [
  ['produtos_categoria', CATEGORIA_SUMIU],
  ['produto_itens_extra_extra', EXTRA_SUMIU],
  ['produto_grupos_grupo', GRUPO_SUMIU],
] as const

function escrever(tx: Tx, escrita: Escrita): Promise<Escrito> {
  return SUMIDOS.reduce(
    (trabalho, [chave, recusa]) =>
      () =>
        unlessViolated<Escrito>(chave, negar(recusa), trabalho),
    () => escreverTudo(tx, escrita),
  )()
}

async function escreverTudo(tx: Tx, { id, dados: digitados, visto, nova }: Escrita): Promise<Escrito> {
  await lockEscolhas(tx)
  await lockPromocoes(tx)
  const { novoSabor, ...digitado } = digitados
  const grafias = digitado.tamanhos.length > 0 ? await findGrafias(tx, id) : []
  const dados = comGrafias(digitado, grafias)
  const antes = id === null ? null : await lockProduto(tx, id)
  if (id !== null && !antes) return NAO_EXISTE
  const imagem = nova === undefined ? (antes?.imagemUrl ?? null) : nova
  const digitada = conteudoDoProduto({ ...dados, imagem })
  let promocionalDeAntes: Centavos | null = null
  let junto: Junto<ConteudoDoProduto> = { dados: digitada, juntados: [] }
  if (id !== null && antes) {
    const escolhas = (await findEscolhasDe(tx, [id])).get(id) ?? SEM_ESCOLHAS
    const extras = await findExtrasDoProduto(tx, id)
    promocionalDeAntes = (await findPrecosPromocionais(tx, [id])).get(id)?.preco ?? null
    const precos = { precoPromocional: promocionalDeAntes }
    const guardado = { ...antes, ...precos, imagem: antes.imagemUrl, extras, ...escolhas }
    const doisEmUm = await juntarProdutos(tx, {
      visto,
      digitado: digitada,
      guardado: conteudoDoProduto(guardado),
    })
    if ('conflito' in doisEmUm) return negarPorConflito(doisEmUm.conflito)
    junto = doisEmUm
  }
  const { imagem: imagemUrl, precoPromocional, ...produto } = arrumarProduto(junto.dados)
  const maisUma = precoPromocional !== null && promocionalDeAntes === null
  if (maisUma && (await countPromocoesLivres(tx)) <= 0) {
    return negar({ ...PROMOCOES_DEMAIS, campo: 'precoPromocional' })
  }
  const grupos = await ligarGrupos(tx, produto, novoSabor)
  if (ehNegado(grupos)) return grupos
  const linha = { ...produto, grupos: grupos.dados, imagemUrl }
  if (id !== null) await updateProduto(tx, id, linha)
  const produtoId = id ?? (await insertProduto(tx, linha))
  await savePrecosPromocionais(tx, [{ produtoId, varianteId: null, valor: precoPromocional }])
  tell(tx, PRODUTO_MUDOU, produtoId)
  if (id === null) await avisarMuitosProdutos(tx)
  // Where somebody else's picture was kept, the new file is the one without a row.
  const semLinha = imagemUrl === imagem ? (antes?.imagemUrl ?? null) : imagem
  return { dados: { antigas: nova === undefined ? [] : [semLinha], juntados: junto.juntados } }
}

/** The links to be saved; a group of flavours that is to be made for the product is asked first. */
async function ligarGrupos(
  tx: Tx,
  { grupos: vinculos, tamanhos }: Pick<ConteudoDoProduto, 'grupos' | 'tamanhos'>,
  novoSabor: string | null,
): Promise<Resultado<readonly VinculoDoProduto[]>> {
  const [primeira, ...outras] = recusarVinculos(
    vinculos,
    porId(
      await findGruposPorId(
        tx,
        vinculos.map(({ grupoId }) => grupoId),
      ),
    ),
    tamanhos.map(({ nome }) => nome),
  )
  if (primeira) return negar(primeira, ...outras)
  if (novoSabor === null) return { dados: vinculos }
  if (await isNomeDeGrupoUsado(tx, novoSabor, null)) return negar(GRUPO_DE_SABORES_REPETIDO)
  if (await temTodosOsGrupos(tx)) return negar({ ...GRUPOS_DEMAIS, campo: 'novoSabor' })
  const grupoId = await insertGrupo(tx, { ...GRUPO_DE_SABORES, nome: novoSabor })
  return { dados: [{ grupoId, min: null, max: null, incluidas: null }, ...vinculos] }
}

const GRUPO_DE_SABORES: Omit<ConteudoDoGrupo, 'nome' | 'opcoes'> = {
  ajuda: null,
  tipo: 'sabor',
  regraPreco: 'media',
  ...SEM_PRECO_DE_TODOS,
  ...{ min: 1, max: 1, maxDistintas: null, incluidas: 0 },
}

interface Conferencia {
  readonly visto: Visto
  readonly digitado: ConteudoDoProduto
  readonly guardado: ConteudoDoProduto
}

async function juntarProdutos(
  tx: Tx,
  gravacao: Conferencia,
): Promise<ReturnType<typeof juntar<ConteudoDoProduto>>> {
  if (!mudouDesde(gravacao, CHAVES_DO_PRODUTO)) return { dados: gravacao.digitado, juntados: [] }
  const { categorias, extras, grupos } = await listOpcoesDoProduto(tx)
  const nomes = {
    categorias: new Map(categorias.map(({ id, nome }) => [id, nome])),
    extras: new Map(extras.map(({ id, nome }) => [id, nome])),
    grupos: new Map(grupos.map(({ id, nome }) => [id, nome])),
  }
  return juntar(gravacao, formaDoProduto(nomes, gravacao.guardado.imagem))
}
