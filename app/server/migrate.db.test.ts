import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { asAdmin, urlOf } from '../../tests/world/database'
import { migrate } from './migrate.server'

const nome = `${inject('template')}_${randomBytes(3).toString('hex')}`
const senha = randomBytes(12).toString('hex')

/** The same server as another login: over a socket the URL has no host to put the name before. */
function urlComo(login: string): string {
  const url = urlOf(inject('adminUrl'), nome)
  return url.replace(/^(\w+:\/\/)([^@/]*@)?/, `$1${login}:${senha}@`)
}

beforeAll(() =>
  asAdmin(inject('adminUrl'), async admin => {
    await admin.query(`create role ${nome}_dono login password '${senha}' nosuperuser nocreaterole`)
    await admin.query(`create database ${nome} owner ${nome}_dono template template0`)
  }),
)
afterAll(() =>
  asAdmin(inject('adminUrl'), async admin => {
    await admin.query(`drop database if exists ${nome} with (force)`)
    await admin.query(`drop role ${nome}_dono`)
  }),
)

test('sem poder criar papéis nem ser superusuário o dono migra, se o operador lhe deu o papel comanda_app', async () => {
  const url = urlComo(`${nome}_dono`)
  await expect(migrate(url)).rejects.toThrow()
  await asAdmin(inject('adminUrl'), admin => admin.query(`grant comanda_app to ${nome}_dono`))
  await migrate(url)
  await migrate(url)
  await asAdmin(url, async dono => {
    const { rows } = await dono.query(
      `select current_setting('is_superuser') as super, set_config('role', 'comanda_app', false) as papel`,
    )
    expect(rows).toEqual([{ super: 'off', papel: 'comanda_app' }])
  })
})
