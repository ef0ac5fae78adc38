import { expect, test } from 'vitest'
import { BadSetting, readEnv } from './env.server'

const NUMERO = 'deve ser um número a partir de 1'
const FAIXA = 'deve ter endereços IP ou faixas como 10.0.0.0/8'
const EMAIL = 'deve ser um endereço de e-mail'
const DIAS = 'deve dizer quantos dias e semanas guardar, como 7+4, ou 0'
const MILISSEGUNDOS = (de: number, a: number) => `deve ser um número de milissegundos (${de} a ${a})`
const MEGABYTES = 'deve ser um número de megabytes (1 a 4096)'
const ENDERECO = 'deve começar com http:// ou https://'

test.each([
  ['COMANDA_LIMITES', 'abc', NUMERO],
  ['COMANDA_LIMITES', '0', NUMERO],
  ['COMANDA_LIMITES', '-1', NUMERO],
  ['COMANDA_LIMITES', 'Infinity', NUMERO],
  ['COMANDA_MEMORIA_MS', '1001', MILISSEGUNDOS(0, 1000)],
  ['COMANDA_ESPERA_MS', '0', MILISSEGUNDOS(1, 5000)],
  ['COMANDA_MEMORIA_MB', '0', MEGABYTES],
  ['COMANDA_MEMORIA_MB', '0.5', MEGABYTES],
  ['COMANDA_MEMORIA_MB', '32M', MEGABYTES],
  ['PORT', 'abc', 'deve ser um número de porta (0 a 65535)'],
  ['PORT', '70000', 'deve ser um número de porta (0 a 65535)'],
  ['PUBLIC_URL', 'comanda.example', ENDERECO],
  ['CEP_API_URL', 'brasilapi.com.br', ENDERECO],
  ['VIACEP_URL', 'ftp://viacep.com.br', ENDERECO],
  ['WHATSAPP_HOST', 'api.whatsapp.com', ENDERECO],
  ['COMANDA_BACKUPS', 'sempre', DIAS],
  ['COMANDA_BACKUPS', '-1', DIAS],
  ['COMANDA_BACKUPS', '7+4+2', DIAS],
  ['PROVEDOR_EMAIL', 'contato', EMAIL],
  ['PROVEDOR_EMAIL', 'Comanda <contato@comanda.example>', EMAIL],
  ['TRUSTED_PROXIES', '10.0.0.0/8, proxy.interno', FAIXA],
  ['TRUSTED_PROXIES', '10.0.0.0/33', FAIXA],
  ['TRUSTED_PROXIES', '10.0.0.0/', FAIXA],
])('Uma configuração que não serve impede a partida e diz o que mudar: %s=%s', (nome, valor, texto) => {
  const ler = () => readEnv({ [nome]: valor })
  expect(ler).toThrow(BadSetting)
  expect(ler).toThrow(`${nome} ${texto}: `)
})

test('O endereço direto é o do banco se nenhum outro foi dado, e sem o do banco impede a partida', () => {
  const [pooled, direct] = ['postgres://pgbouncer:6432/comanda', 'postgres://postgres:5432/comanda']
  expect(readEnv({}).unpooledUrl).toBeUndefined()
  expect(readEnv({ DATABASE_URL: direct }).unpooledUrl).toBe(direct)
  expect(readEnv({ DATABASE_URL: pooled, DATABASE_URL_DIRETA: direct })).toMatchObject({
    databaseUrl: pooled,
    unpooledUrl: direct,
  })
  expect(() => readEnv({ DATABASE_URL_DIRETA: direct })).toThrow(
    new BadSetting('DATABASE_URL_DIRETA só vale junto com DATABASE_URL: é outro caminho para o mesmo banco'),
  )
})

test.each([
  [{}, { folder: '/srv/comanda/backups', days: 7, weeks: 4 }],
  [
    { COMANDA_BACKUPS: '30', COMANDA_BACKUPS_PASTA: '/outro/disco' },
    { folder: '/outro/disco', days: 30, weeks: 0 },
  ],
  [{ COMANDA_BACKUPS: '0' }, undefined],
  [{ COMANDA_BACKUPS: '7+4', DATABASE_URL: 'postgres://postgres:5432/comanda' }, undefined],
])('Com %j os backups da noite são %j', (ajustes, backups) => {
  expect(readEnv({ COMANDA_DADOS: '/srv/comanda', ...ajustes }).backups).toEqual(backups)
})

test('A senha do SMTP não aparece na recusa', () => {
  expect(() => readEnv({ SMTP_URL: 'smpt://comanda:segredo@mail' })).toThrow(
    new BadSetting('SMTP_URL deve começar com smtp:// ou smtps://'),
  )
})

test('Com SMTP_URL e sem PUBLIC_URL não há partida: os links das cartas seguiriam o Host de qualquer um', () => {
  for (const PUBLIC_URL of [undefined, '']) {
    expect(() => readEnv({ SMTP_URL: 'smtps://comanda:segredo@mail', PUBLIC_URL })).toThrow(
      new BadSetting(
        'SMTP_URL precisa de PUBLIC_URL, o endereço que as pessoas digitam: os links dos e-mails começam com ele. Defina, por exemplo, PUBLIC_URL=https://comanda.example',
      ),
    )
  }
  expect(readEnv({ SMTP_URL: 'smtps://mail', PUBLIC_URL: 'https://comanda.example' })).toMatchObject({
    smtpUrl: 'smtps://mail',
  })
})

test('Vazia é o mesmo que ausente, e a barra do fim não conta', () => {
  expect(readEnv({ COMANDA_LIMITES: '', PORT: '', WHATSAPP_HOST: '' })).toMatchObject({
    limitFactor: 1,
    port: 3000,
    whatsappHost: 'https://api.whatsapp.com',
  })
  expect(
    readEnv({
      COMANDA_LIMITES: '1000',
      CEP_API_URL: 'http://127.0.0.1:9/',
      PUBLIC_URL: 'https://comanda.example/loja/',
      TRUSTED_PROXIES: ' 127.0.0.1, fd00::/8 ,',
    }),
  ).toMatchObject({
    limitFactor: 1000,
    cepApiUrl: 'http://127.0.0.1:9',
    publicUrl: 'https://comanda.example',
    trustedProxies: ['127.0.0.1', 'fd00::/8'],
  })
})
