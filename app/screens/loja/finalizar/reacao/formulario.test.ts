import { describe, expect, test } from 'vitest'
import type { ItemDoCarrinho } from '~/domain/pedidos/checkout/carrinho'
import { lerNovoPedido } from '~/domain/pedidos/checkout/novo-pedido'
import { ehRecusa } from '~/domain/respostas/recusa'
import { centavos } from '~/domain/valores/centavos'
import type { ExtraId, ProdutoId } from '~/domain/valores/ids'
import {
  type Acao,
  abrirFormulario,
  conferirDados,
  dicaDoEndereco,
  enderecoAceito,
  enderecoDeAntes,
  enderecoDoCep,
  enderecoOferecido,
  type Formulario,
  mudarFormulario,
  nomeConhecido,
  tipoDaEntrega,
  valorDoCampo,
} from './formulario'
import { type Campo, lerRascunho } from './rascunho'
import { redigirPedido } from './redigir-pedido'

const FONE = '11912345678'
const vazio = abrirFormulario(lerRascunho(null, 0, () => '11111111-2222-4333-8444-555555555555'))
const passar = (...acoes: Acao[]): Formulario => acoes.reduce(mudarFormulario, vazio)
const digitar = (campo: Campo, valor: string): Acao => ({ tipo: 'digitar', campo, valor })
const endereco = {
  cep: '05010000',
  logradouro: 'Rua Caiubi',
  numero: '123',
  complemento: null,
  bairro: 'Perdizes',
  cidade: 'São Paulo',
  estado: 'SP',
}
const lugar = {
  cep: '05010000',
  logradouro: 'Rua Caiubi',
  bairro: 'Perdizes',
  cidade: 'São Paulo',
  estado: 'SP',
}
const vinculado: Acao = {
  tipo: 'cliente-buscado',
  buscado: {
    telefone: FONE,
    cep: null,
    resposta: { cliente: 'vinculado', nome: 'Maria Silva', endereco },
  },
}
const conhecido = (cep: string | null, salvo: string | null): Acao => ({
  tipo: 'cliente-buscado',
  buscado: { telefone: FONE, cep, resposta: { cliente: 'conhecido', nome: 'Ma*** S***', endereco: salvo } },
})
const entregar: Acao = { tipo: 'escolher-entrega', tipoEntrega: 'Receber no meu endereço' }

describe('A busca do cliente', () => {
  test('encontrado: o formulário é preenchido e a entrega passa a ser no endereço', () => {
    const f = passar(digitar('telefone', FONE), vinculado)
    expect([valorDoCampo(f, 'nome'), valorDoCampo(f, 'logradouro'), valorDoCampo(f, 'numero')]).toEqual([
      'Maria Silva',
      'Rua Caiubi',
      '123',
    ])
    expect(tipoDaEntrega(f)).toBe('Receber no meu endereço')
  })

  test('um telefone com menos de 11 dígitos deixa só o telefone', () => {
    const f = passar(digitar('telefone', FONE), vinculado, digitar('telefone', '1191234567'))
    expect([valorDoCampo(f, 'nome'), valorDoCampo(f, 'cep'), valorDoCampo(f, 'bairro')]).toEqual(['', '', ''])
    expect(tipoDaEntrega(f)).toBe('Retirar no local')
  })

  test('a resposta atrasada de outro telefone não preenche nada', () => {
    const f = passar(digitar('telefone', FONE), digitar('telefone', '11900000000'), vinculado)
    expect(valorDoCampo(f, 'nome')).toBe('')
  })

  test('o que foi digitado à mão fica, e volta quando a ficha sai', () => {
    const f = passar(digitar('nome', 'Ana'), digitar('telefone', FONE), vinculado)
    expect(valorDoCampo(f, 'nome')).toBe('Ana')
    expect(valorDoCampo(mudarFormulario(f, digitar('telefone', '1')), 'nome')).toBe('Ana')
  })

  test('um campo apagado antes da busca é preenchido por ela; apagado depois, fica vazio', () => {
    const antes = passar(digitar('nome', ''), digitar('telefone', FONE), vinculado)
    expect(valorDoCampo(antes, 'nome')).toBe('Maria Silva')
    expect(valorDoCampo(mudarFormulario(antes, digitar('nome', '')), 'nome')).toBe('')
  })

  test('outro CEP digitado não se mistura com a rua da ficha', () => {
    const f = passar(digitar('telefone', FONE), vinculado, digitar('cep', '01310100'))
    expect([valorDoCampo(f, 'logradouro'), valorDoCampo(f, 'numero')]).toEqual(['', ''])
  })

  test('conhecido: só o nome mascarado; o endereço salvo é oferecido a quem digita o seu CEP', () => {
    const semCep = passar(digitar('telefone', FONE), conhecido(null, null))
    expect(nomeConhecido(semCep)).toBe('Ma*** S***')
    expect(valorDoCampo(semCep, 'nome')).toBe('')
    expect(enderecoOferecido(semCep)).toBeNull()
    const comCep = [digitar('cep', '05010000'), conhecido('05010000', 'Rua C*****, 1**')]
    const f = passar(digitar('telefone', FONE), ...comCep)
    expect(enderecoOferecido(f)).toBe('Rua C*****, 1**')
    expect(enderecoAceito(f)).toBeNull()
    const aceito = mudarFormulario(f, { tipo: 'usar-salvo', usar: true })
    expect(enderecoAceito(aceito)).toBe('Rua C*****, 1**')
    expect(enderecoAceito(mudarFormulario(aceito, { tipo: 'usar-salvo', usar: false }))).toBeNull()
    expect(enderecoAceito(mudarFormulario(aceito, digitar('cep', '0501000')))).toBeNull()
    expect(enderecoAceito(mudarFormulario(aceito, digitar('telefone', '1191')))).toBeNull()
  })
})

describe('A busca do CEP', () => {
  const buscar: Acao = { tipo: 'lugar-buscado', lugar }

  test('preenche rua, bairro, cidade e UF; número e complemento são de quem digita', () => {
    const f = passar(digitar('cep', '05010000'), buscar)
    const campos = ['logradouro', 'bairro', 'cidade', 'estado', 'numero', 'complemento'] as const
    expect(campos.map(campo => valorDoCampo(f, campo))).toEqual([
      'Rua Caiubi',
      'Perdizes',
      'São Paulo',
      'SP',
      '',
      '',
    ])
  })

  const linhas = (f: Formulario) =>
    (['logradouro', 'bairro', 'cidade', 'estado'] as const).map(campo => valorDoCampo(f, campo))
  const DO_CEP = ['Rua Caiubi', 'Perdizes', 'São Paulo', 'SP']
  const SALVADOR = ['Rua das Laranjeiras', 'Pelourinho', 'Salvador', 'BA']
  const digitarSalvador = (['logradouro', 'bairro', 'cidade', 'estado'] as const).map((campo, i) =>
    digitar(campo, SALVADOR[i] ?? ''),
  )
  const voltar: Acao = { tipo: 'voltar-ao-digitado' }
  const usarDoCep: Acao = { tipo: 'usar-do-cep' }

  test('não passa por cima da rua digitada para o mesmo CEP', () => {
    const f = passar(digitar('cep', '05010000'), digitar('logradouro', 'Rua X'), buscar)
    expect(linhas(f)).toEqual(['Rua X', 'Perdizes', 'São Paulo', 'SP'])
    expect(enderecoDeAntes(f)).toBeNull()
    expect(dicaDoEndereco(f)).toBe('CEP encontrado. O endereço que você digitou foi mantido.')
  })

  test('põe o endereço do CEP no lugar do digitado antes dele, que fica à disposição', () => {
    const f = passar(...digitarSalvador, digitar('cep', '05010000'), buscar)
    expect(linhas(f)).toEqual(DO_CEP)
    expect(enderecoDeAntes(f)).toBe('Rua das Laranjeiras, Pelourinho, Salvador/BA')
    expect(dicaDoEndereco(f)).toBe('Os campos de endereço foram preenchidos.')
  })

  test('o digitado antes volta com um toque, e o do CEP também', () => {
    const deVolta = passar(...digitarSalvador, digitar('cep', '05010000'), buscar, voltar)
    expect(linhas(deVolta)).toEqual(SALVADOR)
    expect(enderecoDeAntes(deVolta)).toBeNull()
    expect(dicaDoEndereco(deVolta)).toBe('CEP encontrado. O endereço que você digitou foi mantido.')
    expect(enderecoDoCep(deVolta)).toBe('Rua Caiubi, Perdizes, São Paulo/SP')
    const doCep = mudarFormulario(deVolta, usarDoCep)
    expect(linhas(doCep)).toEqual(DO_CEP)
    expect(enderecoDoCep(doCep)).toBeNull()
    expect(linhas(mudarFormulario(doCep, voltar))).toEqual(SALVADOR)
  })

  test('o que voltou fica quando o mesmo CEP é perguntado de novo', () => {
    const f = passar(...digitarSalvador, digitar('cep', '05010000'), buscar, voltar, buscar)
    expect(linhas(f)).toEqual(SALVADOR)
  })

  test('outro CEP não faz esquecer o que foi digitado à mão', () => {
    const f = passar(...digitarSalvador, digitar('cep', '05010000'), buscar, digitar('cep', '13825000'), {
      tipo: 'lugar-buscado',
      lugar: { ...lugar, cep: '13825000', logradouro: null, bairro: null, cidade: 'Holambra' },
    })
    expect(linhas(f)).toEqual(['', '', 'Holambra', 'SP'])
    expect(enderecoDeAntes(f)).toBe('Rua das Laranjeiras, Pelourinho, Salvador/BA')
    expect(dicaDoEndereco(f)).toBe('Cidade encontrada. Complete o endereço abaixo.')
  })

  test('numa cidade de um CEP só ficam a rua e o bairro digitados antes dele', () => {
    const f = passar(
      digitar('logradouro', 'Rua das Dálias'),
      digitar('bairro', 'Centro'),
      digitar('cep', '13825000'),
      {
        tipo: 'lugar-buscado',
        lugar: { ...lugar, cep: '13825000', logradouro: null, bairro: null, cidade: 'Holambra' },
      },
    )
    expect(linhas(f)).toEqual(['Rua das Dálias', 'Centro', 'Holambra', 'SP'])
    expect(dicaDoEndereco(f)).toBe('Cidade encontrada. Confira o endereço abaixo.')
  })

  test('da ficha do telefone: o endereço guardado vale, e o digitado antes fica à disposição', () => {
    const f = passar(...digitarSalvador, digitar('telefone', FONE), vinculado, buscar)
    expect(linhas(f)).toEqual(DO_CEP)
    expect(enderecoDeAntes(f)).toBe('Rua das Laranjeiras, Pelourinho, Salvador/BA')
  })

  test('a rua digitada para outro CEP dá lugar à nova; o número fica', () => {
    const f = passar(
      digitar('cep', '01310100'),
      digitar('logradouro', 'Avenida Paulista'),
      digitar('numero', '10'),
      digitar('cep', '05010000'),
      buscar,
    )
    expect([valorDoCampo(f, 'logradouro'), valorDoCampo(f, 'numero')]).toEqual(['Rua Caiubi', '10'])
  })

  test('a resposta de um CEP que já mudou não preenche nada', () => {
    const f = passar(digitar('cep', '05010000'), buscar, digitar('cep', '0501000'))
    expect(valorDoCampo(f, 'logradouro')).toBe('')
  })
})

describe('Os campos obrigatórios da fase 1', () => {
  const textos = (f: Formulario) => conferirDados(f).map(({ campo, titulo, texto }) => [campo, titulo, texto])
  const completo = [
    digitar('telefone', FONE),
    digitar('nome', 'Ana'),
    entregar,
    digitar('cep', '05010000'),
    { tipo: 'lugar-buscado', lugar } as const,
    digitar('numero', '1'),
  ]

  test('retirada: telefone e nome', () => {
    expect(textos(vazio)).toEqual([
      ['telefone', 'Campos obrigatórios', 'Por favor, preencha o campo Telefone.'],
      ['nome', 'Campos obrigatórios', 'Por favor, preencha o campo Nome completo.'],
    ])
  })

  test('entrega: também cep, logradouro, numero, bairro, cidade, estado', () => {
    const campos = conferirDados(passar(entregar)).map(({ campo }) => campo)
    expect(campos).toEqual(['telefone', 'nome', 'cep', 'logradouro', 'numero', 'bairro', 'cidade', 'estado'])
  })

  test.each([
    ['telefone', '1191234567', 'Telefone inválido', 'O telefone deve ter 11 dígitos (DDD+Número).'],
    ['email', 'ana@', 'Dados incompletos', 'Informe um e-mail válido.'],
    ['cep', '0501000', 'Dados incompletos', 'O CEP deve ter 8 dígitos.'],
    ['estado', 'XX', 'Dados incompletos', 'Informe uma UF válida, como SP.'],
  ] as const)('%s "%s": %s', (campo, valor, titulo, texto) => {
    expect(textos(passar(...completo))).toEqual([])
    expect(textos(passar(...completo, digitar(campo, valor)))).toContainEqual([campo, titulo, texto])
  })

  test('a cidade é a do CEP, onde ela se sabe', () => {
    const emSalvador = [digitar('cidade', 'Salvador'), digitar('estado', 'BA')]
    expect(textos(passar(...completo, ...emSalvador))).toEqual([
      [
        'cidade',
        'Endereço Inválido',
        'O CEP 05010-000 é de São Paulo/SP. Corrija a cidade e o estado, ou o CEP.',
      ],
    ])
    expect(textos(passar(...completo, digitar('cidade', 'sao paulo')))).toEqual([])
    expect(textos(passar(...completo, ...emSalvador, digitar('cep', '40010000')))).toEqual([
      ['logradouro', 'Campos obrigatórios', 'Por favor, preencha o campo Logradouro.'],
      ['bairro', 'Campos obrigatórios', 'Por favor, preencha o campo Bairro.'],
    ])
  })
})

describe('O pedido que sai do formulário', () => {
  const item: ItemDoCarrinho = {
    cartItemId: 'a',
    produtoId: 7 as ProdutoId,
    nome: 'Lasanha',
    preco: centavos(3990),
    imagemUrl: null,
    quantidade: 2,
    observacao: '',
    extras: [{ id: 3 as ExtraId, nome: 'Queijo', preco: centavos(500), tipo: 'adicional' }],
  }
  const redigir = (f: Formulario) =>
    redigirPedido({
      formulario: f,
      linhas: [item],
      observacoes: '',
      chave: '11111111-2222-4333-8444-555555555555',
      totalVisto: centavos(8980),
      cupom: null,
    })
  const dinheiro: Acao[] = [{ tipo: 'escolher-forma', forma: 'dinheiro' }, digitar('valorPago', '100,5')]
  const ana = [digitar('telefone', FONE), digitar('nome', 'Ana')]

  test('leva intenções e o total visto, nunca preços, e passa no mesmo esquema do servidor', () => {
    const pedido = redigir(passar(...ana, ...dinheiro))
    expect(pedido).toMatchObject({
      itens: [{ produtoId: 7, quantidade: 2, extras: [3], observacao: null }],
      tipoEntrega: 'Retirar no local',
      endereco: null,
      cepSalvo: null,
      valorPago: 10050,
    })
    expect(ehRecusa(lerNovoPedido(pedido))).toBe(false)
  })

  test('para retirar não leva o endereço digitado; de volta à entrega, ele é oferecido de novo', () => {
    const comEndereco = [
      ...ana,
      digitar('cep', '05010000'),
      { tipo: 'lugar-buscado', lugar } as const,
      digitar('numero', '1'),
    ]
    const retirar: Acao = { tipo: 'escolher-entrega', tipoEntrega: 'Retirar no local' }
    expect(redigir(passar(...comEndereco, ...dinheiro, retirar)).endereco).toBeNull()
    expect(redigir(passar(...comEndereco, ...dinheiro, retirar, entregar)).endereco).toMatchObject({
      cep: '05010000',
      numero: '1',
    })
  })

  test('com o endereço salvo leva só o CEP que o cliente digitou', () => {
    const salvo = [
      ...ana,
      entregar,
      digitar('cep', '05010000'),
      conhecido('05010000', 'Rua C*****, 1**'),
      { tipo: 'usar-salvo', usar: true } as const,
      ...dinheiro,
    ]
    const pedido = redigir(passar(...salvo))
    expect([pedido.endereco, pedido.cepSalvo]).toEqual([null, '05010000'])
    expect(conferirDados(passar(...salvo))).toEqual([])
    expect(ehRecusa(lerNovoPedido(pedido))).toBe(false)
  })
})
