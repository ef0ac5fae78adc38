import { type ResultadoFrete, taxaDoFrete } from '~/domain/frete/frete'
import { type Carrinho, linhasDisponiveis } from '~/domain/pedidos/checkout/carrinho'
import { ehEntrega } from '~/domain/pedidos/tipo-entrega'
import { somarValores } from '~/domain/pedidos/valores'
import { textoDoCampo } from '~/screens/campos/recusas/recusas'
import type { Estado } from './estado'
import { cepDoFormulario, conferirDados, tipoDaEntrega } from './formulario'
import { consultaDeAgora, perguntaDaEntrega } from './pergunta-da-entrega'
import { buscaFalhou, perguntaDoCliente } from './pergunta-do-cliente'
import { ajustesDasPerguntas } from './perguntas'
import type { TotalMostrado } from './resumir-pedido'

/** What the checkout shows of a state, beside the state itself. */
export function descrever(estado: Estado, carrinho: Carrinho) {
  const { formulario, tentativa, aoAbrir, tentou } = estado
  const entrega = ehEntrega(tipoDaEntrega(formulario))
  const consulta = consultaDeAgora(estado)
  const doCliente = perguntaDoCliente(estado)
  const falhou = buscaFalhou(estado)
  const frete: ResultadoFrete | null = entrega ? (consulta?.frete ?? null) : null
  const linhas = linhasDisponiveis(carrinho)
  const recusas = tentou ? [...estado.recusas, ...conferirDados(formulario)] : estado.recusas
  const ajustes = ajustesDasPerguntas(estado, linhas)
  const mostrado: TotalMostrado = { linhas, valores: somarValores(linhas, taxaDoFrete(frete), ajustes) }
  return {
    entrega,
    /** The answer for the CEP in the form; null until it is known. */
    consulta,
    frete,
    mostrado,
    cepCompleto: cepDoFormulario(formulario) !== null,
    buscandoCliente: doCliente !== null && !doCliente.repetida && !falhou,
    /** True when no answer came for the phone that is in the form. */
    buscaFalhou: falhou,
    buscandoEntrega: perguntaDaEntrega(estado) !== null,
    /** True when an earlier order was sent with this key and it is not known whether it arrived. */
    haPendente: aoAbrir.pendente && tentativa.pendente,
    erro: (campo: string) => textoDoCampo(recusas, campo),
  }
}
