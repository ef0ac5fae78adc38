import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { BELLA, CANTINA } from '../world/demo'
import { arquivo, umPng } from '../world/fotos-enviadas'
import { type Browser, type Comanda, openComanda } from './comanda'

let comanda: Comanda
let dono: Browser
beforeAll(async () => {
  comanda = await openComanda()
  dono = await comanda.browser().signIn(CANTINA)
})
afterAll(() => comanda.close())

const LOJA = `/${CANTINA.slug}`
const salvar = async (campos: Record<string, string | File>) => {
  const resposta = await dono.multipart('/home/destaques/banner', { texto: 'Terça em dobro', ...campos })
  return [resposta.status, await resposta.text()] as const
}
const cardapio = () => comanda.browser().html(LOJA)

test('O banner salvo no painel está no cardápio, com o lugar da imagem guardado e o link da categoria', async () => {
  const [categoria] = await comanda.mundo.sql<{ id: string }>(
    'select id from categorias where empresa_id = $1 and ativo order by ordem limit 1',
    [comanda.mundo.cantina],
  )
  expect(await cardapio()).not.toContain('Terça em dobro')
  const salvo = await salvar({
    ativo: 'on',
    alvo: `categoria-${categoria?.id}`,
    imagem: arquivo(await umPng()),
  })
  expect(salvo).toEqual([200, expect.stringContaining('Banner salvo!')])
  const html = await cardapio()
  const [imagem = ''] = /\/imagens\/\d+\/banner_\w+(?=-800\.webp)/.exec(html) ?? []
  expect(html).toMatch(
    new RegExp(
      `<a [^>]*href="\\?categoria=${categoria?.id}#categorias"[^>]*><img[^>]*src="${imagem}-800.webp"`,
    ),
  )
  expect(html).toMatch(/<img[^>]*alt="Terça em dobro" width="1200" height="400"/)
  expect((await comanda.browser().get(`${imagem}-1600.webp`)).status).toBe(200)
  expect(await comanda.browser().html(`/${BELLA.slug}`)).not.toContain('Terça em dobro')

  await salvar({ ativo: 'on', removerImagem: 'on' })
  expect(await cardapio()).toMatch(
    /<div class="[^"]*"><span class="[^"]*"><span class="[^"]*">Terça em dobro<\/span><\/span><\/div>/,
  )
  expect((await comanda.browser().get(`${imagem}-1600.webp`)).status).toBe(404)
})

test('Às 5h do dia depois do último o cardápio guardado não tem mais o banner', async () => {
  const amanha = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const [ano, mes, dia] = amanha.split('-')
  await salvar({ ativo: 'on', fim: `${dia}/${mes}/${ano}` })
  const em = async (instante: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(instante) })
    return (await cardapio()).includes('Terça em dobro')
  }
  const fim = new Date(`${amanha}T05:00-03:00`).getTime() + 86_400_000
  expect([await em(fim - 60_000), await em(fim + 60_000)]).toEqual([true, false])
  vi.useRealTimers()
})
