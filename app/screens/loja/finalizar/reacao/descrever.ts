import { dizerFaltaParaGratis } from '~/domain/frete/entrega-gratis'
import type { ResultadoFrete } from '~/domain/frete/frete'
import { minimoCerto, minimoDoPedido, minimosDaLoja, recusarPorMinimo } from '~/domain/frete/minimo'
import { recusaSemFrete, taxaDoFrete } from '~/domain/frete/taxa-ou-recusa'
import { ajustesDaForma } from '~/domain/pedidos/ajuste-da-forma'
import { type Carrinho, linhasDisponiveis } from '~/domain/pedidos/checkout/carrinho'
import { oferecidas } from '~/domain/pedidos/formas-da-loja'
import { totalDosItens } from '~/domain/pedidos/item'
import { promocoesNoPedido } from '~/domain/pedidos/promocoes-do-pedido'
import { ehEntrega, maneiraDe } from '~/domain/pedidos/tipo-entrega'
import { comEntregaGratis, somarValores } from '~/domain/pedidos/valores'
import { textoDoCampo } from '~/screens/campos/recusas/recusas'
import type { Loja } from '../../loja-contexto'
import type { Estado } from './estado'
import { cepDoFormulario, conferirDados, tipoDaEntrega } from './formulario'
import { consultaDeAgora, escolhaDoBairro, perguntaDaEntrega } from './pergunta-da-entrega'
import { buscaFalhou, perguntaDoCliente } from './pergunta-do-cliente'
import { cupomNaConta } from './pergunta-do-cupom'
import { ajustesDasPerguntas } from './perguntas'
import type { TotalMostrado } from './resumir-pedido'

/** What the checkout shows of a state, beside the state itself. */
export function descrever(
  estado: Estado,
  carrinho: Carrinho,
  { minimo: guardado, minimosSemArea, entregaGratis = null, promocoes = [], formas = [] }: Loja['regras'],
) {
  const { formulario, tentativa, aoAbrir, tentou } = estado
  const tipo = tipoDaEntrega(formulario)
  const entrega = ehEntrega(tipo)
  const consulta = consultaDeAgora(estado)
  const doCliente = perguntaDoCliente(estado)
  const falhou = buscaFalhou(estado)
  const frete: ResultadoFrete | null = entrega ? (consulta?.frete ?? null) : null
  const linhas = linhasDisponiveis(carrinho)
  const recusas = tentou ? [...estado.recusas, ...conferirDados(formulario)] : estado.recusas
  const taxa = taxaDoFrete(frete)
  const somas = { total: totalDosItens(linhas), frete: taxa }
  const daPromocao = promocoesNoPedido(promocoes, linhas).ajustes
  const concedidos = comEntregaGratis(
    [...daPromocao, ...ajustesDasPerguntas(estado, { linhas, promocoes })],
    somas,
    entregaGratis,
  )
  const semForma = somarValores(linhas, taxa, concedidos)
  const daManeira = oferecidas(formas, maneiraDe(tipo))
  const daForma = ajustesDaForma(daManeira, formulario.formaPagamento, semForma)
  const valores = somarValores(linhas, taxa, [...concedidos, ...daForma])
  const mostrado: TotalMostrado = { linhas, valores, frete }
  const semArea = entrega && recusaSemFrete(frete) !== null
  const certo = minimosSemArea ? minimoCerto(minimosSemArea) : null
  const minimo =
    semArea || !guardado ? certo : minimoDoPedido(minimosDaLoja(guardado), maneiraDe(tipo), frete)
  return {
    entrega,
    /** The answer for the CEP in the form; null until it is known. */
    consulta,
    frete,
    /** Null where the bairro is known by the CEP. */
    aEscolher: entrega ? escolhaDoBairro(estado) : null,
    mostrado,
    /** The minimum of the order as far as it is known. */
    minimo,
    /** Why the order cannot be sent yet, if it is below its minimum. */
    faltaOMinimo: recusarPorMinimo(minimo, valores.total),
    /** What is missing for free delivery, in words. */
    faltaParaGratis: entregaGratis && taxa > 0 ? dizerFaltaParaGratis(entregaGratis, valores) : null,
    cepCompleto: cepDoFormulario(formulario) !== null,
    buscandoCliente: doCliente !== null && !doCliente.repetida && !falhou,
    /** True when no answer came for the phone that is in the form. */
    buscaFalhou: falhou,
    /** What the shop says of the code in the form; null until it is known. */
    cupomConferido: cupomNaConta(estado, { linhas, frete, entregaGratis, promocoes }),
    buscandoEntrega: perguntaDaEntrega(estado) !== null,
    /** True when an earlier order was sent with this key and it is not known whether it arrived. */
    haPendente: aoAbrir.pendente && tentativa.pendente,
    erro: (campo: string) => textoDoCampo(recusas, campo),
  }
}
