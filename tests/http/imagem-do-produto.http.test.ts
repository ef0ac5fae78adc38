import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { retratar } from '../world/banco/retrato'
import { CANTINA, PRODUTOS } from '../world/demo'
import { arquivo, HEIC, HTML, SVG, umaBomba, umaFotoDeCelular, umPngDe, ZIP } from '../world/fotos-enviadas'
import { type Browser, type Comanda, ORIGIN, openComanda } from './comanda'

let comanda: Comanda
let dono: Browser
beforeAll(async () => {
  comanda = await openComanda()
  dono = await comanda.browser().signIn(CANTINA)
})
afterAll(() => comanda.close())

const CINCO_MB = 5 * 1024 * 1024
const texto = async (resposta: Response) => (await resposta.text()).replaceAll('\\"', '"')
const imagens = () =>
  readdir(join(process.env.COMANDA_DADOS ?? '', 'imagens'), { recursive: true }).catch(() => [])
const retrato = async () => [await retratar(comanda.mundo, ['sessions']), await imagens()]

describe('Uma imagem que não serve', () => {
  test('a mesma remessa com uma imagem de exatos 5MB é aceita: as recusas são pela imagem', async () => {
    const grande = arquivo(await umPngDe(CINCO_MB))
    const resposta = await dono.multipart('/home/produtos.data', {
      nome: 'No limite',
      preco: '1',
      imagem: grande,
    })
    expect([resposta.status, await texto(resposta)]).toEqual([
      200,
      expect.stringContaining('Produto Criado!'),
    ])
  })

  const metade = async () => {
    const foto = await umaFotoDeCelular()
    return foto.subarray(0, foto.length / 2)
  }
  test.each([
    ['SVG', async () => arquivo(SVG, 'a.svg', 'image/svg+xml'), 'não é uma imagem PNG, JPG ou GIF'],
    ['SVG com nome e tipo de PNG', async () => arquivo(SVG), 'não é uma imagem PNG, JPG ou GIF'],
    ['HTML com nome de GIF', async () => arquivo(HTML, 'a.gif', 'image/gif'), 'não é uma imagem'],
    ['ZIP com nome de JPG', async () => arquivo(ZIP, 'a.jpg', 'image/jpeg'), 'não é uma imagem'],
    ['HEIC com nome de JPG', async () => arquivo(HEIC, 'a.jpg', 'image/jpeg'), 'HEIC não são aceitas'],
    ['pela metade', async () => arquivo(await metade(), 'a.jpg', 'image/jpeg'), 'incompleta ou danificada'],
    ['vazia', async () => arquivo(Buffer.alloc(0)), 'está vazio'],
    ['de 5MB e um byte', async () => arquivo(await umPngDe(CINCO_MB + 1)), 'mais de 5MB'],
    ['de 14000 x 14000 pontos', async () => arquivo(umaBomba()), 'pontos demais'],
    [
      'com um caminho no nome, e HTML dentro',
      async () => arquivo(HTML, '../../app/x.png'),
      'não é uma imagem',
    ],
  ])('%s é recusada: Erro no Upload da Imagem', async (_, fazer, motivo) => {
    const antes = await retrato()
    const resposta = await dono.multipart('/home/produtos.data', {
      nome: 'Nunca',
      preco: '1',
      imagem: await fazer(),
    })
    const dito = await texto(resposta)
    expect([resposta.status, dito]).toEqual([422, expect.stringContaining('Erro no Upload da Imagem')])
    expect(dito).toContain(motivo)
    expect(await retrato()).toEqual(antes)
  })

  test('acima de 5MB com o formulário é 413 pelo tamanho anunciado, sem ler o que vem', async () => {
    let lidos = 0
    const body = new ReadableStream({
      pull(fila) {
        lidos += 1
        fila.enqueue(new Uint8Array(1024 * 1024))
      },
    })
    const antes = await retrato()
    const resposta = await dono.send('/home/produtos', {
      method: 'POST',
      body,
      duplex: 'half',
      headers: {
        Origin: ORIGIN,
        'Content-Type': 'multipart/form-data; boundary=x',
        'Content-Length': String(50 * 1024 * 1024),
      },
    } as RequestInit)
    expect([resposta.status, await resposta.text()]).toEqual([413, 'Conteúdo grande demais.'])
    // Every stream holds one chunk ready, whether or not it was asked for.
    expect(lidos).toBeLessThan(3)
    expect(await retrato()).toEqual(antes)
  })

  test('sem tamanho anunciado, para de ler assim que passa', async () => {
    let lidos = 0
    const body = new ReadableStream({
      pull(fila) {
        lidos += 1
        fila.enqueue(new Uint8Array(1024 * 1024))
      },
    })
    const headers = { Origin: ORIGIN, 'Content-Type': 'multipart/form-data; boundary=x' }
    const init = { method: 'POST', body, duplex: 'half', headers } as RequestInit
    expect((await dono.send('/home/produtos', init)).status).toBe(413)
    expect(lidos).toBeLessThan(10)
  })

  test('as outras rotas continuam com 64 kB', async () => {
    const { id } = await comanda.mundo.produto(comanda.mundo.cantina, PRODUTOS.carbonara.nome)
    const campos = { nome: 'x', descricao: 'x'.repeat(70_000) }
    for (const rota of [
      '/home/categorias',
      `/home/produtos/${id}/situacao`,
      '/home/produtos/x/y',
      '/login',
    ]) {
      expect((await dono.multipart(rota, campos)).status, rota).toBe(413)
    }
    // The body was read: the form itself refuses it, because it has no price.
    expect((await dono.multipart('/home/produtos', campos)).status).toBe(422)
  })

  test('um formulário que não é formulário é 400', async () => {
    const headers = { Origin: ORIGIN, 'Content-Type': 'multipart/form-data; boundary=x' }
    const resposta = await dono.send('/home/produtos', { method: 'POST', body: 'nada', headers })
    expect(resposta.status).toBe(400)
  })
})
