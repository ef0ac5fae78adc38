import { describe, expect, test } from 'vitest'
import { secaoPadrao } from '~/domain/configuracoes/configuracoes'
import { semCorreria } from '~/domain/horarios/promessa'
import { CARRINHO_VAZIO, type Carrinho } from '~/domain/pedidos/checkout/carrinho'
import type { TotalMudou } from '~/domain/pedidos/checkout/montar-pedido'
import type { FormaDaLoja } from '~/domain/pedidos/formas-da-loja'
import type { PromocaoDoPedido } from '~/domain/promocoes/promocao'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { centavos, ZERO } from '~/domain/valores/centavos'
import type { CupomId, PedidoId, ProdutoId } from '~/domain/valores/ids'
import type { EntregaConsultada } from '~/screens/campos/reacao/entrega-consultada'
import { SEM_AJUSTES } from '../../../../../tests/world/um-pedido'
import { descrever } from './descrever'
import { abrirCheckout, type Estado } from './estado'
import type { RespostaDoCliente } from './formulario'
import { receberEntrega } from './pergunta-da-entrega'
import { perguntaDoCliente, receberCliente } from './pergunta-do-cliente'
import { contaDe, perguntarPeloCupom, receberCupom } from './pergunta-do-cupom'
import type { Campo } from './rascunho'
import { lerRascunho } from './rascunho'
import type { Evento, Mundo } from './reacao'
import { reagir } from './reagir'

const conversa = { link: 'https://chat', aCopiar: null }
const CHAVE = '11111111-2222-4333-8444-555555555555'
const PEDIDO = 12345678 as PedidoId
const lasanha = {
  cartItemId: 'a',
  produtoId: 7 as ProdutoId,
  nome: 'Lasanha',
  preco: centavos(40_00),
  imagemUrl: null,
  quantidade: 1,
  observacao: '',
  extras: [],
}
const carrinho: Carrinho = { itens: [lasanha], observacoes: '' }
const mundo: Mundo = {
  origem: 'http://127.0.0.1:3000',
  loja: {
    slug: 'cantina-da-nona',
    nome: 'Cantina da Nona',
    tipoPedido: 'sistema',
    telefone: null,
    conversas: 'http://127.0.0.1:9',
    telefoneEscrito: null,
    logo: null,
    capa: null,
    temCupom: false,
    temPix: false,
    regras: { suspensa: null, tempo: semCorreria(secaoPadrao('tempo')) },
  },
  situacao: { aberta: true, mensagem: 'Aberto até 23:00', mudaEm: null, pausa: null },
  carrinho,
  visto: carrinho,
}
const pausada = (servico: 'tudo' | 'entrega' | 'retirada') => ({
  ...mundo.situacao,
  pausa: { servico, mensagem: 'Pausamos até 20:30.' },
})
const vazio = abrirCheckout(lerRascunho(null, 0, () => CHAVE))

/** The state after all events but the last one, and the reaction to the last one. */
function viver(estado: Estado, ...eventos: Evento[]) {
  return viverEm(mundo, estado, ...eventos)
}

function viverEm(onde: Mundo, estado: Estado, ...eventos: Evento[]) {
  const inicio: ReturnType<typeof reagir> = { estado, efeitos: [] }
  const { estado: fim, efeitos } = eventos.reduce(
    (antes, evento) => reagir(antes.estado, evento, onde),
    inicio,
  )
  return { ...fim, efeitos, feito: efeitos.map(({ tipo }) => tipo), disse: dizer(efeitos) }
}

function dizer(efeitos: ReturnType<typeof reagir>['efeitos']) {
  return efeitos.flatMap(efeito => (efeito.tipo === 'avisar' ? [efeito.aviso.title] : []))[0]
}

const digitar = (campo: Campo, valor: string): Evento => ({
  tipo: 'mudou',
  acao: { tipo: 'digitar', campo, valor },
})
const escolher = (tipoEntrega: 'Retirar no local' | 'Receber no meu endereço'): Evento => ({
  tipo: 'mudou',
  acao: { tipo: 'escolher-entrega', tipoEntrega },
})
const preenchido = viver(
  vazio,
  escolher('Retirar no local'),
  digitar('telefone', '11912345678'),
  digitar('nome', 'Olga Pires'),
)
const comPix: Evento = { tipo: 'mudou', acao: { tipo: 'escolher-forma', forma: 'pix' } }
const noPagamento = viver(preenchido, { tipo: 'avancou' }, comPix)
const enviado = viver(noPagamento, { tipo: 'finalizou' })
const respondeu = (desfecho: Extract<Evento, { tipo: 'respondeu' }>['desfecho']): Evento => ({
  tipo: 'respondeu',
  desfecho,
})
const naoHa = (campo?: string) =>
  respondeu({ tipo: 'recusado', recusa: recusar('obstaculo', 'Não pode ser', 'O motivo.', campo) })
const mudou: TotalMudou = {
  mudou: true,
  itens: [{ ...lasanha, preco: centavos(45_00), observacao: null }],
  frete: null,
  valores: { ...SEM_AJUSTES, total: centavos(45_00), frete: ZERO, totalComFrete: centavos(45_00) },
}

test('quem escolheu o que está pausado não avança, e escolhendo o outro avança', () => {
  const semRetirada = { ...mundo, situacao: pausada('retirada') }
  const parado = viverEm(semRetirada, preenchido, { tipo: 'avancou' })
  expect([parado.fase.nome, parado.disse, parado.foco]).toEqual([
    'dados',
    'Retiradas pausadas',
    { campo: 'tipoEntrega' },
  ])
  const semEntrega = { ...mundo, situacao: pausada('entrega') }
  expect(viverEm(semEntrega, preenchido, { tipo: 'avancou' }).fase.nome).toBe('pagamento')
})

describe('O envio', () => {
  test('antes de sair, o pedido fica lembrado como pendente: quem recarrega repete a mesma chave', () => {
    expect(enviado.feito).toEqual(['guardar', 'calar', 'enviar'])
    expect(enviado.efeitos[0]).toMatchObject({ rascunho: { chave: CHAVE, pendente: true } })
    expect(enviado.efeitos[2]).toMatchObject({ pedido: { chave: CHAVE, totalVisto: 40_00 } })
    expect(enviado.envio).toBe('enviando')
  })

  test('um segundo toque enquanto o primeiro está a caminho não faz nada', () => {
    expect(viver(enviado, { tipo: 'finalizou' }).feito).toEqual([])
  })

  test.each<[string, Partial<Mundo>, string, readonly string[]]>([
    [
      'carrinho vazio',
      { carrinho: CARRINHO_VAZIO },
      'Carrinho vazio!',
      ['reler', 'avisar', 'dizer-no-carrinho', 'fechar'],
    ],
    [
      'loja fechada',
      { situacao: { aberta: false, mensagem: 'Fechado', mudaEm: null, pausa: null } },
      'Estabelecimento Fechado',
      ['avisar'],
    ],
    ['pedidos pausados', { situacao: pausada('tudo') }, 'Pedidos pausados', ['avisar']],
    ['retiradas pausadas', { situacao: pausada('retirada') }, 'Retiradas pausadas', ['avisar']],
    [
      'item fora do cardápio',
      { carrinho: { ...carrinho, itens: [{ ...lasanha, indisponivel: true }] } },
      'Produto indisponível',
      ['reler', 'avisar', 'fechar'],
    ],
  ])('%s: nada sai', (_, mudanca, titulo, feito) => {
    const parado = viverEm({ ...mundo, ...mudanca }, noPagamento, { tipo: 'finalizou' })
    expect([parado.disse, parado.feito, parado.envio]).toEqual([titulo, feito, 'parado'])
  })

  test('sem forma de pagamento o cliente é levado até ela', () => {
    const parado = viver(preenchido, { tipo: 'avancou' }, { tipo: 'finalizou' })
    expect(parado.recusas).toMatchObject([{ campo: 'formaPagamento' }])
    expect(parado.foco).toEqual({ campo: 'formaPagamento' })
  })
})

describe('A resposta leva aonde deve, e só um resultado conhecido solta a chave', () => {
  test.each<[string, Evento, string, boolean, readonly string[]]>([
    [
      'feito',
      respondeu({ tipo: 'feito', pedidoId: PEDIDO, pix: null }),
      'confirmado',
      true,
      ['esquecer', 'esvaziar-carrinho'],
    ],
    [
      'sem resposta',
      respondeu({ tipo: 'sem-resposta', recusa: recusar('um-teste', 'Erro', 'Tente novamente.') }),
      'pagamento',
      true,
      [],
    ],
    ['WhatsApp', respondeu({ tipo: 'whatsapp', ...conversa, pix: null }), 'whatsapp', false, ['guardar']],
    ['valores mudaram', respondeu({ tipo: 'mudou', mudou }), 'mudou', false, ['guardar', 'reler']],
    ['chave usada', respondeu({ tipo: 'usada', pedidoId: PEDIDO }), 'usada', false, ['guardar']],
    ['recusa de um dado', naoHa('cliente.nome'), 'dados', false, ['guardar', 'avisar']],
    ['recusa do pagamento', naoHa('valorPago'), 'pagamento', false, ['guardar', 'avisar']],
    ['recusa do pedido', naoHa(), 'pagamento', false, ['guardar', 'reler', 'avisar']],
    ['recusa de uma linha', naoHa('itens.0'), 'pagamento', false, ['guardar', 'reler', 'avisar', 'fechar']],
    [
      'recusa do carrinho',
      naoHa('itens'),
      'pagamento',
      false,
      ['guardar', 'reler', 'avisar', 'dizer-no-carrinho', 'fechar'],
    ],
    [
      'resposta inesperada',
      respondeu({ tipo: 'inesperado', recusa: recusar('um-teste', 'Erro Inesperado', '404') }),
      'pagamento',
      false,
      ['guardar', 'avisar', 'dizer-no-carrinho', 'fechar'],
    ],
  ])('%s', (_, evento, fase, pendente, feito) => {
    const depois = viver(enviado, evento)
    expect([depois.fase.nome, depois.tentativa.pendente, depois.feito]).toEqual([fase, pendente, feito])
    expect([depois.envio, depois.tentativa.chave]).toEqual(['parado', CHAVE])
  })

  test('o que resta de um item se lê acima das linhas do carrinho, sem o nome duas vezes', () => {
    const texto = 'Restam só 2 de Lasanha. Diminua a quantidade, ou remova o item, para continuar.'
    const recusa = recusar('restam-poucos', 'Confira a quantidade', texto, 'itens.0')
    const depois = viver(enviado, respondeu({ tipo: 'recusado', recusa }))
    expect(depois.feito).toEqual(['guardar', 'reler', 'avisar', 'dizer-no-carrinho', 'fechar'])
    expect(depois.efeitos).toContainEqual({ tipo: 'dizer-no-carrinho', recusa })
    expect(depois.efeitos).toContainEqual({
      tipo: 'avisar',
      aviso: { title: 'Confira a quantidade', text: texto, variant: 'destructive', duration: 5000 },
    })
  })

  test('a recusa de uma linha diz qual', () => {
    expect(viver(enviado, naoHa('itens.0')).efeitos).toContainEqual({
      tipo: 'avisar',
      aviso: { title: 'Não pode ser', text: 'Lasanha: O motivo.', variant: 'destructive', duration: 5000 },
    })
  })

  test.each([
    [
      'sem resposta o envio se repete',
      respondeu({ tipo: 'sem-resposta', recusa: recusar('um-teste', 'Erro', 'x') }),
      true,
    ],
    ['uma recusa não', naoHa(), false],
  ])('%s', (_, evento, repetivel) => {
    expect(viver(enviado, evento).falha).toMatchObject({ repetivel })
  })

  test('depois de feito nada mais se guarda', () => {
    const feito = viver(
      enviado,
      respondeu({ tipo: 'feito', pedidoId: PEDIDO, pix: null }),
      digitar('nome', 'Outra'),
    )
    expect(feito.feito).not.toContain('guardar')
  })
})

test('o preço que muda no cardápio aberto não entra no pedido sem que o cliente o confirme', () => {
  const hoje = { itens: [{ ...lasanha, preco: centavos(45_00) }], observacoes: '' }
  const { efeitos } = viverEm({ ...mundo, carrinho: hoje }, noPagamento, { tipo: 'finalizou' })
  expect(efeitos.at(-1)).toMatchObject({ tipo: 'enviar', pedido: { totalVisto: 40_00 } })
})

describe('Os valores mudaram', () => {
  const perguntado = viver(enviado, respondeu({ tipo: 'mudou', mudou }))

  test('o carrinho recebe os valores do servidor depois que o cardápio foi lido de novo', () => {
    const [reler] = perguntado.efeitos.filter(({ tipo }) => tipo === 'reler')
    expect(reler).toEqual({ tipo: 'reler', depois: { tipo: 'releu-precos', linhas: [lasanha], mudou } })
    const relido = viver(perguntado, { tipo: 'releu-precos', linhas: [lasanha], mudou })
    expect(relido.efeitos).toMatchObject([
      { tipo: 'substituir-carrinho', carrinho: { itens: [{ preco: 45_00 }] } },
    ])
  })

  test('quem confirma envia o total que acabou de ver', () => {
    const { efeitos } = viver(perguntado, { tipo: 'confirmou-mudanca' })
    expect(efeitos.at(-1)).toMatchObject({ tipo: 'enviar', pedido: { totalVisto: 45_00 } })
  })

  test('quem volta está no pagamento', () => {
    expect(viver(perguntado, { tipo: 'voltou-ao-pagamento' }).fase.nome).toBe('pagamento')
  })
})

describe('Fechar e voltar', () => {
  const tentando = viver(enviado, { tipo: 'tentou-de-novo' })
  test.each<[string, Estado, Evento['tipo'], readonly string[], string]>([
    ['fechar espera pelo primeiro envio', enviado, 'fechou', ['avisar'], 'enviando'],
    ['fechar abandona as repetições', tentando, 'fechou', ['abandonar', 'fechar'], 'parado'],
    ['voltar leva à fase 1', noPagamento, 'apertou-voltar', [], 'parado'],
    [
      'e a espera pela vez',
      viver(enviado, { tipo: 'esperou-a-vez' }),
      'fechou',
      ['abandonar', 'fechar'],
      'parado',
    ],
    ['voltar durante o envio é fechar', tentando, 'apertou-voltar', ['abandonar', 'fechar'], 'parado'],
    [
      'o carrinho esvaziado noutra aba fecha o checkout',
      noPagamento,
      'ficou-vazio',
      ['avisar', 'fechar'],
      'parado',
    ],
    ['mas não durante o envio desta', enviado, 'ficou-vazio', [], 'enviando'],
  ])('%s', (_, estado, tipo, feito, envio) => {
    const depois = viver(estado, { tipo } as Evento)
    expect([depois.feito, depois.envio]).toEqual([feito, envio])
  })

  test('o pedido desta aba esvazia o carrinho sem aviso', () => {
    const feito = viver(enviado, respondeu({ tipo: 'feito', pedidoId: PEDIDO, pix: null }), {
      tipo: 'ficou-vazio',
    })
    expect(feito.feito).toEqual([])
  })

  test('a conversa do WhatsApp encerra o carrinho uma vez; outra chave serve ao que ficou nele', () => {
    const pronto = viver(enviado, respondeu({ tipo: 'whatsapp', ...conversa, pix: null }))
    const aberta = viver(pronto, { tipo: 'abriu-whatsapp' })
    expect(aberta.feito).toEqual(['esquecer', 'guardar-conversa', 'esvaziar-carrinho', 'avisar'])
    expect(aberta.efeitos[1]).toMatchObject({ conversa })
    expect(aberta.efeitos[3]).toMatchObject({ aviso: { text: expect.stringContaining('tocar em enviar') } })
    expect(viver(aberta, { tipo: 'abriu-whatsapp' }).feito).toEqual([])
    const usada = viver(enviado, respondeu({ tipo: 'usada', pedidoId: PEDIDO }))
    const outro = viver(usada, { tipo: 'comecou-outro', chave: 'outra', em: 5 })
    expect(outro.feito).toEqual(['guardar', 'fechar'])
    expect(outro.efeitos[0]).toMatchObject({ rascunho: { chave: 'outra', chaveEm: 5, pendente: false } })
  })
})

describe('A fase 1', () => {
  const frete = { modo: 'fixo', situacao: 'calculado', taxa: centavos(8_00) } as const
  const lugar = {
    cep: '05010000',
    logradouro: 'Rua Caiubi',
    bairro: 'Perdizes',
    cidade: 'São Paulo',
    estado: 'SP',
  }
  const achada = { cep: '05010000', endereco: lugar, frete, recusa: null, semConexao: false }
  const comCep = viver(
    preenchido,
    escolher('Receber no meu endereço'),
    digitar('cep', '05010000'),
    digitar('numero', '1'),
  )
  const soubeDaEntrega = (achada: EntregaConsultada): Evento => ({
    tipo: 'soube',
    receber: estado => receberEntrega(estado, achada),
  })
  const achou = soubeDaEntrega(achada)

  test('quem avança antes da resposta do CEP espera por ela, e segue sozinho', () => {
    const esperando = viver(comCep, { tipo: 'avancou' })
    expect([esperando.esperandoFrete, esperando.fase.nome]).toEqual([true, 'dados'])
    const adiante = viver(esperando, achou)
    expect([adiante.esperandoFrete, adiante.fase.nome]).toEqual([false, 'pagamento'])
    expect(descrever(adiante, carrinho, mundo.loja.regras).mostrado.valores.totalComFrete).toBe(48_00)
  })

  test('quem troca para a retirada não espera mais; quem fecha também não', () => {
    const esperando = viver(comCep, { tipo: 'avancou' })
    expect(viver(esperando, escolher('Retirar no local')).fase.nome).toBe('pagamento')
    expect(viver(esperando, { tipo: 'fechou' }).esperandoFrete).toBe(false)
  })

  test('o que falta é dito e apontado; o aviso sai assim que se conserta', () => {
    const parado = viver(vazio, escolher('Retirar no local'), { tipo: 'avancou' })
    expect([parado.disse, parado.foco]).toEqual(['Campos obrigatórios', { campo: 'telefone' }])
    expect(descrever(parado, carrinho, mundo.loja.regras).erro('telefone')).toBeDefined()
    const consertando = viver(parado, digitar('telefone', '1'))
    expect(consertando.feito).toContain('calar')
    expect(viver(consertando, digitar('telefone', '11')).feito).not.toContain('calar')
  })

  test('sem rede o CEP não deixa avançar; perguntado de novo, volta a ser esperado', () => {
    const semConexao = {
      ...achada,
      endereco: null,
      frete: null,
      recusa: recusar('um-teste', 'Sem conexão', 'x'),
      semConexao: true,
    }
    const completo = viver(
      comCep,
      ...(['logradouro', 'bairro', 'cidade'] as const).map(campo => digitar(campo, 'Perdizes')),
      digitar('estado', 'SP'),
      soubeDaEntrega(semConexao),
    )
    expect(viver(completo, { tipo: 'avancou' })).toMatchObject({
      disse: 'Sem conexão',
      fase: { nome: 'dados' },
    })
    const outraVez = viver(completo, { tipo: 'perguntou-cep-de-novo' })
    expect(descrever(outraVez, carrinho, mundo.loja.regras).buscandoEntrega).toBe(true)
  })

  const reaberto = { ...comCep, aoAbrir: { ...comCep.aoAbrir, digitados: { cep: '05010000' } } }
  test.each<[string, Estado, Evento, string | undefined]>([
    ['um CEP digitado é anunciado', comCep, achou, 'Endereço encontrado!'],
    ['o do rascunho volta em silêncio', reaberto, achou, undefined],
    [
      'a não ser que algo esteja errado',
      reaberto,
      soubeDaEntrega({ ...achada, recusa: recusar('um-teste', 'Erro ao buscar CEP', 'x') }),
      'Erro ao buscar CEP',
    ],
    ['a taxa de outro bairro do mesmo CEP chega em silêncio', viver(comCep, achou), achou, undefined],
  ])('%s', (_, estado, evento, disse) => {
    expect(viver(estado, evento).disse).toBe(disse)
  })

  const soubeDoCliente = (estado: Estado, resposta: RespostaDoCliente | Recusa): Evento => {
    const pergunta = perguntaDoCliente(estado)
    if (!pergunta) throw new Error('nothing to ask')
    return { tipo: 'soube', receber: seguinte => receberCliente(seguinte, pergunta, resposta) }
  }
  const conhecido: RespostaDoCliente = { cliente: 'conhecido', nome: 'O***', endereco: null }
  const jaConhecido = viver(preenchido, soubeDoCliente(preenchido, conhecido), digitar('cep', '05010000'))
  test.each<[string, Estado, RespostaDoCliente | Recusa, string | undefined]>([
    ['novo', preenchido, { cliente: 'novo' }, 'Novo cliente'],
    ['conhecido', preenchido, conhecido, 'Cliente encontrado!'],
    [
      'sem resposta',
      preenchido,
      recusar('um-teste', 'Erro ao buscar cliente', 'x'),
      'Erro ao buscar cliente',
    ],
    ['já conhecido', jaConhecido, conhecido, undefined],
    ['já conhecido, sem resposta', jaConhecido, recusar('um-teste', 'Erro', 'x'), undefined],
  ])('um cliente %s', (_, perguntando, resposta, disse) => {
    expect(descrever(perguntando, carrinho, mundo.loja.regras).buscandoCliente).toBe(
      perguntando === preenchido,
    )
    const achado = viver(perguntando, soubeDoCliente(perguntando, resposta))
    expect(achado.disse).toBe(disse)
    expect(descrever(achado, carrinho, mundo.loja.regras).buscandoCliente).toBe(false)
    expect(descrever(achado, carrinho, mundo.loja.regras).buscaFalhou).toBe('recusa' in resposta)
  })

  test('um dígito a mais, que o campo não aceita, não é outra busca: o que falhou continua dito', () => {
    const recusa = recusar('um-teste', 'Erro ao buscar cliente', 'x')
    const falhou = viver(preenchido, soubeDoCliente(preenchido, recusa))
    const oMesmo = viver(falhou, digitar('telefone', '11912345678'))
    expect(oMesmo.feito).not.toContain('perguntar')
    expect(descrever(oMesmo, carrinho, mundo.loja.regras)).toMatchObject({
      buscandoCliente: false,
      buscaFalhou: true,
    })
    const deVolta = viver(falhou, digitar('telefone', '1191234567'), digitar('telefone', '11912345678'))
    expect(deVolta.feito).toContain('perguntar')
    expect(descrever(deVolta, carrinho, mundo.loja.regras)).toMatchObject({
      buscandoCliente: true,
      buscaFalhou: false,
    })
  })

  const perguntas = (estado: Estado, ...eventos: Evento[]) =>
    viver(estado, ...eventos).efeitos.flatMap(efeito =>
      efeito.tipo === 'perguntar' ? [[efeito.qual, efeito.pergunta?.chave ?? null]] : [],
    )
  const outroBairro = soubeDaEntrega({ ...achada, bairro: 'Perdizes' })
  test.each<[string, ReturnType<typeof perguntas>, ReturnType<typeof perguntas>]>([
    [
      'o que o rascunho trouxe, ao abrir',
      perguntas(comCep, { tipo: 'abriu' }),
      [
        ['cliente', '["11912345678",null]'],
        ['entrega', '["05010000",null]'],
      ],
    ],
    ['o telefone, uma vez', perguntas(preenchido, digitar('nome', 'Olga')), []],
    [
      'o telefone que mudou',
      perguntas(preenchido, digitar('telefone', '11912345679')),
      [['cliente', '["11912345679",null]']],
    ],
    [
      'e nada, enquanto está incompleto',
      perguntas(preenchido, digitar('telefone', '119')),
      [['cliente', null]],
    ],
    [
      'o CEP de quem já se conhece',
      perguntas(viver(preenchido, soubeDoCliente(preenchido, conhecido)), digitar('cep', '05010000')),
      [['cliente', '["11912345678","05010000"]']],
    ],
    [
      'o outro bairro, se a taxa era de um',
      perguntas(comCep, outroBairro, digitar('bairro', 'Pompeia')),
      [['entrega', '["05010000","Pompeia"]']],
    ],
    ['e só então', perguntas(comCep, achou, digitar('bairro', 'Pompeia')), []],
    [
      'o CEP de novo, quando a rede volta',
      perguntas(comCep, achou, { tipo: 'perguntou-cep-de-novo' }),
      [['entrega', '["05010000",null]']],
    ],
  ])('pergunta %s', (_, feitas, esperadas) => {
    expect(feitas).toEqual(esperadas)
  })

  test('o que se digita fica guardado neste navegador, com a chave da tentativa', () => {
    expect(viver(vazio, { tipo: 'abriu' }).feito).toEqual(['guardar'])
    expect(comCep.efeitos).toMatchObject([{ rascunho: { chave: CHAVE, digitados: { numero: '1' } } }])
    expect(noPagamento.feito).toEqual(['guardar'])
  })
})

describe('O bairro que o CEP não diz', () => {
  const opcoes = [
    { nome: 'Lapa', taxa: centavos(5_00) },
    { nome: 'Perdizes', taxa: centavos(6_00) },
  ]
  const aEscolher = { bairroDoCep: null, opcoes }
  const CEP = '05000000'
  const endereco = { cep: CEP, logradouro: null, bairro: null, cidade: 'São Paulo', estado: 'SP' }
  const resposta = (consultada: Partial<EntregaConsultada>): Evento => ({
    tipo: 'soube',
    receber: estado =>
      receberEntrega(estado, {
        ...{ cep: CEP, bairro: null, endereco, frete: null, recusa: null, semConexao: false, aEscolher },
        ...consultada,
      }),
  })
  const semBairro = viver(
    preenchido,
    escolher('Receber no meu endereço'),
    digitar('cep', CEP),
    resposta({ frete: { modo: 'bairros', situacao: 'a-escolher', ...aEscolher, taxa: ZERO } }),
    digitar('logradouro', 'Rua Um'),
    digitar('numero', '1'),
  )
  const daPerdizes = resposta({
    ...{ bairro: 'Perdizes', escolhido: 'Perdizes' },
    frete: {
      ...{ modo: 'bairros', situacao: 'calculado', bairro: 'Perdizes', taxa: centavos(6_00) },
      ...{ minimo: centavos(50_00), minutos: null },
    },
  })
  const escolherBairro = (nome: string | null): Evento => ({
    tipo: 'mudou',
    acao: { tipo: 'escolher-bairro', nome },
  })
  const descrito = (estado: Estado, regras = mundo.loja.regras) => descrever(estado, carrinho, regras)

  test('sem a escolha não se avança, e o foco vai para ela', () => {
    const { recusas, foco, fase } = viver(semBairro, digitar('bairro', 'x'), { tipo: 'avancou' })
    expect([fase.nome, foco]).toEqual(['dados', null])
    expect(recusas).toEqual([])
    const escolhido = viver(semBairro, digitar('bairro', 'Perdizes'))
    const respondido = resposta({
      bairro: 'Perdizes',
      frete: { modo: 'bairros', situacao: 'a-escolher', ...aEscolher, taxa: ZERO },
    })
    expect(viver(escolhido, respondido, { tipo: 'avancou' })).toMatchObject({
      ...{ fase: { nome: 'dados' }, foco: { campo: 'bairroEscolhido' } },
      recusas: [{ codigo: 'bairro-sem-escolha', campo: 'bairroEscolhido' }],
    })
  })

  test('a escolha é perguntada com o CEP, fica no endereço e no rascunho, e a lista continua à vista', () => {
    const escolhido = viver(semBairro, escolherBairro('Perdizes'))
    expect(escolhido.formulario.digitados.bairro).toBe('Perdizes')
    expect(escolhido.efeitos).toContainEqual(
      expect.objectContaining({ tipo: 'perguntar', pergunta: expect.anything() }),
    )
    expect(escolhido.efeitos[0]).toMatchObject({
      rascunho: { bairroEscolhido: { cep: CEP, nome: 'Perdizes' } },
    })
    expect(descrito(escolhido)).toMatchObject({ frete: null, aEscolher, buscandoEntrega: true })
    const calculado = viver(escolhido, daPerdizes, digitar('bairro', 'Perdizes, fundos'))
    expect(descrito(calculado)).toMatchObject({ frete: { taxa: 6_00 }, buscandoEntrega: false })
    expect(descrito(viver(calculado, digitar('cep', '05000001')))).toMatchObject({ aEscolher: null })
  })

  test('o pedido leva a escolha; quem retira não a leva', () => {
    const pago = viver(semBairro, escolherBairro('Perdizes'), daPerdizes, { tipo: 'avancou' }, comPix)
    expect(viver(pago, { tipo: 'finalizou' }).efeitos).toContainEqual({
      tipo: 'enviar',
      pedido: expect.objectContaining({ bairroEscolhido: 'Perdizes', totalVisto: 46_00 }),
    })
    const retira = viver(pago, escolher('Retirar no local'), { tipo: 'finalizou' }).efeitos
    expect(retira.find(({ tipo }) => tipo === 'enviar')).not.toHaveProperty('pedido.bairroEscolhido')
  })

  test('o mínimo do bairro escolhido vale, e abaixo dele o pedido não sai', () => {
    const regras = {
      ...mundo.loja.regras,
      minimo: { ...secaoPadrao('minimo'), minimoEntrega: centavos(30_00) },
      minimosSemArea: { entrega: centavos(30_00), retirada: null },
    }
    const loja = { ...mundo.loja, regras }
    const calculado = viver(semBairro, escolherBairro('Perdizes'), daPerdizes)
    expect(descrito(semBairro, regras).faltaOMinimo).toBeNull()
    expect(descrito(calculado, regras).faltaOMinimo?.texto).toBe(
      'O pedido mínimo para entrega é de R$\u00a050,00. Faltam R$\u00a010,00.',
    )
    const envio = viverEm({ ...mundo, loja }, calculado, { tipo: 'avancou' }, comPix, { tipo: 'finalizou' })
    expect(envio.feito).not.toContain('enviar')
    expect(descrito(viver(calculado, escolher('Retirar no local')), regras).faltaOMinimo).toBeNull()
  })

  test('a entrega grátis da loja desconta a taxa do total mostrado', () => {
    const calculado = viver(semBairro, escolherBairro('Perdizes'), daPerdizes)
    const gratis = (acima: number) => ({
      ...mundo.loja.regras,
      entregaGratis: { acima: centavos(acima), sobre: 'bruto' as const },
    })
    expect(descrito(calculado, gratis(40_00))).toMatchObject({
      mostrado: { valores: { frete: 6_00, descontoFrete: 6_00, totalComFrete: 40_00 } },
      faltaParaGratis: null,
    })
    expect(descrito(calculado, gratis(52_10))).toMatchObject({
      mostrado: { valores: { descontoFrete: 0, totalComFrete: 46_00 } },
      faltaParaGratis: 'Faltam R$\u00a012,10 para a entrega grátis.',
    })
  })

  test('a forma escolhida mostra o que tira ou põe, e a que a loja desligou, nada', () => {
    const calculado = viver(semBairro, escolherBairro('Perdizes'), daPerdizes, { tipo: 'avancou' }, comPix)
    const ajuste = { tipo: 'desconto', em: 'percentual', valor: 10_00 } as const
    const comFormas = (...formas: FormaDaLoja[]) => ({ ...mundo.loja.regras, formas })
    expect(descrito(calculado, comFormas({ forma: 'pix', entrega: true, ajuste })).mostrado).toMatchObject({
      valores: { ajustePagamento: -4_60, totalComFrete: 41_40 },
    })
    expect(descrito(calculado, comFormas({ forma: 'pix', retirada: true, ajuste })).mostrado).toMatchObject({
      valores: { ajustePagamento: 0, totalComFrete: 46_00 },
    })
  })

  describe('com um cupom', () => {
    const comCodigo = viver(
      ...[semBairro, escolherBairro('Perdizes'), daPerdizes, { tipo: 'avancou' } as const, comPix],
      digitar('cupom', 'DEZ'),
    )
    const mesa = { linhas: carrinho.itens, promocoes: [] }
    const corpo = JSON.stringify(JSON.parse(perguntarPeloCupom(comCodigo, mesa)?.chave ?? '')[0])
    const conta = contaDe(mesa)
    const responder = (resposta: Parameters<typeof receberCupom>[1]['resposta']) =>
      viver(comCodigo, {
        tipo: 'soube',
        receber: estado => receberCupom(estado, { corpo, conta, resposta }),
      })
    const deEntrega = { cupomId: 1 as CupomId, codigo: 'DEZ', alvo: 'frete' as const, ate: null }
    const oEnviado = ({ efeitos }: Pick<ReturnType<typeof reagir>, 'efeitos'>) =>
      efeitos.flatMap(efeito => (efeito.tipo === 'enviar' ? efeito.pedido : []))[0]

    test('de entrega que nada tem a tirar, o campo o diz, e ele não vai com o pedido', () => {
      const aplicado = responder(deEntrega)
      const cupomEm = (acima: number) => {
        const entregaGratis = { acima: centavos(acima), sobre: 'bruto' as const }
        const regras = { ...mundo.loja.regras, entregaGratis }
        const onde = { ...mundo, loja: { ...mundo.loja, regras } }
        return {
          dito: descrito(aplicado, regras).cupomConferido,
          pedido: oEnviado(viverEm(onde, aplicado, { tipo: 'finalizou' })),
        }
      }
      expect(cupomEm(50_00)).toMatchObject({
        ...{ dito: deEntrega, pedido: { cupom: 'DEZ', totalVisto: 40_00 } },
      })
      expect(cupomEm(40_00)).toMatchObject({
        dito: { codigo: 'cupom-de-entrega-gratis' },
        pedido: { cupom: null, totalVisto: 40_00 },
      })
    })

    test('o que ele tira é perguntado de novo quando os preços mudam; o recusado segue recusado', () => {
      const mais = { itens: [{ ...lasanha, preco: centavos(50_00) }], observacoes: '' }
      const onde = { ...mundo, carrinho: mais, visto: mais }
      const aplicado = responder({ ...deEntrega, alvo: 'itens', ate: centavos(4_00) })
      expect(descrito(aplicado).mostrado.valores.descontoItens).toBe(4_00)
      expect(descrever(aplicado, mais, mundo.loja.regras)).toMatchObject({
        ...{ cupomConferido: null, mostrado: { valores: { descontoItens: 0 } } },
      })
      expect(viverEm(onde, aplicado, { tipo: 'mudou-carrinho' }).efeitos).toContainEqual(
        expect.objectContaining({ tipo: 'perguntar', qual: 'cupom', pergunta: expect.anything() }),
      )
      expect(oEnviado(viverEm(onde, aplicado, { tipo: 'finalizou' }))?.cupom).toBe('DEZ')
      const recusado = responder(recusar('cupom-indisponivel', 'Cupom', 'Não está disponível.'))
      expect(oEnviado(viverEm(onde, recusado, { tipo: 'finalizou' }))?.cupom).toBeNull()
    })

    test('o que ele tira é perguntado de novo quando começa uma promoção, que deixa menos a descontar', () => {
      const aplicado = responder({ ...deEntrega, alvo: 'itens', ate: centavos(4_00) })
      const metade: PromocaoDoPedido = {
        ...{ nome: 'Hoje', tipo: 'desconto', produtos: null, percentual: 50 },
        ...{ valor: null, leve: null, pague: null, minimo: null },
      }
      const regras = { ...mundo.loja.regras, promocoes: [metade] }
      const onde = { ...mundo, loja: { ...mundo.loja, regras } }
      expect(descrito(aplicado, regras)).toMatchObject({
        ...{ cupomConferido: null, mostrado: { valores: { descontoItens: lasanha.preco / 2 } } },
      })
      const deNovo = viverEm(onde, aplicado, { tipo: 'abriu' })
      expect(deNovo.efeitos).toContainEqual(expect.objectContaining({ tipo: 'perguntar', qual: 'cupom' }))
      expect(oEnviado(viverEm(onde, aplicado, { tipo: 'finalizou' }))?.cupom).toBe('DEZ')
    })
  })
})
