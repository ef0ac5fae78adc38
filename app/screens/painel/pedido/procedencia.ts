import type { ClienteAchado } from '~/domain/clientes/cliente-achado'
import { mesmoNome } from '~/domain/pedidos/balcao/cadastro-do-pedido'
import { ehEntrega } from '~/domain/pedidos/tipo-entrega'
import { dobrarParaBusca, limparLinha } from '~/domain/valores/texto'
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
 * The customer's record takes the place of what another customer, or the edited order, had brought. An address that was
 * typed for nobody yet stays where the record has none.
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

/** What had been typed by hand; the beginning of the name or phone by which the customer was found is no loss. */
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

const parte = (texto: string) => dobrarParaBusca(limparLinha(texto))
const faz = (pedaco: string, nome: string) => parte(nome).includes(pedaco)

/**
 * The phone identifies the customer: typing another one takes the record out of the form, and typing the first one
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
 * Keeps name and address of the customer who left the form, now for the phone that stands there; only another choice
 * removes them.
 */
export function manterQuemSaiu(f: Formulario): Formulario {
  return f.saiu ? mantido(trazerDeVolta(f, f.saiu)) : f
}

function mantido(f: Formulario): Formulario {
  return { ...f, procedencia: f.procedencia && { ...f.procedencia, de: 'mantido' } }
}

/** The number of a customer who has a new one: name and address stay. */
export function voltarAoTelefone(f: Formulario): Formulario {
  const { telefone } = f.anterior
  if (telefone === null) return f
  return mantido({ ...f, telefone, renomear: null, anterior: { ...f.anterior, telefone: null } })
}

/** One of `ofertasDeEndereco`; that of the record is the record's from here on. */
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

/** The customer who has the phone in the form, as far as it is known. */
export function donoDoTelefone(f: Formulario): ClienteAchado | null {
  return f.dono?.telefone === digitosDoTelefone(f) ? f.dono.cliente : null
}

/** Somebody has this phone under another name, and nobody has said yet which of the two it is. */
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

/** The owner was told whose the phone is, and the record is to have the name that stands there now. */
export function renomeia(f: Formulario): boolean {
  return f.renomear !== null && f.renomear === limparLinha(f.nome)
}

export interface OfertaDeEndereco {
  readonly rotulo: string
  readonly endereco: EnderecoDigitado
}

/** Addresses that one press puts back: typed before, of the edited order, of the record. */
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

/** Whose record has another address, and takes that of this order when it is saved. */
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
