import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readVersao } from '~/domain/cardapio/disponibilidade/store-estado.server'
import { momentoEm } from '~/domain/cardapio/momento'
import { OUTRA_PESSOA_SALVOU } from '~/domain/respostas/resultado'
import { withTenant } from '~/server/database/transaction.server'
import { measurePictures } from '~/server/pictures/images.server'
import { PRODUTOS } from '../../../tests/world/demo'
import { arquivo, HTML, umPng } from '../../../tests/world/fotos-enviadas'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { ALVO_DO_BANNER_SUMIDO } from './banner-digitado'
import { abrirBanner, salvarBanner } from './salvar-banner.server'
import { readBannerDeAgora } from './store-do-banner.server'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())
beforeEach(async () => {
  await mundo.sql('delete from banners')
  await mundo.sql(`delete from cupons where codigo = 'SODOTESTE'`)
})

const FUSO = 'America/Sao_Paulo'
const MEIO_DIA = new Date('2026-12-02T15:00:00Z')
const salvar = (valores: object, imagem: Parameters<typeof salvarBanner>[1]['imagem'] = 'manter') =>
  salvarBanner(mundo.cantina, { valores: { texto: 'Oi', ativo: 'on', ...valores }, imagem })
const noCardapio = (em = MEIO_DIA, empresa = mundo.cantina) =>
  withTenant(empresa, tx => readBannerDeAgora(tx, momentoEm(em, FUSO)))
const versao = () => withTenant(mundo.cantina, tx => readVersao(tx, momentoEm(MEIO_DIA, FUSO)))
const imagens = async () => (await measurePictures(mundo.cantina)).pictures
const umCupom = (mais = '') =>
  mundo.sql(
    `insert into cupons (empresa_id, codigo, tipo, percentual) values ($1, 'SODOTESTE', 'percentual', 10) ${mais}`,
    [mundo.cantina],
  )

describe('O banner', () => {
  test('chega ao cardápio da loja dele, que tem outra versão', async () => {
    const antes = await versao()
    expect(await salvar({})).toMatchObject({ dados: { visto: expect.any(String) } })
    expect(await noCardapio()).toEqual({ texto: 'Oi', imagem: null, alvo: null })
    expect(await noCardapio(MEIO_DIA, mundo.bella)).toBeNull()
    expect(await versao()).not.toBe(antes)
  })

  test('some quando desligado, e fica guardado', async () => {
    await salvar({ ativo: undefined })
    expect(await noCardapio()).toBeNull()
    expect((await withTenant(mundo.cantina, abrirBanner)).dados).toMatchObject({ texto: 'Oi', ativo: false })
  })

  test('aparece do primeiro ao último dia, cada um até as 5h do seguinte', async () => {
    await salvar({ inicio: '02/12/2026', fim: '03/12/2026' })
    const em = async (hora: string) => (await noCardapio(new Date(`${hora}-03:00`))) !== null
    expect([
      await em('2026-12-02T04:59:00'),
      await em('2026-12-02T05:00:00'),
      await em('2026-12-04T04:59:00'),
      await em('2026-12-04T05:00:00'),
    ]).toEqual([false, true, true, false])
  })

  test('perde o link, e não o lugar, enquanto o cupom não se pode usar; e o cardápio fica sabendo', async () => {
    await umCupom()
    await salvar({ alvo: 'cupom-SODOTESTE' })
    expect(await noCardapio()).toMatchObject({ alvo: 'cupom-SODOTESTE' })
    for (const mudanca of [`fim = '2026-12-01'`, `fim = null, limite = 1, usos = 1`, 'ativo = false']) {
      const antes = await versao()
      await mundo.sql(`update cupons set ${mudanca} where codigo = 'SODOTESTE'`)
      expect([mudanca, await noCardapio()]).toEqual([mudanca, { texto: 'Oi', imagem: null, alvo: null }])
      expect([mudanca, await versao()]).not.toEqual([mudanca, antes])
    }
    await mundo.sql(`delete from cupons where codigo = 'SODOTESTE'`)
    expect(await noCardapio()).toMatchObject({ alvo: null })
  })

  test.each([
    [
      'um prato de outra loja',
      async () => `produto-${(await mundo.produto(mundo.bella, PRODUTOS.bella.nome)).id}`,
    ],
    ['uma categoria que não existe', async () => 'categoria-999999'],
    ['um cupom que não existe', async () => 'cupom-NAOHA'],
  ])('não leva a %s, e nada é guardado', async (_, qual) => {
    const antes = await imagens()
    const recusado = await salvar({ alvo: await qual() }, arquivo(await umPng()))
    expect(recusado).toEqual({ recusas: [ALVO_DO_BANNER_SUMIDO], mudou: true })
    expect([await noCardapio(), await imagens()]).toEqual([null, antes])
  })

  test('troca e tira a sua imagem, e a de antes é apagada', async () => {
    const antes = await imagens()
    await salvar({}, arquivo(await umPng()))
    const primeira = (await noCardapio())?.imagem
    expect(primeira).toMatch(/^\d+\/banner_[0-9a-f]{12}$/)
    await salvar({}, arquivo(await umPng()))
    expect((await noCardapio())?.imagem).not.toBe(primeira)
    await salvar({})
    expect([(await noCardapio())?.imagem, await imagens()]).toEqual([expect.any(String), antes + 1])
    await salvar({}, 'remover')
    expect([(await noCardapio())?.imagem, await imagens()]).toEqual([null, antes])
  })

  test('recusa juntos o arquivo que não é imagem e o texto em branco, cada um ao lado do seu campo', async () => {
    expect(await salvar({ texto: '' }, arquivo(HTML, 'a.gif', 'image/gif'))).toMatchObject({
      recusas: [{ campo: 'texto' }, { campo: 'imagem' }],
    })
  })

  test('de duas pessoas ao mesmo tempo não se perde: a segunda é perguntada', async () => {
    const { visto } = await withTenant(mundo.cantina, abrirBanner)
    await salvar({ visto })
    const segunda = await salvar({ texto: 'Olá', visto })
    expect(segunda).toMatchObject({ recusas: [OUTRA_PESSOA_SALVOU], conflito: { visto: expect.any(String) } })
    expect(await noCardapio()).toMatchObject({ texto: 'Oi' })
  })
})
