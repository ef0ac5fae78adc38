import { afterAll, beforeAll, expect, test } from 'vitest'
import { salvarFrete } from '~/domain/frete/tabela/salvar-frete.server'
import type { EmpresaId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { readFatosDoComeco } from './fatos-do-comeco.server'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())

const fatos = (empresa: EmpresaId) => withTenant(empresa, readFatosDoComeco)

/** Removes everything of Bella but its account: the rows of the other two companies must not count for it. */
async function esvaziar(): Promise<void> {
  for (const tabela of [
    'historico_pedido',
    'pedidos',
    'produto_itens_extra',
    'produtos',
    'categorias',
    'horarios_funcionamento',
    'configuracoes',
  ]) {
    await mundo.sql(`delete from ${tabela} where empresa_id = $1`, [mundo.bella])
  }
}

test('uma loja em funcionamento tem tudo', async () => {
  expect(await fatos(mundo.cantina)).toEqual({
    temCategoria: true,
    temProduto: true,
    temHorario: true,
    temFrete: true,
    temPedido: true,
  })
})

test('uma loja vazia não tem nada, tenham as outras o que tiverem; cada coisa conta quando passa a existir', async () => {
  const { bella } = mundo
  await esvaziar()
  const nada = {
    temCategoria: false,
    temProduto: false,
    temHorario: false,
    temFrete: false,
    temPedido: false,
  }
  expect(await fatos(bella)).toEqual(nada)

  const [categoria] = await mundo.sql<{ id: string }>(
    `insert into categorias (empresa_id, nome, ativo) values ($1, 'Bolos', false) returning id`,
    [bella],
  )
  const produto = (nome: string, ativo: boolean, daCategoria: string | null) =>
    mundo.sql(
      `insert into produtos (empresa_id, nome, preco, ativo, categoria_id) values ($1, $2, 10, $3, $4)`,
      [bella, nome, ativo, daCategoria],
    )
  await produto('Sem categoria', true, null)
  await produto('De categoria inativa', true, categoria?.id ?? '')
  expect(await fatos(bella)).toEqual(nada)
  await mundo.sql('update categorias set ativo = true where id = $1', [categoria?.id])
  const comCategoria = { ...nada, temCategoria: true }
  await mundo.sql(`update produtos set ativo = false where empresa_id = $1`, [bella])
  expect(await fatos(bella)).toEqual(comCategoria)
  await produto('Bolo de fubá', true, categoria?.id ?? '')
  expect(await fatos(bella)).toEqual({ ...comCategoria, temProduto: true })

  await mundo.sql(
    `insert into horarios_funcionamento (empresa_id, dia_semana, horario_abertura, horario_fechamento, turno)
     values ($1, 'sexta', '18:00', '23:00', 1)`,
    [bella],
  )
  expect(await fatos(bella)).toEqual({ ...comCategoria, temProduto: true, temHorario: true })
  await mundo.sql(
    'insert into configuracoes (empresa_id, preparo_min, margem_fechamento_min) values ($1, 30, 15)',
    [bella],
  )
  expect(await fatos(bella)).toEqual({ ...comCategoria, temProduto: true, temHorario: true })

  // Of a form whose fields were all left blank: delivery is free.
  const emBranco = { modoFrete: 'fixo', valorFreteFixo: '', valorFreteKm: '', raioAtendimento: '' }
  await salvarFrete(bella, emBranco)
  expect(await fatos(bella)).toEqual({ ...comCategoria, temProduto: true, temHorario: true, temFrete: true })
})
