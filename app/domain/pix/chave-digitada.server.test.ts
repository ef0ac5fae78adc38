import { expect, test } from 'vitest'
import { descreverChave, lerChavePix } from './chave-digitada.server'
import type { ChavePix } from './chave-pix'

const DIGITADA = {
  ...{ tipo: 'cpf', chave: '123.456.789-09', nome: 'Pizzaria Bella & Cia.', cidade: 'São Paulo' },
  usarTxid: 'on',
}
const LIDA: ChavePix = {
  ...{ tipo: 'cpf', chave: '12345678909', nome: 'Pizzaria Bella Cia', cidade: 'Sao Paulo', usarTxid: true },
}

test('a chave, o nome e a cidade ficam como os bancos os querem', () => {
  expect(lerChavePix(DIGITADA)).toEqual({ dados: LIDA })
})

test('sem chave a loja não tem código, digam o que disserem os outros campos', () => {
  expect(lerChavePix({ ...DIGITADA, chave: ' ', nome: '' })).toEqual({ dados: null })
})

test.each([
  [{ tipo: 'telefone' }, 'chave', 'Informe um celular com DDD, como (11) 91234-5678. Telefone fixo não é'],
  [{ chave: '123.456.789-10' }, 'chave', 'Este CPF não confere. Veja os números.'],
  [{ tipo: 'cnpj' }, 'chave', 'Este CNPJ não confere. Veja os números e as letras.'],
  [{ tipo: 'email' }, 'chave', 'Informe um e-mail, como nome@exemplo.com.br.'],
  [
    { tipo: 'aleatoria' },
    'chave',
    'Esta chave aleatória não confere. Copie-a inteira do aplicativo do banco.',
  ],
  [{ tipo: 'outra' }, 'tipo', 'Escolha o tipo da chave.'],
  [{ nome: '' }, 'nome', 'Por favor, preencha o campo Nome de quem recebe.'],
  [{ nome: '寿司' }, 'nome', 'Por favor, preencha o campo Nome de quem recebe.'],
  [{ cidade: undefined }, 'cidade', 'Por favor, preencha o campo Cidade.'],
])('recusa ao lado do campo: %j', (digitado, campo, texto) => {
  const lida = lerChavePix({ ...DIGITADA, ...digitado })
  expect('recusas' in lida && lida.recusas).toMatchObject([{ campo }])
  expect('recusas' in lida && lida.recusas[0]?.texto).toContain(texto)
})

test('o que outra pessoa salvou se diz com os nomes do formulário', () => {
  expect(descreverChave(LIDA)).toEqual({
    ...{ 'Tipo da chave': 'CPF', 'Chave Pix': '12345678909', 'Nome de quem recebe': 'Pizzaria Bella Cia' },
    ...{ Cidade: 'Sao Paulo', 'Identificar o pedido no Pix': 'sim' },
  })
})
