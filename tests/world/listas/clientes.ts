import { randomInt } from 'node:crypto'
import { CLIENTES } from '../demo'
import type { ListaDoPainel } from '../listas-do-painel'

const telefone = () => `119${randomInt(10_000_000, 99_999_999)}`

export const lista: ListaDoPainel = {
  foraDoCardapio: true,
  rota: '/home/clientes',
  linha: `clientes (empresa_id, nome, telefone)
    select id, 'Sem Pedidos', '119' || (10000000 + random() * 89999999)::int`,
  nova: () => ({ nome: 'Iara Nunes', telefone: telefone() }),
  salva: () => ({ nome: 'Iara N. Costa', telefone: telefone(), email: 'iara@exemplo.com.br' }),
  presa: { nome: CLIENTES.mariana.nome, recusa: 'Este cliente tem pedidos e não pode ser excluído.' },
}
