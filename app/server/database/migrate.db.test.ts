import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { CORTE_DO_DIA, diaOperacional } from '~/domain/valores/instante'
import { asAdmin, urlOf } from '../../../tests/world/banco/test-database'
import { migrate } from './migrate.server'

const nome = `${inject('template')}_${randomBytes(3).toString('hex')}`
const senha = randomBytes(12).toString('hex')

/**
 * The URL of the same server for another login. A URL for a socket has no host, so the name cannot be put before it.
 */
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

/** The version of the database whose orders the next test migrates. */
const VINCULO = 1795343894861

test('sem poder criar papéis nem ser superusuário o dono migra, se o operador lhe deu o papel comanda_app', async () => {
  const url = urlComo(`${nome}_dono`)
  await expect(migrate(url)).rejects.toThrow()
  await asAdmin(inject('adminUrl'), admin => admin.query(`grant comanda_app to ${nome}_dono`))
  await migrate(url, VINCULO)
  await migrate(url, VINCULO)
  await asAdmin(url, async dono => {
    const { rows } = await dono.query(
      `select current_setting('is_superuser') as super, set_config('role', 'comanda_app', false) as papel`,
    )
    expect(rows).toEqual([{ super: 'off', papel: 'comanda_app' }])
  })
})

/** PostgreSQL does not know the last zone, so the orders of that company are read as in São Paulo. */
const FUSOS = ['America/Sao_Paulo', 'America/Rio_Branco', 'America/New_York', 'Marte/Olimpo']

/**
 * Inserts orders into a database of that version by SQL: one every 20 minutes and one a millisecond before each, around
 * the days on which clocks change.
 */
const PEDIDOS_ANTIGOS = [
  `insert into users (email, password_hash, nome_completo) select 'dono' || n, '', '' from generate_series(1, 4) n`,
  `insert into empresas (user_id, razaosocial, nomefantasia, email, slug, data_cadastro, fuso_horario)
   select n, '', '', 'dono' || n, 'loja-' || n, '2018-01-01', fuso from unnest($1::text[]) with ordinality f(fuso, n)`,
  `insert into sessions (key_hash, user_id, persistent, expires_at)
   select 'chave' || id, id, true, now() + interval '1 day' from users`,
  `insert into configuracoes (empresa_id, valor_frete_fixo, raio_atendimento) select id, 29999 + id, 25000 from empresas`,
  `insert into produtos (empresa_id, nome, preco) select id, 'Bolo', 10 from empresas`,
  `insert into pedidos (empresa_id, id, data_pedido, total, frete, total_com_frete, valor_pago, tipo_entrega,
     forma_pagamento, endereco_entrega, nome_cliente, telefone_cliente, pagamento_confirmado, data_confirmacao)
   select e.id, 10000000 + row_number() over (order by em), em, 10, 2, 12, 20, 'Receber no meu endereço',
     'dinheiro', 'Rua A', '', '', extract(hour from em) > 12, case when extract(hour from em) > 12 then em end
   from empresas e, (
     select dia + n * interval '20 minutes' - m * interval '1 millisecond' as em
     from unnest('{2018-11-03Z,2019-02-16Z,2026-03-07Z,2026-10-31Z}'::timestamptz[]) dia,
       generate_series(0, 110) n, generate_series(0, 1) m) instantes`,
  `insert into historico_pedido (empresa_id, pedido_id, em, user_id, para)
   select empresa_id, id, data_pedido, case when id % 3 = 0 then empresa_id end, 'Pendente' from pedidos where id % 3 < 2`,
  `insert into itens_pedido (empresa_id, pedido_id, produto_id, nome_produto, quantidade, preco_unitario)
   select p.empresa_id, p.id, b.id, 'Bolo', 1, 9 from pedidos p join produtos b using (empresa_id)`,
  `insert into itens_pedido_extra (empresa_id, id_item_pedido, nome_extra, preco, tipo)
   select empresa_id, id, 'Cobertura', 1, 'adicional' from itens_pedido`,
]

/** The version of the database whose menu and coupons have more than the forms take. */
const FICHA = 1795807774436
const ACIMA_DO_LIMITE = [
  `insert into itens_extra (empresa_id, nome, preco) select id, 'Trufa', 20000.01 from empresas`,
  `insert into grupos (empresa_id, nome, max, max_distintas) select id, 'Molhos', 3, 100 from empresas`,
  `insert into opcoes (empresa_id, grupo_id, nome, preco, ordem) select empresa_id, id, 'Ouro', 99999999.99, 0 from grupos`,
  `insert into faixas_frete (empresa_id, ate_km, taxa, minimo) select id, 3, 20001, null from empresas`,
  `insert into estoques (empresa_id, produto_id, restante, diario, dia)
   select empresa_id, id, 10000, 10000, now() from produtos`,
  `insert into cupons (empresa_id, codigo, tipo, valor, teto, minimo, limite, de_hora, ate_hora)
   select id, 'DEMAIS', 'valor', 30000, -1, null, 10000, 1440, 10 from empresas`,
]

/** A column that a migration has renamed, under its new name. */
function comNomesDeHoje({ cadastro_deixado, ...linha }: Record<string, unknown>): Record<string, unknown> {
  return cadastro_deixado === undefined ? linha : { ...linha, ficha_deixada: cadastro_deixado }
}

test('pedidos de versões anteriores guardam o que têm e ganham o dia em que a loja os conta e a sua origem', async () => {
  const linhas = (tabela: string) =>
    asAdmin(urlOf(inject('adminUrl'), nome), async admin => {
      const { rows } = await admin.query<Record<string, unknown>>(
        `select * from ${tabela} order by empresa_id, id`,
      )
      return rows
    })
  await asAdmin(urlOf(inject('adminUrl'), nome), async admin => {
    for (const sql of PEDIDOS_ANTIGOS) await admin.query(sql, sql.includes('$1') ? [FUSOS] : [])
  })
  const tabelas = ['pedidos', 'itens_pedido', 'itens_pedido_extra', 'historico_pedido', 'produtos']
  const antes = new Map(await Promise.all(tabelas.map(async nome => [nome, await linhas(nome)] as const)))

  await migrate(urlComo(`${nome}_dono`), FICHA)
  await asAdmin(urlOf(inject('adminUrl'), nome), async admin => {
    for (const sql of ACIMA_DO_LIMITE) await admin.query(sql)
  })
  await migrate(urlComo(`${nome}_dono`))

  for (const [tabela, velhas] of antes) expect(await linhas(tabela)).toMatchObject(velhas.map(comNomesDeHoje))
  const pedidos = await linhas('pedidos')
  expect(pedidos).toHaveLength(4 * 4 * 111 * 2)
  const ehDe = (pedido: Record<string, unknown>) => {
    const fuso = FUSOS[Number(pedido.empresa_id) - 1] ?? ''
    return diaOperacional(
      pedido.data_pedido as Date,
      CORTE_DO_DIA,
      fuso.replace('Marte/Olimpo', 'America/Sao_Paulo'),
    )
  }
  const emTexto = (dia: unknown) => (dia as Date).toLocaleDateString('en-CA')
  expect(pedidos.filter(pedido => emTexto(pedido.dia_operacional) !== ehDe(pedido))).toEqual([])
  const origem = ['painel', 'cardapio', null]
  expect(pedidos.filter(({ id, origem: dele }) => dele !== origem[Number(id) % 3])).toEqual([])
  const confirmados = pedidos
    .filter(pedido => pedido.pagamento_confirmado)
    .toSorted((a, b) => Number(a.id) - Number(b.id))
  const pagamentos = await linhas('pagamentos')
  expect(pagamentos.toSorted((a, b) => Number(a.pedido_id) - Number(b.pedido_id))).toMatchObject(
    confirmados.map(({ empresa_id, id, data_confirmacao }) => {
      const presumido = { situacao: 'presumido', forma: 'dinheiro', valor: '12.00', tendido: '20.00' }
      return { empresa_id, pedido_id: id, em: data_confirmacao, ...presumido }
    }),
  )
  expect(new Set(pedidos.map(pedido => pedido.id_publico)).size).toBe(pedidos.length)
})

test('uma taxa e um raio acima do que o formulário aceita hoje ficam no máximo, e o que está em branco continua em branco', async () => {
  const lidas = asAdmin(urlOf(inject('adminUrl'), nome), admin =>
    admin.query(
      'select valor_frete_fixo, valor_frete_km, raio_atendimento, minimo_entrega from configuracoes',
    ),
  )
  expect((await lidas).rows).toEqual(
    FUSOS.map(() => ({
      ...{ valor_frete_fixo: '20000.00', valor_frete_km: null },
      ...{ raio_atendimento: '20000.00', minimo_entrega: null },
    })),
  )
})

test('um preço, um cupom e uma contagem acima do que os formulários aceitam ficam no máximo, e o que um pedido devolve não tem limite', async () => {
  const lidos = await asAdmin(urlOf(inject('adminUrl'), nome), admin =>
    admin.query(
      `select x.preco as extra, o.preco as opcao, g.max_distintas, f.taxa, f.minimo as da_faixa, e.diario, e.restante,
         c.valor, c.teto, c.minimo, c.limite, c.de_hora, c.ate_hora
       from itens_extra x join grupos g using (empresa_id) join opcoes o using (empresa_id) join faixas_frete f using (empresa_id)
         join estoques e using (empresa_id) join cupons c using (empresa_id) where x.nome = 'Trufa'`,
    ),
  )
  expect(lidos.rows).toEqual(
    FUSOS.map(() => ({
      ...{ extra: '20000.00', opcao: '20000.00', max_distintas: 99, taxa: '20000.00', da_faixa: null },
      ...{ diario: 9999, restante: 10000 },
      ...{ valor: '20000.00', teto: '0.00', minimo: null, limite: 9999, de_hora: 1439, ate_hora: 10 },
    })),
  )
})

test('quem era dono de uma empresa continua dono dela, e quem estava dentro continua dentro', async () => {
  await asAdmin(urlOf(inject('adminUrl'), nome), async admin => {
    const { rows } = await admin.query(
      `select e.slug, u.email, m.papel, m.desde = u.created_at as "desdeOCadastro", s.empresa_id = e.id as dentro
       from membros m join empresas e on e.id = m.empresa_id join users u on u.id = m.user_id
       join sessions s on s.user_id = u.id order by e.id`,
    )
    expect(rows).toEqual(
      FUSOS.map((_, n) => ({
        slug: `loja-${n + 1}`,
        email: `dono${n + 1}`,
        papel: 'dono',
        desdeOCadastro: true,
        dentro: true,
      })),
    )
  })
})
