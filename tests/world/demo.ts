import { BURGER_DA_VILA } from '../../db/demo/burger-da-vila'
import { CANTINA_DA_NONA } from '../../db/demo/cantina-da-nona'
import {
  acharCep,
  CEP_FORA_DA_AREA,
  CEP_PERTO,
  CEP_SEM_BAIRRO,
  CEP_SEM_POSICAO,
  CEP_SEM_RUA,
} from '../../db/demo/ceps'
import type { EmpresaDemo } from '../../db/demo/empresa-demo'
import { LANCHONETE_DO_ZE } from '../../db/demo/lanchonete-do-ze'
import { PIZZARIA_BELLA } from '../../db/demo/pizzaria-bella'

/** The cast of characters, by name; every figure is the seed's own. */

/** Categories in the owner's order. Always open, in the system, R$ 2,00 per km within 12 km, R$ 8,00 when the distance is unknown. */
export const CANTINA = loja(CANTINA_DA_NONA)
/** Takes orders by WhatsApp, by bairro (Perdizes R$ 6,00 from R$ 40,00 on), open 11:30-14:30 and 18:00-01:00. */
export const BELLA = loja(PIZZARIA_BELLA)
/** Always open, in the system, bands of distance: 4,99 up to 3 km, 7,99 up to 6 km. */
export const BURGER = loja(BURGER_DA_VILA)
/** Its trial is over. */
export const ZE = loja(LANCHONETE_DO_ZE)

/** Customers of the Cantina. */
export const CLIENTES = {
  /** Four orders, one of them waiting; her CEP is CEPS.perto. */
  mariana: cliente('Mariana Alves'),
  /** Her CEP has no position: she pays the fixed freight. */
  helena: cliente('Helena Moraes'),
  /** Lives outside the area and picks up. */
  diego: cliente('Diego Santana'),
  /** Never gave an address. */
  otavio: cliente('Otávio Ramos'),
}

/** As the postal service answers, and as the cache holds them. */
export const CEPS = {
  daCantina: acharCep(CANTINA_DA_NONA.cep),
  /** 4,1 km from the Cantina. */
  perto: acharCep(CEP_PERTO),
  /** 18,2 km from the Cantina. */
  foraDaArea: acharCep(CEP_FORA_DA_AREA),
  semPosicao: acharCep(CEP_SEM_POSICAO),
  /** A whole town: no street, no district; also outside the area. */
  semRua: acharCep(CEP_SEM_RUA),
  /** In São Paulo, without street and district. */
  semBairro: acharCep(CEP_SEM_BAIRRO),
}

/** Products of the Cantina, except those under `pizza`, `bella` and `ze`. */
export const PRODUTOS = {
  /** With extras. */
  carbonara: produto(CANTINA_DA_NONA, 'Spaghetti alla carbonara'),
  lasanha: produto(CANTINA_DA_NONA, 'Lasanha à bolonhesa'),
  margherita: produto(CANTINA_DA_NONA, 'Pizza margherita'),
  limonada: produto(CANTINA_DA_NONA, 'Limonada siciliana'),
  tiramisu: produto(CANTINA_DA_NONA, 'Tiramisù'),
  semExtras: produto(CANTINA_DA_NONA, 'Focaccia de alecrim'),
  semDescricao: produto(CANTINA_DA_NONA, 'Azeitonas temperadas'),
  semFoto: produto(CANTINA_DA_NONA, 'Água mineral'),
  inativo: produto(CANTINA_DA_NONA, 'Linguine aos frutos do mar'),
  /** Bella's, in three sizes, with salty and sweet flavours and an edge. */
  pizza: produto(PIZZARIA_BELLA, 'Pizza salgada'),
  /** Without sizes and groups, with extras. */
  bella: produto(PIZZARIA_BELLA, 'Calzone de calabresa'),
  /** Burger's: asks how the meat should be done, and offers additions by quantity. */
  burger: produto(BURGER_DA_VILA, 'Vila Clássico'),
  ze: produto(LANCHONETE_DO_ZE, 'X-Tudo do Zé'),
}

/** Numbers of orders of the Cantina. */
export const PEDIDOS = {
  /** Mariana's, waiting for delivery, with extras and notes. */
  pendente: pedido(48210375),
  /** In cash, with change. */
  comTroco: pedido(71934826),
  retirada: pedido(30567149),
  naMesa: pedido(15738294),
  emPreparacao: pedido(64029517),
  emRota: pedido(76253890),
  finalizado: pedido(57108324),
  /** With a reason. */
  cancelado: pedido(25894130),
}

function loja({ slug, nomefantasia, email, senha, telefone, cnpj, cep, frete, ordem = [] }: EmpresaDemo) {
  return { slug, nome: nomefantasia, email, senha, telefone, cnpj, cep, frete, ordem }
}

function cliente(nome: string) {
  const { telefone, email, endereco } = achar(CANTINA_DA_NONA.clientes, c => c.nome === nome)
  return { nome, telefone, email, endereco, cep: endereco?.cep ?? null }
}

function produto({ cardapio, extras }: EmpresaDemo, nome: string) {
  const categoria = achar(cardapio, c => c.produtos.some(p => p.nome === nome))
  const { preco, descricao, extras: nomes = [] } = achar(categoria.produtos, p => p.nome === nome)
  return {
    nome,
    preco,
    descricao,
    categoria: categoria.nome,
    extras: extras.filter(e => nomes.includes(e.nome)),
  }
}

function pedido(numero: number) {
  const { cliente, tipoEntrega, formaPagamento } = achar(CANTINA_DA_NONA.pedidos, p => p.numero === numero)
  return { numero, cliente, tipoEntrega, formaPagamento }
}

function achar<T>(lista: readonly T[], procurado: (item: T) => boolean): T {
  const achado = lista.find(procurado)
  if (achado === undefined) throw new Error('the demo has no such thing')
  return achado
}
