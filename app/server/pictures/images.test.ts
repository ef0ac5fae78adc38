import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EmpresaId } from '~/domain/valores/ids'
import * as fotos from '../../../tests/world/fotos-enviadas'
import { encodePicture } from './encode-picture.server'
import { copyPicture, pictureResponse, removePicture, storePicture, writePicture } from './images.server'

let pasta: string
beforeAll(async () => {
  pasta = await mkdtemp(join(tmpdir(), 'comanda-fotos-'))
  process.env.COMANDA_DADOS = pasta
})
afterAll(() => rm(pasta, { recursive: true, force: true }))

const CANTINA = 7 as EmpresaId
const BELLA = 8 as EmpresaId
const arquivos = async () => (await readdir(join(pasta, 'imagens'), { recursive: true })).sort()

describe('A imagem enviada', () => {
  test.each([
    ['PNG', fotos.umPng],
    ['GIF', fotos.umGif],
    ['JPG de celular', fotos.umaFotoDeCelular],
    ['JPG de 12 megapixels', () => fotos.umaFotoDeCelular(4000, 3000)],
    ['PNG com lixo depois do fim, até 5MB', () => fotos.umPngDe(5 * 1024 * 1024)],
  ])('%s é guardada de novo, quadrada, em 400 e 800 pontos', async (_, fazer) => {
    const versoes = await encodePicture(await fazer())
    if (typeof versoes === 'string') throw new Error(versoes)
    expect([...versoes.keys()]).toEqual([400, 800])
    for (const [largura, bytes] of versoes) {
      const { width, height, format, exif, xmp, icc } = await sharp(bytes).metadata()
      expect({ width, height, format, exif, xmp, icc }).toEqual({
        width: largura,
        height: largura,
        format: 'webp',
        exif: undefined,
        xmp: undefined,
        icc: undefined,
      })
      expect(bytes.length).toBeLessThan(200_000)
    }
  })

  test('fica de pé como o celular a mostrava, e não conta quem a fez nem onde', async () => {
    const foto = await fotos.umaFotoDeCelular()
    expect(foto.includes('Marta Segredo')).toBe(true)
    const versoes = await encodePicture(foto)
    if (typeof versoes === 'string') throw new Error(versoes)
    const [bytes = Buffer.alloc(0)] = versoes.values()
    expect(bytes.includes('Marta')).toBe(false)
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const ponto = (x: number, y: number) => [...data.subarray((y * 400 + x) * 3, (y * 400 + x) * 3 + 3)]
    const [vermelho = 0, , poucoAzul = 0] = ponto(200, 30)
    const [poucoVermelho = 0, , azul = 0] = ponto(200, 370)
    expect(vermelho - poucoAzul).toBeGreaterThan(150)
    expect(azul - poucoVermelho).toBeGreaterThan(150)
  })

  const cortada = async (foto: Promise<Buffer>) => {
    const bytes = await foto
    return bytes.subarray(0, Math.floor(bytes.length / 2))
  }
  test.each([
    ['SVG', async () => fotos.SVG, 'type'],
    ['HTML', async () => fotos.HTML, 'type'],
    ['ZIP', async () => fotos.ZIP, 'type'],
    ['TIFF', async () => fotos.TIFF, 'type'],
    [
      'WebP',
      async () =>
        sharp(await fotos.umPng())
          .webp()
          .toBuffer(),
      'type',
    ],
    ['HEIC de iPhone', async () => fotos.HEIC, 'heic'],
    ['vazia', async () => Buffer.alloc(0), 'type'],
    ['só com o começo de um PNG', async () => (await fotos.umPng()).subarray(0, 24), 'broken'],
    [
      'com o começo de um JPG e HTML depois',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), fotos.HTML]),
      'broken',
    ],
    [
      'PNG pela metade',
      () => cortada(fotos.umaFotoDeCelular().then(f => sharp(f).png().toBuffer())),
      'broken',
    ],
    ['JPG pela metade', () => cortada(fotos.umaFotoDeCelular()), 'broken'],
    ['GIF pela metade', () => cortada(fotos.umGif()), 'broken'],
    ['bomba de 14000 x 14000', async () => fotos.umaBomba(), 'pixels'],
  ])('%s é recusada', async (_, fazer, motivo) => {
    expect(await encodePicture(await fazer())).toBe(motivo)
  })

  test('a bomba é um PNG inteiro e pequeno: o que a recusa são os pontos', async () => {
    const bomba = fotos.umaBomba()
    expect(bomba.length).toBeLessThan(100_000)
    const { width, height, format } = await sharp(bomba, { limitInputPixels: false }).metadata()
    expect({ width, height, format }).toEqual({ width: 14_000, height: 14_000, format: 'png' })
    const canto = sharp(bomba, { limitInputPixels: false }).extract({
      left: 0,
      top: 13_999,
      width: 9,
      height: 1,
    })
    expect((await canto.raw().toBuffer()).length).toBeGreaterThan(0)
  })
})

describe('O logo e a capa', () => {
  const deitado = (background: string, alpha = 1) =>
    sharp({ create: { width: 400, height: 200, channels: 4, background } })
      .ensureAlpha(alpha)
      .png()
      .toBuffer()
  const medidas = async (chave: string, fins: readonly string[]) =>
    Promise.all(
      fins.map(async fim => {
        const resposta = await pictureResponse('7', `${chave.slice(2)}-${fim}`)
        if (resposta.status !== 200) return null
        const { width, height } = await sharp(Buffer.from(await resposta.arrayBuffer())).metadata()
        return [width, height]
      }),
    )

  test('o logo cabe inteiro num quadrado, o resto dele é transparente; a capa é três vezes mais larga que alta', async () => {
    const [logo, capa] = [
      await storePicture(CANTINA, 'logo', await deitado('#ff0000'), 'logo'),
      await storePicture(CANTINA, 'capa', await deitado('#ff0000'), 'capa'),
    ]
    expect(await medidas(logo, ['128.webp', '512.webp', '400.webp', 'papel.png', 'icone-192.png'])).toEqual([
      ...[[128, 128], [512, 512], null, [144, 144], [192, 192]],
    ])
    expect(
      await medidas(capa, ['800.webp', '1600.webp', 'previa.jpg', 'papel.png', 'icone-192.png']),
    ).toEqual([...[[800, 267], [1600, 533], [1200, 630], null, null]])
    const guardado = await readFile(join(pasta, 'imagens', `${logo}-512.webp`))
    const { data, info } = await sharp(guardado).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const alfa = (y: number) => data[(y * info.width + 256) * 4 + 3]
    expect([alfa(10), alfa(256), alfa(500)]).toEqual([0, 255, 0])
    for (const chave of [logo, capa]) await removePicture(CANTINA, chave)
    expect((await arquivos()).filter(nome => nome.includes('.'))).toEqual([])
  })

  test('o fundo que um logo pede está em tudo o que se faz dele', async () => {
    const versoes = await encodePicture(await fotos.umLogoBranco(), 'logo', () => '#6b645e')
    if (typeof versoes === 'string') throw new Error(versoes)
    const logo = await writePicture(CANTINA, 'logo', versoes)
    for (const fim of ['128.webp', 'previa.jpg', 'icone-192.png', 'papel.png']) {
      const resposta = await pictureResponse('7', `${logo.slice(2)}-${fim}`)
      const { channels, isOpaque } = await sharp(Buffer.from(await resposta.arrayBuffer())).stats()
      const [{ min = 255, max = 0 } = {}] = channels
      expect([fim, isOpaque, max - min > 100]).toEqual([fim, true, true])
    }
    await removePicture(CANTINA, logo)
  })

  test('um logo branco, ou claro, não some no papel', async () => {
    for (const cor of ['#ffffff', '#fff6c8', '#111111']) {
      const logo = await storePicture(CANTINA, 'logo', await deitado(cor), 'logo')
      const resposta = await pictureResponse('7', `${logo.slice(2)}-papel.png`)
      const { channels } = await sharp(Buffer.from(await resposta.arrayBuffer()))
        .greyscale()
        .stats()
      const meio = channels[0]?.mean ?? 0
      expect([cor, Math.round((meio / 255) * 2)]).toEqual([cor, 1])
      await removePicture(CANTINA, logo)
    }
  })
})

describe('Os arquivos de uma imagem', () => {
  test('têm a chave da empresa, são servidos com tipo fixo, copiados e removidos', async () => {
    const chave = await storePicture(CANTINA, 'n'.repeat(60), await fotos.umPng())
    expect(chave).toMatch(/^7\/n{50}_[0-9a-f]{12}$/)
    const [empresa = '', nome = ''] = chave.split('/')
    const servida = await pictureResponse(empresa, `${nome}-400.webp`)
    expect([servida.status, servida.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
    expect((await pictureResponse(empresa, `${nome}-previa.jpg`)).status).toBe(200)

    const copia = await copyPicture(CANTINA, chave, 'copia')
    expect(copia).toMatch(/^7\/copia_[0-9a-f]{12}$/)
    expect(await readFile(join(pasta, 'imagens', `${copia}-800.webp`))).toEqual(
      await readFile(join(pasta, 'imagens', `${chave}-800.webp`)),
    )
    await removePicture(CANTINA, chave)
    expect((await pictureResponse(empresa, `${nome}-400.webp`)).status).toBe(404)
    expect((await pictureResponse(empresa, `${nome}-previa.jpg`)).status).toBe(404)
    expect((await arquivos()).filter(nome => nome.includes('.'))).toEqual([
      `${copia}-400.webp`,
      `${copia}-800.webp`,
    ])
    await removePicture(CANTINA, copia ?? '')
  })

  test('os de outra empresa, e o que não é chave, ficam como estão', async () => {
    const chave = await storePicture(CANTINA, 'nhoque', await fotos.umPng())
    const antes = await arquivos()
    const fora = `8/../${chave}`
    for (const alheia of [chave, fora, '8/../../segredo', '8/', '']) {
      await removePicture(BELLA, alheia)
      expect(await copyPicture(BELLA, alheia, 'roubada')).toBeNull()
    }
    expect(await arquivos()).toEqual(antes)
  })
})
