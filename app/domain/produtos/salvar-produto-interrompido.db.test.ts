import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { listOpcoesDoProduto } from '~/domain/cardapio/store-produtos.server'
import type { ProdutoId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { cairNoComando, contarComandos, levantar } from '../../../tests/world/banco/queda-no-comando'
import { retratar } from '../../../tests/world/banco/retrato'
import { arquivo, umPng } from '../../../tests/world/fotos-enviadas'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { salvarProduto } from './salvar-produto.server'

let mundo: Mundo
let extras: string[]
let foto: File
beforeAll(async () => {
  mundo = await abrirMundo()
  const opcoes = await withTenant(mundo.cantina, listOpcoesDoProduto)
  extras = opcoes.extras.map(({ id }) => String(id))
  foto = arquivo(await umPng(64))
})
afterAll(() => mundo.fechar())
afterEach(levantar)

let vez = 0
const valores = (escolhidos = extras.slice(2, 5)) => ({
  nome: `Interrompido ${++vez}`,
  preco: '10',
  possuiExtra: 'on',
  extras: escolhidos,
})

interface Guardado {
  id: ProdutoId
  nome: string
  imagem: string
  extras: string[]
}

async function guardado(nome: string): Promise<Guardado | undefined> {
  const [linha] = await mundo.sql<Guardado>(
    `select id::int as id, nome, imagem_url as imagem,
            (select array_agg(id_extra::text order by id_extra) from produto_itens_extra where id_produto = p.id) as extras
     from produtos p where nome = $1`,
    [nome],
  )
  return linha
}

const imagens = async () => {
  const todas = await readdir(join(process.env.COMANDA_DADOS ?? '', 'imagens', String(mundo.cantina)))
  return todas.map(nome => `${mundo.cantina}/${nome}`)
}

/** With other extras than those that a test gives it. */
async function umProduto(): Promise<Guardado> {
  const novo = valores(extras.slice(0, 2))
  await salvarProduto(mundo.cantina, null, novo, foto)
  const feito = await guardado(novo.nome)
  if (!feito) throw new Error('the product was not saved')
  return feito
}

test.each(['antes', 'depois'] as const)(
  'Uma queda %s de qualquer comando deixa o produto como era ou inteiro como ficou, sempre com a imagem dele',
  async quando => {
    const deCasa = await umProduto()
    const total = await contarComandos(() => salvarProduto(mundo.cantina, deCasa.id, valores(), foto))
    expect(total).toBeGreaterThan(5)
    let inteirosApesarDaQueda = 0
    // As long as it stays as it was, it serves for the next command, too: to draw its picture takes most of the time.
    let antigo = await umProduto()
    for (let k = 1; k <= total; k++) {
      const novo = valores()
      const antes = await retratar(mundo)
      const arquivosAntes = await imagens()
      const { comandos } = cairNoComando(k, quando)
      await expect(salvarProduto(mundo.cantina, antigo.id, novo, foto), `command ${k}`).rejects.toThrow()
      levantar()
      const ultimo = `${k}: ${comandos[k - 1]}`
      const mudado = await guardado(novo.nome)
      const agora = mudado ?? (await guardado(antigo.nome))
      expect(await imagens(), ultimo).toContain(`${agora?.imagem}-400.webp`)
      if (mudado) {
        inteirosApesarDaQueda++
        expect(mudado.extras).toEqual([...novo.extras].sort((a, b) => Number(a) - Number(b)))
        antigo = await umProduto()
        continue
      }
      expect(await retratar(mundo), ultimo).toEqual(antes)
      // A failure before the commit is sent leaves no file behind. When the answer to the commit is lost, nobody knows
      // whether it succeeded, so files may stay.
      if (k < total) expect(await imagens(), ultimo).toEqual(arquivosAntes)
    }
    // The change is there only when the failure came after the commit.
    expect(inteirosApesarDaQueda).toBe(quando === 'antes' ? 0 : 1)
  },
)

test.each(['antes', 'depois'] as const)(
  'Uma queda %s de qualquer comando deixa um produto novo inteiro ou nada dele',
  async quando => {
    const total = await contarComandos(umProdutoSo)
    let inteirosApesarDaQueda = 0
    for (let k = 1; k <= total; k++) {
      const novo = valores()
      const antes = await retratar(mundo)
      const { comandos } = cairNoComando(k, quando)
      await expect(salvarProduto(mundo.cantina, null, novo, foto), `command ${k}`).rejects.toThrow()
      levantar()
      const feito = await guardado(novo.nome)
      if (feito) {
        inteirosApesarDaQueda++
        expect(await imagens()).toContain(`${feito.imagem}-800.webp`)
        expect(feito.extras).toEqual([...novo.extras].sort((a, b) => Number(a) - Number(b)))
      } else expect(await retratar(mundo), `${k}: ${comandos[k - 1]}`).toEqual(antes)
    }
    expect(inteirosApesarDaQueda).toBe(quando === 'antes' ? 0 : 1)
  },
)

const umProdutoSo = () => salvarProduto(mundo.cantina, null, valores(), foto)
