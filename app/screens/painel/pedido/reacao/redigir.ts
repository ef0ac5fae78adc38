import { dizerFalta } from '~/domain/cardapio/escolhas/conferir-escolha'
import { avisarDoMinimo, minimoDoPedido, minimosDaLoja } from '~/domain/frete/minimo'
import { ajustesDaForma, ehDaForma } from '~/domain/pedidos/ajuste-da-forma'
import { lerDesconto, valorDoDesconto } from '~/domain/pedidos/balcao/desconto-digitado'
import { recusarTelefoneDe } from '~/domain/pedidos/balcao/ficha-do-telefone'
import type { PedidoDoPainelEnviado } from '~/domain/pedidos/balcao/pedido-do-painel'
import { diretosDe } from '~/domain/pedidos/campos-diretos'
import { especieDe } from '~/domain/pedidos/forma-pagamento'
import { totalDosItens } from '~/domain/pedidos/item'
import { promocoesNoPedido } from '~/domain/pedidos/promocoes-do-pedido'
import { ajustesDoServico, ehDoServico } from '~/domain/pedidos/taxa-de-servico'
import { nomeDoItem } from '~/domain/pedidos/texto-do-item'
import { ehEntrega, maneiraDe } from '~/domain/pedidos/tipo-entrega'
import { comEntregaGratis, somarValores, type Valores } from '~/domain/pedidos/valores'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { type Centavos, parseReais, ZERO } from '~/domain/valores/centavos'
import type { GrupoId } from '~/domain/valores/ids'
import { faltasDaLinha, produtoComPerguntas } from '../linhas/escolhas-da-linha'
import { comPreco, redigirLinha } from '../linhas/linhas'
import type { Oferta } from '../linhas/oferta'
import { cepDoFormulario, type Formulario } from './formulario'
import { combinaOFrete, cotacaoDoCep, freteDoFormulario, gratisDoFormulario } from './frete-do-formulario'
import { donoComOutroNome, donoDoTelefone, renomeia } from './procedencia'

/**
 * The order as it is sent to the server. A number that cannot be read becomes NaN, for which the schema has a message.
 */
export function redigirPedido(
  f: Formulario,
  qual: { readonly chave: string } | { readonly versao: number },
): PedidoDoPainelEnviado {
  const entrega = ehEntrega(f.tipoEntrega)
  return {
    chave: 'chave' in qual ? qual.chave : null,
    versao: 'versao' in qual ? qual.versao : null,
    cliente: {
      nome: f.nome,
      telefone: f.telefone,
      visto: donoDoTelefone(f)?.visto ?? null,
      renomear: renomeia(f),
    },
    tipoEntrega: f.tipoEntrega,
    endereco: entrega ? { ...f.endereco } : null,
    // A delivery without a typed freight must not be free, so it is NaN, which the schema refuses.
    frete: entrega ? freteAEnviar(f) : ZERO,
    itens: f.linhas.map(redigirLinha),
    ...(f.cupom.trim() !== '' && { cupom: f.cupom.trim() }),
    desconto: f.desconto.trim() === '' ? null : { ...lerDesconto(f.desconto), motivo: f.motivo },
    servico: f.servico && maneiraDe(f.tipoEntrega) === 'mesa',
    formaPagamento: f.formaPagamento,
    valorPago: especieDe(f.formaPagamento) === 'dinheiro' ? lerOpcional(f.valorPago) : null,
    ...diretosDe(f),
  }
}

function freteAEnviar(f: Formulario): number | null {
  return combinaOFrete(f) ? null : (parseReais(freteDoFormulario(f)) ?? Number.NaN)
}

/**
 * Refuses what only the form can know: a phone that is somebody else's, a choice that is not complete, and a freight that
 * is still being looked up.
 */
export function recusarFormulario(f: Formulario, oferta: Oferta): Recusa[] {
  const dono = donoComOutroNome(f)
  const semFrete = ehEntrega(f.tipoEntrega) && freteDoFormulario(f) === '' && !combinaOFrete(f)
  const calculando = semFrete && cepDoFormulario(f) !== '' && cotacaoDoCep(f) === null
  return [
    ...(dono ? [recusarTelefoneDe(dono.nome)] : []),
    ...f.linhas.flatMap((_, posicao) => recusarLinha(f, oferta, posicao)),
    ...(calculando ? [FRETE_A_CAMINHO] : []),
  ]
}

/** What the choices of a new line lack, each of it beside its question. */
export function recusarLinha({ linhas }: Formulario, oferta: Oferta, posicao: number): Recusa[] {
  const linha = linhas[posicao]
  const produto = linha && produtoComPerguntas(linha, oferta)
  if (!produto) return []
  return faltasDaLinha(linha, produto).map(falta =>
    recusar(
      'escolha-incompleta',
      `Confira: ${nomeDoItem(linha)}`,
      dizerFalta(falta, produto),
      campoDaPergunta(`itens.${posicao}`, falta.grupoId),
    ),
  )
}

/** The field of a question of a line; null is its size. */
export function campoDaPergunta(linha: string, grupoId: GrupoId | null): string {
  return `${linha}.escolhas.${grupoId ?? 'tamanho'}`
}

const FRETE_A_CAMINHO = recusar(
  'frete-a-caminho',
  'Valor inválido',
  'O frete ainda está sendo calculado. Aguarde um instante, ou informe o valor.',
  'frete',
)

function lerOpcional(texto: string): number | null {
  return texto.trim() === '' ? null : (parseReais(texto) ?? Number.NaN)
}

export interface ValoresDoFormulario extends Valores {
  /** True for a delivery without a freight yet. */
  readonly semFrete: boolean
  /** True for an order with items that costs nothing: nobody says how it is paid (pagamento-9). */
  readonly deGraca: boolean
  /** All that a typed discount can take off, when it is larger than that. */
  readonly descontoAte: Centavos | null
  /** That the order is below the shop's minimum, which the owner may overlook. */
  readonly abaixoDoMinimo: string | null
}

/** A preview of the server's sums; what is not a number yet counts as zero. */
export function somarFormulario(f: Formulario, oferta: Oferta): ValoresDoFormulario {
  const frete = ehEntrega(f.tipoEntrega) ? parseReais(freteDoFormulario(f)) : ZERO
  const itens = f.linhas.map(linha => ({ ...comPreco(linha, oferta), produtoId: linha.produtoId }))
  const taxa = frete ?? ZERO
  const total = totalDosItens(itens)
  const { valor, ...desconto } = lerDesconto(f.desconto)
  const digitado = Number.isNaN(valor)
    ? []
    : [{ alvo: 'itens' as const, valor: valorDoDesconto({ ...desconto, valor }, total) }]
  const daPromocao = f.editado ? [] : promocoesNoPedido(f.promocoes, itens).ajustes
  const ajustes = [
    ...daPromocao,
    ...digitado,
    ...f.ajustes.filter(ajuste => !ehDaForma(ajuste) && !ehDoServico(ajuste)),
  ]
  const gratis = f.editado ? null : gratisDoFormulario(f, taxa)
  const daRegra = cotacaoDoCep(f)?.frete ?? null
  const maneira = maneiraDe(f.tipoEntrega)
  const minimo = f.regras && minimoDoPedido(minimosDaLoja(f.regras), maneira, daRegra)
  const comGratis = gratis ? comEntregaGratis(ajustes, { total, frete: taxa }, gratis) : ajustes
  const doServico = ajustesDoServico(
    { percentual: f.regras?.servicoPercentual ?? null, cobrar: f.servico },
    maneira,
    somarValores(itens, taxa, comGratis),
    f.servicoDeAntes,
  )
  const comServico = [...comGratis, ...doServico]
  const semForma = somarValores(itens, taxa, comServico)
  const daForma = ajustesDaForma(f.regras?.formas, f.formaPagamento, semForma, f.formaDeAntes)
  const valores = somarValores(itens, taxa, [...comServico, ...daForma])
  return {
    ...valores,
    semFrete: frete === null,
    deGraca: itens.length > 0 && frete !== null && valores.totalComFrete === ZERO,
    descontoAte: digitado.some(ajuste => ajuste.valor > total) ? total : null,
    abaixoDoMinimo: itens.length === 0 ? null : avisarDoMinimo(minimo, total),
  }
}
