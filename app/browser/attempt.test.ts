import { data, UNSAFE_ErrorResponseImpl as ErrorResponse, redirect } from 'react-router'
import { expect, test } from 'vitest'
import { SESSION_LOST } from './ask-json'
import { attempt, type Failure } from './attempt'

const failing = (thrown: unknown) =>
  attempt<never, Failure>(
    () => Promise.reject(thrown),
    failure => failure,
  )

test('Uma resposta passa como veio', async () => {
  const answer = data({ aviso: 'Salvo!' })
  expect(
    await attempt(
      async () => answer,
      () => null,
    ),
  ).toBe(answer)
})

test.each<[string, unknown, Partial<Failure>]>([
  ['rede que caiu', new TypeError('Failed to fetch'), { status: null, late: false }],
  ['servidor que falha', new ErrorResponse(503, '', 'fora do ar'), { status: 503, body: 'fora do ar' }],
  ['sessão que terminou', redirect('/login'), { status: SESSION_LOST }],
])('%s não troca a tela pela página de erro', async (_, thrown, failure) => {
  expect(await failing(thrown)).toMatchObject({ ...failure, thrown })
})

test('Quem é levado a outra página vai', async () => {
  const away = redirect('/home')
  await expect(failing(away)).rejects.toBe(away)
})

test('Acabada a paciência não se sabe se foi feito', async () => {
  const never = () => new Promise<never>(() => undefined)
  const failure = await attempt(never, failure => failure, { timeoutMs: 1 })
  expect(failure).toMatchObject({ status: null, late: true })
})
