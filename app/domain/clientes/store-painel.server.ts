import { like, or, type SQL } from 'drizzle-orm'
import { contem } from '~/domain/listas/busca.server'
import { cadastro, type LinhaDoCadastro } from '~/domain/listas/cadastro.server'
import type { ClienteId } from '~/domain/valores/ids'
import { digitosProcurados } from '~/domain/valores/telefone'
import {
  CLIENTE_COM_PEDIDOS,
  type DadosDoClienteNoPainel,
  descreverCliente,
  erroAoSalvar,
  lerClienteDoPainel,
  telefoneDeOutro,
} from './cliente-do-painel'
import { findClientePorTelefone } from './store.server'
import { clientes } from './tables.server'

export type ClienteDoPainel = LinhaDoCadastro<ClienteId, DadosDoClienteNoPainel>

/** What the panel's form and the spreadsheet know of a customer. */
export const DADOS_DO_CLIENTE = {
  nome: clientes.nome,
  telefone: clientes.telefone,
  email: clientes.email,
  cep: clientes.enderecoCep,
  logradouro: clientes.enderecoLogradouro,
  numero: clientes.enderecoNumero,
  complemento: clientes.enderecoComplemento,
  bairro: clientes.enderecoBairro,
  cidade: clientes.enderecoCidade,
  estado: clientes.enderecoEstado,
}

/**
 * The customers of the panel's list (cliente-1 to cliente-4). Refused also: the phone of another customer. Orders keep
 * the name and address that they were made with.
 */
export const {
  list: listClientes,
  lock: lockCliente,
  remove: deleteCliente,
  salvar: salvarCliente,
  excluir: excluirCliente,
} = cadastro<ClienteId, DadosDoClienteNoPainel>({
  tabela: clientes,
  id: clientes.id,
  nome: clientes.nome,
  procurar: comNomeOuTelefone,
  campos: DADOS_DO_CLIENTE,
  ler: (valores, novo) => lerClienteDoPainel(valores, erroAoSalvar(novo)),
  descrever: descreverCliente,
  async conferir(tx, { telefone }, id) {
    const dono = await findClientePorTelefone(tx, telefone)
    return dono && dono.id !== id ? telefoneDeOutro(erroAoSalvar(id === null), dono.nome) : null
  },
  unico: { indice: 'clientes_telefone', recusar: novo => telefoneDeOutro(erroAoSalvar(novo)) },
  preso: { por: 'pedidos_cliente', recusa: CLIENTE_COM_PEDIDOS },
})

/** `busca` is part of a name or of a phone (cliente-4). */
function comNomeOuTelefone(busca: string): SQL | undefined {
  const digitos = digitosProcurados(busca)
  const telefone = digitos === '' ? undefined : like(clientes.telefone, `%${digitos}%`)
  return or(contem(clientes.nome, busca), telefone)
}
