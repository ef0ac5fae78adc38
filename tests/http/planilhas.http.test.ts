import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COLUNAS_DO_CARDAPIO } from '~/domain/planilhas/cardapio/planilha-do-cardapio'
import type { Coluna } from '~/domain/planilhas/planilha'
import { COLUNAS_DOS_CLIENTES } from '~/domain/planilhas/planilha-dos-clientes'
import { retratar } from '../world/banco/retrato'
import { BELLA, BURGER, CANTINA, CLIENTES, PRODUTOS } from '../world/demo'
import { type Browser, type Comanda, novoTelefone, ORIGIN, openComanda } from './comanda'

let comanda: Comanda
let dono: Browser
beforeAll(async () => {
  comanda = await openComanda()
  dono = await comanda.browser().signIn(CANTINA)
})
afterAll(() => comanda.close())

const retrato = () => retratar(comanda.mundo, ['sessions'])

function enviar(navegador: Browser, caminho: string, arquivo: string | Uint8Array, assinatura = '') {
  const formulario = new FormData()
  formulario.set('assinatura', assinatura)
  formulario.set('arquivo', new File([arquivo as BlobPart], 'planilha.csv', { type: 'text/csv' }))
  return navegador.send(caminho, { method: 'POST', headers: { Origin: ORIGIN }, body: formulario })
}

const ditoPor = (resposta: Response) => resposta.text()

async function assinaturaDe(resposta: Response): Promise<string> {
  return (await resposta.json()).conferencia.assinatura
}

const titulos = (colunas: Readonly<Record<string, Coluna>>) =>
  Object.values(colunas)
    .map(({ titulo }) => titulo)
    .join(';')

interface Planilha {
  readonly rota: string
  readonly nome: RegExp
  readonly titulos: string
  /** A text of the demo's data that the file must contain. */
  readonly dado: string
  readonly certa: (sorte: string) => string
  readonly errada: string
  readonly motivo: string
  readonly feito: string
}

const PLANILHAS: readonly Planilha[] = [
  {
    rota: '/home/produtos',
    nome: /^attachment; filename="cardapio-cantina-da-nona-\d{4}-\d\d-\d\d\.csv"$/,
    titulos: titulos(COLUNAS_DO_CARDAPIO),
    dado: PRODUTOS.carbonara.nome,
    certa: sorte => `Categoria;Nome;Preço\r\nTestes;Prato ${sorte};"12,50"`,
    errada: 'Nome;Preço\r\nPrato certo;5,00\r\nPrato errado;caro',
    motivo: 'O preço deve ser um número positivo.',
    feito: 'Cardápio importado!',
  },
  {
    rota: '/home/clientes',
    nome: /^attachment; filename="clientes-cantina-da-nona-\d{4}-\d\d-\d\d\.csv"$/,
    titulos: titulos(COLUNAS_DOS_CLIENTES),
    dado: CLIENTES.mariana.nome,
    certa: sorte => `Nome;Telefone\r\nCliente ${sorte};${novoTelefone()}`,
    errada: 'Nome;Telefone\r\nCerta;11912340000\r\nErrada;123',
    motivo: 'O telefone deve ter 10 ou 11 dígitos (DDD+Número).',
    feito: 'Clientes importados!',
  },
]

describe.each(PLANILHAS)('$rota', ({ rota, nome, titulos, dado, certa, errada, motivo, feito }) => {
  test('exporta um CSV para guardar, com data no nome, que importado de novo não muda nada', async () => {
    const resposta = await dono.get(`${rota}/planilha.csv`)
    expect(resposta.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(resposta.headers.get('Content-Disposition')).toMatch(nome)
    expect(resposta.headers.get('Cache-Control')).toBe('no-store')
    const bytes = new Uint8Array(await resposta.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const csv = new TextDecoder().decode(bytes)
    expect(csv.split('\r\n')[0]).toBe(titulos)
    expect(csv).toContain(dado)
    const antes = await retrato()
    const conferida = await enviar(dono, `${rota}/conferencia`, bytes)
    expect(conferida.status).toBe(200)
    const gravada = await enviar(dono, `${rota}/importacao`, bytes, await assinaturaDe(conferida))
    expect([gravada.status, await ditoPor(gravada)]).toEqual([200, expect.stringContaining(feito)])
    expect(await retrato()).toEqual(antes)
  })

  test('oferece um modelo, que a própria conferência aceita', async () => {
    const modelo = await dono.get(`${rota}/modelo.csv`)
    expect(modelo.headers.get('Content-Disposition')).toContain('attachment; filename="modelo-')
    const conferida = await enviar(dono, `${rota}/conferencia`, await modelo.text())
    expect([conferida.status, await ditoPor(conferida)]).toEqual([200, expect.stringContaining('"erros":[]')])
  })

  test('a conferência não muda nada; só a importação, e só com a assinatura dela', async () => {
    const arquivo = certa('da vez')
    const antes = await retrato()
    const conferida = await enviar(dono, `${rota}/conferencia`, arquivo)
    expect(conferida.status).toBe(200)
    const sem = await enviar(dono, `${rota}/importacao`, arquivo)
    expect([sem.status, await ditoPor(sem)]).toEqual([
      409,
      expect.stringContaining('O cadastro mudou depois da conferência, e nada foi importado.'),
    ])
    expect(await retrato()).toEqual(antes)
    const assinatura = await assinaturaDe(conferida)
    const gravada = await enviar(dono, `${rota}/importacao`, arquivo, assinatura)
    expect([gravada.status, await ditoPor(gravada)]).toEqual([200, expect.stringContaining(feito)])
    const depois = await retrato()
    expect(depois).not.toEqual(antes)
    const repetida = await enviar(dono, `${rota}/importacao`, arquivo, assinatura)
    expect([repetida.status, await ditoPor(repetida)]).toEqual([
      409,
      expect.stringContaining('tudo já está como na planilha'),
    ])
    expect(await retrato()).toEqual(depois)
  })

  test('uma linha errada é dita, e nada é importado', async () => {
    const antes = await retrato()
    const conferida = await enviar(dono, `${rota}/conferencia`, errada)
    const dita = await ditoPor(conferida.clone())
    expect([conferida.status, dita]).toEqual([200, expect.stringContaining(motivo)])
    const gravada = await enviar(dono, `${rota}/importacao`, errada, await assinaturaDe(conferida))
    expect([gravada.status, await ditoPor(gravada.clone())]).toEqual([409, expect.stringContaining(motivo)])
    expect(await ditoPor(gravada)).toContain('A planilha tem linhas com erro, e nada foi importado.')
    expect(await retrato()).toEqual(antes)
  })

  test.each([
    ['vazio', '', 'O arquivo está vazio.'],
    ['.xlsx', 'PK\u0003\u0004', 'Salve a planilha como CSV'],
    ['sem as colunas', 'Quantidade\r\n7', 'Falta a coluna'],
  ])('um arquivo %s é recusado com o motivo', async (_, arquivo, dito) => {
    const antes = await retrato()
    for (const acao of ['conferencia', 'importacao']) {
      const resposta = await enviar(dono, `${rota}/${acao}`, arquivo)
      expect([resposta.status, await ditoPor(resposta)]).toEqual([422, expect.stringContaining(dito)])
    }
    expect(await retrato()).toEqual(antes)
  })

  test('2 MB chegam; mais do que isso, nem é lido', async () => {
    const linha = `${'x'.repeat(999)}\n`
    const cheio = await enviar(dono, `${rota}/conferencia`, linha.repeat(2_097))
    expect([cheio.status, await ditoPor(cheio)]).toEqual([422, expect.stringContaining('Falta a coluna')])
    const demais = await enviar(dono, `${rota}/conferencia`, linha.repeat(2_200))
    expect(demais.status).toBe(413)
  })

  test('a planilha de outra empresa não tem nada desta', async () => {
    const outro = await comanda.browser().signIn(BELLA)
    expect(await outro.html(`${rota}/planilha.csv`)).not.toContain(dado)
  })

  test('sem sessão, leva ao login e nada muda', async () => {
    const antes = await retrato()
    const ninguem = comanda.browser()
    for (const resposta of [
      await ninguem.get(`${rota}/planilha.csv`),
      await ninguem.get(`${rota}/importar`),
      await enviar(ninguem, `${rota}/conferencia`, certa('de ninguém')),
      await enviar(ninguem, `${rota}/importacao`, certa('de ninguém')),
    ]) {
      expect([resposta.status, resposta.headers.get('Location')]).toEqual([302, '/login'])
    }
    expect(await retrato()).toEqual(antes)
  })
})

test('O preço de um sabor muda pela planilha, e a conferência diz qual', async () => {
  const bella = await comanda.browser().signIn(BELLA)
  const exportada = await bella.html('/home/produtos/planilha.csv')
  const [linha = ''] = /^;Calabresa;.*$/m.exec(exportada) ?? []
  expect(linha).toContain(';Sabores salgados;sabor, média, 1 a 3;;Broto=29,90|Grande=49,90|Família=59,90;')
  const outra = exportada.replace(linha, linha.replace('Família=59,90', 'Família=61,90'))
  const conferida = await enviar(bella, '/home/produtos/conferencia', outra)
  const { conferencia } = await conferida.json()
  expect(conferencia).toMatchObject({
    ...{ novos: 0, mudados: 1, erros: [] },
    mudancas: [
      {
        nome: 'Calabresa (Sabores salgados)',
        campos: [
          {
            coluna: 'Preço por tamanho',
            de: 'Broto R$\u00a029,90, Grande R$\u00a049,90, Família R$\u00a059,90',
            para: 'Broto R$\u00a029,90, Grande R$\u00a049,90, Família R$\u00a061,90',
          },
        ],
      },
    ],
  })
  const gravada = await enviar(bella, '/home/produtos/importacao', outra, conferencia.assinatura)
  expect(await gravada.json()).toEqual({
    aviso: { titulo: 'Cardápio importado!', texto: '1 opção alterada.' },
  })
  const [preco] = await comanda.mundo.sql(
    `select p.preco from precos_opcao p join opcoes o on o.empresa_id = p.empresa_id and o.id = p.opcao_id
     where o.nome = 'Calabresa' and tamanho = 'Família' and o.empresa_id = $1`,
    [comanda.mundo.bella],
  )
  expect(preco).toEqual({ preco: '61.90' })
})

test('Uma loja que pede planilhas sem parar espera; outra, e o resto do painel dela, não', async () => {
  const burger = await comanda.browser().signIn(BURGER)
  const baixar = (quem: Browser) => quem.get('/home/produtos/planilha.csv')
  let resposta = await baixar(burger)
  for (let n = 1; n < 60 && resposta.status === 200; n++) resposta = await baixar(burger)
  expect(resposta.status).toBe(200)
  const recusada = await baixar(burger)
  expect([recusada.status, await ditoPor(recusada)]).toEqual([
    429,
    'Muitas planilhas em pouco tempo. Aguarde alguns minutos e tente de novo.',
  ])
  expect(Number(recusada.headers.get('Retry-After'))).toBeGreaterThan(0)
  const enviada = await enviar(burger, '/home/produtos/conferencia', 'Nome;Preço\nX;1')
  expect([enviada.status, await enviada.json()]).toMatchObject([
    429,
    { recusas: [{ codigo: 'muitas-planilhas' }] },
  ])
  expect((await burger.get('/home/produtos')).status).toBe(200)
  expect((await baixar(dono)).status).toBe(200)
})
