import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { retratar } from '../world/banco/retrato'
import { BELLA, CANTINA, PRODUTOS } from '../world/demo'
import { arquivo, umaFotoDeCelular, umPng } from '../world/fotos-enviadas'
import { type Browser, type Comanda, openComanda } from './comanda'

let comanda: Comanda
let dono: Browser
let outro: Browser
beforeAll(async () => {
  comanda = await openComanda()
  dono = await comanda.browser().signIn(CANTINA)
  outro = await comanda.browser().signIn(BELLA)
})
afterAll(() => comanda.close())

async function texto(resposta: Response): Promise<string> {
  return (await resposta.text()).replaceAll('\\"', '"')
}

interface Guardado {
  readonly id: string
  readonly imagem: string | null
}

async function guardado(nome: string): Promise<Guardado | undefined> {
  const [linha] = await comanda.mundo.sql<{ id: string; imagem: string | null }>(
    'select id, imagem_url as imagem from produtos where nome = $1 and empresa_id = $2',
    [nome, comanda.mundo.cantina],
  )
  return linha
}

const imagens = () =>
  readdir(join(process.env.COMANDA_DADOS ?? '', 'imagens'), { recursive: true }).catch(() => [])
const retrato = async () => [await retratar(comanda.mundo, ['sessions']), await imagens()]
const cardapio = () => comanda.browser().html(`/${CANTINA.slug}`)

async function idDaCategoria(nome: string): Promise<string> {
  const [linha] = await comanda.mundo.sql<{ id: string }>(
    'select id from categorias where nome = $1 and empresa_id = $2',
    [nome, comanda.mundo.cantina],
  )
  return linha?.id ?? ''
}

describe('/home/produtos', () => {
  test('cria com imagem, está no cardápio na hora, muda, desativa, duplica e exclui', async () => {
    const categoriaId = await idDaCategoria(PRODUTOS.margherita.categoria)
    const novo = { nome: 'Bruschetta do dia', preco: '19,90', categoriaId, ativo: 'on' }
    const foto = arquivo(await umaFotoDeCelular(), 'IMG_0001.JPG', 'image/jpeg')
    const criado = await dono.multipart('/home/produtos.data', { ...novo, imagem: foto })
    expect([criado.status, await texto(criado)]).toEqual([200, expect.stringContaining('Produto Criado!')])
    const { id, imagem } = (await guardado(novo.nome)) ?? {}
    expect(await cardapio()).toContain(novo.nome)
    const servida = await comanda.browser().get(`/imagens/${imagem}-400.webp`)
    expect(servida.headers.get('Content-Type')).toBe('image/webp')
    expect(servida.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(Buffer.from(await servida.arrayBuffer()).includes('Marta Segredo')).toBe(false)

    const semFoto = arquivo(Buffer.alloc(0), '')
    const mudado = await dono.multipart(`/home/produtos/${id}.data`, {
      ...novo,
      preco: '21',
      imagem: semFoto,
    })
    expect([mudado.status, await texto(mudado)]).toEqual([200, expect.stringContaining('Atualizado!')])
    expect((await guardado(novo.nome))?.imagem).toBe(imagem)
    expect(await cardapio()).toContain('R$\u00a021,00')

    expect((await dono.form(`/home/produtos/${id}/situacao`, {})).status).toBe(200)
    expect(await cardapio()).not.toContain(novo.nome)
    expect((await dono.form(`/home/produtos/${id}/situacao`, { ativo: 'on' })).status).toBe(200)
    expect(await cardapio()).toContain(novo.nome)

    const copiado = await dono.form(`/home/produtos/${id}/duplicacao`, {})
    expect([copiado.status, await texto(copiado)]).toEqual([
      200,
      expect.stringContaining('Produto duplicado!'),
    ])
    expect(await dono.html('/home/produtos?busca=bruschetta&ativo=nao')).toContain(
      'Bruschetta do dia (cópia)',
    )

    const excluido = await dono.form(`/home/produtos/${id}/exclusao.data`, {})
    expect([excluido.status, await texto(excluido)]).toEqual([
      200,
      expect.stringContaining('Produto excluído'),
    ])
    expect((await comanda.browser().get(`/imagens/${imagem}-400.webp`)).status).toBe(404)
    expect((await dono.form(`/home/produtos/${id}/exclusao.data`, {})).status).toBe(404)
  })

  test('o que está em pedidos não é excluído: Erro ao excluir produto', async () => {
    const [vendido] = await comanda.mundo.sql<{ id: string }>(
      'select produto_id as id from itens_pedido where empresa_id = $1 limit 1',
      [comanda.mundo.cantina],
    )
    const antes = await retrato()
    const resposta = await dono.form(`/home/produtos/${vendido?.id}/exclusao.data`, {})
    const dito = await texto(resposta)
    expect([resposta.status, dito]).toEqual([422, expect.stringContaining('Erro ao excluir produto')])
    expect(dito).toContain('Este produto está em pedidos já feitos')
    expect(await retrato()).toEqual(antes)
  })

  test('o de outra empresa é 404, não aparece e não muda', async () => {
    const { id } = (await guardado(PRODUTOS.carbonara.nome)) ?? {}
    const novo = { nome: 'Tomado', preco: '1', imagem: arquivo(await umPng(64)) }
    const antes = await retrato()
    expect((await outro.multipart(`/home/produtos/${id}`, novo)).status).toBe(404)
    for (const acao of ['exclusao', 'duplicacao', 'situacao']) {
      expect((await outro.form(`/home/produtos/${id}/${acao}`, {})).status).toBe(404)
    }
    const busca = encodeURIComponent(PRODUTOS.carbonara.nome)
    expect(await outro.html(`/home/produtos?busca=${busca}`)).toContain('Nada encontrado')
    expect(await retrato()).toEqual(antes)
  })

  test('sem sessão, leva ao login e nada muda', async () => {
    const { id } = (await guardado(PRODUTOS.carbonara.nome)) ?? {}
    const ninguem = comanda.browser()
    const novo = { nome: 'De ninguém', preco: '1', imagem: arquivo(await umPng(64)) }
    const antes = await retrato()
    for (const resposta of [
      await ninguem.get('/home/produtos'),
      await ninguem.multipart('/home/produtos', novo),
      await ninguem.multipart(`/home/produtos/${id}`, novo),
      await ninguem.form(`/home/produtos/${id}/exclusao`, {}),
    ]) {
      expect([resposta.status, resposta.headers.get('Location')]).toEqual([302, '/login'])
    }
    expect(await retrato()).toEqual(antes)
  })

  test('um filtro que não se entende não filtra nada', async () => {
    const busca = encodeURIComponent(PRODUTOS.carbonara.nome)
    const html = await dono.html(`/home/produtos?busca=${busca}&categoria=1;drop&ativo=talvez&pagina=-1`)
    expect(html).toContain(PRODUTOS.carbonara.nome)
    expect(await dono.html(`/home/produtos?busca=${busca}&categoria=nenhuma`)).toContain('Nada encontrado')
  })
})

test('as listas não levam as opções de todos os grupos: o formulário aberto as pede, só as da sua empresa', async () => {
  const { mundo } = comanda
  const [opcao] = await mundo.sql<{ nome: string }>(
    `select o.nome from opcoes o where empresa_id = $1
     and not exists (select from produtos p where p.empresa_id = $1 and p.nome || coalesce(p.descricao, '') ilike '%' || o.nome || '%') limit 1`,
    [mundo.bella],
  )
  const { nome = '' } = opcao ?? {}
  const lista = await outro.html('/home/produtos')
  expect(lista).toContain('a partir de')
  expect(lista).not.toContain(nome)
  expect(await (await outro.get('/home/grupos/inteiros')).text()).toContain(nome)
  expect(await (await dono.get('/home/grupos/inteiros')).text()).not.toContain(nome)
})
