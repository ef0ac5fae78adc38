import { declararLista, type LinhaDaLista } from '~/domain/listas/declarar-lista.server'
import type { ClienteId } from '~/domain/valores/ids'
import { digitosProcurados } from '~/domain/valores/telefone'
import {
  CLIENTE_COM_PEDIDOS,
  type DadosDoClienteNoPainel,
  erroAoSalvar,
  FORMA_DO_CLIENTE,
  lerClienteDoPainel,
  telefoneDeOutro,
} from './cliente-do-painel'
import { DADOS_DO_CLIENTE, findClientePorTelefone } from './store.server'
import { achaCliente } from './store-busca.server'
import { clientes } from './tables.server'

export type ClienteDoPainel = LinhaDaLista<ClienteId, DadosDoClienteNoPainel>

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
} = declararLista<ClienteId, DadosDoClienteNoPainel>({
  tabela: clientes,
  id: clientes.id,
  nome: clientes.nome,
  // Part of a name or of a phone (cliente-4).
  procurar: busca => achaCliente(busca, digitosProcurados(busca)),
  campos: DADOS_DO_CLIENTE,
  ler: (valores, novo) => lerClienteDoPainel(valores, erroAoSalvar(novo)),
  forma: FORMA_DO_CLIENTE,
  async conferir(tx, { telefone }, id) {
    const dono = await findClientePorTelefone(tx, telefone)
    return dono && dono.id !== id ? telefoneDeOutro(erroAoSalvar(id === null), dono.nome) : null
  },
  unico: { indice: 'clientes_telefone', recusar: novo => telefoneDeOutro(erroAoSalvar(novo)) },
  preso: { por: 'pedidos_cliente', recusa: CLIENTE_COM_PEDIDOS },
})
