import type { ExtraGuardado } from '~/domain/cardapio/cardapio-inteiro'
import { type DadosDoExtra, lerExtra } from '~/domain/cardapio/extra'
import { formatReais, formatValor } from '~/domain/valores/centavos'
import { limparLinha, semAcentos } from '~/domain/valores/texto'
import { type ExtraEscrito, lerExtras } from './extras-na-celula'
import type { Referencia } from './planilha-do-cardapio'

type RefDoExtra = Referencia<ExtraGuardado['id']>

interface Candidato extends DadosDoExtra {
  readonly ref: RefDoExtra
  /** The line that would create it; null for an extra item that the company already has. */
  readonly linha: number | null
}

const MAIS_EXTRAS = 200

const ESCREVA = 'Escreva cada item extra como Nome=preço e separe-os por |, assim: Bacon=5,00|Cheddar=4,00'

/**
 * Finds the company's extra items that cells name, and collects in `novos` those that it does not have yet. An import
 * changes no extra item: another price than the known one is refused.
 */
export function criarAchadorDeExtras(conhecidos: readonly ExtraGuardado[]) {
  const novos: DadosDoExtra[] = []
  const porNome = new Map<string, Candidato[]>()
  for (const { id, nome, preco, tipo } of conhecidos) guardar({ ref: id, nome, preco, tipo, linha: null })

  function guardar(candidato: Candidato): void {
    const chave = semAcentos(limparLinha(candidato.nome))
    porNome.set(chave, [...(porNome.get(chave) ?? []), candidato])
  }

  /**
   * Extra items that the product already has (`ligados`) are preferred, because two may have the same name, price and
   * type.
   */
  function achar(
    celula: string,
    linha: number,
    ligados: ReadonlySet<RefDoExtra>,
  ): { refs: readonly RefDoExtra[] } | { motivo: string } {
    const escritos = lerExtras(celula)
    if (!escritos) return { motivo: ESCREVA }
    if (escritos.length > MAIS_EXTRAS)
      return { motivo: `São no máximo ${MAIS_EXTRAS} itens extras por produto.` }
    const refs: RefDoExtra[] = []
    for (const escrito of escritos) {
      const achado = acharUm(escrito, linha, ligados, refs)
      if ('motivo' in achado) return achado
      refs.push(achado.ref)
    }
    return { refs }
  }

  function acharUm(
    escrito: ExtraEscrito,
    linha: number,
    ligados: ReadonlySet<RefDoExtra>,
    tomados: readonly RefDoExtra[],
  ): { ref: RefDoExtra } | { motivo: string } {
    const chamados = comEsteNome(porNome, escrito.nome)
    const [primeiro] = chamados
    if (!primeiro) return criar(escrito, linha)
    const servem = chamados.filter(
      ({ preco, tipo }) => preco === (escrito.preco ?? preco) && tipo === (escrito.tipo ?? tipo),
    )
    if (servem.length === 0) return { motivo: outroPreco(primeiro) }
    const livres = servem.filter(({ ref }) => !tomados.includes(ref))
    if (livres.length === 0) return { motivo: `O item extra ${escrito.nome} aparece duas vezes.` }
    const ligado = livres.find(({ ref }) => ligados.has(ref))
    if (!ligado && new Set(livres.map(({ preco }) => preco)).size > 1) {
      return { motivo: `Há mais de um item extra ${escrito.nome}: escreva também o preço.` }
    }
    const escolhido = ligado ?? livres.find(({ tipo }) => tipo === 'adicional') ?? livres[0]
    return escolhido ? { ref: escolhido.ref } : { motivo: ESCREVA }
  }

  function criar(
    { nome, preco, tipo }: ExtraEscrito,
    linha: number,
  ): { ref: RefDoExtra } | { motivo: string } {
    if (preco === null) {
      // A comma or semicolon most likely separates several extra items and is not part of one name.
      if (/[,;]/.test(nome)) return { motivo: ESCREVA }
      return { motivo: `O item extra ${nome} ainda não existe: escreva o preço, assim: ${nome}=5,00` }
    }
    const lido = lerExtra({ nome, preco: formatValor(preco), tipo: tipo ?? 'adicional' })
    if ('recusas' in lido) return { motivo: lido.recusas[0]?.texto ?? ESCREVA }
    const ref = { novo: novos.length }
    novos.push(lido.dados)
    guardar({ ...lido.dados, ref, linha })
    return { ref }
  }
  return { achar, novos }
}

/** Those with exactly this name if there are any; otherwise those whose name differs only in case or accents. */
function comEsteNome(porNome: ReadonlyMap<string, readonly Candidato[]>, nome: string): readonly Candidato[] {
  const parecidos = porNome.get(semAcentos(nome)) ?? []
  const exatos = parecidos.filter(candidato => limparLinha(candidato.nome) === nome)
  return exatos.length > 0 ? exatos : parecidos
}

function outroPreco({ nome, preco, tipo, linha }: Candidato): string {
  const como = `${formatReais(preco)} (${tipo})`
  return linha === null
    ? `O item extra ${nome} já existe por ${como}. Para mudá-lo, use a tela Itens Extras.`
    : `O item extra ${nome} está na linha ${linha} por ${como}: escreva-o igual nas duas.`
}
