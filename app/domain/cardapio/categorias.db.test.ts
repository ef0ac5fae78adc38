import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FEITO, NAO_EXISTE } from '~/domain/respostas/resultado'
import type { CategoriaId, EmpresaId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { CANTINA, PRODUTOS } from '../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { CATEGORIA_COM_PRODUTOS, CATEGORIA_REPETIDA } from './categoria'
import { listCardapio } from './escolhas/store-escolhas.server'
import { momentoEm } from './momento'
import { excluirCategoria, listCategorias, lockNomes, salvarCategoria } from './store-categorias.server'
import { lockCardapio } from './store-planilha.server'

const MOMENTO = momentoEm(new Date('2026-11-20T20:00-03:00'), 'America/Sao_Paulo')

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())

const listar = (empresa: EmpresaId, busca = '', pagina = 1) =>
  withTenant(empresa, tx => listCategorias(tx, { busca, pagina }))
const nomes = async (busca: string) => (await listar(mundo.cantina, busca)).linhas.map(({ nome }) => nome)

async function achar(empresa: EmpresaId, nome: string) {
  const achada = (await listar(empresa, nome)).linhas.find(linha => linha.nome === nome)
  if (!achada) throw new Error(`no category ${nome}`)
  return achada
}

async function criar(nome: string, empresa = mundo.cantina): Promise<CategoriaId> {
  expect(await salvarCategoria(empresa, null, { nome, ativo: 'on' })).toBe(FEITO)
  return (await achar(empresa, nome)).id
}

const noCardapio = async () =>
  (await withTenant(mundo.cantina, tx => listCardapio(tx, MOMENTO))).categorias.map(({ nome }) => nome)

const NA_FILA = `select 1 from pg_locks l join pg_database d on d.oid = l.database
  where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`

test('A lista vem na ordem do dono, com os produtos de cada categoria contados, inativos também', async () => {
  const { linhas, total } = await listar(mundo.cantina)
  expect(total).toBe(linhas.length)
  expect(linhas.map(({ nome }) => nome)).toEqual(CANTINA.ordem)
  const contados = await mundo.sql<{ nome: string; n: number }>(
    `select c.nome, count(p.id)::int as n from categorias c left join produtos p on p.categoria_id = c.id
     where c.empresa_id = $1 group by c.nome`,
    [mundo.cantina],
  )
  expect(Object.fromEntries(linhas.map(l => [l.nome, l.produtos]))).toEqual(
    Object.fromEntries(contados.map(l => [l.nome, l.n])),
  )
})

test('A busca acha por parte do nome, sem diferenciar maiúsculas nem acentos, e % não quer dizer nada', async () => {
  await criar('ÁGUAS E 100% SUCOS')
  expect(await nomes('aguas')).toEqual(['ÁGUAS E 100% SUCOS'])
  expect(await nomes('Água')).toEqual(['ÁGUAS E 100% SUCOS'])
  expect(await nomes('100%')).toEqual(['ÁGUAS E 100% SUCOS'])
  expect(await nomes('%')).toEqual([])
  expect(await nomes('_')).toEqual([])
  expect(await nomes('\\')).toEqual([])
})

test('São 24 por página, e depois da última vem a última', async () => {
  const nova = (n: number) => `Página ${String(n).padStart(2, '0')}`
  for (let n = 1; n <= 26; n++) await criar(nova(n), mundo.bella)
  const primeira = await listar(mundo.bella, 'página')
  expect([primeira.linhas.length, primeira.total]).toEqual([24, 26])
  const depois = await listar(mundo.bella, 'página', 9)
  expect([depois.pagina, depois.linhas.map(({ nome }) => nome)]).toEqual([2, [nova(25), nova(26)]])
})

describe('Salvar', () => {
  test('guarda o que foi digitado, e o vazio como nulo', async () => {
    const id = await criar('Caldos')
    const valores = {
      nome: 'Caldos e sopas',
      codigoCategoriaSistemaCliente: 'C-7',
      descricao: 'Só no inverno',
    }
    expect(await salvarCategoria(mundo.cantina, id, valores)).toBe(FEITO)
    const [linha] = await mundo.sql('select * from categorias where id = $1', [id])
    expect(linha).toMatchObject({
      nome: 'Caldos e sopas',
      codigo_categoria_sistema_cliente: 'C-7',
      descricao: 'Só no inverno',
      ativo: false,
    })
    await salvarCategoria(mundo.cantina, id, { nome: 'Caldos e sopas', descricao: '', ativo: 'on' })
    const [depois] = await mundo.sql('select * from categorias where id = $1', [id])
    expect(depois).toMatchObject({ codigo_categoria_sistema_cliente: null, descricao: null, ativo: true })
  })

  test('recusa o nome de outra categoria, ainda que em maiúsculas, e aceita o dela mesma', async () => {
    const id = await criar('Açaí')
    const repetida = { recusas: [CATEGORIA_REPETIDA] }
    expect(await salvarCategoria(mundo.cantina, null, { nome: 'AÇAÍ' })).toEqual(repetida)
    expect(await salvarCategoria(mundo.cantina, id, { nome: 'AÇAÍ' })).toBe(FEITO)
    const outra = await criar('Cremes')
    expect(await salvarCategoria(mundo.cantina, outra, { nome: 'açaí' })).toEqual(repetida)
    expect(await salvarCategoria(mundo.bella, null, { nome: 'Açaí' })).toBe(FEITO)
  })

  test('o mesmo nome por dois donos ao mesmo tempo cria uma só', async () => {
    const feitas = await Promise.all(
      Array.from({ length: 6 }, () => salvarCategoria(mundo.cantina, null, { nome: 'Gêmeas' })),
    )
    expect(feitas.filter(feita => feita === FEITO)).toHaveLength(1)
    expect(await nomes('Gêmeas')).toEqual(['Gêmeas'])
  })

  test('durante uma importação espera por ela, e nenhuma das duas trava a outra', async () => {
    const id = await criar('Antes da planilha')
    const { salvando } = await withTenant(mundo.cantina, async tx => {
      await lockNomes(tx)
      const salvando = salvarCategoria(mundo.cantina, id, { nome: 'Depois da planilha' })
      await expect.poll(() => mundo.sql(NA_FILA)).not.toEqual([])
      await lockCardapio(tx)
      return { salvando }
    })
    expect(await salvando).toBe(FEITO)
  })

  test('inativa some do cardápio na hora, com os produtos, e ativa volta', async () => {
    const { id, nome } = await achar(mundo.cantina, PRODUTOS.semExtras.categoria)
    expect(await noCardapio()).toContain(nome)
    await salvarCategoria(mundo.cantina, id, { nome })
    expect(await noCardapio()).not.toContain(nome)
    await salvarCategoria(mundo.cantina, id, { nome, ativo: 'on' })
    expect(await noCardapio()).toContain(nome)
  })
})

describe('Dois que salvam a mesma categoria', () => {
  const abrir = async (nome: string) => {
    const id = await criar(nome)
    const { visto } = await achar(mundo.cantina, nome)
    return { id, visto }
  }

  test('ficam com o que cada um mudou; do mesmo campo o segundo é perguntado, e ao salvar de novo vale o dele', async () => {
    const { id, visto } = await abrir('Peixes')
    await salvarCategoria(mundo.cantina, id, { nome: 'Peixes do dia', descricao: 'Na brasa', visto })
    const meu = { nome: 'Peixes e mariscos', ativo: 'on', visto }
    const feito = await salvarCategoria(mundo.cantina, id, meu)
    const antes = await achar(mundo.cantina, 'Peixes do dia')
    expect(feito).toMatchObject({
      conflito: {
        divergencias: [{ rotulo: 'Nome', digitado: 'Peixes e mariscos', valor: 'Peixes do dia' }],
      },
    })
    expect(antes).toMatchObject({ descricao: 'Na brasa', ativo: false })
    const lido = 'conflito' in feito ? feito.conflito?.visto : ''
    expect(await salvarCategoria(mundo.cantina, id, { ...meu, visto: lido })).toEqual({
      dados: { juntados: ['Descrição', 'Categoria ativa'] },
    })
    expect(await achar(mundo.cantina, 'Peixes e mariscos')).toMatchObject({
      id,
      descricao: 'Na brasa',
      ativo: false,
    })
  })

  test('o mesmo formulário, salvo outra vez porque a resposta se perdeu, não acusa ninguém', async () => {
    const { id, visto } = await abrir('Grelhados')
    const meu = { nome: 'Grelhados e assados', visto }
    expect(await salvarCategoria(mundo.cantina, id, meu)).toBe(FEITO)
    expect(await salvarCategoria(mundo.cantina, id, meu)).toBe(FEITO)
  })

  test('um salva exatamente o que estava: o formulário do outro continua valendo', async () => {
    const { id, visto } = await abrir('Farofas')
    await salvarCategoria(mundo.cantina, id, { nome: 'Farofas', ativo: 'on', visto })
    expect(await salvarCategoria(mundo.cantina, id, { nome: 'Farofas e cuscuz', visto })).toBe(FEITO)
  })

  test('ao mesmo tempo, um só é salvo', async () => {
    const { id, visto } = await abrir('Disputada')
    const feitos = await Promise.all(
      [1, 2, 3].map(n => salvarCategoria(mundo.cantina, id, { nome: `Disputada ${n}`, visto })),
    )
    expect(feitos.filter(feito => feito === FEITO)).toHaveLength(1)
  })
})

describe('Excluir', () => {
  test('apaga a que não tem produtos; a segunda vez já não acha nada', async () => {
    const id = await criar('Passageira')
    expect(await excluirCategoria(mundo.cantina, id)).toBe(FEITO)
    expect(await excluirCategoria(mundo.cantina, id)).toBe(NAO_EXISTE)
    expect(await salvarCategoria(mundo.cantina, id, { nome: 'De volta' })).toBe(NAO_EXISTE)
  })

  test('recusa a que tem produtos vinculados, ainda que um só e inativo', async () => {
    const id = await criar('Guardada')
    const { id: produto } = await mundo.produto(mundo.cantina, PRODUTOS.inativo.nome)
    await mundo.sql('update produtos set categoria_id = $1 where id = $2', [id, produto])
    expect(await excluirCategoria(mundo.cantina, id)).toEqual({ recusas: [CATEGORIA_COM_PRODUTOS] })
    expect((await achar(mundo.cantina, 'Guardada')).produtos).toBe(1)
  })
})

test('A categoria de outra empresa é como se não existisse, e nada nela muda', async () => {
  const id = await criar('Só da Cantina')
  expect(await salvarCategoria(mundo.bella, id, { nome: 'Tomada' })).toBe(NAO_EXISTE)
  expect(await excluirCategoria(mundo.bella, id)).toBe(NAO_EXISTE)
  expect((await listar(mundo.bella, 'Só da Cantina')).total).toBe(0)
  expect((await achar(mundo.cantina, 'Só da Cantina')).ativo).toBe(true)
})
