import { access, mkdir, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listOpcoesDoProduto } from '~/domain/cardapio/store-produtos.server'
import {
  FOTOS_DEMAIS,
  FOTOS_GRANDES_DEMAIS,
  MAX_BYTES_DAS_FOTOS,
  MAX_FOTOS,
} from '~/domain/imagens/imagem-enviada'
import { FEITO } from '~/domain/respostas/resultado'
import type { ProdutoId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { retratar } from '../../../tests/world/banco/retrato'
import { arquivo, SVG, umaBomba, umPng, umPngDe } from '../../../tests/world/fotos-enviadas'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { achar, criar, listImagens, pastaDasImagens, versoes } from '../../../tests/world/plantado/cozinha'
import { duplicarProduto } from './duplicar-produto.server'
import { excluirProduto } from './excluir-produto.server'
import { salvarProduto } from './salvar-produto.server'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())

describe('A imagem', () => {
  test('tem a chave {empresa}/{nome}_{único}; a nova toma o lugar da antiga, que só então se vai', async () => {
    const criado = await criar(mundo, 'Açaí do João', {}, arquivo(await umPng()))
    expect(criado.imagem).toMatch(new RegExp(`^${mundo.cantina}/acai_do_joao_[0-9a-f]{12}$`))
    expect(await listImagens()).toEqual(versoes(criado.imagem))
    const valores = { nome: 'Açaí do João', preco: '10' }
    await salvarProduto(mundo.cantina, criado.id, valores)
    expect((await achar(mundo, 'Açaí do João')).imagem).toBe(criado.imagem)
    await salvarProduto(mundo.cantina, criado.id, valores, arquivo(await umPng(300)))
    const { imagem } = await achar(mundo, 'Açaí do João')
    expect(imagem).not.toBe(criado.imagem)
    expect(await listImagens()).toEqual(versoes(imagem))
    await salvarProduto(mundo.cantina, criado.id, valores, 'remover')
    expect((await achar(mundo, 'Açaí do João')).imagem).toBeNull()
    expect(await listImagens()).toEqual([])
  })

  test.each([
    ['SVG com nome de PNG', async () => arquivo(SVG), /não é uma imagem/],
    ['vazia', async () => arquivo(Buffer.alloc(0)), /está vazio/],
    ['de 5MB e um byte', async () => arquivo(await umPngDe(5 * 1024 * 1024 + 1)), /mais de 5MB/],
    ['bomba de pontos', async () => arquivo(umaBomba()), /pontos demais/],
  ])('%s é recusada, com o que mais estiver errado, e nada fica', async (_, fazer, texto) => {
    const antes = [await retratar(mundo), await listImagens()]
    const recusa = {
      titulo: 'Erro no Upload da Imagem',
      texto: expect.stringMatching(texto),
      campo: 'imagem',
    }
    const semNome = await salvarProduto(mundo.cantina, null, { preco: '1' }, await fazer())
    expect(semNome).toMatchObject({ recusas: [{ campo: 'nome' }, recusa] })
    const comNome = await salvarProduto(mundo.cantina, null, { nome: 'Nunca', preco: '1' }, await fazer())
    expect(comNome).toMatchObject({ recusas: [recusa] })
    expect([await retratar(mundo), await listImagens()]).toEqual(antes)
  })

  test('um caminho no nome do arquivo não leva a lugar nenhum', async () => {
    const { imagem } = await criar(mundo, 'Caminho', {}, arquivo(await umPng(), '../../../tmp/fora.png'))
    expect(imagem).toMatch(new RegExp(`^${mundo.cantina}/caminho_`))
    expect(await listImagens()).toEqual(versoes(imagem))
    await excluirProduto(mundo.cantina, (await achar(mundo, 'Caminho')).id)
  })

  test('se a antiga não pode ser removida, o produto está salvo e a nova no lugar', async () => {
    const { id, imagem } = await criar(mundo, 'Teimosa', {}, arquivo(await umPng()))
    const [presa = ''] = versoes(imagem).map(nome => join(pastaDasImagens(), nome))
    await rm(presa)
    await mkdir(presa)
    await writeFile(join(presa, 'dentro'), '')
    const novo = { nome: 'Teimosa', preco: '10' }
    expect(await salvarProduto(mundo.cantina, id, novo, arquivo(await umPng()))).toBe(FEITO)
    expect(versoes((await achar(mundo, 'Teimosa')).imagem).every(nome => nome !== `${imagem}-400.webp`)).toBe(
      true,
    )
    await access(presa)
    await rm(presa, { recursive: true })
    await excluirProduto(mundo.cantina, id)
    expect(await listImagens()).toEqual([])
  })
})

describe('Duplicar', () => {
  test('copia tudo, a imagem também, e a cópia nasce inativa', async () => {
    const { extras, categorias } = await withTenant(mundo.cantina, listOpcoesDoProduto)
    const valores = {
      categoriaId: String(categorias[0]?.id),
      possuiExtra: 'on',
      extras: [String(extras[0]?.id)],
    }
    const original = await criar(mundo, 'Matriz', valores, arquivo(await umPng()))
    expect(await duplicarProduto(mundo.cantina, original.id)).toBe(FEITO)
    const copia = await achar(mundo, 'Matriz (cópia)')
    const { id, imagem, visto: _, ...resto } = original
    expect(copia).toMatchObject({ ...resto, nome: 'Matriz (cópia)', ativo: false })
    expect(copia.id).not.toBe(id)
    expect(await listImagens()).toEqual([...versoes(imagem), ...versoes(copia.imagem)].sort())
    expect(await excluirProduto(mundo.cantina, copia.id)).toBe(FEITO)
    expect(await listImagens()).toEqual(versoes(imagem))
    await excluirProduto(mundo.cantina, id)
  })

  test('sem os arquivos da imagem, a cópia fica sem imagem', async () => {
    const { id, imagem } = await criar(mundo, 'Perdida', {}, arquivo(await umPng()))
    await rm(join(pastaDasImagens(), `${imagem}-400.webp`))
    await duplicarProduto(mundo.cantina, id)
    expect((await achar(mundo, 'Perdida (cópia)')).imagem).toBeNull()
    await excluirProduto(mundo.cantina, id)
  })
})

describe('As fotos de uma loja', () => {
  const pasta = () => join(pastaDasImagens(), String(mundo.bella))
  const outra = async () =>
    salvarProduto(mundo.bella, null, { nome: 'Mais uma', preco: '1' }, arquivo(await umPng(64)))
  const esvaziar = () => rm(pasta(), { recursive: true, force: true })
  beforeEach(async () => {
    await esvaziar()
    await mkdir(pasta(), { recursive: true })
  })
  afterAll(esvaziar)

  test('são no máximo 5.000; a seguinte é recusada ao lado do campo, também a de uma cópia, e nada muda', async () => {
    await Promise.all(
      Array.from({ length: MAX_FOTOS }, (_, n) => writeFile(join(pasta(), `foto_${n}-400.webp`), '')),
    )
    const antes = await retratar(mundo, ['eventos'])
    expect(await outra()).toEqual({ recusas: [FOTOS_DEMAIS] })
    expect(FOTOS_DEMAIS).toMatchObject({
      texto: expect.stringContaining('no máximo 5.000 fotos'),
      campo: 'imagem',
    })
    const [pizza] = await mundo.sql('select id from produtos where empresa_id = $1 limit 1', [mundo.bella])
    const id = Number(pizza?.id) as ProdutoId
    await mundo.sql('update produtos set imagem_url = $3 where empresa_id = $1 and id = $2', [
      mundo.bella,
      id,
      `${mundo.bella}/foto_1`,
    ])
    expect(await duplicarProduto(mundo.bella, id)).toEqual({ recusas: [FOTOS_DEMAIS] })
    await mundo.sql('update produtos set imagem_url = null where empresa_id = $1 and id = $2', [
      mundo.bella,
      id,
    ])
    expect(await retratar(mundo, ['eventos'])).toEqual(antes)
    await rm(join(pasta(), 'foto_0-400.webp'))
    expect(await outra()).toEqual(FEITO)
  })

  test('ocupam no máximo 1 GB, com o que se faz delas', async () => {
    await writeFile(join(pasta(), 'foto_1-previa.jpg'), '')
    await truncate(join(pasta(), 'foto_1-previa.jpg'), MAX_BYTES_DAS_FOTOS)
    expect(await outra()).toEqual({ recusas: [FOTOS_GRANDES_DEMAIS] })
    await truncate(join(pasta(), 'foto_1-previa.jpg'), MAX_BYTES_DAS_FOTOS - 1)
    expect(await outra()).toEqual(FEITO)
  })
})
