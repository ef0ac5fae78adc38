import { describe, expect, test } from 'vitest'
import { secaoPadrao } from '~/domain/configuracoes/configuracoes'
import type { ResultadoFrete } from '~/domain/frete/frete'
import { lerPedidoDoPainel } from '~/domain/pedidos/balcao/pedido-do-painel'
import { centavos } from '~/domain/valores/centavos'
import type { ProdutoId } from '~/domain/valores/ids'
import { NADA_DITO } from '../../../../../tests/world/nada-dito'
import { SEM_ESCOLHAS } from '../linhas/linha'
import { FORMULARIO_VAZIO, type Formulario, formularioDoPedido } from './formulario'
import {
  bairrosDoFormulario,
  dizerFreteDoFormulario,
  freteDeAntes,
  freteDoFormulario,
} from './frete-do-formulario'
import { type Acao, mudarFormulario } from './mudar-formulario'
import { recusarFormulario, redigirPedido, somarFormulario } from './redigir'

const CHAVE = '0f8fad5b-d9cb-469f-a165-70867728950e'
const [PERTO, LONGE] = ['05010000', '01310100']
const entrega: Acao = { tipo: 'escolher-entrega', tipoEntrega: 'Receber no meu endereço' }
const retirada: Acao = { tipo: 'escolher-entrega', tipoEntrega: 'Retirar no restaurante' }
const cep = (valor: string): Acao => ({ tipo: 'digitar-endereco', campo: 'cep', valor })
const digitar = (valor: string): Acao => ({ tipo: 'digitar', campo: 'frete', valor })
const cotado = (deCep: string, frete: ResultadoFrete | null): Acao => ({
  tipo: 'cotado',
  cotacao: { cep: deCep, frete },
})
const aKm = (km: number, taxa: number) =>
  ({ modo: 'km', situacao: 'calculado', km, taxa: centavos(taxa) }) as const
const FORA = { modo: 'km', situacao: 'fora-da-area', km: 18.2, raio: 12, taxa: centavos(0) } as const
const POR_FALHA = { modo: 'km', situacao: 'por-falha', taxa: centavos(8_00) } as const

const fazer = (...acoes: Acao[]) => [entrega, ...acoes].reduce(mudarFormulario, FORMULARIO_VAZIO)
const frete = (...acoes: Acao[]) => freteDoFormulario(fazer(...acoes))
const recusas = (f: Formulario) => {
  const lido = lerPedidoDoPainel(redigirPedido(f, { chave: CHAVE }))
  return 'recusas' in lido ? lido.recusas.map(({ campo, texto }) => [campo, texto]) : []
}

describe('O frete', () => {
  test('é oferecido pela regra da loja quando o CEP é conhecido', () => {
    expect(frete(cep(PERTO), cotado(PERTO, aKm(4.1, 8_20)))).toBe('8,20')
  })

  test('fixo não espera CEP', () => {
    expect(frete({ tipo: 'configurar', freteFixo: centavos(6_00) })).toBe('6,00')
  })

  test('que o dono digitou fica, também depois de a regra responder', () => {
    expect(frete(cep(PERTO), digitar('5'), cotado(PERTO, aKm(4.1, 8_20)))).toBe('5')
    expect(frete(digitar('5'), cep('0501'), cep(PERTO), cotado(PERTO, aKm(4.1, 8_20)))).toBe('5')
  })

  test('é zero para quem retira, e o que se digitou volta com a entrega', () => {
    const pronto = fazer(cep(PERTO), digitar('5'), cotado(PERTO, aKm(4.1, 8_20)), retirada)
    expect(somarFormulario(pronto, new Map()).frete).toBe(0)
    expect(redigirPedido(pronto, { chave: CHAVE }).frete).toBe(0)
    expect(freteDoFormulario(mudarFormulario(pronto, entrega))).toBe('5')
  })
})

describe('Trocado o CEP, o frete do CEP de antes não fica:', () => {
  const deAntes = [cep(PERTO), cotado(PERTO, aKm(4.1, 8_20)), cep(LONGE)]

  test.each([
    ['fora da área', FORA, /^Fora da área de entrega: são 18,2 km, e o raio é de 12 km\. Para entregar/],
    [
      'sem distância, com frete fixo',
      POR_FALHA,
      /^Não foi possível calcular a distância.*frete fixo da loja\.$/,
    ],
    [
      'sem distância nem frete fixo',
      { modo: 'km', situacao: 'recusado', taxa: centavos(0) } as const,
      /^Não foi possível calcular a distância/,
    ],
    ['sem resposta', null, /^Não foi possível calcular o frete\. Informe o valor\.$/],
  ])('%s, o dono é avisado e tem de dizer quanto é', (_, resultado, texto) => {
    const f = fazer(...deAntes, cotado(LONGE, resultado))
    expect(freteDoFormulario(f)).toBe('')
    expect(dizerFreteDoFormulario(f)).toMatchObject({ texto: expect.stringMatching(texto), alerta: true })
    expect(recusas(f)).toContainEqual([
      'frete',
      'Informe o frete em reais, como 8,00, ou 0,00 se não houver.',
    ])
    const dito = mudarFormulario(f, digitar('0'))
    expect(recusas(dito).map(([campo]) => campo)).not.toContain('frete')
    expect(dizerFreteDoFormulario(dito)?.texto ?? '').not.toMatch(/nforme o/)
  })

  test('enquanto não há resposta não há frete', () => {
    expect(frete(...deAntes)).toBe('')
    expect(somarFormulario(fazer(...deAntes), new Map()).semFrete).toBe(true)
  })

  test('a resposta atrasada do CEP de antes não o traz de volta', () => {
    expect(frete(...deAntes, cotado(PERTO, aKm(4.1, 8_20)))).toBe('')
  })

  test('nem o que o dono digitou, que se oferece e volta com o CEP', () => {
    const digitado = [cep(PERTO), digitar('25'), cep(LONGE), cotado(LONGE, FORA)]
    expect(frete(...digitado)).toBe('')
    expect(freteDeAntes(fazer(...digitado))).toBe('25')
    expect(frete(...digitado, digitar('30'))).toBe('30')
    expect(frete(...digitado, cep(PERTO))).toBe('25')
  })

  test('o frete fixo de quem não mede distância vale onde for', () => {
    const fixo: Acao = { tipo: 'configurar', freteFixo: centavos(6_00) }
    expect(
      frete(
        fixo,
        cep(PERTO),
        cep(LONGE),
        cotado(LONGE, { modo: 'fixo', situacao: 'calculado', taxa: centavos(6_00) }),
      ),
    ).toBe('6,00')
  })

  test('um frete por falha é oferecido, e não posto', () => {
    expect(dizerFreteDoFormulario(fazer(cep(LONGE), cotado(LONGE, POR_FALHA)))?.oferta).toBe('8,00')
  })
})

describe('Com bairros', () => {
  const aEscolher = { bairroDoCep: null, opcoes: [{ nome: 'Centro', taxa: centavos(6_00) }] }
  const semBairro = {
    tipo: 'cotado' as const,
    cotacao: {
      ...{ cep: PERTO, bairro: null, aEscolher },
      frete: { modo: 'bairros', situacao: 'a-escolher', ...aEscolher, taxa: centavos(0) },
    },
  } satisfies Acao
  const escolher: Acao = { tipo: 'escolher-bairro', nome: 'Centro', taxa: centavos(6_00) }

  test('o CEP que não diz o bairro deixa escolhê-lo na tabela: a taxa e o endereço ficam com ele', () => {
    const f = fazer(cep(PERTO), semBairro)
    expect([freteDoFormulario(f), bairrosDoFormulario(f)]).toEqual(['', aEscolher])
    const texto =
      'Este CEP não diz o bairro: confira a taxa na sua tabela. Escolha o bairro, ou informe o frete.'
    expect(dizerFreteDoFormulario(f)).toEqual({ texto, alerta: true, oferta: null })
    const escolhido = mudarFormulario(f, escolher)
    expect([freteDoFormulario(escolhido), escolhido.endereco.bairro]).toEqual(['6,00', 'Centro'])
    expect(bairrosDoFormulario(mudarFormulario(escolhido, cep(LONGE)))).toBeNull()
  })

  test('o bairro que os Correios dizem fica no endereço, ainda que a taxa seja a de outro', () => {
    const doCep = {
      ...semBairro,
      cotacao: { ...semBairro.cotacao, aEscolher: { ...aEscolher, bairroDoCep: 'Sítio' } },
    }
    const f = mudarFormulario(fazer(cep(PERTO), doCep), escolher)
    expect([freteDoFormulario(f), f.endereco.bairro]).toEqual(['6,00', ''])
  })
})

describe('O mínimo e a entrega grátis da loja', () => {
  const regras = {
    ...secaoPadrao('minimo'),
    servicoPercentual: null,
    formas: [],
    ...{ minimoEntrega: centavos(50_00), freteGratisAcima: centavos(40_00) },
  }
  const configurar: Acao = { tipo: 'configurar', freteFixo: null, regras }
  const comItem = (f: Formulario): Formulario => ({
    ...f,
    linhas: [
      {
        ...{
          chave: 1,
          id: null,
          produtoId: 7 as ProdutoId,
          nome: 'Lasanha',
          preco: '40,00',
          quantidade: '1',
        },
        ...{ observacao: '', extras: [], congelados: [], mantidos: [], guardada: null, alterada: false },
        ...{ ...SEM_ESCOLHAS, precoDigitado: true },
      },
    ],
  })
  const pronto = comItem(fazer(configurar, cep(PERTO), cotado(PERTO, aKm(4.1, 8_20))))

  test('avisam do mínimo, sem recusar, e descontam a taxa da regra', () => {
    expect(somarFormulario(pronto, new Map())).toMatchObject({
      ...{ frete: 8_20, descontoFrete: 8_20, totalComFrete: 40_00 },
      abaixoDoMinimo: 'Abaixo do pedido mínimo para entrega, que é de R$\u00a050,00.',
    })
    expect(somarFormulario(mudarFormulario(pronto, retirada), new Map()).abaixoDoMinimo).toBeNull()
  })

  test('não mudam com um desconto maior que os itens, que diz o que tira deles', () => {
    const dado = (desconto: string) => somarFormulario({ ...pronto, desconto }, new Map())
    expect(dado('40,00')).toMatchObject({ descontoAte: null, totalComFrete: 0 })
    expect(dado('400,00')).toMatchObject({ descontoAte: 40_00, descontoFrete: 8_20, totalComFrete: 0 })
  })

  test('somam o que a forma de pagamento põe, e o pedido editado guarda a sua linha enquanto nada muda', () => {
    const ajuste = { tipo: 'acrescimo', em: 'valor', valor: 2_00 } as const
    const regras = pronto.regras && {
      ...pronto.regras,
      formas: [{ forma: 'dinheiro', entrega: true, ajuste }] as const,
    }
    const novo = somarFormulario({ ...pronto, regras }, new Map())
    expect(novo).toMatchObject({ ajustePagamento: 2_00, totalComFrete: 42_00 })
    const linha = {
      alvo: 'pagamento',
      valor: centavos(1_00),
      rotulo: null,
      cupomId: null,
      userId: null,
    } as const
    const formaDeAntes = { forma: 'dinheiro', semForma: centavos(48_20), ajustes: [linha] }
    const editado = { ...pronto, regras, editado: true, ajustes: [linha], formaDeAntes }
    expect(somarFormulario(editado, new Map())).toMatchObject({
      ajustePagamento: -1_00,
      totalComFrete: 47_20,
    })
    expect(somarFormulario(mudarFormulario(editado, retirada), new Map())).toMatchObject({
      ...{ ajustePagamento: 2_00, totalComFrete: 42_00 },
    })
  })

  test('a taxa que o dono digitou fica, e um pedido editado não ganha outro desconto', () => {
    const digitado = mudarFormulario(pronto, digitar('5'))
    expect(somarFormulario(digitado, new Map())).toMatchObject({ descontoFrete: 0, totalComFrete: 45_00 })
    expect(somarFormulario({ ...pronto, editado: true }, new Map())).toMatchObject({ descontoFrete: 0 })
  })
})

const PEDIDO_LIDO = {
  ...{ nomeCliente: 'Rosa', telefoneCliente: '11987650001', tipoEntrega: 'Receber no meu endereço' },
  ...{ formaPagamento: 'pix', ...NADA_DITO, frete: centavos(0) },
  ...{ valorPago: centavos(50_00), totalComFrete: centavos(50_00), itens: [], ajustes: [] },
  endereco: {
    ...{ cep: PERTO, logradouro: 'Rua Caiubi', numero: '100', complemento: null },
    ...{ bairro: 'Perdizes', cidade: 'São Paulo', estado: 'SP' },
  },
}

describe('A entrega a combinar', () => {
  const configurar: Acao = { tipo: 'configurar', freteFixo: 'a-combinar' }
  const A_COMBINAR = { modo: 'a-combinar', situacao: 'a-combinar', taxa: centavos(0) } as const

  test('fica em branco, com ou sem CEP, e é enviada assim', () => {
    for (const f of [fazer(configurar), fazer(configurar, cep(PERTO), cotado(PERTO, A_COMBINAR))]) {
      expect(freteDoFormulario(f)).toBe('')
      expect(redigirPedido(f, { chave: CHAVE }).frete).toBeNull()
      expect(dizerFreteDoFormulario(f)).toEqual({
        texto: 'Em branco, a entrega fica a combinar, fora do total.',
        ...{ alerta: false, oferta: null },
      })
      expect(somarFormulario(f, new Map())).toMatchObject({ frete: 0, semFrete: true })
      expect(recusarFormulario(f, new Map())).toEqual([])
    }
  })

  test('não espera pelo CEP que ainda se procura', () => {
    expect(recusarFormulario(fazer(configurar, cep(PERTO)), new Map())).toEqual([])
  })

  test('troca-se pelo valor que o dono combina, também zero', () => {
    for (const [digitado, valor] of [
      ['9', 9_00],
      ['0', 0],
    ] as const) {
      const f = fazer(configurar, digitar(digitado))
      expect(redigirPedido(f, { chave: CHAVE }).frete).toBe(valor)
      expect(somarFormulario(f, new Map())).toMatchObject({ frete: valor, semFrete: false })
    }
  })

  test('a de um pedido feito continua a combinar depois que a loja diz quanto custa', () => {
    const lido = { ...PEDIDO_LIDO, frete: centavos(0), aCombinar: true }
    const aberto = mudarFormulario(formularioDoPedido(lido), {
      tipo: 'configurar',
      freteFixo: centavos(6_00),
    })
    expect([freteDoFormulario(aberto), redigirPedido(aberto, { versao: 1 }).frete]).toEqual(['', null])
    expect(dizerFreteDoFormulario(aberto)?.texto).toBe('Em branco, a entrega fica a combinar, fora do total.')
    const combinado = mudarFormulario(aberto, digitar('7,50'))
    expect(redigirPedido(combinado, { versao: 1 }).frete).toBe(7_50)
  })

  test('onde a loja disse quanto custa, em branco é recusado como sempre', () => {
    expect(redigirPedido(fazer(), { chave: CHAVE }).frete).toBeNaN()
  })
})
