import { randomUUID } from 'node:crypto'
import { PRODUTOS } from '../demo'
import type { ListaDoPainel } from '../listas-do-painel'

export const lista: ListaDoPainel = {
  rota: '/home/categorias',
  linha: `categorias (empresa_id, nome) select id, 'Solta'`,
  nova: () => ({ nome: `Sopas ${randomUUID()}`, ativo: 'on' }),
  salva: () => ({ nome: `Sopas e caldos ${randomUUID()}` }),
  presa: { nome: PRODUTOS.semExtras.categoria, recusa: 'Esta categoria tem produtos vinculados.' },
}
