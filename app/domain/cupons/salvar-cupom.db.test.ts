import { afterAll, beforeAll, expect, test } from 'vitest'
import { FEITO } from '~/domain/respostas/resultado'
import type { CupomId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { CANTINA, PRODUTOS } from '../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { listCupons, salvarCupom } from './store.server'

let mundo: Mundo
let meu: number
let alheio: number
let categoriaAlheia: number
beforeAll(async () => {
  mundo = await abrirMundo()
  meu = (await mundo.produto(mundo.cantina, PRODUTOS.semExtras.nome)).id
  const [linha] = await mundo.sql<{ produto: number; categoria: number }>(
    `select p.id::int as produto, p.categoria_id::int as categoria from produtos p
     where p.empresa_id <> $1 and p.categoria_id is not null limit 1`,
    [mundo.cantina],
  )
  if (!linha) throw new Error(`only ${CANTINA.slug} has products`)
  ;({ produto: alheio, categoria: categoriaAlheia } = linha)
})
afterAll(() => mundo.fechar())

const salvar = (alvos: object, id: CupomId | null = null) =>
  salvarCupom(
    mundo.cantina,
    id,
    { codigo: 'PIZZA10', tipo: 'percentual', percentual: '10', ativo: 'on', ...alvos },
    'sistema',
  )
const guardado = () =>
  mundo.sql<{ id: CupomId; produtos: string[] }>(
    `select id::int, produtos from cupons where empresa_id = $1`,
    [mundo.cantina],
  )

test('Um produto ou uma categoria que a loja não tem é recusado ao lado da sua lista, seja de outra loja ou de nenhuma', async () => {
  const recusas = async (alvos: object) => {
    const feito = await salvar(alvos)
    return 'recusas' in feito ? feito.recusas.map(({ campo, texto }) => [campo, texto]) : feito
  }
  const TEXTO = 'Um dos escolhidos não está mais no cardápio. Escolha de novo.'
  expect(await recusas({ produtos: [String(meu), String(alheio)] })).toEqual([['produtos', TEXTO]])
  expect(await recusas({ produtos: ['99999999'] })).toEqual([['produtos', TEXTO]])
  expect(await recusas({ categorias: [String(categoriaAlheia)] })).toEqual([['categorias', TEXTO]])
  expect(await guardado()).toEqual([])
})

test('Um produto que foi excluído fica no cupom que já o tinha, e não entra em outro', async () => {
  const sumido = String(
    (
      await mundo.sql<{ id: number }>(
        `insert into produtos (empresa_id, nome, preco) values ($1, 'Some já', 5) returning id::int`,
        [mundo.cantina],
      )
    )[0]?.id,
  )
  expect(await salvar({ produtos: [sumido] })).toBe(FEITO)
  await mundo.sql(`delete from produtos where id = $1`, [sumido])
  const [cupom] = await guardado()
  expect(await salvar({ produtos: [sumido, String(meu)] }, cupom?.id ?? null)).toBe(FEITO)
  expect((await guardado())[0]?.produtos.map(Number)).toEqual([Number(sumido), meu])
  const outro = await salvar({ codigo: 'OUTRO', produtos: [sumido] })
  expect(outro).toMatchObject({ recusas: [{ campo: 'produtos' }] })
})

test('Dois salvam o mesmo cupom: fica o que cada um mudou, e do desconto o segundo é perguntado por inteiro', async () => {
  const codigo = 'DEDOIS'
  expect(await salvar({ codigo })).toBe(FEITO)
  const ler = async () => {
    const { linhas } = await withTenant(mundo.cantina, tx => listCupons(tx, { busca: codigo, pagina: 1 }))
    if (!linhas[0]) throw new Error('the coupon is gone')
    return linhas[0]
  }
  const { id, visto } = await ler()
  expect(await salvar({ codigo, percentual: '20', limite: '50', visto }, id)).toBe(FEITO)
  expect(await salvar({ codigo, minimo: '30', visto }, id)).toEqual({
    dados: { juntados: ['Desconto', 'Usos no total'] },
  })
  expect(await ler()).toMatchObject({ percentual: 20, limite: 50, minimo: 3000 })
  const emReais = { codigo, tipo: 'valor', valor: '8', percentual: '', visto }
  const feito = await salvar(emReais, id)
  expect(feito).toMatchObject({ conflito: { divergencias: [{ rotulo: 'Desconto' }] } })
  expect(await ler()).toMatchObject({ tipo: 'percentual', valor: null })
  await salvar({ ...emReais, visto: 'conflito' in feito ? feito.conflito?.visto : '' }, id)
  expect(await ler()).toMatchObject({ tipo: 'valor', valor: 800, percentual: null, limite: 50, minimo: 3000 })
})
