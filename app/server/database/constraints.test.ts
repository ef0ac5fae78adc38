import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { againWhenGone, unlessViolated } from './constraints.server'

/** What PostgreSQL answers to a statement that breaks a rule, as Drizzle hands it on. */
function violation(message: string, constraint?: string, code = '23505'): Error {
  const refused = Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code, constraint })
  return new Error('Failed query', { cause: refused })
}

const REPEATED = 'duplicate key value violates unique constraint'

describe('A regra que um comando quebrou se reconhece', () => {
  test.each<[string, Error]>([
    ['pelo seu nome', violation('', 'categorias_nome_unico')],
    ['pelo seu nome numa parte da tabela', violation('', 'categorias_nome_unico_102402')],
    ['pelo texto, vindo de outra máquina', violation(`${REPEATED} "categorias_nome_unico_102402"`)],
    [
      'pelo texto de uma máquina que fala português',
      violation('duplicar valor da chave viola a restrição de unicidade "categorias_nome_unico_102402"'),
    ],
  ])('%s', async (_, error) => {
    const feito = unlessViolated('categorias_nome_unico', 'repetida', () => Promise.reject(error))
    await expect(feito).rejects.toMatchObject({ result: 'repetida' })
  })

  test.each<[string, Error]>([
    ['outra regra', violation(`${REPEATED} "categorias_nome_unico"`, 'categorias_pkey_102402')],
    [
      'uma falha de outro tipo',
      violation('relation "categorias_nome_unico" does not exist', undefined, '42P01'),
    ],
    ['o que nem do banco é', new Error('"categorias_nome_unico"')],
  ])('e nunca em %s, que segue como veio', async (_, error) => {
    const feito = unlessViolated('categorias_nome_unico', 'repetida', () => Promise.reject(error))
    await expect(feito).rejects.toBe(error)
  })
})

test('O que apontava para uma linha que se foi tenta de novo, dito também pelo texto de outra máquina', async () => {
  const falhas = [
    violation(
      'insert on table "pedidos_102410" violates foreign key constraint "pedidos_cliente_102410"',
      undefined,
      '23503',
    ),
    violation('', 'itens_pedido_produto_102411', '23503'),
  ]
  const feito = againWhenGone(['pedidos_cliente', 'itens_pedido_produto'], async () => {
    const falha = falhas.shift()
    if (falha) throw falha
    return 'feito'
  })
  await expect(feito).resolves.toBe('feito')
})
