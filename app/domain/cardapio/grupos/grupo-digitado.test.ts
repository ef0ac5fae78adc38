import { describe, expect, test } from 'vitest'
import { aninhar } from '~/domain/respostas/ler-formulario'
import { conteudoDoGrupo } from '../grupo-guardado'
import { descreverGrupo } from './descrever-grupo'
import { lerGrupo, recusarGrupoComProdutos } from './grupo-digitado'

const BORDA = {
  nome: ' Borda ',
  tipo: 'borda',
  min: '1',
  max: '1',
  'tamanhos.0': 'Broto',
  'tamanhos.1': 'Família',
  'opcoes.0.nome': 'Sem borda',
  'opcoes.0.ativo': 'on',
  'opcoes.0.padrao': 'on',
  'opcoes.1.nome': 'Catupiry',
  'opcoes.1.precos.0': '8',
  'opcoes.1.precos.1': 'R$\u00a012,00',
  'opcoes.1.ativo': 'on',
  'opcoes.2.nome': '',
  'opcoes.2.precos.0': '',
  'opcoes.2.ativo': 'on',
}
const ler = (campos: Record<string, string | undefined>) =>
  lerGrupo(aninhar(Object.entries(campos).filter(([, valor]) => valor !== undefined)))
const dadosDe = (campos: Record<string, string | undefined>) => {
  const lido = ler(campos)
  if ('recusas' in lido) throw new Error(JSON.stringify(lido.recusas))
  return lido.dados
}
const recusas = (campos: Record<string, string | undefined>) => {
  const lido = ler(campos)
  return 'recusas' in lido ? lido.recusas.map(({ campo, texto }) => [campo, texto]) : []
}

describe('o grupo', () => {
  test('é lido do formulário com preços em reais por tamanho; a linha em branco do fim não conta', () => {
    const opcao = { descricao: null, codigoCliente: null, maxUnidades: 1, ativo: true, id: null }
    expect(dadosDe(BORDA)).toEqual({
      ...{ nome: 'Borda', ajuda: null, tipo: 'borda', regraPreco: 'soma', preco: null, precos: [] },
      ...{ min: 1, max: 1, maxDistintas: null, incluidas: 0 },
      opcoes: [
        { ...opcao, nome: 'Sem borda', preco: 0, precos: [], padrao: true },
        {
          ...{ ...opcao, nome: 'Catupiry', preco: null, padrao: false },
          precos: [
            { tamanho: 'Broto', preco: 800 },
            { tamanho: 'Família', preco: 1200 },
          ],
        },
      ],
    })
  })

  test('de sabores soma, tira a média ou cobra o maior; os outros só somam', () => {
    const sabores = { ...BORDA, tipo: 'sabor', 'opcoes.0.preco': '30', regraPreco: 'maior' }
    expect(dadosDe(sabores).regraPreco).toBe('maior')
    expect(dadosDe({ ...sabores, regraPreco: undefined }).regraPreco).toBe('media')
    expect(dadosDe({ ...BORDA, regraPreco: 'maior' }).regraPreco).toBe('soma')
  })

  test('de retirar não cobra nada, ainda que enviado', () => {
    const { opcoes, incluidas } = dadosDe({ ...BORDA, tipo: 'remocao', incluidas: '1' })
    expect([incluidas, opcoes.map(({ preco, precos }) => [preco, precos])]).toEqual([
      0,
      [
        [0, []],
        [0, []],
      ],
    ])
  })

  test.each<[mudanca: Record<string, string | undefined>, campo: string, texto: string]>([
    [{ nome: ' \u200B' }, 'nome', 'O nome do grupo é obrigatório.'],
    [{ tipo: 'pizza' }, 'tipo', 'Escolha o tipo do grupo.'],
    [{ min: '2' }, 'min', 'O mínimo não pode passar do máximo.'],
    [{ min: '1,5' }, 'min', 'Digite um número de 0 a 99.'],
    [{ max: '100' }, 'max', 'Digite um número de 1 a 99.'],
    [{ maxDistintas: '0' }, 'maxDistintas', 'Digite um número de 1 a 99.'],
    [{ incluidas: '2' }, 'incluidas', 'As incluídas não podem passar do máximo.'],
    [{ 'opcoes.1.precos.1': 'dez' }, 'opcoes.1.precos.1', 'O preço deve ser um número positivo.'],
    [{ 'opcoes.1.nome': '' }, 'opcoes.1.nome', 'O nome da opção é obrigatório.'],
    [{ 'opcoes.1.nome': 'SEM BORDA' }, 'opcoes.1.nome', 'Já há uma opção com este nome neste grupo.'],
    [{ 'opcoes.1.maxUnidades': '0' }, 'opcoes.1.maxUnidades', 'Digite um número de 1 a 99.'],
    [{ 'tamanhos.1': 'BROTO' }, 'tamanhos.1', 'Este tamanho já está na tabela.'],
    [{ tipo: 'sabor' }, 'opcoes.0.preco', 'Diga o preço deste sabor, ou o de todos.'],
    [{ 'opcoes.999999.nome': 'x' }, 'opcoes', 'Um grupo tem no máximo 60 opções.'],
  ])('com %j é recusado ao lado do campo', (mudanca, campo, texto) => {
    expect(recusas({ ...BORDA, ...mudanca })).toEqual([[campo, texto]])
  })

  test('tem até 60 opções', () => {
    const comOpcoes = (n: number) => ({
      ...{ nome: 'Molhos', tipo: 'escolha', max: '3' },
      ...Object.fromEntries(Array.from({ length: n }, (_, i) => [`opcoes.${i}.nome`, `Molho ${i}`])),
    })
    expect(dadosDe({ ...comOpcoes(60), 'opcoes.60.nome': '' }).opcoes).toHaveLength(60)
    expect(recusas(comOpcoes(61))).toEqual([['opcoes', 'Um grupo tem no máximo 60 opções.']])
  })
})

test('quem é avisado de uma mudança lê o que há em cada opção', () => {
  const descricao = descreverGrupo(
    conteudoDoGrupo(dadosDe({ ...BORDA, max: '2', 'opcoes.1.precos.1': '14', 'opcoes.2.nome': 'Cheddar' })),
  )
  expect(Object.entries(descricao)).toEqual(
    expect.arrayContaining([
      ['Máximo', '2'],
      ['Opções', 'Sem borda, Catupiry, Cheddar'],
      ['Opção Catupiry', 'Broto R$\u00a08,00; Família R$\u00a014,00'],
      ['Opção Cheddar', 'R$\u00a00,00'],
    ]),
  )
})

test('a exclusão recusada diz em que produtos o grupo está', () => {
  expect(recusarGrupoComProdutos(['Pizza doce', 'Pizza salgada']).texto).toBe(
    'Este grupo está vinculado a produtos: Pizza doce, Pizza salgada. Tire-o deles antes de excluí-lo.',
  )
  expect(recusarGrupoComProdutos([...'ABCDEFG']).texto).toContain('A, B, C, D, E e mais 2.')
})
