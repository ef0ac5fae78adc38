import * as v from 'valibot'
import { dadosDoClienteSchema } from '~/domain/clientes/cliente'
import { lerCodigo } from '~/domain/cupons/cupom'
import { type Endereco, enderecoSchema, ROTULOS_DO_ENDERECO } from '~/domain/enderecos/endereco'
import { SCHEMAS_DOS_DIRETOS } from '~/domain/pedidos/campos-diretos'
import {
  camposDoItem,
  chaveSchema,
  formaSchema,
  LINHAS_MAXIMAS,
  MUITAS_LINHAS,
  observacaoSchema,
  PEDIDO_INVALIDO,
  QUANTIDADE_INVALIDA,
  VALOR_INVALIDO,
} from '~/domain/pedidos/campos-do-pedido'
import { CARRINHO_SEM_ITENS } from '~/domain/pedidos/impedimentos'
import { ehEntrega, TIPOS_DO_CHECKOUT } from '~/domain/pedidos/tipo-entrega'
import { SEM_FORMA } from '~/domain/pedidos/troco'
import { limparVeioDe } from '~/domain/pedidos/veio-de'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { centavos } from '~/domain/valores/centavos'
import { lerCep } from '~/domain/valores/cep'
import { limites, preenchaOCampo } from '~/domain/valores/texto'

/** The labels of what is typed in step 2, under its names in the schema. */
export const ROTULOS_DO_PAGAMENTO = { valorPago: 'Troco para quanto?', cupom: 'Cupom' } as const

const SEM_TIPO = 'Por favor, escolha entre retirar no local e receber no seu endereço.'
const RETIRADA_SEM_ENDERECO = 'Um pedido para retirar não leva endereço de entrega.'
const UM_ENDERECO = 'Informe um endereço novo ou use o endereço salvo, não os dois.'

/**
 * The versions of what a page sends. A page from before there were versions sends none and counts as the first; the
 * second asks for sizes and options of groups.
 */
const VERSOES = [1, 2] as const

/**
 * What the checkout sends: what the customer wants and never amounts (checkout-10); `totalVisto` is only compared. An
 * order is delivered to `endereco` as typed, or to the address stored for this phone; then `cepSalvo` has the CEP that
 * the customer typed and nothing else (privacidade-4). Knowing the CEP proves the choice, so there is no flag besides
 * it.
 */
export const novoPedidoSchema = v.pipe(
  v.strictObject(
    {
      versao: v.optional(v.picklist(VERSOES, PEDIDO_INVALIDO)),
      /** Made when the checkout opens and kept until it succeeds (pedido-3). */
      chave: chaveSchema,
      itens: v.pipe(
        v.array(v.strictObject(camposDoItem, PEDIDO_INVALIDO), PEDIDO_INVALIDO),
        v.minLength(1, CARRINHO_SEM_ITENS.texto),
        v.maxLength(LINHAS_MAXIMAS, MUITAS_LINHAS.texto),
      ),
      ...SCHEMAS_DOS_DIRETOS,
      observacoes: observacaoSchema('Observações do Pedido'),
      cliente: dadosDoClienteSchema,
      tipoEntrega: v.picklist(TIPOS_DO_CHECKOUT, SEM_TIPO),
      endereco: v.nullable(enderecoSchema),
      cepSalvo: v.nullable(
        v.pipe(
          v.string(PEDIDO_INVALIDO),
          v.check(texto => lerCep(texto) !== null, 'O CEP deve ter 8 dígitos.'),
          v.transform(texto => lerCep(texto)),
        ),
      ),
      /** The code as typed; null without a coupon. A page from before there were coupons sends none. */
      cupom: v.optional(
        v.nullable(
          v.pipe(
            v.string(PEDIDO_INVALIDO),
            v.maxLength(60, PEDIDO_INVALIDO),
            // What cannot be a code is one that no shop has.
            v.transform(texto => lerCodigo(texto) ?? ''),
          ),
        ),
      ),
      /** The bairro chosen from the shop's list, where the CEP does not say it; null: none of them. */
      bairroEscolhido: v.optional(
        v.nullable(v.pipe(v.string(PEDIDO_INVALIDO), v.maxLength(limites.bairro, PEDIDO_INVALIDO))),
      ),
      formaPagamento: formaSchema(SEM_FORMA.texto),
      /** Centavos that the customer will hand over; only cash asks for it. */
      valorPago: v.nullable(
        v.pipe(
          v.number(VALOR_INVALIDO),
          v.safeInteger(VALOR_INVALIDO),
          v.minValue(0, VALOR_INVALIDO),
          v.transform(centavos),
        ),
      ),
      /** Where the first visit came from; a page without it sends none. */
      veioDe: v.optional(v.pipe(v.unknown(), v.transform(limparVeioDe))),
      totalVisto: v.pipe(
        v.number(PEDIDO_INVALIDO),
        v.safeInteger(PEDIDO_INVALIDO),
        v.minValue(0, PEDIDO_INVALIDO),
        v.transform(centavos),
      ),
    },
    PEDIDO_INVALIDO,
  ),
  v.forward(
    v.check(
      pedido => !ehEntrega(pedido.tipoEntrega) || temDestino(pedido),
      preenchaOCampo(ROTULOS_DO_ENDERECO.cep),
    ),
    ['endereco'],
  ),
  v.forward(
    v.check(pedido => ehEntrega(pedido.tipoEntrega) || !temDestino(pedido), RETIRADA_SEM_ENDERECO),
    ['endereco'],
  ),
  v.forward(
    v.check(pedido => pedido.endereco === null || pedido.cepSalvo === null, UM_ENDERECO),
    ['endereco'],
  ),
)

export type NovoPedido = v.InferOutput<typeof novoPedidoSchema>
/** What the browser sends, before it is cleaned. */
export type NovoPedidoEnviado = v.InferInput<typeof novoPedidoSchema>

function temDestino({ endereco, cepSalvo }: { endereco: Endereco | null; cepSalvo: string | null }): boolean {
  return endereco !== null || cepSalvo !== null
}

/** True when the key is missing, which is answered differently from a malformed key (pedido-3). */
export function semChave(entrada: unknown): boolean {
  if (typeof entrada !== 'object' || entrada === null || !Object.hasOwn(entrada, 'chave')) return true
  const { chave } = entrada as { chave: unknown }
  return chave === undefined || chave === null || chave === ''
}

/** The titles of the messages (checkout-13). What no form can send is 'Dados incompletos'. */
const TITULOS: readonly (readonly [titulo: string, diz: (texto: string) => boolean])[] = [
  [CARRINHO_SEM_ITENS.titulo, texto => texto === CARRINHO_SEM_ITENS.texto],
  [SEM_FORMA.titulo, texto => texto === SEM_FORMA.texto],
  ['Valor inválido', texto => texto === VALOR_INVALIDO],
  ['Endereço Inválido', texto => texto === RETIRADA_SEM_ENDERECO || texto === UM_ENDERECO],
  ['Telefone inválido', texto => texto.startsWith('O telefone ')],
  ['Campos obrigatórios', texto => texto.startsWith('Por favor, preencha ')],
  [QUANTIDADE_INVALIDA.titulo, texto => texto === QUANTIDADE_INVALIDA.texto || texto === MUITAS_LINHAS.texto],
]

/**
 * Reads an order; answers with the cleaned order, or with the first refusal, which has the dotted path of its field.
 */
export function lerNovoPedido(entrada: unknown): NovoPedido | Recusa {
  const { versao = 1 } = Object(entrada) as { versao?: unknown }
  if (!VERSOES.some(conhecida => conhecida === versao)) return OUTRA_VERSAO
  const lido = v.safeParse(novoPedidoSchema, entrada)
  if (lido.success) return lido.output
  const [problema] = lido.issues
  return recusar(
    'campo-invalido',
    tituloDaMensagem(problema.message),
    problema.message,
    v.getDotPath(problema) ?? undefined,
  )
}

/** For a page that is newer than the server that answers it, which happens while Comanda is being updated. */
const OUTRA_VERSAO = recusar(
  'pagina-desatualizada',
  'Página desatualizada',
  'Esta página é de outra versão do cardápio. Atualize a página e envie o pedido de novo.',
)

/** The title for a message of the checkout's form. */
export function tituloDaMensagem(texto: string): string {
  return TITULOS.find(([, diz]) => diz(texto))?.[0] ?? 'Dados incompletos'
}

/**
 * The contents of an order as one canonical text, without its key, its version and where it came from: equal for equal orders, whatever the
 * order of properties, extras and options (pedido-3; the server hashes it).
 */
export function impressaoDoPedido({
  chave: _,
  versao: __,
  veioDe: ___,
  cupom = null,
  ...conteudo
}: NovoPedido): string {
  const comCupom = cupom === null ? {} : { cupom }
  return JSON.stringify(ordenar({ ...conteudo, ...comCupom, itens: conteudo.itens.map(canonico) }))
}

/** Fields that say nothing are left out: an order that was placed before they existed must keep its text. */
function canonico({ varianteId, opcoes = [], ...item }: NovoPedido['itens'][number]) {
  const escolhas = opcoes
    .map(({ observacao, ...escolha }) => ({ ...escolha, ...(observacao && { observacao }) }))
    .toSorted((a, b) => a.grupoId - b.grupoId || a.opcaoId - b.opcaoId)
  return {
    ...item,
    extras: item.extras.toSorted((a, b) => a - b),
    ...(varianteId && { varianteId }),
    ...(escolhas.length > 0 && { opcoes: escolhas }),
  }
}

function ordenar(valor: unknown): unknown {
  if (Array.isArray(valor)) return valor.map(ordenar)
  if (typeof valor !== 'object' || valor === null) return valor
  // What nobody has said yes to is left out: an order that was placed before it could be said must keep its text.
  const ditos = Object.entries(valor).filter(([, conteudo]) => conteudo !== false)
  const pares = ditos.toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(pares.map(([campo, conteudo]) => [campo, ordenar(conteudo)]))
}
