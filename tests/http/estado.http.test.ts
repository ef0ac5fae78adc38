import { afterAll, beforeAll, expect, test } from 'vitest'
import { BELLA, CANTINA, PRODUTOS } from '../world/demo'
import { type Browser, type Comanda, openComanda } from './comanda'

let comanda: Comanda
let dono: Browser
let lasanha: number
beforeAll(async () => {
  comanda = await openComanda()
  dono = await comanda.browser().signIn(CANTINA)
  lasanha = (await comanda.mundo.produto(comanda.mundo.cantina, PRODUTOS.lasanha.nome)).id
})
afterAll(() => comanda.close())

const ESTADO = `/${CANTINA.slug}/estado`
const perguntar = (etag = '') => comanda.browser().send(ESTADO, { headers: { 'If-None-Match': etag } })
const marcar = (campos: Record<string, string>) => dono.form(`/home/falta/produto/${lasanha}`, campos)

test('o estado do cardápio é 304 sem corpo até que algo se esgote, e outra vez até que volte', async () => {
  const primeiro = await perguntar()
  expect([primeiro.status, primeiro.headers.get('Cache-Control')]).toEqual([200, 'no-cache'])
  const { versao, esgotados } = await primeiro.json()
  expect(esgotados).not.toMatchObject({ produtos: [lasanha] })
  const etag = primeiro.headers.get('ETag') ?? ''
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  const igual = await perguntar(`"outra", ${etag}`)
  expect([igual.status, await igual.text(), igual.headers.get('ETag')]).toEqual([304, '', etag])

  expect((await marcar({ prazo: 'ate-eu-voltar' })).status).toBe(200)
  const esgotado = await perguntar(etag)
  expect(esgotado.status).toBe(200)
  const agora = await esgotado.json()
  expect(agora.esgotados.produtos).toContain(lasanha)
  // Only the marks have changed, so nobody reads the menu again.
  expect(agora.versao).toBe(versao)
  expect((await perguntar(esgotado.headers.get('ETag') ?? '')).status).toBe(304)

  expect((await marcar({})).status).toBe(200)
  expect((await perguntar(etag)).status).toBe(304)
  await comanda.mundo.sql('update produtos set preco = preco + 1 where id = $1', [lasanha])
  const mudado = await perguntar(etag)
  expect([mudado.status, (await mudado.json()).versao]).not.toEqual([200, versao])
})

test('o que se esgotou, ou está fora da janela, não se pede; nada se grava, e depois se pede', async () => {
  const { mundo } = comanda
  const { id } = await mundo.produto(mundo.cantina, PRODUTOS.semExtras.nome)
  const pedir = async () => {
    const resposta = await comanda.browser().post(`/${CANTINA.slug}/pedidos`, comanda.umaFocaccia())
    return [resposta.status, await resposta.text()] as const
  }
  const contar = () => mundo.sql('select count(*) from pedidos')
  const antes = await contar()
  await dono.form(`/home/falta/produto/${id}`, { prazo: 'hoje' })
  expect((await pedir())[1]).toContain(`${PRODUTOS.semExtras.nome}: esgotado no momento.`)
  await dono.form(`/home/falta/produto/${id}`, {})
  // A window of one minute, on the other side of the week.
  const outroDia = new Date(Date.now() + 3 * 86_400_000).toLocaleDateString('en', { weekday: 'short' })
  const dias = {
    Sun: 'domingo',
    Mon: 'segunda',
    Tue: 'terca',
    Wed: 'quarta',
    Thu: 'quinta',
    Fri: 'sexta',
    Sat: 'sabado',
  }
  await mundo.sql(
    'insert into janelas (empresa_id, produto_id, dia_semana, abertura, fechamento) values ($1, $2, $3, 720, 721)',
    [mundo.cantina, id, dias[outroDia as keyof typeof dias]],
  )
  const [status, texto] = await pedir()
  expect(status).toBeGreaterThanOrEqual(400)
  expect(texto).toMatch(/disponível \S+, 12h-12h01\./)
  expect(await comanda.browser().html(`/${CANTINA.slug}`)).toMatch(/Disponível \S+, 12h-12h01/)
  expect(await contar()).toEqual(antes)
  await mundo.sql('delete from janelas where produto_id = $1', [id])
  expect((await pedir())[0]).toBeLessThan(300)
})

test('o que se conta se esgota com o último pedido, e o texto diz quantas restavam', async () => {
  const { mundo } = comanda
  const { nome, preco } = PRODUTOS.semExtras
  const { id } = await mundo.produto(mundo.cantina, nome)
  const contar = (quantas: string, era = '') =>
    dono.form(`/home/contagem/produto/${id}`, {
      'linhas.0.tipo': 'produto',
      'linhas.0.id': String(id),
      'linhas.0.restante': quantas,
      'linhas.0.era': era,
    })
  const pedir = async (quantidade: number) => {
    const pedido = comanda.umaFocaccia()
    const itens = pedido.itens.map(item => ({ ...item, quantidade }))
    const enviado = { ...pedido, itens, totalVisto: quantidade * preco }
    const resposta = await comanda.browser().post(`/${CANTINA.slug}/pedidos`, enviado)
    return [resposta.status, await resposta.text()] as const
  }
  expect((await contar('-1')).status).toBe(422)
  expect(await (await contar('2')).text()).toContain('Os próximos pedidos já descontam daqui.')
  expect(await dono.html(`/home/produtos?busca=${encodeURIComponent(nome)}`)).toContain('Restam 2')
  const [recusado, texto] = await pedir(3)
  expect(recusado).toBe(422)
  expect(JSON.parse(texto)).toMatchObject({
    recusa: { campo: 'itens.0', texto: expect.stringMatching(`^Restam só 2 de ${nome}[.]`) },
  })
  expect((await pedir(2))[0]).toBeLessThan(300)
  expect((await (await perguntar()).json()).esgotados.produtos).toContain(id)
  expect((await pedir(1))[1]).toContain(`${nome}: esgotado no momento.`)
  expect(await dono.html('/home/em-falta')).toContain('Acabaram as unidades.')
  const reposto = await dono.form(`/home/falta/produto/${id}`, { repor: '4' })
  expect(await reposto.text()).toContain('Restam 4.')
  expect((await (await perguntar()).json()).esgotados.produtos).not.toContain(id)
  await contar('', '4')
})

test('é pequeno: o de um cardápio sem faltas cabe em 200 bytes', async () => {
  expect((await (await perguntar()).text()).length).toBeLessThan(200)
})

test('a versão que veio com o cardápio é a do estado', async () => {
  const { versao } = await (await perguntar()).json()
  expect(await comanda.browser().html(`/${CANTINA.slug}`)).toContain(versao)
})

test.each([
  ['opcao', 'o grupo', 'grupos', 'select id, nome from opcoes where empresa_id = $1 and ativo limit 1'],
  [
    'tamanho',
    'o produto',
    'produtos',
    'select id, nome from variantes where empresa_id = $1 and ativo limit 1',
  ],
])('o que se marca por %s é dito no cartão que o tem, %s, até voltar', async (tipo, _, lista, busca) => {
  const { mundo } = comanda
  const bella = await comanda.browser().signIn(BELLA)
  const [achado] = await mundo.sql<{ id: number; nome: string }>(busca, [mundo.bella])
  const marcado = `Esgotado: ${achado?.nome}<`
  expect(await bella.html(`/home/${lista}`)).not.toContain(marcado)
  expect((await bella.form(`/home/falta/${tipo}/${achado?.id}`, { prazo: '2-horas' })).status).toBe(200)
  expect(await bella.html(`/home/${lista}`)).toContain(marcado)
  expect((await bella.form(`/home/falta/${tipo}/${achado?.id}`, {})).status).toBe(200)
  expect(await bella.html(`/home/${lista}`)).not.toContain(marcado)
})
