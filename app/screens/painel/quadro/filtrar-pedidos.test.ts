import { expect, test } from 'vitest'
import type { PedidoId } from '~/domain/valores/ids'
import { filtrarPedidos } from './filtrar-pedidos'

const pedido = (id: number, nomeCliente: string, telefoneCliente: string, tipoEntrega: string) => ({
  id: id as PedidoId,
  nomeCliente,
  telefoneCliente,
  tipoEntrega,
})
const JOAO = pedido(48210375, 'João Conceição', '11987654321', 'Receber no meu endereço')
const ANA = pedido(71934826, 'Ana Prado', '5531234567', 'Retirar no local')
const SEM_NOME = pedido(30567149, '', '', 'Consumir no restaurante')
const TODOS = [JOAO, ANA, SEM_NOME]

test.each([
  ['nada', '', TODOS],
  ['só espaços', '   ', TODOS],
  ['o número inteiro', '48210375', [JOAO]],
  ['o fim do número', '4826', [ANA]],
  ['os quatro últimos algarismos com nº', 'nº 0375', [JOAO]],
  ['com o sinal de grau', 'n° 0375', [JOAO]],
  ['em maiúsculas e sem espaço', 'Nº0375', [JOAO]],
  ['com cerquilha', '#0375', [JOAO]],
  ['com a palavra', 'pedido 0375', [JOAO]],
  ['como o cartão se chama', 'Pedido nº 48210375', [JOAO]],
  ['com n e ponto', 'n. 0375', [JOAO]],
  ['o nome sem acento nem maiúscula', 'joao conceicao', [JOAO]],
  ['o nome em maiúsculas e com acento', 'JOÃO', [JOAO]],
  ['um pedaço do nome', 'prado', [ANA]],
  ['o telefone como aparece no cartão', '(11) 98765-4321', [JOAO]],
  ['o telefone com o código do país', '+55 11 98765-4321', [JOAO]],
  ['o telefone com o zero da operadora', '011 98765-4321', [JOAO]],
  ['o telefone com país e zero', '+55 (011) 98765-4321', [JOAO]],
  ['o telefone com a operadora', '015 11 98765-4321', [JOAO]],
  ['o telefone com xx', '0xx11 98765-4321', [JOAO]],
  ['o nome com um pedaço do número', 'ana 4826', [ANA]],
  ['o nome com hífen e dois espaços', 'ana-  prado', [ANA]],
  ['um telefone do DDD 55', '55 3123-4567', [ANA]],
  ['o tipo de entrega', 'meu endereco', [JOAO]],
  ['o tipo de entrega na palavra do cartão', 'mesa', [SEM_NOME]],
  ['algarismos dentro de um texto', 'apto 4321', []],
  ['o que ninguém tem', 'xyz', []],
])('procurar %s acha os pedidos certos', (_, termo, achados) => {
  expect(filtrarPedidos(TODOS, termo)).toEqual(achados)
})
