import { readdir, readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { transactionOutsideTenants } from '../database/database.server'
import { env } from '../env.server'
import { queueMail } from './queue.server'
import { giveUpStaleMail, sendDueMail } from './worker.server'

const CARTA = {
  to: 'nona@cantina.example',
  subject: 'Confirmação de João',
  text: 'Olá, abra http://comanda.teste/x',
  html: '<p>Olá, abra <a href="http://comanda.teste/x">aqui</a></p>',
  link: 'http://comanda.teste/x',
}

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())
afterEach(() => mundo.sql('delete from mail_queue'))

const queue = () => transactionOutsideTenants(tx => queueMail(tx, CARTA))
const waiting = () =>
  mundo.sql<{ attempts: number; due: boolean; minutes: number }>(
    'select attempts, next_at <= now() as due, round(extract(epoch from next_at - now()) / 60)::int as minutes from mail_queue',
  )

test('uma mensagem de uma transação desfeita não fica na fila', async () => {
  await expect(
    transactionOutsideTenants(async tx => {
      await queueMail(tx, CARTA)
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  expect(await waiting()).toEqual([])
})

describe('sem SMTP', () => {
  test('cada mensagem vira um arquivo da pasta de dados, e o servidor imprime o link', async () => {
    const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    await queue()
    expect(await sendDueMail()).toBe(1)
    const said = printed.mock.calls.join('')
    printed.mockRestore()
    expect(said).toContain(CARTA.link)
    expect(said).not.toContain(CARTA.to)
    const folder = join(env().dataDir, 'correio')
    const [file = ''] = await readdir(folder)
    expect(file).toMatch(/\.eml$/)
    const mail = await PostalMime.parse(await readFile(join(folder, file)))
    expect([mail.subject, mail.to?.[0]?.address]).toEqual([CARTA.subject, CARTA.to])
    expect(await waiting()).toEqual([])
  })
})

describe('por SMTP', () => {
  const received: string[] = []
  let refuse = false
  let server: SMTPServer

  beforeEach(async () => {
    received.length = 0
    refuse = false
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        let raw = ''
        stream.on('data', (part: Buffer) => {
          raw += part.toString('utf8')
        })
        stream.on('end', () => {
          if (refuse) return done(new Error('mailbox of somebody is busy'))
          received.push(raw)
          done()
        })
      },
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
    const { port } = server.server.address() as AddressInfo
    Object.assign(env(), { smtpUrl: `smtp://127.0.0.1:${port}`, publicUrl: 'https://comanda.example' })
  })
  afterEach(async () => {
    Object.assign(env(), { smtpUrl: undefined, publicUrl: undefined })
    await new Promise<void>(resolve => server.close(() => resolve()))
  })

  test('a mensagem chega inteira, em texto e em HTML, e sai da fila', async () => {
    await queue()
    expect(await sendDueMail()).toBe(1)
    const mail = await PostalMime.parse(received[0] ?? '')
    expect(mail.from?.address).toBe('nao-responda@comanda.example')
    expect(mail.to?.[0]?.address).toBe(CARTA.to)
    expect(mail.subject).toBe(CARTA.subject)
    expect(mail.text?.trim()).toBe(CARTA.text)
    expect(mail.html?.trim()).toBe(CARTA.html)
    expect(await waiting()).toEqual([])
  })

  test('o que o servidor recusa espera cada vez mais, e vai quando ele aceita', async () => {
    await queue()
    refuse = true
    for (const [attempts, minutes] of [
      [1, 1],
      [2, 2],
      [3, 4],
    ]) {
      expect(await sendDueMail()).toBe(0)
      expect(await waiting()).toEqual([{ attempts, minutes, due: false }])
      // It is not due yet, so it is not tried again.
      expect(await sendDueMail()).toBe(0)
      expect((await waiting())[0]?.attempts).toBe(attempts)
      await mundo.sql('update mail_queue set next_at = now()')
    }
    refuse = false
    expect(await sendDueMail()).toBe(1)
    expect(received).toHaveLength(1)
    expect(await waiting()).toEqual([])
  })

  test('vários nós mandam cada mensagem uma vez', async () => {
    for (let n = 0; n < 10; n++) await queue()
    const sent = await Promise.all([sendDueMail(), sendDueMail(), sendDueMail()])
    expect(sent.reduce((a, b) => a + b)).toBe(10)
    const ids = await Promise.all(received.map(async raw => (await PostalMime.parse(raw)).messageId))
    expect(new Set(ids).size).toBe(10)
    expect(received).toHaveLength(10)
  })

  test('depois de um dia ninguém tenta mais', async () => {
    await queue()
    await mundo.sql("update mail_queue set created_at = now() - interval '25 hours'")
    expect(await sendDueMail()).toBe(0)
    expect(received).toEqual([])
    await giveUpStaleMail()
    expect(await waiting()).toEqual([])
  })
})
