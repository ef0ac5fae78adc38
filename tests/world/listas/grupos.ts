import { randomUUID } from 'node:crypto'
import type { ListaDoPainel } from '../listas-do-painel'

export const lista: ListaDoPainel = {
  rota: '/home/grupos',
  linha: `grupos (empresa_id, nome, max) select id, 'Solto ' || random(), 1`,
  nova: () => ({
    nome: `Molhos da casa ${randomUUID()}`,
    ...{ tipo: 'escolha', min: '1', max: '1', 'opcoes.0.nome': 'Alho' },
  }),
  salva: () => ({
    nome: `Molhos ${randomUUID()}`,
    ...{ tipo: 'escolha', min: '1', max: '1' },
    ...{ 'opcoes.0.nome': 'Alho', 'opcoes.0.preco': '2,00', 'opcoes.1.nome': 'Pesto' },
  }),
  presa: { nome: 'Ponto da carne', recusa: 'Este grupo está vinculado a produtos: ' },
}
