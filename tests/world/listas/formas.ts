import { randomUUID } from 'node:crypto'
import type { ListaDoPainel } from '../listas-do-painel'

const nome = () => `Vale ${randomUUID().slice(0, 8)}`
const onde = { entrega: 'on', retirada: 'on', mesa: 'on' }

export const lista: ListaDoPainel = {
  rota: '/home/formas',
  linha: `formas_pagamento (empresa_id, forma, ajuste_tipo, ajuste_em, ajuste)
    select id, 'outro Solto ' || random(), 'desconto', 'valor', 1`,
  nova: () => ({ nome: nome(), tipo: 'outro', ...onde }),
  salva: () => ({ nome: nome(), tipo: 'outro', ...onde }),
}
