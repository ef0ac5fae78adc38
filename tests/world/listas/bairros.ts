import { randomUUID } from 'node:crypto'
import type { ListaDoPainel } from '../listas-do-painel'

const em = { cidade: 'Osasco', estado: 'SP' }
const nome = () => `Solta ${randomUUID().slice(0, 8)}`

export const lista: ListaDoPainel = {
  rota: '/home/configuracoes/bairros',
  linha: `bairros_entrega (empresa_id, cidade, cidade_dobrada, estado, nome, nome_dobrado, taxa)
    select id, 'Osasco', 'osasco', 'SP', 'Solto', 'solto ' || random(), 5`,
  nova: () => ({ nome: nome(), ...em, taxa: '6,00' }),
  salva: () => ({ nome: nome(), ...em, taxa: '5,00' }),
}
