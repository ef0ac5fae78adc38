import * as v from 'valibot'
import { enderecoSchema, ROTULOS_DO_ENDERECO } from '~/domain/enderecos/endereco'
import { centavos } from '~/domain/valores/centavos'
import type { ExtraId, ProdutoId } from '~/domain/valores/ids'
import { type Recusa, recusar } from '~/domain/valores/recusa'
import { somenteDigitos, telefoneDoPainelValido } from '~/domain/valores/telefone'
import { campoLongoDemais, limites, limparLinha, limparTexto, preenchaOCampo } from '~/domain/valores/texto'
import { FORMAS_DE_PAGAMENTO } from './forma-pagamento'
import { ehEntrega, TIPOS_DE_ENTREGA } from './tipo-entrega'
import { LINHAS_MAXIMAS, MUITAS_LINHAS, QUANTIDADE_INVALIDA, quantidadeValida } from './total'

export const ERRO_AO_SALVAR_PEDIDO = 'Erro ao salvar pedido'

const INVALIDO = 'Os dados do pedido não são válidos. Atualize a página e tente novamente.'
const SEM_CLIENTE = 'Nome e telefone do cliente são obrigatórios.'
const SEM_ITENS = 'Adicione pelo menos um item ao pedido.'
const VALOR_INVALIDO = 'Informe um valor em reais, como 50,00.'
const FRETE_INVALIDO = 'Informe o frete em reais, como 8,00, ou 0,00 se não houver.'
const PRECO_INVALIDO = 'Informe o preço de cada item em reais, como 25,90.'
/** Beyond any order there is; also keeps every product of a price and a quantity within whole numbers. */
const CENTAVOS_MAXIMOS = 100_000_00

const inteiro = v.pipe(v.number(INVALIDO), v.safeInteger(INVALIDO), v.minValue(1, INVALIDO))

function quantia(mensagem: string) {
  return v.pipe(
    v.number(mensagem),
    v.safeInteger(mensagem),
    v.minValue(0, mensagem),
    v.maxValue(CENTAVOS_MAXIMOS, mensagem),
    v.transform(centavos),
  )
}

function observacao(rotulo: string) {
  return v.pipe(
    v.nullable(v.string(INVALIDO)),
    v.transform(texto => limparTexto(texto ?? '') || null),
    v.check(
      texto => (texto?.length ?? 0) <= limites.observacao,
      campoLongoDemais(rotulo, limites.observacao),
    ),
  )
}

function semRepetir(ids: number[]): boolean {
  return new Set(ids).size === ids.length
}

const idsSchema = v.pipe(v.array(inteiro, INVALIDO), v.maxLength(50, INVALIDO), v.check(semRepetir, INVALIDO))

const itemSchema = v.pipe(
  v.strictObject(
    {
      /** The line of the edited order that stays, with its name and extras as they are; null for a new one. */
      id: v.nullable(inteiro),
      produtoId: v.pipe(
        inteiro,
        v.transform((n): ProdutoId => n as ProdutoId),
      ),
      quantidade: v.pipe(
        v.number(QUANTIDADE_INVALIDA.texto),
        v.check(quantidadeValida, QUANTIDADE_INVALIDA.texto),
      ),
      precoUnitario: quantia(PRECO_INVALIDO),
      /** Of the menu, at the menu's price. */
      extras: v.pipe(
        idsSchema,
        v.transform(ids => ids as ExtraId[]),
      ),
      /** Of the extras that the line has already, those that stay, at the price they had. */
      extrasMantidos: idsSchema,
      observacao: observacao('Observação'),
    },
    INVALIDO,
  ),
  v.check(item => item.id !== null || item.extrasMantidos.length === 0, INVALIDO),
)

const clienteSchema = v.strictObject(
  {
    nome: v.pipe(
      v.string(SEM_CLIENTE),
      v.transform(limparLinha),
      v.nonEmpty(SEM_CLIENTE),
      v.maxLength(limites.nome, campoLongoDemais('Nome', limites.nome)),
    ),
    telefone: v.pipe(
      v.string(SEM_CLIENTE),
      v.transform(somenteDigitos),
      v.nonEmpty(SEM_CLIENTE),
      v.check(
        digitos => digitos === '' || telefoneDoPainelValido(digitos),
        'O telefone deve ter 10 ou 11 dígitos (DDD+Número).',
      ),
    ),
  },
  INVALIDO,
)

/**
 * What the panel's order form sends, new and edited alike (specification 2, section 5). The owner may set unit prices and
 * the freight; names, extras and every sum are the server's (decision 1).
 */
const pedidoDoPainelSchema = v.pipe(
  v.strictObject(
    {
      /** Of a new order: made when the form opens and kept until it is saved (decision 3). */
      chave: v.nullable(v.pipe(v.string(INVALIDO), v.toLowerCase(), v.uuid(INVALIDO))),
      /** Of an edited order: the one that was read. */
      versao: v.nullable(inteiro),
      cliente: clienteSchema,
      tipoEntrega: v.picklist(TIPOS_DE_ENTREGA, INVALIDO),
      /** Null unless delivered. */
      endereco: v.nullable(enderecoSchema),
      frete: quantia(FRETE_INVALIDO),
      itens: v.pipe(
        v.array(itemSchema, INVALIDO),
        v.minLength(1, SEM_ITENS),
        v.maxLength(LINHAS_MAXIMAS, MUITAS_LINHAS.texto),
        v.check(itens => semRepetir(itens.flatMap(({ id }) => id ?? [])), INVALIDO),
      ),
      formaPagamento: v.picklist(
        FORMAS_DE_PAGAMENTO.map(({ forma }) => forma),
        INVALIDO,
      ),
      /** Centavos that the customer will hand over; null: no change is asked for. Only cash has it. */
      valorPago: v.nullable(quantia(VALOR_INVALIDO)),
      observacoes: observacao('Observações'),
    },
    INVALIDO,
  ),
  v.forward(
    v.check(
      ({ tipoEntrega, endereco }) => !ehEntrega(tipoEntrega) || endereco !== null,
      preenchaOCampo(ROTULOS_DO_ENDERECO.cep),
    ),
    ['endereco'],
  ),
  v.forward(
    v.check(({ tipoEntrega, endereco }) => ehEntrega(tipoEntrega) || endereco === null, INVALIDO),
    ['tipoEntrega'],
  ),
)

export type PedidoDoPainel = v.InferOutput<typeof pedidoDoPainelSchema>
/** What the browser sends, before it is cleaned. */
export type PedidoDoPainelEnviado = v.InferInput<typeof pedidoDoPainelSchema>

/** A panel's order as it arrived, cleaned; or what is wrong with it, at most once a field, by the field's dotted path. */
export function lerPedidoDoPainel(entrada: unknown): { dados: PedidoDoPainel } | { recusas: Recusa[] } {
  const lido = v.safeParse(pedidoDoPainelSchema, entrada)
  if (lido.success) return { dados: lido.output }
  const recusas = new Map<string, Recusa>()
  for (const issue of lido.issues) {
    const campo = v.getDotPath(issue) ?? ''
    if (recusas.has(campo)) continue
    const titulo = tituloDaRecusa(campo, issue.message)
    recusas.set(
      campo,
      issue.message === INVALIDO ? recusar(titulo, INVALIDO) : recusar(titulo, issue.message, campo),
    )
  }
  return { recusas: [...recusas.values()] }
}

/** Specification 2, section 5; what no form can produce is the catalogue's failure of saving. */
function tituloDaRecusa(campo: string, texto: string): string {
  if (texto === INVALIDO) return ERRO_AO_SALVAR_PEDIDO
  if (texto === SEM_CLIENTE) return 'Cliente Obrigatório'
  if (campo === 'cliente.telefone') return 'Telefone inválido'
  if (campo.startsWith('endereco')) return 'Endereço Incompleto'
  if (texto === SEM_ITENS) return 'Itens Obrigatórios'
  if (texto === QUANTIDADE_INVALIDA.texto || texto === MUITAS_LINHAS.texto) return QUANTIDADE_INVALIDA.titulo
  if (texto === VALOR_INVALIDO || texto === FRETE_INVALIDO || texto === PRECO_INVALIDO)
    return 'Valor inválido'
  return 'Dados inválidos'
}
