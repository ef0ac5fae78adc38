import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ehRecusa, recusar } from '~/domain/respostas/recusa'
import { preenchaOCampo } from '~/domain/valores/texto'
import { NADA_DITO } from '../../../../tests/world/nada-dito'
import { impressaoDoPedido, lerNovoPedido, type NovoPedido, semChave } from './novo-pedido'

const ENDERECO = {
  cep: '05010000',
  logradouro: 'Rua Caiubi',
  numero: '10',
  complemento: null,
  bairro: 'Perdizes',
  cidade: 'São Paulo',
  estado: 'SP',
}

const ITEM = { produtoId: 7, quantidade: 2, extras: [3, 1], observacao: null }

const ENTREGA = {
  chave: '0b2f1a52-6f0e-4c1e-9d7a-2f4a5c9e1b3d',
  itens: [ITEM],
  observacoes: null,
  cliente: { telefone: '11912345678', nome: 'Maria Souza', email: null },
  tipoEntrega: 'Receber no meu endereço',
  endereco: ENDERECO,
  cepSalvo: null,
  formaPagamento: 'dinheiro',
  valorPago: 150_00,
  totalVisto: 118_90,
}

const RETIRADA = { ...ENTREGA, tipoEntrega: 'Retirar no local', endereco: null }

function ler(entrada: unknown): NovoPedido {
  const lido = lerNovoPedido(entrada)
  if (ehRecusa(lido)) throw new Error(`${lido.campo}: ${lido.texto}`)
  return lido
}

describe('pedidos aceitos', () => {
  test.each([
    ['entrega em endereço digitado', ENTREGA],
    ['retirada', RETIRADA],
    ['entrega no endereço salvo, de que só vai o CEP', { ...ENTREGA, endereco: null, cepSalvo: '05010000' }],
    ['PIX, sem valor pago', { ...ENTREGA, formaPagamento: 'pix', valorPago: null }],
    [
      '50 linhas de 99',
      { ...ENTREGA, itens: Array.from({ length: 50 }, () => ({ ...ITEM, quantidade: 99 })) },
    ],
    ['observação de 500 caracteres', { ...ENTREGA, observacoes: 'x'.repeat(500) }],
    ['versão 1, que é também a de quem não diz nenhuma', { ...ENTREGA, versao: 1 }],
  ])('%s', (_caso, entrada) => {
    expect(lerNovoPedido(entrada)).toEqual({ ...NADA_DITO, ...entrada })
  })

  test('os textos chegam limpos, e um texto em branco é nulo', () => {
    const lido = ler({
      ...ENTREGA,
      chave: ENTREGA.chave.toUpperCase(),
      itens: [{ ...ITEM, observacao: ' sem\u202E cebola\u0000 ' }],
      observacoes: ' \n ',
      cliente: { telefone: '(11) 91234-5678', nome: '  Maria   Souza ', email: '' },
    })
    expect(lido.chave).toBe(ENTREGA.chave)
    expect(lido.itens[0]?.observacao).toBe('sem cebola')
    expect(lido.observacoes).toBeNull()
    expect(lido.cliente).toEqual({ telefone: '11912345678', nome: 'Maria Souza', email: null })
  })

  test('o CEP do endereço salvo pode vir com hífen', () => {
    expect(ler({ ...ENTREGA, endereco: null, cepSalvo: '05010-000' }).cepSalvo).toBe('05010000')
  })
})

function comItem(mudanca: object) {
  return { ...ENTREGA, itens: [ITEM, { ...ITEM, ...mudanca }] }
}

function comCliente(mudanca: object) {
  return { ...ENTREGA, cliente: { ...ENTREGA.cliente, ...mudanca } }
}

function comEndereco(mudanca: object) {
  return { ...ENTREGA, endereco: { ...ENDERECO, ...mudanca } }
}

describe('pedidos recusados', () => {
  test.each<[caso: string, entrada: unknown, campo: string | undefined]>([
    ['nada', null, undefined],
    ['um texto', 'pedido', undefined],
    ['chave que não é uuid', { ...ENTREGA, chave: 'abc' }, 'chave'],
    ['produto zero', comItem({ produtoId: 0 }), 'itens.1.produtoId'],
    ['produto em texto', comItem({ produtoId: '7' }), 'itens.1.produtoId'],
    ['extra repetido', comItem({ extras: [3, 3] }), 'itens.1.extras'],
    ['51 extras', comItem({ extras: Array.from({ length: 51 }, (_, i) => i + 1) }), 'itens.1.extras'],
    ['extra em texto', comItem({ extras: ['3'] }), 'itens.1.extras.0'],
    ['um preço mandado pelo navegador', comItem({ preco: 1 }), 'itens.1.preco'],
    ['um campo a mais', { ...ENTREGA, pagamentoConfirmado: true }, 'pagamentoConfirmado'],
    ['__proto__', JSON.parse(JSON.stringify(ENTREGA).replace('{', '{"__proto__":{},')), '__proto__'],
    ['sem totalVisto', { ...ENTREGA, totalVisto: undefined }, 'totalVisto'],
    ['totalVisto negativo', { ...ENTREGA, totalVisto: -1 }, 'totalVisto'],
  ])('o que nenhum formulário produz: %s', (_caso, entrada, campo) => {
    const texto = 'Os dados do pedido não são válidos. Atualize a página e tente novamente.'
    expect(lerNovoPedido(entrada)).toEqual(recusar('campo-invalido', 'Dados incompletos', texto, campo))
  })

  test.each([[3], [0], ['1'], [null]])('a versão %j, que não se conhece: a página se atualiza', versao => {
    const texto = 'Esta página é de outra versão do cardápio. Atualize a página e envie o pedido de novo.'
    const recusa = recusar('pagina-desatualizada', 'Página desatualizada', texto)
    expect(lerNovoPedido({ ...ENTREGA, versao, carimbos: 3 })).toEqual(recusa)
  })

  test.each([[0], [-1], [1.5], [100], [1e9], ['1'], [null]])('quantidade %j', quantidade => {
    const texto = 'A quantidade de cada item deve ser de 1 a 99.'
    const recusa = recusar('campo-invalido', 'Limite do pedido', texto, 'itens.1.quantidade')
    expect(lerNovoPedido(comItem({ quantidade }))).toEqual(recusa)
  })

  const observacaoLonga = 'O campo Observação deve ter no máximo 500 caracteres.'
  const observacoesLongas = 'O campo Observações do Pedido deve ter no máximo 500 caracteres.'
  const telefone = 'O telefone deve ter 11 dígitos (DDD+Número).'
  const retirada = 'Um pedido para retirar não leva endereço de entrega.'
  const doisEnderecos = 'Informe um endereço novo ou use o endereço salvo, não os dois.'
  const tipo = 'Por favor, escolha entre retirar no local e receber no seu endereço.'
  const forma = 'Por favor, selecione a forma de pagamento.'
  const valor = 'Informe um valor em reais, como 50,00.'
  const cep = 'O CEP deve ter 8 dígitos.'
  const longa = 'x'.repeat(501)
  const muitas = Array.from({ length: 51 }, () => ITEM)

  test.each<[entrada: unknown, campo: string, titulo: string, texto: string]>([
    [{ ...ENTREGA, itens: [] }, 'itens', 'Carrinho vazio!', 'Adicione itens para continuar.'],
    [
      { ...ENTREGA, itens: muitas },
      'itens',
      'Limite do pedido',
      'Um pedido pode ter no máximo 50 itens diferentes.',
    ],
    [comItem({ observacao: longa }), 'itens.1.observacao', 'Dados incompletos', observacaoLonga],
    [{ ...ENTREGA, observacoes: longa }, 'observacoes', 'Dados incompletos', observacoesLongas],
    [comCliente({ nome: ' ' }), 'cliente.nome', 'Campos obrigatórios', preenchaOCampo('Nome completo')],
    [comCliente({ telefone: '' }), 'cliente.telefone', 'Campos obrigatórios', preenchaOCampo('Telefone')],
    [comCliente({ telefone: '1191234567' }), 'cliente.telefone', 'Telefone inválido', telefone],
    [comEndereco({ numero: '' }), 'endereco.numero', 'Campos obrigatórios', preenchaOCampo('Número')],
    [comEndereco({ cidade: '' }), 'endereco.cidade', 'Campos obrigatórios', preenchaOCampo('Cidade')],
    [comEndereco({ cep: '0501000' }), 'endereco.cep', 'Dados incompletos', cep],
    [{ ...ENTREGA, endereco: null, cepSalvo: '0501000' }, 'cepSalvo', 'Dados incompletos', cep],
    [{ ...ENTREGA, endereco: null }, 'endereco', 'Campos obrigatórios', preenchaOCampo('CEP')],
    [{ ...ENTREGA, cepSalvo: '05010000' }, 'endereco', 'Endereço Inválido', doisEnderecos],
    [{ ...RETIRADA, endereco: ENDERECO }, 'endereco', 'Endereço Inválido', retirada],
    [{ ...RETIRADA, cepSalvo: '05010000' }, 'endereco', 'Endereço Inválido', retirada],
    [{ ...RETIRADA, tipoEntrega: 'Retirar no restaurante' }, 'tipoEntrega', 'Dados incompletos', tipo],
    [{ ...ENTREGA, formaPagamento: null }, 'formaPagamento', 'Forma de Pagamento', forma],
    [{ ...ENTREGA, formaPagamento: 'cheque' }, 'formaPagamento', 'Forma de Pagamento', forma],
    [{ ...ENTREGA, valorPago: '150' }, 'valorPago', 'Valor inválido', valor],
    [{ ...ENTREGA, valorPago: -1 }, 'valorPago', 'Valor inválido', valor],
  ])('caso %# é recusado', (entrada, campo, titulo, texto) => {
    expect(lerNovoPedido(entrada)).toEqual(recusar('campo-invalido', titulo, texto, campo))
  })

  test.each(Object.keys(ENTREGA))('sem o campo %s a recusa diz qual falta', campo => {
    const { [campo]: _, ...resto } = ENTREGA as Record<string, unknown>
    expect(lerNovoPedido(resto)).toMatchObject({ recusa: true, campo })
  })

  test('toda recusa está em português, seja qual for o estrago', () => {
    const caminhos = [
      'chave',
      'itens',
      'observacoes',
      'cliente',
      'tipoEntrega',
      'endereco',
      'cepSalvo',
      'totalVisto',
    ]
    let recusas = 0
    fc.assert(
      fc.property(fc.constantFrom(...caminhos), fc.anything(), (campo, valor) => {
        const lido = lerNovoPedido({ ...ENTREGA, [campo]: valor })
        if (!ehRecusa(lido)) return
        recusas++
        expect(lido.texto).not.toMatch(/Invalid|Expected|received/)
        expect(lido.texto).toMatch(/^(Os|O|Por favor,|Adicione|Um|A|Informe) .*\.$/)
      }),
      { numRuns: 500 },
    )
    expect(recusas).toBeGreaterThan(100)
  })
})

describe('a chave', () => {
  test.each<[entrada: unknown, falta: boolean]>([
    [{ ...ENTREGA, chave: undefined }, true],
    [{ ...ENTREGA, chave: null }, true],
    [{ ...ENTREGA, chave: '' }, true],
    [{}, true],
    [null, true],
    ['chave', true],
    [[], true],
    [ENTREGA, false],
    [{ chave: 'errada' }, false],
    [{ chave: 1 }, false],
  ])('caso %#: falta a chave?', (entrada, falta) => {
    expect(semChave(entrada)).toBe(falta)
  })
})

describe('a impressão do pedido', () => {
  const base = impressaoDoPedido(ler(ENTREGA))

  test('não depende da chave, da versão da página, da ordem dos campos nem da ordem dos extras', () => {
    const aoContrario = Object.fromEntries(Object.entries(ENTREGA).reverse())
    const outra = ler({
      ...aoContrario,
      versao: 1,
      chave: '7d3e9c1a-0000-4000-8000-000000000000',
      endereco: Object.fromEntries(Object.entries(ENDERECO).reverse()),
      itens: [{ ...ITEM, extras: [1, 3] }],
    })
    expect(impressaoDoPedido(outra)).toBe(base)
  })

  test('é estável de uma versão para outra: o servidor guarda o seu resumo', () => {
    expect(base).toBe(
      '{"cepSalvo":null,"cliente":{"email":null,"nome":"Maria Souza","telefone":"11912345678"},' +
        '"endereco":{"bairro":"Perdizes","cep":"05010000","cidade":"São Paulo","complemento":null,"estado":"SP",' +
        '"logradouro":"Rua Caiubi","numero":"10"},"formaPagamento":"dinheiro","itens":[{"extras":[1,3],' +
        '"observacao":null,"produtoId":7,"quantidade":2}],"observacoes":null,' +
        '"tipoEntrega":"Receber no meu endereço","totalVisto":11890,"valorPago":15000}',
    )
  })

  test.each([
    ['quantidade', comItem({})],
    ['extras', { ...ENTREGA, itens: [{ ...ITEM, extras: [3] }] }],
    ['observação', { ...ENTREGA, observacoes: 'Sem contato' }],
    ['cliente', comCliente({ nome: 'Mario Souza' })],
    ['endereço', comEndereco({ numero: '11' })],
    ['forma de pagamento', { ...ENTREGA, formaPagamento: 'pix' }],
    ['valor pago', { ...ENTREGA, valorPago: 200_00 }],
    ['total visto', { ...ENTREGA, totalVisto: 1 }],
    ['tipo de entrega', RETIRADA],
  ])('muda com %s', (_caso, entrada) => {
    expect(impressaoDoPedido(ler(entrada))).not.toBe(base)
  })
})
