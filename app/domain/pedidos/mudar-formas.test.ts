import { describe, expect, test } from 'vitest'
import type { FormaPagamento } from '~/domain/pedidos/forma-pagamento'
import { type DadosDaForma, lerForma } from './forma-digitada'
import { FORMAS_DE_SEMPRE, recusarForma } from './formas-da-loja'
import { MAX_FORMAS, recusarExclusao, recusarGravacao } from './mudar-formas'

const ligada = { entrega: true, retirada: true, mesa: true }
const DE_SEMPRE = FORMAS_DE_SEMPRE.map((forma, n) => ({ id: n + 1, forma, ...ligada }))
const dados = (forma: FormaPagamento, onde: Partial<DadosDaForma> = {}): DadosDaForma => ({
  ...{ forma, ...ligada, bandeiras: null, ajusteTipo: null, ajusteEm: null, ajuste: null },
  ...onde,
})

describe('O formulário de uma forma de pagamento', () => {
  const onde = { entrega: 'on', mesa: 'on' }

  test('um vale tem a bandeira no nome, e pode ser de qualquer uma', () => {
    expect(lerForma({ tipo: 'vr', nome: ' Alelo ', ...onde })).toEqual({
      dados: dados('vr Alelo', { retirada: false }),
    })
    expect(lerForma({ tipo: 'va', nome: '' })).toMatchObject({ dados: { forma: 'va' } })
  })

  test('só cartões dizem as suas bandeiras, e as quatro de sempre não têm outro nome', () => {
    const bandeiras = 'Visa, Elo'
    expect(lerForma({ tipo: 'cartao_debito', nome: 'Meu cartão', bandeiras })).toMatchObject({
      dados: { forma: 'cartao_debito', bandeiras },
    })
    expect(lerForma({ tipo: 'outro', nome: 'Cheque', bandeiras })).toMatchObject({
      dados: { bandeiras: null },
    })
  })

  test.each([
    ['desconto', '5%', 'percentual', 5_00],
    ['desconto', ' 3,5 %', 'percentual', 3_50],
    ['acrescimo', '99,99%', 'percentual', 99_99],
    ['acrescimo', '2', 'valor', 2_00],
    ['acrescimo', '2,50', 'valor', 2_50],
  ])('%s de %s é %s', (ajusteTipo, ajuste, ajusteEm, valor) => {
    expect(lerForma({ tipo: 'pix', nome: '', ...onde, ajusteTipo, ajuste })).toMatchObject({
      dados: { ajusteTipo, ajusteEm, ajuste: valor },
    })
  })

  test.each(['', '0', '0%', '100%', '-2', 'dez', '20.000,01'])('%s não é de quanto', ajuste => {
    const ajusteTipo = 'desconto'
    expect(lerForma({ tipo: 'pix', nome: '', ...onde, ajusteTipo, ajuste })).toMatchObject({
      recusas: [{ campo: 'ajuste' }],
    })
  })

  test('sem desconto nem acréscimo, o que ficou digitado não conta', () => {
    expect(lerForma({ tipo: 'pix', nome: '', ...onde, ajusteTipo: '', ajuste: 'x' })).toEqual({
      dados: dados('pix', { retirada: false }),
    })
  })

  test.each([
    [{ tipo: 'outro', nome: ' ' }, 'nome', 'Diga o nome desta forma de pagamento.'],
    [{ tipo: 'fiado', nome: 'Fiado' }, 'tipo', 'Escolha o tipo.'],
    [{ tipo: 'vr', nome: 'x'.repeat(41) }, 'nome', 'no máximo 40'],
  ])('%j é recusado ao lado de %s', (valores, campo, texto) => {
    expect(lerForma(valores)).toMatchObject({ recusas: [{ campo, texto: expect.stringContaining(texto) }] })
  })
})

describe('O que só as outras formas dizem', () => {
  test('o mesmo nome, também em outras letras, não entra duas vezes', () => {
    const linhas = [...DE_SEMPRE, { id: 9, forma: 'vr Alelo', ...ligada } as const]
    expect(recusarGravacao(linhas, dados('vr ALELO'), null)).toMatchObject({ codigo: 'forma-repetida' })
    expect(recusarGravacao(linhas, dados('vr ALELO'), 9)).toBeNull()
    expect(recusarGravacao(linhas, dados('va Alelo'), null)).toBeNull()
  })

  test('uma das quatro não muda de nome nem se exclui', () => {
    expect(recusarGravacao(DE_SEMPRE, dados('outro Vivo'), 1)).toMatchObject({
      codigo: 'outro-nome-de-sempre',
    })
    expect(recusarExclusao(DE_SEMPRE, 1)).toMatchObject({ codigo: 'forma-de-sempre' })
    expect(recusarExclusao(DE_SEMPRE, 99)).toBeNull()
  })

  test.each(['entrega', 'retirada', 'mesa'] as const)(
    'a última para %s não se desliga nem se exclui',
    onde => {
      const sem = DE_SEMPRE.map(linha => ({ ...linha, [onde]: false }))
      const linhas = [...sem, { id: 9, forma: 'outro Fiado', ...ligada } as const]
      const desligada = dados('outro Fiado', { [onde]: false })
      expect(recusarGravacao(linhas, desligada, 9)).toMatchObject({ codigo: 'ultima-forma', campo: onde })
      expect(recusarExclusao(linhas, 9)).toMatchObject({ codigo: 'ultima-forma' })
      expect(recusarGravacao(DE_SEMPRE, dados('pix', { [onde]: false }), 2)).toBeNull()
    },
  )

  test('são no máximo 30', () => {
    const muitas = Array.from({ length: MAX_FORMAS }, (_, n) => ({
      ...{ id: n + 9, forma: `outro ${n}` as const },
      ...ligada,
    }))
    expect(recusarGravacao(muitas, dados('vr'), null)).toMatchObject({ codigo: 'formas-demais' })
  })
})

test('uma forma desligada para as entregas é recusada ao lado do campo, e só nelas', () => {
  const formas = [{ forma: 'vr Alelo', retirada: true } as const]
  expect(recusarForma(formas, 'vr Alelo', 'retirada')).toBeNull()
  expect(recusarForma(formas, 'vr Alelo', 'entrega')).toMatchObject({
    codigo: 'forma-indisponivel',
    titulo: 'Forma de Pagamento',
    texto: 'Vale-refeição Alelo não está disponível para entregas. Escolha outra forma de pagamento.',
    campo: 'formaPagamento',
  })
})
