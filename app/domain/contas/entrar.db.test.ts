import { afterAll, beforeAll, expect, test } from 'vitest'
import { BELLA, CANTINA, ZE } from '../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { entrar } from './entrar.server'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())

/** Each test comes from an address of its own, so that none uses up another's tries. */
async function textoDe(identificador: string, senha: string, endereco: string): Promise<string | undefined> {
  const entrada = await entrar({ identificador, senha }, endereco)
  return 'recusas' in entrada ? entrada.recusas[0]?.texto : undefined
}

test('só quem sabe a senha ouve que falta confirmar o e-mail ou que a empresa está desativada', async () => {
  await mundo.sql('update users set email_confirmed_at = null where email = $1', [BELLA.email])
  expect(await textoDe(BELLA.email, 'errada', '10.0.0.1')).toBe('E-mail ou senha inválidos.')
  expect(await textoDe(BELLA.email, BELLA.senha, '10.0.0.1')).toBe('Confirme seu e-mail para entrar.')
  await mundo.sql('update users set email_confirmed_at = now() where email = $1', [BELLA.email])
  await mundo.sql('update empresas set ativo = false where id = $1', [mundo.bella])
  expect(await textoDe(BELLA.email, 'errada', '10.0.0.1')).toBe('E-mail ou senha inválidos.')
  expect(await textoDe(BELLA.email, BELLA.senha, '10.0.0.1')).toBe('Esta empresa está desativada.')
})

test('o e-mail e o CNPJ da mesma conta gastam as mesmas cinco tentativas', async () => {
  for (const identificador of [ZE.email, ZE.cnpj, ZE.email, ZE.cnpj, ZE.email]) {
    expect(await textoDe(identificador, 'errada', '10.0.0.2')).toBe('E-mail ou senha inválidos.')
  }
  const entrada = await entrar({ identificador: ZE.cnpj, senha: ZE.senha }, '10.0.0.3')
  expect(entrada).toMatchObject({ espera: expect.any(Number) })
})

test('quem acerta a senha não gasta tentativas', async () => {
  for (let vez = 0; vez < 6; vez++) {
    expect(await textoDe(CANTINA.email, CANTINA.senha, '10.0.0.4')).toBeUndefined()
  }
})

test('um endereço tem vinte tentativas, em quaisquer contas', async () => {
  for (let vez = 0; vez < 20; vez++) {
    expect(await textoDe(`ninguem${vez}@exemplo.com.br`, 'errada', '10.0.0.5')).toBe(
      'E-mail ou senha inválidos.',
    )
  }
  expect(await textoDe(CANTINA.email, CANTINA.senha, '10.0.0.5')).toMatch(/^Muitas tentativas de entrar\./)
  expect(await textoDe(CANTINA.email, CANTINA.senha, '10.0.0.6')).toBeUndefined()
})

test.each(['\u0000', '\uD800@exemplo.com.br', `${'a'.repeat(5_000)}@exemplo.com.br`, "' or 1=1 --@"])(
  'um identificador estranho é só desconhecido',
  async identificador => {
    expect(await textoDe(identificador, 'errada', '10.0.0.7')).toMatch(/inválidos|não encontrado/)
  },
)
