import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Cluster } from '~/server/embedded-postgres/embedded-postgres.server'
import { transacao } from '../world/banco/banco-do-servidor'
import { CANTINA, CLIENTES, PEDIDOS, ZE } from '../world/demo'
import { plantarPasta } from '../world/plantado/pasta-plantada'
import { comanda, comandaAParte } from '../world/processo/comando'
import { entrarNoPainel } from '../world/processo/entrar-no-painel'
import { temporaryFolder } from '../world/processo/pasta'
import { type Servidor, startServidor } from '../world/processo/servidor'
import { umCadastro } from '../world/um-cadastro'

let folder: string
let cluster: Cluster
let servidor: Servidor
beforeAll(async () => {
  folder = await temporaryFolder('operador')
  cluster = await plantarPasta(folder)
  servidor = await startServidor({ COMANDA_DADOS: folder, METRICS_TOKEN })
})
afterAll(async () => {
  await servidor.end('SIGTERM')
  await cluster.release()
  await rm(folder, { recursive: true, force: true })
})

const PUBLIC_URL = 'https://comanda.exemplo'
const METRICS_TOKEN = 'um segredo de máquina'

/** Runs a command while the server runs on the same folder. */
const mandar = (...args: string[]) =>
  comanda(
    {
      COMANDA_DADOS: folder,
      COMANDA_BACKUPS: '0',
      PUBLIC_URL,
      METRICS_TOKEN,
      PORT: new URL(servidor.origin).port,
    },
    ...args,
  )

async function pagina(caminho: string, cookie = '') {
  const resposta = await fetch(servidor.origin + caminho, { redirect: 'manual', headers: { Cookie: cookie } })
  return { status: resposta.status, texto: await resposta.text() }
}

test('A lista tem cada empresa com plano, teste, situação e os pedidos de 30 dias', async () => {
  const { codigo, dito } = await comandaAParte({ COMANDA_DADOS: folder }, 'empresas')
  expect(codigo).toBe(0)
  const [titulos = '', ...linhas] = dito.trimEnd().split('\n')
  expect(titulos.split(/ {2,}/)).toEqual([
    'id',
    'slug',
    'nome',
    'plano',
    'teste',
    'ativa',
    'e-mail',
    'pedidos em 30 dias',
  ])
  const celulas = linhas.map(linha => linha.split(/ {2,}/).slice(1))
  const pedidos = Object.values(PEDIDOS).length
  const daCantina = celulas.find(([slug]) => slug === CANTINA.slug)
  expect(daCantina?.slice(0, -1)).toEqual([CANTINA.slug, CANTINA.nome, 'mensal', '-', 'sim', 'confirmado'])
  expect(Number(daCantina?.at(-1))).toBeGreaterThanOrEqual(pedidos)
  expect(celulas).toContainEqual([ZE.slug, ZE.nome, 'teste', 'expirado', 'sim', 'confirmado', '0'])
  expect(linhas.at(-1)).toBe('4 empresas')
})

test('O que o servidor faz pelo relógio já correu na partida, ou espera a sua hora, e se vê quando corre de novo', async () => {
  const linhas = async () => (await mandar('trabalhos')).dito.trimEnd().split('\n')
  const aHora = String.raw`\d\d/\d\d/\d{4} \d\d:\d\d`
  const correu = new RegExp(`^\\S.+ {2}(?:${aHora}|nunca mais {6}) {2}${aHora} {2}nunca {9}-$`)
  const espera = new RegExp(`^(?:eventos antigos|mais vendidos) +${aHora} {2}nunca {13}nunca {9}-$`)
  const deLado = (linha: string) => !correu.test(linha) && !espera.test(linha)
  await expect.poll(async () => (await linhas()).slice(1).filter(deLado)).toEqual([])
  expect((await linhas()).filter(linha => linha.includes('nunca mais'))).toHaveLength(1)
  expect((await linhas()).map(linha => linha.split(/ {2,}/)[0])).toEqual([
    'trabalho',
    'sessões vencidas',
    'links vencidos',
    'tentativas vencidas',
    'cartas de ontem',
    'eventos antigos',
    'mais vendidos',
    'fundo dos logos',
  ])
})

test('O estado do servidor no ar se lê em palavras', async () => {
  const { codigo, dito } = await mandar('estado')
  expect(codigo).toBe(0)
  expect(dito).toMatch(/^pedidos +\d+ do cardápio, \d+ do painel$/m)
  expect(dito).toMatch(/^banco +responde$/m)
  expect(dito).toMatch(/^sessões vencidas +feito há \d+ (s|min)$/m)
})

test('Um plano devolve o quadro a quem o tinha perdido, e zero dias de teste o tiram de novo', async () => {
  const cookie = await entrarNoPainel(servidor.origin, ZE)
  const temQuadro = async () => {
    const { status, texto } = await pagina('/home', cookie)
    expect(status).toBe(200)
    return !texto.includes('Seu período de teste expirou')
  }
  expect(await temQuadro()).toBe(false)
  expect((await mandar('plano', ZE.slug, 'mensal')).codigo).toBe(0)
  expect(await temQuadro()).toBe(true)
  expect((await mandar('teste', ZE.slug, '0')).dito).toContain('Seu período de teste expirou')
  expect(await temQuadro()).toBe(false)
})

test('O link de senha começa por PUBLIC_URL, abre o formulário e troca a senha', async () => {
  const { codigo, dito } = await mandar('senha', ZE.email.toUpperCase())
  expect(codigo).toBe(0)
  const link = new URL(/https:\S+/.exec(dito)?.[0] ?? 'about:blank')
  expect(link.origin).toBe('https://comanda.exemplo')
  expect((await pagina(link.pathname + link.search)).texto).toContain('Salvar nova senha')
  await fetch(servidor.origin + link.pathname + link.search, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      token: link.searchParams.get('token') ?? '',
      senha: 'senha-nova-1',
      confirmarSenha: 'senha-nova-1',
    }),
  })
  const cookie = await entrarNoPainel(servidor.origin, { ...ZE, senha: 'senha-nova-1' })
  expect((await pagina('/home', cookie)).status).toBe(200)
})

test('Quem não confirmou o e-mail aparece como tal, e o link de senha o confirma', async () => {
  const dados = umCadastro({ email: 'lia@sem-correio.example', slug: 'sem-correio' })
  await fetch(`${servidor.origin}/cadastro-empresa`, { method: 'POST', body: new URLSearchParams(dados) })
  const linha = async () =>
    (await mandar('empresas')).dito.split('\n').find(texto => texto.includes('sem-correio'))
  expect(await linha()).toMatch(/ a confirmar +0$/)
  expect((await mandar('ativar', 'sem-correio')).dito).toContain('o cardápio ainda não aparece')
  expect((await pagina('/sem-correio')).status).toBe(404)
  const { dito } = await mandar('senha', 'sem-correio')
  const token = new URL(/https:\S+/.exec(dito)?.[0] ?? 'about:blank').searchParams.get('token') ?? ''
  const campos = { token, senha: 'senha-nova-1', confirmarSenha: 'senha-nova-1' }
  await fetch(`${servidor.origin}/reset-password`, { method: 'POST', body: new URLSearchParams(campos) })
  expect(await linha()).toMatch(/ confirmado +0$/)
  expect((await pagina('/sem-correio')).status).toBe(200)
})

test('Um cliente é exportado em JSON, apagado com --sim quando nada dele está em andamento, e some', async () => {
  const { nome, telefone } = CLIENTES.diego
  const apagar = (...sim: string[]) => mandar('cliente', 'apagar', CANTINA.slug, telefone, ...sim)
  const exportado = await mandar('cliente', 'exportar', CANTINA.slug, telefone)
  const { cliente, pedidos } = JSON.parse(exportado.dito)
  expect(cliente).toMatchObject({ nome, telefone })
  expect(pedidos.length).toBeGreaterThan(1)
  expect(await apagar()).toMatchObject({ codigo: 1, erro: expect.stringContaining('use --sim') })
  expect(await apagar('--sim')).toMatchObject({
    codigo: 1,
    erro: expect.stringMatching(/^Nada foi apagado\. Há pedido/),
  })
  await transacao(cluster.url, db =>
    db.query(`update pedidos set status = 'Finalizado' where telefone_cliente = $1`, [telefone]),
  )
  expect(await apagar('--sim')).toMatchObject({
    codigo: 0,
    dito: `Apagado. ${pedidos.length} pedidos ficam, sem os dados da pessoa.\n`,
  })
  const depois = await mandar('cliente', 'exportar', CANTINA.slug, telefone)
  expect(depois).toMatchObject({ codigo: 1, dito: '', erro: expect.stringContaining('não guarda nada') })
})

describe('O que não dá é dito em português, com o código 1, sem pilha', () => {
  test.each<[string, Record<string, string>, string[], RegExp]>([
    ['uma empresa que não há', {}, ['plano', 'nenhuma', 'mensal'], /^Nenhuma empresa: nenhuma\n/],
    [
      'um PostgreSQL que não responde',
      { DATABASE_URL: 'postgres://ninguem@127.0.0.1:9/nada' },
      ['empresas'],
      /^O PostgreSQL não respondeu/,
    ],
    ['um ajuste que não serve', { PUBLIC_URL: 'comanda' }, ['empresas'], /^PUBLIC_URL deve começar com/],
  ])('%s', async (_, env, args, texto) => {
    const { codigo, dito, erro } = await comandaAParte({ COMANDA_DADOS: folder, ...env }, ...args)
    expect([codigo, dito]).toEqual([1, ''])
    expect(erro).toMatch(texto)
    expect(erro).not.toMatch(/\n\s+at /)
  })
})
