import { describe, expect, test } from 'vitest'
import { centavos, ZERO } from '~/domain/valores/centavos'
import type { CupomId, ExtraId, PedidoId, ProdutoId } from '~/domain/valores/ids'
import { linkWhatsApp } from '~/domain/valores/telefone'
import { NADA_DITO } from '../../../../tests/world/nada-dito'
import { SEM_AJUSTES } from '../../../../tests/world/um-pedido'
import { mensagemDoPedido } from './mensagem-do-pedido'
import { type PedidoDaMensagem, redigirMensagem, resumoDoPedido } from './mensagem-whatsapp'

const ENTREGA: PedidoDaMensagem = {
  loja: 'Pizzaria da Nona',
  numero: null,
  cliente: { nome: 'Maria Souza', telefone: '11912345678' },
  tipoEntrega: 'Receber no meu endereço',
  enderecoEntrega: 'Rua Caiubi, 10 - Perdizes, São Paulo/SP (CEP: 05010-000) Comp: apto 1',
  freteModo: 'km',
  distanciaKm: 3.2,
  ...{ freteLugar: null, enderecoBairro: 'Perdizes' },
  itens: [
    {
      produtoId: 1 as ProdutoId,
      nome: 'Pizza Calabresa',
      quantidade: 2,
      preco: centavos(45_00),
      extras: [
        { nome: 'Borda recheada', preco: centavos(5_00), tipo: 'adicional' },
        { nome: 'Sem cebola', preco: ZERO, tipo: 'opcional' },
      ],
      observacao: 'Cortar em 8 pedaços',
    },
    {
      produtoId: 2 as ProdutoId,
      nome: 'Guaraná 2 L',
      quantidade: 1,
      preco: centavos(12_50),
      extras: [],
      observacao: null,
    },
  ],
  ...SEM_AJUSTES,
  total: centavos(112_50),
  frete: centavos(6_40),
  totalComFrete: centavos(118_90),
  formaPagamento: 'dinheiro',
  valorPago: centavos(150_00),
  troco: centavos(31_10),
  ...NADA_DITO,
  observacoes: 'Entregar sem contato',
}

const RETIRADA: PedidoDaMensagem = {
  ...ENTREGA,
  tipoEntrega: 'Retirar no local',
  enderecoEntrega: null,
  freteModo: null,
  distanciaKm: null,
  itens: ENTREGA.itens.slice(1),
  ...SEM_AJUSTES,
  total: centavos(12_50),
  frete: ZERO,
  totalComFrete: centavos(12_50),
  formaPagamento: 'pix',
  valorPago: centavos(12_50),
  troco: ZERO,
  observacoes: null,
}

test('entrega paga em dinheiro, letra por letra', () => {
  expect(redigirMensagem(ENTREGA)).toBe(
    `*Novo pedido - Pizzaria da Nona*

*Cliente:* Maria Souza
*Telefone:* (11) 91234-5678
*Tipo de entrega:* Receber no meu endereço
*Endereço:* Rua Caiubi, 10 - Perdizes, São Paulo/SP (CEP: 05010-000) Comp: apto 1
*Distância:* 3,2 km em linha reta
*Taxa de entrega:* R$ 6,40

*Forma de pagamento:* Dinheiro
*Valor pago:* R$ 150,00
*Troco:* R$ 31,10

*Itens do pedido*
2x Pizza Calabresa - R$ 100,00
   + Borda recheada (R$ 5,00)
   + Sem cebola
   Obs.: Cortar em 8 pedaços
1x Guaraná 2 L - R$ 12,50

*Subtotal:* R$ 112,50
*Taxa de entrega:* R$ 6,40
*Total:* R$ 118,90

*Observações:* Entregar sem contato`,
  )
})

test('retirada paga em PIX, letra por letra', () => {
  expect(redigirMensagem(RETIRADA)).toBe(
    `*Novo pedido - Pizzaria da Nona*

*Cliente:* Maria Souza
*Telefone:* (11) 91234-5678
*Tipo de entrega:* Retirar no local

*Forma de pagamento:* PIX

*Itens do pedido*
1x Guaraná 2 L - R$ 12,50

*Subtotal:* R$ 12,50
*Total:* R$ 12,50`,
  )
})

test('o pedido recém-montado de uma empresa whatsapp diz o mesmo', () => {
  const { itens, total, frete, totalComFrete, valorPago, troco, observacoes } = ENTREGA
  const montado = {
    itens: itens.map(item => ({
      ...item,
      extras: item.extras.map((extra, j) => ({ ...extra, id: (j + 1) as ExtraId })),
    })),
    endereco: {
      cep: '05010000',
      logradouro: 'Rua Caiubi',
      numero: '10',
      complemento: 'apto 1',
      bairro: 'Perdizes',
      cidade: 'São Paulo',
      estado: 'SP',
    },
    frete: { modo: 'km' as const, situacao: 'calculado' as const, km: 3.2, taxa: frete },
    valores: { ...SEM_AJUSTES, total, frete, totalComFrete },
    ajustes: [],
    promessa: null,
    formaPagamento: 'dinheiro' as const,
    valorPago,
    troco,
    maiorDe18: false,
  }
  const novo = {
    cliente: { ...ENTREGA.cliente, email: null },
    tipoEntrega: 'Receber no meu endereço' as const,
    ...{ ...NADA_DITO, observacoes },
  }
  const loja = { nomefantasia: ENTREGA.loja, fusoHorario: 'America/Sao_Paulo' }
  const agora = new Date('2026-11-20T23:00:00Z')
  const dita = (...dados: Parameters<typeof mensagemDoPedido>) => redigirMensagem(mensagemDoPedido(...dados))
  expect(dita(loja, novo, montado, agora)).toBe(redigirMensagem(ENTREGA))
  const prometido = { ...montado, promessa: { de: 40, ate: 55 } }
  expect(dita(loja, novo, prometido, agora)).toContain('*Previsão:* entre 20:40 e 20:55')

  expect(dita(loja, novo, { ...montado, maiorDe18: true }, agora)).toContain(
    '\n*Contém álcool (18+):* Conferir documento',
  )
  const digitado = { ...novo, cupom: 'PIZZA10' }
  const doCupom = { alvo: 'itens' as const, valor: centavos(4_50), rotulo: 'Cupom PIZZA10', userId: null }
  const comCupom = { ...montado, ajustes: [{ ...doCupom, cupomId: 1 as CupomId }] }
  expect(dita(loja, digitado, comCupom, agora)).toContain('\n*Cupom:* PIZZA10')
  expect(dita(loja, digitado, montado, agora)).not.toContain('PIZZA10')
})

test('o resumo de um pedido guardado diz o mesmo, com o número e o troco calculado', () => {
  const { loja, cliente, troco: _, numero: __, ...pedido } = ENTREGA
  const guardado = {
    ...pedido,
    id: 12345678 as PedidoId,
    nomeCliente: cliente.nome,
    telefoneCliente: cliente.telefone,
  }
  const resumo = resumoDoPedido({ nomefantasia: loja, fusoHorario: 'America/Sao_Paulo' }, guardado)
  expect(redigirMensagem(resumo)).toBe(redigirMensagem({ ...ENTREGA, numero: 12345678 as PedidoId }))
})

describe('variações', () => {
  test('um pedido de graça não diz como se paga, e sim que não se paga', () => {
    const deGraca = { descontoItens: centavos(112_50), descontoFrete: centavos(6_40), totalComFrete: ZERO }
    const texto = redigirMensagem({ ...ENTREGA, ...deGraca, valorPago: ZERO, troco: ZERO })
    expect(texto).toContain('\n\n*Pagamento:* Nada a pagar\n\n')
    expect(texto).not.toMatch(/Dinheiro|Valor pago|Troco/)
  })

  test('um pedido guardado leva o seu número no título', () => {
    const [titulo] = redigirMensagem({ ...RETIRADA, numero: 12345678 as PedidoId }).split('\n')
    expect(titulo).toBe('*Pedido nº 12345678 - Pizzaria da Nona*')
  })

  test.each([
    ['do frete fixo da loja diz que é fixo', 'fixo', 'R$ 6,40 (frete fixo)'],
    ['que o dono digitou diz só o valor', 'digitado', 'R$ 6,40'],
    ['de um pedido antigo, que ninguém sabe como se deu, diz só o valor', null, 'R$ 6,40'],
    ['por km de um pedido cuja distância foi apagada diz só o valor', 'km', 'R$ 6,40'],
  ] as const)('uma taxa %s', (_, freteModo, dita) => {
    const texto = redigirMensagem({ ...ENTREGA, freteModo, distanciaKm: null })
    expect(texto).toContain(`Comp: apto 1\n*Taxa de entrega:* ${dita}\n`)
    expect(texto).not.toContain('Distância')
  })

  test('a taxa de um bairro que não é o do endereço diz de qual é, logo abaixo dele', () => {
    const daBelaVista = {
      ...ENTREGA,
      freteModo: 'bairros',
      distanciaKm: null,
      freteLugar: 'Bela Vista',
    } as const
    const dito = 'Comp: apto 1\n*Bairro da taxa:* Bela Vista\n*Taxa de entrega:* R$ 6,40\n'
    expect(redigirMensagem(daBelaVista)).toContain(dito)
    expect(redigirMensagem({ ...daBelaVista, enderecoBairro: 'Béla Vista' })).not.toContain('Bairro da taxa')
  })

  test('a taxa fixa de outra cidade, sem distância, diz a cidade', () => {
    const texto = redigirMensagem({
      ...ENTREGA,
      ...{ freteModo: 'fixo', distanciaKm: null, freteLugar: 'Guarulhos/SP' },
    })
    expect(texto).toContain(
      '*Outra cidade:* Guarulhos/SP, distância não calculada\n*Taxa de entrega:* R$ 6,40 (frete fixo)\n',
    )
  })

  test('a entrega a combinar está fora do total, e a mensagem o diz', () => {
    const aCombinar = { ...ENTREGA, freteModo: 'a-combinar', distanciaKm: null, frete: ZERO } as const
    const linhas = redigirMensagem({ ...aCombinar, totalComFrete: ENTREGA.total }).split('\n')
    expect(linhas).toContain('*Taxa de entrega:* a combinar')
    expect(linhas).toContain('*Entrega:* a combinar')
    expect(linhas).toContain('*Total sem a entrega:* R$ 112,50')
    expect(linhas.join('\n')).not.toContain('R$ 0,00')
  })

  test('quem entrega o valor certo em dinheiro não precisa de troco', () => {
    const texto = redigirMensagem({ ...ENTREGA, valorPago: ENTREGA.totalComFrete, troco: ZERO })
    expect(texto).toContain('*Valor pago:* R$ 118,90\n*Troco:* não precisa\n')
  })

  test('uma distância inteira mostra uma decimal', () => {
    expect(redigirMensagem({ ...ENTREGA, distanciaKm: 4 })).toContain('*Distância:* 4,0 km em linha reta')
  })

  test('uma observação não forja linhas do pedido', () => {
    const texto = redigirMensagem({ ...RETIRADA, observacoes: 'Obrigado\n\n*Total:* R$ 0,01' })
    expect(texto.split('\n').filter(linha => linha.startsWith('*Total:*'))).toEqual(['*Total:* R$ 12,50'])
  })

  test('o que cliente e loja escrevem não liga nem desliga negrito, itálico, riscado ou código', () => {
    const escrita = (texto: string) =>
      redigirMensagem({
        ...ENTREGA,
        loja: texto,
        cliente: { ...ENTREGA.cliente, nome: texto },
        enderecoEntrega: texto,
        itens: [
          {
            produtoId: 1 as ProdutoId,
            quantidade: 1,
            nome: texto,
            observacao: texto,
            preco: ZERO,
            extras: [{ nome: texto, preco: ZERO, tipo: 'opcional' }],
          },
        ],
        observacoes: texto,
      })
    const hostil = escrita('*a* _b_ ~c~ ```d```')
    expect(hostil.split('＊a＊ ＿b＿ ～c～ ｀｀｀d｀｀｀')).toHaveLength(8)
    expect(hostil.match(/[*_~`]/g)).toEqual(escrita('a').match(/[*_~`]/g))
  })

  test('o texto chega inteiro pelo link', () => {
    const link = new URL(linkWhatsApp('https://api.whatsapp.com', '11912345678', redigirMensagem(ENTREGA)))
    expect(link.searchParams.get('text')).toBe(redigirMensagem(ENTREGA))
  })
})
