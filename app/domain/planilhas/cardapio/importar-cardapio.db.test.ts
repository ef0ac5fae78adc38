import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listCardapio } from '~/domain/cardapio/escolhas/store-escolhas.server'
import { findCardapioInteiro } from '~/domain/cardapio/store-planilha.server'
import type { EmpresaId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { dadosDe } from '../../../../tests/world/banco/dados-de'
import { retratar } from '../../../../tests/world/banco/retrato'
import { PRODUTOS } from '../../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { escreverPlanilha } from '../planilha.server'
import { conferirCardapio, importarCardapio } from './importar-cardapio.server'
import { planilhaDoCardapio } from './planilha-do-cardapio'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())

const emBytes = (texto: string) => new TextEncoder().encode(texto)
const csv = (...linhas: string[]) => emBytes(linhas.join('\n'))
const exportar = async (empresa: EmpresaId) =>
  emBytes(escreverPlanilha(planilhaDoCardapio(await withTenant(empresa, findCardapioInteiro))))

async function conferir(arquivo: Uint8Array, empresa = mundo.cantina) {
  return dadosDe(await conferirCardapio(empresa, arquivo))
}

/** Imports as the screen does: first the dry run, then the same file with the signature. */
async function importar(arquivo: Uint8Array, empresa = mundo.cantina) {
  const { assinatura } = await conferir(arquivo, empresa)
  return dadosDe(await importarCardapio(empresa, arquivo, assinatura))
}

const produtos = (nome: string, empresa = mundo.cantina) =>
  mundo.sql<Record<string, unknown>>(
    'select * from produtos where nome = $1 and empresa_id = $2 order by id',
    [nome, empresa],
  )
const extrasDe = async (nome: string) =>
  (
    await mundo.sql<{ nome: string }>(
      `select e.nome from produto_itens_extra v join itens_extra e using (empresa_id, id_extra)
       join produtos p on p.empresa_id = v.empresa_id and p.id = v.id_produto
       where p.nome = $1 and p.empresa_id = $2 order by e.nome`,
      [nome, mundo.cantina],
    )
  ).map(linha => linha.nome)

describe('Exportar e importar de novo', () => {
  test.each(['cantina', 'bella', 'ze'] as const)('não muda nada: %s', async qual => {
    const arquivo = await exportar(mundo[qual])
    const antes = await retratar(mundo)
    const conferencia = await conferir(arquivo, mundo[qual])
    expect(conferencia).toMatchObject({
      novos: 0,
      mudados: 0,
      erros: [],
      mudancas: [],
      criacoes: [],
      avisos: [],
    })
    expect(conferencia.iguais).toBeGreaterThan(3)
    expect(await importar(arquivo, mundo[qual])).toEqual({ importado: { novos: 0, mudados: 0 } })
    expect(await retratar(mundo)).toEqual(antes)
  })

  test('sem o Id, também não: o nome dentro da categoria basta', async () => {
    const registros = planilhaDoCardapio(await withTenant(mundo.cantina, findCardapioInteiro))
    const semId = emBytes(escreverPlanilha(registros.map(registro => registro.slice(0, -1))))
    expect(await conferir(semId)).toMatchObject({ novos: 0, mudados: 0, erros: [] })
  })
})

describe('A conferência', () => {
  test('diz o que aconteceria, e não muda nada', async () => {
    const { id } = await mundo.produto(mundo.cantina, PRODUTOS.semFoto.nome)
    const antes = await retratar(mundo)
    const conferencia = await conferir(
      csv(
        'Categoria;Nome;Preço;Itens extras;Id',
        `;;7,77;;${id}`,
        'Caldos;Caldo verde;18,00;Torresmo=3,00;',
        ';Sem preço;;;',
        ';Sem categoria;5,00;;',
      ),
    )
    expect(conferencia).toMatchObject({
      linhas: 4,
      novos: 2,
      avisos: ['1 produto novo sem categoria: fica fora do cardápio até você escolher uma.'],
      mudados: 1,
      iguais: 0,
      erros: [{ linha: 4, coluna: 'Preço' }],
      mudancas: [
        { linha: 2, nome: PRODUTOS.semFoto.nome, campos: [{ coluna: 'Preço', para: 'R$\u00a07,77' }] },
      ],
      criacoes: [
        { titulo: 'Categorias novas', nomes: ['Caldos'] },
        { titulo: 'Itens extras novos', nomes: ['Torresmo'] },
      ],
    })
    expect(await retratar(mundo)).toEqual(antes)
  })
})

describe('A importação', () => {
  test('grava tudo: produtos, categorias e itens extras, já no cardápio', async () => {
    expect(
      await importar(
        csv(
          'Categoria;Nome;Descrição;Preço;Código interno;Ativo;Itens extras',
          'Sopas;Canja;"Da vó\nbem quente";"R$\u00a019,90";S1;sim;Pimenta=0,00 (opcional)|Ovo cozido=2,50',
          'Sopas;Sopa de feijão;;21,00;S2;não;Ovo cozido',
        ),
      ),
    ).toEqual({ importado: { novos: 2, mudados: 0 } })
    expect(await produtos('Canja')).toMatchObject([
      {
        descricao: 'Da vó\nbem quente',
        preco: '19.90',
        codigo_cliente: 'S1',
        ativo: true,
        possui_extra: true,
      },
    ])
    expect(await extrasDe('Canja')).toEqual(['Ovo cozido', 'Pimenta'])
    expect(await extrasDe('Sopa de feijão')).toEqual(['Ovo cozido'])
    const { categorias } = await withTenant(mundo.cantina, tx =>
      listCardapio(tx, { agora: new Date(), dia: '2026-11-20', fuso: 'America/Sao_Paulo' }),
    )
    const sopas = categorias.find(({ nome }) => nome === 'Sopas')?.produtos
    expect(sopas?.map(({ nome, extras }) => [nome, extras.map(extra => [extra.nome, extra.tipo])])).toEqual([
      [
        'Canja',
        [
          ['Ovo cozido', 'adicional'],
          ['Pimenta', 'opcional'],
        ],
      ],
    ])
  })

  test('mantém a imagem e os itens extras do produto quando a coluna falta', async () => {
    const { nome, extras } = PRODUTOS.carbonara
    await mundo.sql("update produtos set imagem_url = '1/massa_ab12' where nome = $1", [nome])
    const { id } = await mundo.produto(mundo.cantina, nome)
    expect(await importar(csv('Id;Preço', `${id};55,00`))).toEqual({ importado: { novos: 0, mudados: 1 } })
    expect(await produtos(nome)).toMatchObject([
      {
        preco: '55.00',
        imagem_url: '1/massa_ab12',
        possui_extra: true,
        descricao: PRODUTOS.carbonara.descricao,
      },
    ])
    expect(await extrasDe(nome)).toEqual(
      extras.map(extra => extra.nome).sort((a, b) => a.localeCompare(b, 'pt-BR')),
    )
  })

  test('é tudo ou nada: com uma linha errada, nenhuma é gravada', async () => {
    const arquivo = csv('Categoria;Nome;Preço', 'Novidades;Bolo de rolo;9,00', 'Novidades;Bolo podre;')
    const antes = await retratar(mundo)
    const feito = await importar(arquivo)
    expect(feito).toMatchObject({ conferencia: { novos: 1, erros: [{ linha: 3 }] } })
    expect(await retratar(mundo)).toEqual(antes)
  })

  test('é tudo ou nada: o que falha no banco desfaz o resto', async () => {
    await mundo.sql(`create function recusar() returns trigger language plpgsql as
      $$ begin raise exception 'no more'; end $$`)
    await mundo.sql(`create trigger recusa before insert on produto_itens_extra
      for each row when (new.empresa_id > 0) execute function recusar()`)
    const antes = await retratar(mundo)
    try {
      const arquivo = csv('Categoria;Nome;Preço;Itens extras', 'Doces;Quindim;7,00;Coco=1,00')
      await expect(importar(arquivo)).rejects.toThrow()
    } finally {
      await mundo.sql('drop trigger recusa on produto_itens_extra')
    }
    expect(await retratar(mundo)).toEqual(antes)
  })

  test('se alguém mudou o cardápio depois da conferência, nada é gravado e vem a nova conferência', async () => {
    const { id, nome } = await mundo.produto(mundo.cantina, PRODUTOS.limonada.nome)
    const arquivo = csv('Id;Preço', `${id};33,00`)
    const { assinatura } = await conferir(arquivo)
    await mundo.sql('update produtos set preco = 20 where id = $1', [id])
    const antes = await retratar(mundo)
    const feito = dadosDe(await importarCardapio(mundo.cantina, arquivo, assinatura))
    expect(feito).toMatchObject({
      conferencia: { mudancas: [{ nome, campos: [{ de: 'R$\u00a020,00', para: 'R$\u00a033,00' }] }] },
    })
    expect(await retratar(mundo)).toEqual(antes)
    if (!('conferencia' in feito)) throw new Error('it was imported')
    expect(await importarCardapio(mundo.cantina, arquivo, feito.conferencia.assinatura)).toEqual({
      dados: { importado: { novos: 0, mudados: 1 } },
    })
  })

  test('a mesma planilha por dois donos ao mesmo tempo cria cada produto uma vez', async () => {
    const arquivo = csv('Categoria;Nome;Preço', 'Gêmeos;Castor;1,00', 'Gêmeos;Pólux;2,00')
    const { assinatura } = await conferir(arquivo)
    const feitos = await Promise.all(
      Array.from({ length: 4 }, () => importarCardapio(mundo.cantina, arquivo, assinatura)),
    )
    expect(feitos.map(dadosDe).filter(feito => 'importado' in feito)).toHaveLength(1)
    expect(await produtos('Castor')).toHaveLength(1)
  })

  test('2.500 linhas em uma transação só', async () => {
    const linhas = Array.from(
      { length: 2_500 },
      (_, i) => `Atacado;Item ${i};1,${String(i % 100).padStart(2, '0')};Sal=0,10`,
    )
    const arquivo = csv('Categoria;Nome;Preço;Itens extras', ...linhas)
    expect(await importar(arquivo, mundo.bella)).toEqual({ importado: { novos: 2_500, mudados: 0 } })
    const outro = csv(
      'Categoria;Nome;Preço',
      ...linhas.map(linha => linha.replace(';1,', ';2,').replace(';Sal=0,10', '')),
    )
    expect(await importar(outro, mundo.bella)).toEqual({ importado: { novos: 0, mudados: 2_500 } })
    const [soma] = await mundo.sql(
      `select count(*)::int as n, sum(p.preco) as preco, count(v.id_extra)::int as extras from produtos p
       join categorias c on c.empresa_id = p.empresa_id and c.id = p.categoria_id
       left join produto_itens_extra v on v.empresa_id = p.empresa_id and v.id_produto = p.id where c.nome = 'Atacado'`,
    )
    expect(soma).toEqual({ n: 2_500, preco: '6237.50', extras: 2_500 })
  })
})

describe('O cardápio de outra empresa', () => {
  const daBella = () => mundo.sql('select * from produtos where empresa_id = $1 order by id', [mundo.bella])

  test('não é achado pelo Id, e nada nele muda', async () => {
    const antes = await daBella()
    const { id } = await mundo.produto(mundo.bella, PRODUTOS.bella.nome)
    expect(await conferir(csv('Id;Preço', `${id};1,00`))).toMatchObject({
      erros: [{ linha: 2, coluna: 'Id', motivo: expect.stringContaining('Nenhum produto seu tem este Id.') }],
    })
    expect(await daBella()).toEqual(antes)
  })

  test('com o mesmo nome e a mesma categoria, fica como está', async () => {
    const antes = await daBella()
    const { nome, categoria } = PRODUTOS.bella
    await importar(csv('Categoria;Nome;Preço', `${categoria};${nome};1,00`))
    expect(await produtos(nome)).toMatchObject([{ preco: '1.00' }])
    expect(await daBella()).toEqual(antes)
  })
})

describe('A ordem do cardápio', () => {
  test('numa planilha digitada do zero é a da coluna Ordem, e exportada e importada de novo não muda', async () => {
    await importar(
      csv('Nome;Preço;Categoria;Ordem', 'Zebra;10;Segunda;2', 'Abacate;10;Segunda;3', 'Mel;10;Primeira;1'),
      mundo.ze,
    )
    const { categorias } = await withTenant(mundo.ze, tx =>
      listCardapio(tx, {
        agora: new Date('2026-11-20T20:00-03:00'),
        dia: '2026-11-20',
        fuso: 'America/Sao_Paulo',
      }),
    )
    expect(
      categorias.slice(0, 2).map(({ nome, produtos }) => [nome, ...produtos.map(produto => produto.nome)]),
    ).toEqual([
      ['Primeira', 'Mel'],
      ['Segunda', 'Zebra', 'Abacate'],
    ])
    const antes = await retratar(mundo)
    expect(await importar(await exportar(mundo.ze), mundo.ze)).toEqual({
      importado: { novos: 0, mudados: 0 },
    })
    expect(await retratar(mundo)).toEqual(antes)
  })

  test('um produto que a planilha leva a outra categoria entra no fim dela', async () => {
    await importar(csv('Nome;Categoria;Ordem', 'Mel;Primeira;1', 'Zebra;Segunda;2'), mundo.ze)
    const [zebra] = await produtos('Zebra', mundo.ze)
    await importar(csv('Id;Categoria', `${zebra?.id};Primeira`), mundo.ze)
    expect(await produtos('Zebra', mundo.ze)).toMatchObject([{ ordem: null }])
  })
})
