import { describe, expect, test } from 'vitest'
import { type Conflito, escolherOSalvo, type Forma } from './conflito'
import { juntar, vistoDe } from './conflito.server'

interface Opcao {
  readonly id: number | null
  readonly nome: string
  readonly preco: number
}

interface Dados {
  readonly nome: string
  readonly preco: number
  readonly rua: string
  readonly numero: string
  readonly foto: string | null
  readonly opcoes: readonly Opcao[]
}

const ROTULOS = {
  nome: 'Nome',
  preco: 'Preço',
  rua: 'Rua',
  numero: 'Número',
  foto: 'Foto',
  opcoes: 'Opções',
} as const

const FORMA: Forma<Dados> = {
  rotulos: ROTULOS,
  descrever: ({ nome, preco, rua, numero, foto }) => ({
    Nome: nome,
    [ROTULOS.preco]: String(preco),
    Rua: rua,
    [ROTULOS.numero]: numero,
    Foto: foto ?? 'sem foto',
  }),
  juntos: [{ rotulo: 'Endereço', campos: ['rua', 'numero'] }],
  listas: {
    opcoes: {
      chave: 'id',
      uma: 'Opção',
      nome: ({ nome }: Opcao) => nome,
      dizer: ({ nome, preco }: Opcao) => `${nome} ${preco}`,
    },
  },
  arquivos: ['foto'],
  vale: ({ opcoes }) => new Set(opcoes.map(({ nome }) => nome)).size === opcoes.length,
}

const [ALHO, BACON, COUVE] = ['Alho', 'Bacon', 'Couve'].map((nome, n) => ({ id: n + 1, nome, preco: 1 }))
const opcoes = [ALHO, BACON, COUVE].flatMap(opcao => opcao ?? [])
const [alho, bacon, couve] = opcoes as [Opcao, Opcao, Opcao]
const ABERTO: Dados = { nome: 'Sopa', preco: 10, rua: 'A', numero: '1', foto: null, opcoes }
const VISTO = vistoDe(ABERTO, FORMA)

function salvar(meu: Partial<Dados>, dele: Partial<Dados>, visto: string | null = VISTO) {
  return juntar({ visto, digitado: { ...ABERTO, ...meu }, guardado: { ...ABERTO, ...dele } }, FORMA)
}

function conflitoDe(feito: ReturnType<typeof salvar>): Conflito {
  if (!('conflito' in feito)) throw new Error('the saves were merged')
  return feito.conflito
}

const perguntas = (feito: ReturnType<typeof salvar>) =>
  conflitoDe(feito).divergencias.map(({ rotulo, valor, digitado }) => [rotulo, digitado, valor])

describe('Um campo', () => {
  test('que só um dos dois mudou fica como ele o deixou', () => {
    expect(salvar({ nome: 'Caldo' }, { preco: 12 })).toEqual({
      dados: { ...ABERTO, nome: 'Caldo', preco: 12 },
      juntados: ['Preço'],
    })
  })

  test('que os dois mudaram para o mesmo não pergunta nada', () => {
    expect(salvar({ preco: 12 }, { preco: 12 })).toMatchObject({ dados: { preco: 12 } })
  })

  test('que os dois mudaram é perguntado, com os dois valores', () => {
    expect(perguntas(salvar({ nome: 'Caldo', preco: 11 }, { preco: 12 }))).toEqual([['Preço', '11', '12']])
  })

  test('salvo de novo fica com o meu, e o que só o outro mudou continua dele', () => {
    const [meu, dele] = [{ preco: 11 }, { preco: 12, nome: 'Caldo' }]
    const { visto } = conflitoDe(salvar(meu, dele))
    expect(salvar(meu, dele, visto)).toMatchObject({ dados: { preco: 11, nome: 'Caldo' } })
  })

  test('de que se escolhe o salvo fica com o dele, e o resto do que digitei é salvo', () => {
    const [meu, dele] = [{ preco: 11, nome: 'Caldo' }, { preco: 12 }]
    const conflito = conflitoDe(salvar(meu, dele))
    const visto = escolherOSalvo(conflito, conflito.divergencias)
    expect(salvar(meu, dele, visto)).toMatchObject({ dados: { preco: 12, nome: 'Caldo' } })
  })

  test('que muda outra vez depois da pergunta é perguntado outra vez', () => {
    const { visto } = conflitoDe(salvar({ preco: 11 }, { preco: 12 }))
    expect(perguntas(salvar({ preco: 11 }, { preco: 13 }, visto))).toEqual([['Preço', '11', '13']])
  })

  test('que o formulário não conhecia ao abrir é perguntado', () => {
    expect(perguntas(salvar({ preco: 11 }, {}, 'de-outra-versao'))).toContainEqual(['Preço', '11', '10'])
  })

  test('de um pedido que não diz o que viu é salvo como veio', () => {
    expect(salvar({ preco: 11 }, { preco: 12 }, null)).toMatchObject({ dados: { preco: 11 } })
  })
})

test('Partes que só valem juntas são um campo: metade de dois endereços não é endereço nenhum', () => {
  expect(salvar({ nome: 'Caldo' }, { rua: 'B', numero: '2' })).toMatchObject({ dados: { rua: 'B' } })
  expect(perguntas(salvar({ numero: '7' }, { rua: 'B' }))).toEqual([
    ['Endereço', 'Rua: A\nNúmero: 7', 'Rua: B\nNúmero: 1'],
  ])
})

test('Um arquivo chega com outro nome a cada vez, e de que se escolheu o salvo não volta a ser perguntado', () => {
  const conflito = conflitoDe(salvar({ foto: 'minha-1' }, { foto: 'dele' }))
  const visto = escolherOSalvo(conflito, conflito.divergencias)
  expect(salvar({ foto: 'minha-2' }, { foto: 'dele' }, visto)).toMatchObject({ dados: { foto: 'dele' } })
})

describe('As linhas de uma lista', () => {
  const mais = (opcao: Opcao, preco: number) => ({ ...opcao, preco })
  const nova = (nome: string, id: number | null = null) => ({ id, nome, preco: 1 })

  test('mudadas, postas e tiradas por um e pelo outro ficam todas como cada um as deixou', () => {
    const minhas = [mais(alho, 2), nova('Dill'), bacon, couve]
    const deles = [alho, mais(bacon, 3), nova('Ervas', 9)]
    expect(salvar({ opcoes: minhas }, { opcoes: deles })).toMatchObject({
      dados: { opcoes: [mais(alho, 2), nova('Dill'), mais(bacon, 3), nova('Ervas', 9)] },
      juntados: ['Opções'],
    })
  })

  test('que os dois mudaram são perguntadas uma a uma', () => {
    const feito = salvar({ opcoes: [mais(alho, 2), bacon, couve] }, { opcoes: [mais(alho, 3), bacon, couve] })
    expect(perguntas(feito)).toEqual([['Opção Alho', 'Alho 2', 'Alho 3']])
  })

  test.each([
    ['o meu', false, []],
    ['o salvo', true, [mais(alho, 3)]],
  ])('que um excluiu e o outro mudou são perguntadas: %s', (_, ficaOSalvo, fica) => {
    const [meu, dele] = [{ opcoes: [bacon, couve] }, { opcoes: [mais(alho, 3), bacon, couve] }]
    const feito = salvar(meu, dele)
    expect(perguntas(feito)).toEqual([['Opção Alho', 'excluída', 'Alho 3']])
    const conflito = conflitoDe(feito)
    const visto = escolherOSalvo(conflito, ficaOSalvo ? conflito.divergencias : [])
    expect(salvar(meu, dele, visto)).toMatchObject({ dados: { opcoes: [...fica, bacon, couve] } })
  })

  test('ficam na ordem de quem a mudou, e a de dois é perguntada', () => {
    const [para, outra] = [
      [couve, alho, bacon],
      [bacon, alho, couve],
    ]
    expect(salvar({ nome: 'Caldo' }, { opcoes: para })).toMatchObject({ dados: { opcoes: para } })
    expect(salvar({ opcoes: para }, { nome: 'Caldo' })).toMatchObject({ dados: { opcoes: para } })
    const feito = salvar({ opcoes: para }, { opcoes: outra })
    expect(perguntas(feito)).toEqual([['Ordem de Opções', 'Couve, Alho, Bacon', 'Bacon, Alho, Couve']])
    const conflito = conflitoDe(feito)
    const visto = escolherOSalvo(conflito, conflito.divergencias)
    expect(salvar({ opcoes: para }, { opcoes: outra }, visto)).toMatchObject({ dados: { opcoes: outra } })
  })

  test('de um formulário cuja resposta se perdeu não ficam duas vezes', () => {
    const meu = { opcoes: [...opcoes, nova('Dill')] }
    expect(salvar(meu, { opcoes: [...opcoes, nova('Dill', 9)] })).toMatchObject({
      dados: { opcoes: [...opcoes, { nome: 'Dill' }] },
    })
  })

  test('que juntas não valem são perguntadas, e salvas de novo ficam as minhas', () => {
    const [meu, dele] = [
      { opcoes: [{ ...alho, nome: 'Dill' }, bacon, couve] },
      { opcoes: [...opcoes, nova('Dill', 9)] },
    ]
    const feito = salvar(meu, dele)
    expect(perguntas(feito)).toContainEqual(['Opção Dill', 'excluída', 'Dill 1'])
    expect(salvar(meu, dele, conflitoDe(feito).visto)).toMatchObject({ dados: meu })
  })
})
