import { rm } from 'node:fs/promises'
import net from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Cluster } from '~/server/embedded-postgres/embedded-postgres.server'
import { CANTINA, CLIENTES, PRODUTOS } from '../world/demo'
import { plantarPasta } from '../world/plantado/pasta-plantada'
import { temporaryFolder } from '../world/processo/pasta'
import { type Servidor, startServidor } from '../world/processo/servidor'
import { umPedido } from '../world/um-pedido'

let folder: string
let cluster: Cluster
let servidor: Servidor
let banco: pg.Client
beforeAll(async () => {
  folder = await temporaryFolder('registro')
  cluster = await plantarPasta(folder)
  servidor = await startServidor({
    DATABASE_URL: cluster.url,
    COMANDA_DADOS: join(folder, 'dados'),
    CEP_API_URL: 'http://127.0.0.1:9',
    VIACEP_URL: 'http://127.0.0.1:9',
    LOG_LEVEL: 'trace',
  })
  banco = new pg.Client({ connectionString: cluster.url })
  await banco.connect()
})
afterAll(async () => {
  await banco.end()
  await servidor.end('SIGTERM')
  await cluster.release()
  await rm(folder, { recursive: true, force: true })
})

const CANARIOS = {
  nome: 'Xantipa Canária',
  telefone: '11987001234',
  email: 'xantipa@canario.exemplo',
  logradouro: 'Rua do Canário Belga',
  observacao: 'deixar com Xavantina',
  senha: 'senha-do-canario',
  numeroNaUrl: '11988776655',
}

const LOJA = `/${CANTINA.slug}`

function mandar(caminho: string, corpo: unknown) {
  return fetch(servidor.origin + caminho, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(corpo),
  })
}

function formulario(caminho: string, campos: Record<string, string>, cookie = '') {
  return fetch(servidor.origin + caminho, {
    method: 'POST',
    redirect: 'manual',
    headers: { Cookie: cookie },
    body: new URLSearchParams(campos),
  })
}

async function umPedidoComCanarios() {
  const { rows } = await banco.query<{ id: string }>('select id from produtos where nome = $1', [
    PRODUTOS.semExtras.nome,
  ])
  return umPedido({
    itens: [
      {
        produtoId: Number(rows[0]?.id),
        quantidade: 1,
        extras: [],
        observacao: CANARIOS.observacao,
      },
    ],
    cliente: { telefone: CANARIOS.telefone, nome: CANARIOS.nome, email: CANARIOS.email },
    tipoEntrega: 'Receber no meu endereço',
    endereco: {
      cep: '05010000',
      logradouro: CANARIOS.logradouro,
      numero: '77',
      complemento: null,
      bairro: 'Perdizes',
      cidade: 'São Paulo',
      estado: 'SP',
    },
    totalVisto: PRODUTOS.semExtras.preco + 820,
  })
}

test('Nada do que alguém digitou entra no registro, nem quando o banco recusa o que se grava', async () => {
  const entrada = await formulario('/login', { identificador: CANTINA.email, senha: CANTINA.senha })
  const [cookie = ''] = entrada.headers.getSetCookie().map(linha => linha.split(';')[0] ?? '')
  expect(entrada.status).toBe(302)
  await formulario('/login', { identificador: CANARIOS.email, senha: CANARIOS.senha })

  expect((await mandar(`${LOJA}/pedidos`, await umPedidoComCanarios())).status).toBe(200)
  await mandar(`${LOJA}/cliente`, { telefone: CANARIOS.telefone, cep: '05010000' })
  await mandar(`${LOJA}/entrega`, { cep: '69900000' })
  for (const caminho of [
    `${LOJA}/status-pedido/telefone/${CANARIOS.numeroNaUrl}/x/y`,
    `${LOJA}/${CANARIOS.numeroNaUrl}/%E0%A4%A`,
  ]) {
    await fetch(servidor.origin + caminho)
    await formulario(caminho, {})
  }

  // Makes each statement with personal data fail once, so that PostgreSQL's message quotes the row or its key.
  for (const tabela of ['pedidos', 'clientes', 'itens_pedido']) {
    await banco.query(`alter table ${tabela} add constraint quebra check (false) not valid`)
    const pedido = await umPedidoComCanarios()
    const telefone = tabela === 'clientes' ? '11987001235' : CANARIOS.telefone
    const resposta = await mandar(`${LOJA}/pedidos`, {
      ...pedido,
      cliente: { ...pedido.cliente, telefone },
    })
    expect(resposta.status).toBe(500)
    expect(await resposta.text()).not.toMatch(/insert|quebra|Xantipa/)
    await banco.query(`alter table ${tabela} drop constraint quebra`)
  }
  for (const tabela of ['sessions', 'users', 'ceps']) {
    await banco.query(`alter table ${tabela} rename to ${tabela}_fora`)
    await formulario('/login', { identificador: CANARIOS.email, senha: CANARIOS.senha })
    await formulario('/login', { identificador: CANTINA.email, senha: CANTINA.senha })
    await fetch(`${servidor.origin}/home`, { headers: { Cookie: cookie } })
    await mandar(`${LOJA}/entrega`, { cep: CLIENTES.mariana.cep })
    await banco.query(`alter table ${tabela}_fora rename to ${tabela}`)
  }

  const registro = servidor.printed()
  const segredos = [
    ...Object.values(CANARIOS),
    '11987001235',
    CANTINA.email,
    'Xantipa',
    cookie.split('=')[1]?.slice(0, 30) ?? '',
  ]
  const depoisDaSaudacao = registro.slice(registro.indexOf('{"level"'))
  expect(segredos.filter(segredo => depoisDaSaudacao.includes(segredo))).toEqual([])
  // The log still has what a developer needs: the code, the table and the stack.
  expect(registro).toContain('"code":"23514"')
  expect(registro).toContain('"constraint":"quebra"')
  expect(registro).toMatch(/"stack":"[^"]*at /)
})

/** Sends the beginning of a body and hangs up when the server has it. */
function cortado(caminho: string, tipo: string, cookie: string): Promise<void> {
  const { hostname, port } = new URL(servidor.origin)
  const socket = net.connect(Number(port), hostname)
  const cabecalhos = [`Host: ${hostname}:${port}`, `Cookie: ${cookie}`, `Content-Type: ${tipo}`]
  socket.write([`POST ${caminho} HTTP/1.1`, ...cabecalhos, 'Content-Length: 5000', '', '{"a":'].join('\r\n'))
  return new Promise(resolve => socket.write('1', () => socket.end(resolve)))
}

test('Um envio cortado no meio, e um que é recusado, não deixam falha no registro', async () => {
  const entrada = await formulario('/login', { identificador: CANTINA.email, senha: CANTINA.senha })
  const [cookie = ''] = entrada.headers.getSetCookie().map(linha => linha.split(';')[0] ?? '')
  const antes = servidor.printed().length
  const FORMULARIO = 'application/x-www-form-urlencoded'
  const envios: [string, string][] = [
    [`${LOJA}/pedidos`, 'application/json'],
    [`${LOJA}/cupom`, 'application/json'],
    ['/login', FORMULARIO],
    ['/home/produtos', 'multipart/form-data; boundary=x'],
    ['/home/categorias', FORMULARIO],
  ]
  for (let n = 0; n < 20; n++)
    await Promise.all(envios.map(([caminho, tipo]) => cortado(caminho, tipo, cookie)))
  for (const caminho of ['/home/produtos', '/home/categorias', '/home/clientes', '/home', '/', '/login']) {
    const headers = { Cookie: cookie, 'Content-Type': 'text/plain' }
    const resposta = await fetch(servidor.origin + caminho, { method: 'POST', headers, body: 'x' })
    expect([400, 405]).toContain(resposta.status)
    await resposta.text()
  }
  const falhas =
    servidor
      .printed()
      .slice(antes)
      .match(/^.*"level":(50|60).*$/gm) ?? []
  expect(falhas.map(falha => JSON.parse(falha).msg)).toEqual([])
})

test('Quem cuida da plataforma lê, uma vez por dia, que loja tem mais produtos do que um restaurante vende', async () => {
  const empresa = await banco.query('select id from empresas where slug = $1', [CANTINA.slug])
  const id = Number(empresa.rows[0]?.id)
  await banco.query(
    `insert into produtos (empresa_id, nome, preco, ativo, possui_extra)
     select $1, 'Prato ' || n, 1, false, false from generate_series(1, 10000) n`,
    [id],
  )
  const entrada = await formulario('/login', { identificador: CANTINA.email, senha: CANTINA.senha })
  const [cookie = ''] = entrada.headers.getSetCookie().map(linha => linha.split(';')[0] ?? '')
  for (const nome of ['Mais um', 'E outro']) {
    expect(await (await formulario('/home/produtos.data', { nome, preco: '1' }, cookie)).text()).toContain(
      'Produto Criado!',
    )
  }
  const ditos = servidor.printed().match(/^.*a company has more products.*$/gm) ?? []
  expect(ditos.map(dito => JSON.parse(dito))).toMatchObject([{ level: 40, empresaId: id }])
})
