import type { CategoriaGuardada, ProdutoInteiro } from '~/domain/cardapio/cardapio-inteiro'
import { lerCategoria } from '~/domain/cardapio/categoria'
import type { CategoriaId, ProdutoId } from '~/domain/valores/ids'
import { limparLinha, semAcentos } from '~/domain/valores/texto'
import type { Celulas, ColunaDoCardapio, Referencia } from './planilha-do-cardapio'

type RefDaCategoria = Referencia<CategoriaId>

/** Finds the company's categories by name, and collects in `novas` the names that it does not have yet. */
export function criarAchadorDeCategorias(conhecidas: readonly CategoriaGuardada[]) {
  const novas: string[] = []
  const todas = agrupar<Achada>(
    conhecidas.map(({ id, nome }) => ({ ref: id, nome })),
    chaveDoNome,
  )

  function achar(celula: string): Achada | { motivo: string } {
    const nome = limparLinha(celula)
    const chamadas = todas.get(semAcentos(nome)) ?? []
    const conhecida = maisParecida(chamadas, nome)
    if (conhecida) return conhecida
    const lida = lerCategoria({ nome })
    if ('recusas' in lida) return { motivo: lida.recusas[0]?.texto ?? '' }
    const nova = { ref: { novo: novas.length }, nome: lida.dados.nome }
    novas.push(nova.nome)
    todas.set(semAcentos(nome), [nova])
    return nova
  }
  return { achar, novas }
}

interface Achada {
  readonly ref: RefDaCategoria
  readonly nome: string
}

/** Among those of this name: the one written exactly alike, else one that differs by case alone, else by accents. */
export function maisParecida<Chamada extends { readonly nome: string }>(
  chamadas: readonly Chamada[],
  nome: string,
): Chamada | undefined {
  return (
    chamadas.find(um => limparLinha(um.nome) === nome) ??
    chamadas.find(um => limparLinha(um.nome).toLowerCase() === nome.toLowerCase()) ??
    chamadas[0]
  )
}

function chaveDoNome({ nome }: { readonly nome: string }): string {
  return semAcentos(limparLinha(nome))
}

export type Alvo =
  | { readonly produto: ProdutoInteiro | null }
  | { readonly coluna: ColunaDoCardapio; readonly motivo: string }

const SEM_ID = 'Nenhum produto seu tem este Id. Apague o Id para criar um produto novo.'
const VARIOS_DO_CODIGO =
  'Há mais de um produto com este código. Exporte a planilha e mude nela: o Id diz qual deles é.'
const VARIOS = 'Há mais de um produto com este nome. Exporte a planilha e mude nela: o Id diz qual deles é.'

/**
 * Finds the product that a line is about: by Id, else by its code when one product has it, else by name within the
 * category; without a category, by name alone. Null for a new product.
 */
export function criarAchadorDeProdutos(produtos: readonly ProdutoInteiro[]) {
  const porId = new Map(produtos.map(produto => [String(produto.id), produto]))
  const porCodigo = agrupar(produtos, ({ codigoCliente }) => dobrarCodigo(codigoCliente ?? ''))
  const porNome = agrupar(produtos, chaveDoNome)

  return function achar({ id, codigoCliente, nome }: Celulas, categoria: RefDaCategoria | null): Alvo {
    if (id !== undefined) {
      const produto = porId.get(id)
      return produto ? { produto } : { coluna: 'id', motivo: SEM_ID }
    }
    const doCodigo = (codigoCliente && porCodigo.get(dobrarCodigo(codigoCliente))) || []
    const [unico, ...outros] = doCodigo
    if (unico && outros.length === 0) return { produto: unico }
    const chamados = (nome && porNome.get(chaveDoNome({ nome }))) || []
    if (unico) {
      const osDois = chamados.filter(produto => doCodigo.includes(produto))
      const [so] = osDois
      return so && osDois.length === 1
        ? { produto: so }
        : { coluna: 'codigoCliente', motivo: VARIOS_DO_CODIGO }
    }
    if (nome === undefined) return { produto: null }
    const daCategoria = chamados.filter(produto => categoria === null || produto.categoriaId === categoria)
    const exatos = daCategoria.filter(produto => limparLinha(produto.nome) === limparLinha(nome))
    const servem = exatos.length > 0 ? exatos : daCategoria
    if (servem.length <= 1) return { produto: servem[0] ?? null }
    const semCategoria = servem.filter(({ categoriaId }) => categoriaId === null)
    const [so] = semCategoria
    if (categoria === null && so && semCategoria.length === 1) return { produto: so }
    return { coluna: 'nome', motivo: VARIOS }
  }
}

/** Remembers which record each line is about; answers the earlier line that is about the same one. */
export function criarConferenteDeRepeticoes() {
  const linhas = new Map<string, number>()
  return function anotar(
    produto: ProdutoId | null,
    { nome = '', codigoCliente }: Celulas,
    categoria: RefDaCategoria | null,
    linha: number,
  ): number | null {
    const novo = nome === '' ? [] : [`nome ${JSON.stringify(categoria)} ${chaveDoNome({ nome })}`]
    if (codigoCliente) novo.push(`codigo ${dobrarCodigo(codigoCliente)}`)
    const chaves = produto === null ? novo : [`id ${produto}`]
    const repetida = chaves.map(chave => linhas.get(chave)).find(antes => antes !== undefined)
    for (const chave of chaves) linhas.set(chave, linhas.get(chave) ?? linha)
    return repetida ?? null
  }
}

/** '007' and '7' are the same code, because a spreadsheet removes leading zeros from what looks like a number. */
export function dobrarCodigo(codigo: string): string {
  return limparLinha(codigo)
    .toLowerCase()
    .replace(/^0+(?=\d+$)/, '')
}

export function agrupar<Um>(todos: readonly Um[], chave: (um: Um) => string): Map<string, Um[]> {
  const grupos = new Map<string, Um[]>()
  for (const um of todos) {
    const grupo = grupos.get(chave(um)) ?? []
    grupo.push(um)
    grupos.set(chave(um), grupo)
  }
  return grupos
}
