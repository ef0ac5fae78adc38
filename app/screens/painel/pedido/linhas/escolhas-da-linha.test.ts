import { describe, expect, test } from 'vitest'
import type { Opcao } from '~/domain/cardapio/grupo'
import { lerPedidoDoPainel } from '~/domain/pedidos/balcao/pedido-do-painel'
import type { ItemGuardado } from '~/domain/pedidos/item'
import { itemEmUmaLinha } from '~/domain/pedidos/texto-do-item'
import { centavos } from '~/domain/valores/centavos'
import type { ProdutoId, VarianteId } from '~/domain/valores/ids'
import { NADA_DITO } from '../../../../../tests/world/nada-dito'
import {
  BORDA,
  BROTO,
  CALABRESA,
  CATUPIRY,
  DOCES,
  escolhas,
  FAMILIA,
  GRANDE,
  PIZZA,
  PORTUGUESA,
  QUATRO_QUEIJOS,
  SEM_BORDA,
  sabores,
} from '../../../../../tests/world/pizza'
import { FORMULARIO_VAZIO, type Formulario, formularioDoPedido, SEM_ENDERECO } from '../reacao/formulario'
import { type Acao, mudarFormulario } from '../reacao/mudar-formulario'
import { escreverRascunho, lerRascunho } from '../reacao/rascunho'
import { recusarFormulario, redigirPedido, somarFormulario } from '../reacao/redigir'
import {
  alterarLinha,
  avisosDaLinha,
  conferirLinha,
  digitarPreco,
  escolher,
  faltasDaLinha,
  outroPreco,
  precoCalculado,
  produtoComPerguntas,
  selecaoDaLinha,
  semAEscolha,
  trocarTamanhoDaLinha,
  voltarAoCalculado,
  voltarAoGuardado,
} from './escolhas-da-linha'
import type { Linha } from './linha'
import { escolhidosDaLinha } from './linhas'
import { foraDeVenda, type Oferta, type ProdutoOferecido } from './oferta'

const CHAVE = '0f8fad5b-d9cb-469f-a165-70867728950e'
const SALGADA: ProdutoOferecido = { ...PIZZA, id: 1 as ProdutoId, nome: 'Pizza salgada', extras: [] }
const OFERTA = new Map([[SALGADA.id, SALGADA]])
const MEIO_A_MEIO = [CALABRESA, QUATRO_QUEIJOS, CATUPIRY]

const fazer = (...acoes: Acao[]) => acoes.reduce(mudarFormulario, FORMULARIO_VAZIO)
const adicionar: Acao = { tipo: 'adicionar', produto: SALGADA }
const naLinha = (chave: number, mudar: (linha: Linha) => Linha): Acao => ({
  tipo: 'mudar-linha',
  chave,
  mudar,
})
const pedir = (chave: number, opcoes: readonly Opcao[], tamanho: VarianteId = FAMILIA.id) =>
  naLinha(chave, linha =>
    escolher(linha, SALGADA, { varianteId: tamanho, opcoes: escolhas(SALGADA, ...opcoes) }),
  )
function linhaDe({ linhas }: Formulario, n = 0): Linha {
  const linha = linhas[n]
  if (!linha) throw new Error('no such line')
  return linha
}
const MEIA = linhaDe(fazer(adicionar, pedir(1, MEIO_A_MEIO)))

describe('A linha de um produto com tamanhos e grupos', () => {
  test('abre as suas perguntas, com o que o dono propõe já escolhido', () => {
    const f = fazer(adicionar)
    expect(f.escolhendo).toBe(1)
    expect(linhaDe(f)).toMatchObject({ varianteId: null, opcoes: [{ nome: 'Sem borda' }] })
  })

  test('tem o preço calculado, que o total soma com o da borda, e diz tudo numa linha', () => {
    expect(MEIA.preco).toBe('64,90')
    expect(precoCalculado(MEIA, SALGADA).explicacao).toBe('média dos sabores: (59,90 + 69,90) / 2')
    expect(somarFormulario({ ...FORMULARIO_VAZIO, linhas: [MEIA] }, OFERTA).total).toBe(76_90)
    expect(itemEmUmaLinha({ ...MEIA, quantidade: 1, extras: escolhidosDaLinha(MEIA, OFERTA) })).toBe(
      'Pizza salgada (Família) · 1/2 Calabresa + 1/2 Quatro queijos · Borda: Catupiry',
    )
  })

  test('guarda o preço digitado de escolha em escolha, até se voltar ao calculado', () => {
    const digitada = digitarPreco(MEIA, '60,00')
    const outra = escolher(digitada, SALGADA, {
      varianteId: FAMILIA.id,
      opcoes: escolhas(SALGADA, CALABRESA, CATUPIRY),
    })
    expect([outra.preco, outroPreco(outra, SALGADA)]).toEqual(['60,00', 59_90])
    const voltou = voltarAoCalculado(outra, SALGADA)
    expect([voltou.preco, outroPreco(voltou, SALGADA)]).toEqual(['59,90', null])
  })

  test('diz o que saiu com o outro tamanho, e o traz de volta com o primeiro', () => {
    const tres = linhaDe(fazer(adicionar, pedir(1, [CALABRESA, PORTUGUESA, QUATRO_QUEIJOS])))
    const broto = trocarTamanhoDaLinha(tres, SALGADA, BROTO.id)
    expect(broto.opcoes.map(({ nome }) => nome)).toEqual(['Calabresa'])
    expect(broto.saiu).toContain('Portuguesa: não há no tamanho Broto.')
    expect(trocarTamanhoDaLinha(broto, SALGADA, FAMILIA.id)).toMatchObject({ opcoes: tres.opcoes, saiu: [] })
  })

  test('vai ao servidor com tamanho, escolhas e a nota de cada sabor, e passa na leitura dele', () => {
    const comNota = fazer(
      adicionar,
      pedir(1, MEIO_A_MEIO),
      naLinha(1, linha => ({
        ...linha,
        opcoes: linha.opcoes.map((opcao, n) => (n === 0 ? { ...opcao, observacao: 'sem cebola' } : opcao)),
      })),
      { tipo: 'digitar', campo: 'nome', valor: 'Rosa' },
      { tipo: 'digitar', campo: 'telefone', valor: '11987650001' },
    )
    const enviado = redigirPedido(comNota, { chave: CHAVE })
    expect(enviado.itens[0]).toMatchObject({ varianteId: FAMILIA.id, preco: 64_90 })
    expect(enviado.itens[0]?.opcoes?.[0]).toEqual({
      ...{ grupoId: sabores().id, opcaoId: CALABRESA.id, quantidade: 1 },
      observacao: 'sem cebola',
    })
    expect(lerPedidoDoPainel(enviado)).toHaveProperty('dados')
  })

  test('a que falta algo o diz ao lado de cada pergunta; o que acabou não falta', () => {
    expect(recusarFormulario(fazer(adicionar), OFERTA)).toMatchObject([
      { campo: 'itens.0.escolhas.tamanho', texto: 'Escolha o tamanho.' },
    ])
    expect(recusarFormulario(fazer(adicionar, pedir(1, [])), OFERTA)).toMatchObject([
      { campo: 'itens.0.escolhas.1', texto: 'Sabores: escolha de 1 a 3 sabores.' },
      { campo: 'itens.0.escolhas.3', texto: 'Borda: escolha 1 opção.' },
    ])
    const acabou = {
      ...SALGADA,
      grupos: [sabores(), DOCES, BORDA].map(grupo => ({
        ...grupo,
        opcoes: grupo.opcoes.map(opcao => ({ ...opcao, esgotada: true })),
      })),
    }
    expect(faltasDaLinha(MEIA, acabou)).toEqual([])
  })
})

describe('Duas linhas que pedem o mesmo', () => {
  const duas = (...opcoes: readonly Opcao[]) =>
    fazer(adicionar, pedir(1, MEIO_A_MEIO), adicionar, pedir(2, opcoes), {
      tipo: 'terminar-linha',
      chave: 2,
      oferta: OFERTA,
    })

  test('são uma, com a quantidade das duas, em qualquer ordem dos sabores', () => {
    const f = duas(QUATRO_QUEIJOS, CALABRESA, CATUPIRY)
    expect(f.linhas).toMatchObject([{ chave: 1, quantidade: '2' }])
    expect([f.escolhendo, f.ultima]).toEqual([null, { chave: 1, quantidade: '2' }])
  })

  test('a menos que algo as separe: um sabor, ou o preço que se combinou', () => {
    expect(duas(CALABRESA, PORTUGUESA, CATUPIRY).linhas).toHaveLength(2)
    const barata = fazer(
      ...[adicionar, pedir(1, MEIO_A_MEIO), adicionar, pedir(2, MEIO_A_MEIO)],
      naLinha(2, linha => digitarPreco(linha, '50,00')),
      { tipo: 'terminar-linha', chave: 2, oferta: OFERTA },
    )
    expect(barata.linhas).toHaveLength(2)
  })
})

describe('O rascunho', () => {
  const voltar = (linha: object): Linha => {
    const formulario = { ...FORMULARIO_VAZIO, linhas: [linha as Linha] }
    const lido = lerRascunho(escreverRascunho({ chave: CHAVE, formulario }))
    if (!lido) throw new Error('not read')
    return linhaDe(lido.formulario)
  }

  test('volta com tamanho, escolhas e preço digitado', () => {
    const digitada = digitarPreco(MEIA, '60,00')
    const voltou = conferirLinha(voltar(digitada), OFERTA)
    expect(voltou).toMatchObject({ variante: 'Família', preco: '60,00', precoDigitado: true, saiu: [] })
    expect(redigirPedido({ ...FORMULARIO_VAZIO, linhas: [voltou] }, { chave: CHAVE }).itens).toEqual(
      redigirPedido({ ...FORMULARIO_VAZIO, linhas: [digitada] }, { chave: CHAVE }).itens,
    )
  })

  test('de antes dos tamanhos é lido, e pergunta o que não se perguntava', () => {
    const { chave, produtoId, nome, quantidade, preco, observacao, extras } = MEIA
    const antiga = voltar({ chave, produtoId, nome, quantidade, preco, observacao, extras })
    expect(antiga).toMatchObject({ varianteId: null, opcoes: [] })
    expect(faltasDaLinha(conferirLinha(antiga, OFERTA), SALGADA)).not.toEqual([])
  })

  test('diz na linha o que saiu do cardápio, pelo nome, e o preço que mudou com isso', () => {
    const semQueijos = { ...SALGADA, grupos: [{ ...sabores(), opcoes: [CALABRESA] }, BORDA] }
    const hoje = conferirLinha(voltar(MEIA), new Map([[SALGADA.id, semQueijos]]))
    expect(hoje.saiu).toEqual([
      'Quatro queijos não está mais disponível.',
      'O preço calculado mudou de 64,90 para 59,90.',
    ])
    const semFamilia = conferirLinha(
      voltar(MEIA),
      new Map([[SALGADA.id, { ...SALGADA, variantes: [GRANDE] }]]),
    )
    expect(semFamilia.saiu).toEqual(['O tamanho Família não está mais disponível.'])
  })
})

const SALVA: ItemGuardado = {
  ...{ id: 501, produtoId: SALGADA.id, nome: 'Pizza da casa', variante: 'Família' },
  ...{ varianteId: FAMILIA.id, preco: centavos(64_90), quantidade: 1 },
  extras: escolhidosDaLinha(MEIA, OFERTA).map((extra, n) => ({ ...extra, id: 901 + n })),
  ...{ observacao: null, observacaoDoPainel: false },
}

function emEdicao(item: ItemGuardado = SALVA): Formulario {
  return formularioDoPedido({
    ...{ nomeCliente: 'Rosa', telefoneCliente: '11987650001', tipoEntrega: 'Retirar no restaurante' },
    ...{ formaPagamento: 'pix', ...NADA_DITO, endereco: SEM_ENDERECO, ajustes: [] },
    ...{ frete: centavos(0), valorPago: centavos(0), totalComFrete: centavos(76_90) },
    itens: [item],
  })
}

test('A linha do pedido em edição mostra o que tem, conta tudo e não manda escolha nenhuma', () => {
  const f = emEdicao()
  const linha = linhaDe(f)
  expect(itemEmUmaLinha({ ...linha, quantidade: 1, extras: escolhidosDaLinha(linha, OFERTA) })).toBe(
    'Pizza da casa (Família) · 1/2 Calabresa + 1/2 Quatro queijos · Borda: Catupiry',
  )
  expect(somarFormulario(f, OFERTA).total).toBe(76_90)
  expect(recusarFormulario(f, OFERTA)).toEqual([])
  const [enviada] = redigirPedido(f, { versao: 1 }).itens
  expect(enviada).toMatchObject({ id: 501, extrasMantidos: [] })
  expect(Object.keys(enviada ?? {})).not.toContain('opcoes')
})

describe("A linha que 'Alterar' abre", () => {
  const abrir = (item: ItemGuardado = SALVA, oferta: Oferta = OFERTA) =>
    alterarLinha(linhaDe(emEdicao(item)), oferta)
  const alteradaCom = (linha: Linha, oferta: Oferta = OFERTA) => {
    const f = emEdicao()
    return mudarFormulario({ ...f, linhas: [linha] }, { tipo: 'terminar-linha', chave: linha.chave, oferta })
  }
  const perguntas = (linha: Linha, oferta: Oferta = OFERTA) => {
    const produto = produtoComPerguntas(linha, oferta)
    if (!produto) throw new Error('nothing is asked')
    return produto
  }
  const semSabor = (fora: Opcao) =>
    new Map([
      [
        SALGADA.id,
        {
          ...SALGADA,
          grupos: SALGADA.grupos.map(grupo => ({
            ...grupo,
            opcoes: grupo.opcoes.filter(({ id }) => id !== fora.id),
          })),
        },
      ],
    ])

  test('tem o tamanho, as escolhas e o preço como estavam, e segue o preço calculado de hoje', () => {
    const linha = abrir()
    expect(linha).toMatchObject({
      ...{ varianteId: FAMILIA.id, preco: '64,90', precoDigitado: false, alterada: true },
      opcoes: [{ nome: 'Calabresa' }, { nome: 'Quatro queijos' }, { nome: 'Catupiry' }],
    })
    expect(faltasDaLinha(linha, perguntas(linha))).toEqual([])
    expect(abrir({ ...SALVA, preco: centavos(60_00) })).toMatchObject({ preco: '60,00', precoDigitado: true })
  })

  test('com uma metade trocada manda as escolhas de hoje, com o preço delas', () => {
    const linha = abrir()
    const [calabresa] = selecaoDaLinha(linha).opcoes
    const semEla = semAEscolha(linha, perguntas(linha), calabresa)
    const { varianteId, opcoes } = selecaoDaLinha(semEla)
    const trocada = escolher(semEla, perguntas(semEla), {
      varianteId,
      opcoes: [...opcoes, ...escolhas(SALGADA, PORTUGUESA)],
    })
    const f = alteradaCom(trocada)
    expect(somarFormulario(f, OFERTA).total).toBe(68_40 + 12_00)
    expect(redigirPedido(f, { versao: 1 }).itens).toEqual([
      {
        ...{ id: 501, produtoId: SALGADA.id, quantidade: 1, preco: 68_40, observacao: null },
        ...{ extras: [], extrasMantidos: [], varianteId: FAMILIA.id },
        opcoes: escolhas(SALGADA, QUATRO_QUEIJOS, CATUPIRY, PORTUGUESA),
      },
    ])
    expect(voltarAoGuardado(trocada)).toEqual(linhaDe(emEdicao()))
  })

  test('fechada sem outra escolha é a linha como estava', () => {
    expect(linhaDe(alteradaCom(abrir()))).toEqual(linhaDe(emEdicao()))
  })

  test('mostra e mantém o sabor que saiu do cardápio, com o preço do pedido', () => {
    const oferta = semSabor(CALABRESA)
    const linha = abrir(SALVA, oferta)
    expect(linha).toMatchObject({ preco: '64,90', precoDigitado: true })
    expect(avisosDaLinha(linha, oferta, { agora: new Date(0), fuso: 'UTC' })).toEqual([
      'Calabresa não está mais disponível.',
    ])
    expect(outroPreco(linha, perguntas(linha, oferta))).toBeNull()
    const outraBorda = escolher(linha, perguntas(linha, oferta), {
      ...selecaoDaLinha(linha),
      opcoes: [...selecaoDaLinha(linha).opcoes.slice(0, 2), ...escolhas(SALGADA, SEM_BORDA)],
    })
    expect(redigirPedido(alteradaCom(outraBorda, oferta), { versao: 1 }).itens).toMatchObject([
      { preco: 64_90, extrasMantidos: [901], opcoes: escolhas(SALGADA, QUATRO_QUEIJOS, SEM_BORDA) },
    ])
    const trocado = semAEscolha(linha, perguntas(linha, oferta), selecaoDaLinha(linha).opcoes[0])
    expect(avisosDaLinha(trocado, oferta, { agora: new Date(0), fuso: 'UTC' })).toEqual([])
  })

  test('de um produto que saiu do cardápio não abre', () => {
    expect(alterarLinha(linhaDe(emEdicao()), new Map())).toEqual(linhaDe(emEdicao()))
  })
})

test('O que está fora do horário de venda, ou esgotado, é avisado e não impede de lançar', () => {
  const almoco = { diaSemana: 'sexta', abertura: 11 * 60, fechamento: 15 * 60 } as const
  const pizza = { ...SALGADA, janelas: [[almoco]] }
  const as = (hora: string) => ({
    agora: new Date(`2026-11-20T${hora}:00-03:00`),
    fuso: 'America/Sao_Paulo',
  })
  const oferta = new Map([[pizza.id, pizza]])
  expect(avisosDaLinha(MEIA, oferta, as('12:00'))).toEqual([])
  expect(foraDeVenda(pizza, as('12:00'))).toBeNull()
  expect(avisosDaLinha(MEIA, oferta, as('15:00'))).toEqual([
    'Fora do horário de venda. Disponível sex., 11h-15h.',
  ])
  expect(foraDeVenda(pizza, as('15:00'))).toBe('Fora do horário')
  const acabou = new Map([[pizza.id, { ...pizza, esgotado: true }]])
  expect(avisosDaLinha(MEIA, acabou, as('15:00'))).toHaveLength(2)
  expect(recusarFormulario(fazer(adicionar, pedir(1, MEIO_A_MEIO)), acabou)).toEqual([])
  expect(avisosDaLinha(linhaDe(emEdicao()), acabou, as('15:00'))).toEqual([])
})
