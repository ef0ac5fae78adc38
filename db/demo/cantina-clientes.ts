import { CEP_FORA_DA_AREA, CEP_PERTO, CEP_SEM_POSICAO } from './ceps'
import type { ClienteDemo } from './empresa-demo'

/**
 * The phones are made up, from a block that is hardly in use, because somebody will press a WhatsApp link of the demo.
 */
// biome-ignore format: one line per customer
export const CLIENTES_DA_CANTINA: readonly ClienteDemo[] = [
  cliente('Mariana Alves', '11900001101', CEP_PERTO, '214', 'Apto 72', 'mariana@exemplo.com.br'),
  cliente('Rafael Nogueira', '11900001102', '05407002', '1641', null, 'rafael@exemplo.com.br'),
  cliente('Beatriz Tanaka', '11900001103', '04101300', '3057', 'Bloco B, apto 114', 'beatriz@exemplo.com.br'),
  cliente('João Pedro Farias', '11900001104', '01305100', '1371', 'Apto 31', null),
  cliente('Luciana Prado', '11900001105', '04538133', '3311', '9º andar', 'luciana@exemplo.com.br'),
  cliente('Carlos Eduardo Mendes', '11900001106', '01426001', '725', null, null),
  cliente('Fernanda Ribeiro', '11900001107', '05433010', '248', 'Casa 2', 'fernanda@exemplo.com.br'),
  cliente('Antônio Sérgio Lima', '11900001108', '03306010', '88', 'Apto 203', null),
  cliente('Patrícia Gomes', '11900001109', '01001000', '95', 'Sala 41', 'patricia@exemplo.com.br'),
  cliente('Thiago Bernardes', '11900001110', '01120010', '12', null, null),
  cliente('Helena Moraes', '11900001111', CEP_SEM_POSICAO, '595', 'Apto 1501', 'helena@exemplo.com.br'),
  cliente('Diego Santana', '11900001112', CEP_FORA_DA_AREA, '111', null, null),
  { nome: 'Otávio Ramos', telefone: '11900001113', email: null, endereco: null },
]

function cliente(
  nome: string,
  telefone: string,
  cep: string,
  numero: string,
  complemento: string | null,
  email: string | null,
): ClienteDemo {
  return { nome, telefone, email, endereco: { cep, numero, complemento } }
}
