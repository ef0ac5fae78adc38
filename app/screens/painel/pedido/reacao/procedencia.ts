import type { ClienteAchado } from '~/domain/clientes/cliente-achado'
import { mesmoNome } from '~/domain/pedidos/balcao/ficha-do-telefone'
import { ehEntrega } from '~/domain/pedidos/tipo-entrega'
import { limparLinha, semAcentos } from '~/domain/valores/texto'
import { enderecoQueSePerde, porEndereco } from './endereco-do-formulario'
import {
  type Anterior,
  digitosDoTelefone,
  type EnderecoDigitado,
  enderecoDigitado,
  type Formulario,
  mesmoEndereco,
  SEM_ENDERECO,
  temEndereco,
} from './formulario'

/**
 * Fills the form with a customer's record, which replaces the data of another customer or of the edited order. An
 * address that was typed before any customer stays when the record has none.
 */
export function escolherCliente(f: Formulario, cliente: ClienteAchado): Formulario {
  const { nome, telefone } = cliente
  const salvo = enderecoDigitado(cliente.endereco)
  const comEndereco = temEndereco(salvo)
  const escolhido: Formulario = {
    ...f,
    nome,
    telefone,
    procedencia: { de: 'cadastro', nome, telefone, endereco: comEndereco ? salvo : null },
    anterior: anteriorA(f, cliente),
    saiu: null,
    dono: { telefone, cliente },
    renomear: null,
  }
  if (!comEndereco && !f.procedencia?.endereco) return escolhido
  return {
    ...escolhido,
    anterior: { ...escolhido.anterior, endereco: enderecoQueSePerde(f) ?? f.anterior.endereco },
    endereco: salvo,
    cepDigitado: false,
    tocados: {},
    cotacao: null,
  }
}

/**
 * The typed texts that are replaced; the beginning of the name or phone by which the customer was found does not count.
 */
function anteriorA(f: Formulario, { nome, telefone }: ClienteAchado): Anterior {
  const digitos = digitosDoTelefone(f)
  const perdeNome = f.nome.trim() !== '' && f.nome !== f.procedencia?.nome && !faz(parte(f.nome), nome)
  const perdeTelefone = digitos !== '' && digitos !== f.procedencia?.telefone && !telefone.includes(digitos)
  return {
    nome: perdeNome ? f.nome : f.anterior.nome,
    telefone: perdeTelefone ? digitos : f.anterior.telefone,
    endereco: f.anterior.endereco,
  }
}

const parte = (texto: string) => semAcentos(limparLinha(texto))
const faz = (pedaco: string, nome: string) => parte(nome).includes(pedaco)

/**
 * The phone identifies the customer, so typing another phone removes the record from the form, and typing the first one
 * again brings it back.
 */
export function digitarTelefone(f: Formulario, telefone: string): Formulario {
  const digitado = { ...f, telefone, renomear: null }
  const digitos = digitosDoTelefone(digitado)
  if (f.saiu?.procedencia.telefone === digitos) return trazerDeVolta(digitado, f.saiu)
  const { procedencia } = f
  if (procedencia?.de !== 'cadastro' || procedencia.telefone === digitos) return digitado
  return {
    ...digitado,
    nome: f.nome === procedencia.nome ? '' : f.nome,
    procedencia: null,
    saiu: { nome: f.nome, endereco: f.endereco, procedencia },
    ...(procedencia.endereco && { endereco: SEM_ENDERECO, cepDigitado: false, tocados: {}, cotacao: null }),
  }
}

function trazerDeVolta(
  f: Formulario,
  { nome, endereco, procedencia }: NonNullable<Formulario['saiu']>,
): Formulario {
  const voltou = { ...f, procedencia, saiu: null, nome: f.nome.trim() === '' ? nome : f.nome }
  if (temEndereco(f.endereco)) return { ...voltou, procedencia: { ...procedencia, endereco: null } }
  return { ...voltou, endereco, cepDigitado: false, tocados: {}, cotacao: null }
}

/**
 * Keeps name and address of the removed customer for the phone that is in the form now; only another choice removes
 * them.
 */
export function manterQuemSaiu(f: Formulario): Formulario {
  return f.saiu ? mantido(trazerDeVolta(f, f.saiu)) : f
}

function mantido(f: Formulario): Formulario {
  return { ...f, procedencia: f.procedencia && { ...f.procedencia, de: 'mantido' } }
}

/** For a customer who has a new number: name and address stay. */
export function voltarAoTelefone(f: Formulario): Formulario {
  const { telefone } = f.anterior
  if (telefone === null) return f
  return mantido({ ...f, telefone, renomear: null, anterior: { ...f.anterior, telefone: null } })
}

/** Puts one of `ofertasDeEndereco` into the form; the record's address counts as the record's from then on. */
export function usarEndereco(f: Formulario, endereco: EnderecoDigitado): Formulario {
  const dono = donoDoTelefone(f)
  const posto = porEndereco(f, endereco)
  if (!dono || !mesmoEndereco(enderecoDigitado(dono.endereco), endereco)) return posto
  const { nome, telefone } = dono
  const de = f.procedencia?.de ?? 'cadastro'
  return { ...posto, procedencia: de === 'pedido' ? f.procedencia : { de, nome, telefone, endereco } }
}

export function voltarAoNome(f: Formulario): Formulario {
  const { nome } = f.anterior
  return nome === null ? f : { ...f, nome, anterior: { ...f.anterior, nome: null } }
}

/** The customer who has the phone in the form, if it is known. */
export function donoDoTelefone(f: Formulario): ClienteAchado | null {
  return f.dono?.telefone === digitosDoTelefone(f) ? f.dono.cliente : null
}

/** The customer who has this phone under another name, as long as the owner has not said which of the two it is. */
export function donoComOutroNome(f: Formulario): ClienteAchado | null {
  const dono = donoDoTelefone(f)
  if (!dono || mesmoNome(f.nome, dono.nome) || renomeia(f)) return null
  const { procedencia } = f
  const comoEstava =
    procedencia?.de === 'pedido' &&
    procedencia.nome === f.nome &&
    procedencia.telefone === digitosDoTelefone(f)
  return comoEstava ? null : dono
}

/** True when the owner was told whose phone it is, and the record is to get the name in the form. */
export function renomeia(f: Formulario): boolean {
  return f.renomear !== null && f.renomear === limparLinha(f.nome)
}

export interface OfertaDeEndereco {
  readonly rotulo: string
  readonly endereco: EnderecoDigitado
}

/** Addresses that a button puts back: the one typed before, that of the edited order, that of the record. */
export function ofertasDeEndereco(f: Formulario): OfertaDeEndereco[] {
  if (!ehEntrega(f.tipoEntrega)) return []
  const dono = donoDoTelefone(f)
  const todas = [
    { rotulo: 'Digitado antes', endereco: f.anterior.endereco },
    { rotulo: 'Deste pedido', endereco: f.procedencia?.de === 'pedido' ? f.procedencia.endereco : null },
    { rotulo: 'No cadastro', endereco: dono && enderecoDigitado(dono.endereco) },
  ]
  const ofertas: OfertaDeEndereco[] = []
  for (const { rotulo, endereco } of todas) {
    if (!endereco || !temEndereco(endereco) || mesmoEndereco(endereco, f.endereco)) continue
    if (!ofertas.some(outra => mesmoEndereco(outra.endereco, endereco))) ofertas.push({ rotulo, endereco })
  }
  return ofertas
}

/** The customer whose record has another address and will get the one of this order when it is saved. */
export function mudaOEnderecoDe(f: Formulario): ClienteAchado | null {
  const dono = donoDoTelefone(f)
  if (!dono || !ehEntrega(f.tipoEntrega) || !temEndereco(f.endereco) || donoComOutroNome(f)) return null
  const salvo = enderecoDigitado(dono.endereco)
  if (!temEndereco(salvo) || mesmoEndereco(salvo, f.endereco)) return null
  const { procedencia } = f
  const comoEstava =
    procedencia?.de === 'pedido' &&
    procedencia.endereco !== null &&
    mesmoEndereco(procedencia.endereco, f.endereco)
  return comoEstava && procedencia.telefone === digitosDoTelefone(f) ? null : dono
}
