import * as v from 'valibot'
import { enderecoSchema, ROTULOS_DO_ENDERECO } from '~/domain/enderecos/endereco'
import { SCHEMAS_DOS_DIRETOS } from '~/domain/pedidos/campos-diretos'
import {
  camposDoItem,
  chaveSchema,
  formaSchema,
  idSchema,
  idsSchema,
  LINHAS_MAXIMAS,
  MUITAS_LINHAS,
  PEDIDO_INVALIDO,
  QUANTIDADE_INVALIDA,
  semRepetir,
  VALOR_INVALIDO,
} from '~/domain/pedidos/campos-do-pedido'
import { ehEntrega, TIPOS_DE_ENTREGA } from '~/domain/pedidos/tipo-entrega'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { centavos } from '~/domain/valores/centavos'
import { DEZ_OU_ONZE, lerTelefone, telefoneDoPainelValido, telefoneInvalido } from '~/domain/valores/telefone'
import { campoLongoDemais, limites, limparLinha, preenchaOCampo } from '~/domain/valores/texto'

export const ERRO_AO_SALVAR_PEDIDO = 'Erro ao salvar pedido'

const SEM_CLIENTE = 'Nome e telefone do cliente são obrigatórios.'
const SEM_ITENS = 'Adicione pelo menos um item ao pedido.'
const FRETE_INVALIDO = 'Informe o frete em reais, como 8,00, ou 0,00 se não houver.'

/** A fee that stays to be agreed on, where the shop has said what it costs. */
export const SEM_FRETE: Recusa = recusar('campo-invalido', 'Valor inválido', FRETE_INVALIDO, 'frete')
const PRECO_INVALIDO = 'Informe o preço de cada item em reais, como 25,90.'
const DESCONTO_INVALIDO = 'Informe o desconto em reais, como 5,00, ou em porcentagem, como 10%.'
const SEM_MOTIVO = 'Diga o motivo do desconto.'
/** More than any order. The limit also keeps price times quantity within exact whole numbers. */
const CENTAVOS_MAXIMOS = 100_000_00

function quantia(mensagem: string) {
  return v.pipe(
    v.number(mensagem),
    v.safeInteger(mensagem),
    v.minValue(0, mensagem),
    v.maxValue(CENTAVOS_MAXIMOS, mensagem),
    v.transform(centavos),
  )
}

const itemSchema = v.pipe(
  v.strictObject(
    {
      /** The id of a line of the edited order, which keeps its name, and without `opcoes` its size and choices; null for a new line. */
      id: v.nullable(idSchema),
      ...camposDoItem,
      preco: quantia(PRECO_INVALIDO),
      /**
       * The rows of the line that stay, at the price they had: its simple extras, and with changed choices (`opcoes`, for
       * a stored line) what is no longer on the menu.
       */
      extrasMantidos: idsSchema,
    },
    PEDIDO_INVALIDO,
  ),
  v.check(item => item.id !== null || item.extrasMantidos.length === 0, PEDIDO_INVALIDO),
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
      v.transform(lerTelefone),
      v.nonEmpty(SEM_CLIENTE),
      v.check(
        telefone => telefone === '' || telefoneDoPainelValido(telefone),
        ({ input }) => telefoneInvalido(DEZ_OU_ONZE)(input),
      ),
    ),
    /** The digest of the record with this phone as the form showed it; null when it showed none (decision 022). */
    visto: v.optional(v.nullable(v.string(PEDIDO_INVALIDO)), null),
    /** True when that record is to get this name. */
    renomear: v.optional(v.boolean(PEDIDO_INVALIDO), false),
  },
  PEDIDO_INVALIDO,
)

const descontoSchema = v.pipe(
  v.strictObject(
    {
      tipo: v.picklist(['valor', 'percentual'], PEDIDO_INVALIDO),
      /** Centavos, or whole percent. */
      valor: v.pipe(
        v.number(DESCONTO_INVALIDO),
        v.safeInteger(DESCONTO_INVALIDO),
        v.minValue(1, DESCONTO_INVALIDO),
        v.maxValue(CENTAVOS_MAXIMOS, DESCONTO_INVALIDO),
      ),
      motivo: v.pipe(
        v.string(SEM_MOTIVO),
        v.transform(limparLinha),
        v.nonEmpty(SEM_MOTIVO),
        v.maxLength(limites.nome, campoLongoDemais('Motivo', limites.nome)),
      ),
    },
    PEDIDO_INVALIDO,
  ),
  v.forward(
    v.check(({ tipo, valor }) => tipo !== 'percentual' || valor <= 100, DESCONTO_INVALIDO),
    ['valor'],
  ),
)

/**
 * What the panel's order form sends, new and edited alike (balcao-3). The owner may set unit prices and the freight;
 * names, extras and all sums come from the server (pedido-1).
 */
const pedidoDoPainelSchema = v.pipe(
  v.strictObject(
    {
      /** A new order's key, made when the form opens and kept until the order is saved (pedido-3). */
      chave: v.nullable(chaveSchema),
      /** An edited order's version as the form read it. */
      versao: v.nullable(idSchema),
      cliente: clienteSchema,
      tipoEntrega: v.picklist(TIPOS_DE_ENTREGA, PEDIDO_INVALIDO),
      /** Null for an order that is not delivered. */
      endereco: v.nullable(enderecoSchema),
      /** Null: to be agreed on. */
      frete: v.nullable(quantia(FRETE_INVALIDO)),
      itens: v.pipe(
        v.array(itemSchema, PEDIDO_INVALIDO),
        v.minLength(1, SEM_ITENS),
        v.maxLength(LINHAS_MAXIMAS, MUITAS_LINHAS.texto),
        v.check(itens => semRepetir(itens.flatMap(({ id }) => id ?? [])), PEDIDO_INVALIDO),
      ),
      /** The code as typed; an order that has a coupon keeps it and takes no other. */
      cupom: v.optional(v.nullable(v.pipe(v.string(PEDIDO_INVALIDO), v.maxLength(60, PEDIDO_INVALIDO)))),
      /** What whoever types the order takes off the items; absent: as it was; null: nothing. */
      desconto: v.optional(v.nullable(descontoSchema)),
      /** Whether an order that is eaten here pays the service; absent: as it was, which of a new one is no. */
      servico: v.optional(v.boolean(PEDIDO_INVALIDO)),
      formaPagamento: formaSchema(PEDIDO_INVALIDO),
      /** Centavos that the customer will hand over; null when no change is needed. Only for cash. */
      valorPago: v.nullable(quantia(VALOR_INVALIDO)),
      ...SCHEMAS_DOS_DIRETOS,
    },
    PEDIDO_INVALIDO,
  ),
  v.forward(
    v.check(
      ({ tipoEntrega, endereco }) => !ehEntrega(tipoEntrega) || endereco !== null,
      preenchaOCampo(ROTULOS_DO_ENDERECO.cep),
    ),
    ['endereco'],
  ),
  v.forward(
    v.check(({ tipoEntrega, endereco }) => ehEntrega(tipoEntrega) || endereco === null, PEDIDO_INVALIDO),
    ['tipoEntrega'],
  ),
)

export type DescontoDigitado = v.InferOutput<typeof descontoSchema>
export type PedidoDoPainel = v.InferOutput<typeof pedidoDoPainelSchema>
/** What the browser sends, before it is cleaned. */
export type PedidoDoPainelEnviado = v.InferInput<typeof pedidoDoPainelSchema>

/**
 * Reads a panel's order; answers with the cleaned order, or with refusals, at most one for each field, by the field's
 * dotted path.
 */
export function lerPedidoDoPainel(entrada: unknown): { dados: PedidoDoPainel } | { recusas: Recusa[] } {
  const lido = v.safeParse(pedidoDoPainelSchema, comNomesDeHoje(entrada))
  if (lido.success) return { dados: lido.output }
  const recusas = new Map<string, Recusa>()
  for (const issue of lido.issues) {
    const campo = v.getDotPath(issue) ?? ''
    if (recusas.has(campo)) continue
    const titulo = tituloDaRecusa(campo, issue.message)
    recusas.set(
      campo,
      issue.message === PEDIDO_INVALIDO
        ? recusar('formulario-ilegivel', titulo, PEDIDO_INVALIDO)
        : recusar('campo-invalido', titulo, issue.message, campo),
    )
  }
  return { recusas: [...recusas.values()] }
}

/**
 * Whether somebody takes something off with this order, which needs the right 'dar desconto': a coupon, a discount of a new
 * order, or another one than an edited order has (absent: as it was).
 */
export function mudaODesconto({ versao, cupom, desconto }: PedidoDoPainel): boolean {
  return Boolean(cupom) || (versao === null ? Boolean(desconto) : desconto !== undefined)
}

/** A form that was opened before a new version of Comanda was installed still sends `precoUnitario`. */
function comNomesDeHoje(entrada: unknown): unknown {
  if (!ehObjeto(entrada) || !Array.isArray(entrada.itens)) return entrada
  const itens = entrada.itens.map((item: unknown) => {
    if (!ehObjeto(item) || !('precoUnitario' in item)) return item
    const { precoUnitario: preco, ...resto } = item
    return { preco, ...resto }
  })
  return { ...entrada, itens }
}

function ehObjeto(valor: unknown): valor is Record<string, unknown> {
  return typeof valor === 'object' && valor !== null
}

/** The title for a message (balcao-3). What no form can send is reported as a failed save (balcao-11). */
function tituloDaRecusa(campo: string, texto: string): string {
  if (texto === PEDIDO_INVALIDO) return ERRO_AO_SALVAR_PEDIDO
  if (texto === SEM_CLIENTE) return 'Cliente Obrigatório'
  if (campo === 'cliente.telefone') return 'Telefone inválido'
  if (campo.startsWith('endereco')) return 'Endereço Incompleto'
  if (texto === SEM_ITENS) return 'Itens Obrigatórios'
  if (texto === QUANTIDADE_INVALIDA.texto || texto === MUITAS_LINHAS.texto) return QUANTIDADE_INVALIDA.titulo
  if (
    texto === VALOR_INVALIDO ||
    texto === FRETE_INVALIDO ||
    texto === PRECO_INVALIDO ||
    texto === DESCONTO_INVALIDO
  )
    return 'Valor inválido'
  return 'Dados inválidos'
}
