import { PRODUTOS } from '../demo'
import type { ListaDoPainel } from '../listas-do-painel'

export const lista: ListaDoPainel = {
  rota: '/home/extras',
  linha: `itens_extra (empresa_id, nome, preco) select id, 'Solto', 1`,
  id: 'id_extra',
  nova: () => ({ nome: 'Alho frito', preco: '2,50', tipo: 'adicional' }),
  salva: () => ({ nome: 'Alho dourado', preco: '3,00', tipo: 'opcional' }),
  presa: {
    nome: PRODUTOS.carbonara.extras[0]?.nome ?? '',
    recusa: 'Este item extra está vinculado a produtos.',
  },
}
