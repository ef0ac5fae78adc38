import { randomUUID } from 'node:crypto'
import type { ListaDoPainel } from '../listas-do-painel'

const codigo = () => `SOLT${randomUUID().slice(0, 8).toUpperCase()}`

export const lista: ListaDoPainel = {
  foraDoCardapio: true,
  rota: '/home/cupons',
  linha: `cupons (empresa_id, codigo, tipo) select id, 'SOLT' || upper(substr(gen_random_uuid()::text, 1, 8)), 'frete'`,
  nova: () => ({ codigo: codigo(), tipo: 'frete', ativo: 'on' }),
  salva: () => ({ codigo: codigo(), tipo: 'valor', valor: '5,00', ativo: 'on' }),
}
