import { randomUUID } from 'node:crypto'
import type { ListaDoPainel } from '../listas-do-painel'

const nome = () => `Promoção ${randomUUID().slice(0, 8)}`

export const lista: ListaDoPainel = {
  rota: '/home/promocoes',
  linha: `promocoes (empresa_id, nome, tipo, valor) select id, 'Solta', 'desconto', 5`,
  nova: () => ({ nome: nome(), tipo: 'desconto', percentual: '10', ativo: 'on' }),
  salva: () => ({ nome: nome(), tipo: 'desconto', valor: '5,00', minimo: '40,00', ativo: 'on' }),
}
