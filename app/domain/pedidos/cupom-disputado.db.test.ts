import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { devolverUso, listUsos } from '~/domain/cupons/store-dos-usos.server'
import { withTenant } from '~/server/database/transaction.server'
import { dadosDe } from '../../../tests/world/banco/dados-de'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { INDISPONIVEL, type LojaComCupom, SEXTA, venderComCupom } from '../../../tests/world/pedir-com-cupom'

let mundo: Mundo
let loja: LojaComCupom
beforeAll(async () => {
  process.env.CEP_API_URL = process.env.VIACEP_URL = 'http://127.0.0.1:9'
  mundo = await abrirMundo()
  loja = await venderComCupom(mundo)
})
afterAll(() => mundo.fechar())

describe('32 clientes de uma vez', () => {
  beforeEach(() => loja.limpar('sistema'))

  const placar = (respostas: Awaited<ReturnType<LojaComCupom['enviar']>>[]) => {
    const dados = respostas.map(dadosDe)
    for (const um of dados) {
      if ('mudou' in um) expect(um.cupom?.texto).toBe(INDISPONIVEL)
    }
    return dados.filter(um => 'pedidoId' in um).length
  }

  test('usam um cupom exatamente até o limite', async () => {
    const id = await loja.novoCupom({ limite: 10 })
    const com = await loja.total('PIZZA10')
    expect(placar(await Promise.all(Array.from({ length: 32 }, () => loja.enviar('PIZZA10', com))))).toBe(10)
    expect(await loja.usosDe(id)).toBe(10)
  })

  test('com o mesmo telefone usam exatamente as vezes de um cliente, e no dia as vezes do dia', async () => {
    const id = await loja.novoCupom({ porCliente: 2, porDia: 7 })
    const [um, outro] = [loja.novoTelefone(), loja.novoTelefone()]
    const com = await loja.total('PIZZA10')
    const dele = (telefone: string) => (n: number) =>
      loja.enviar('PIZZA10', com, { telefone: n % 2 ? telefone : outro })
    const respostas = await Promise.all(Array.from({ length: 32 }, (_, n) => dele(um)(n)))
    expect(placar(respostas)).toBe(4)
    const novos = await Promise.all(Array.from({ length: 8 }, () => loja.enviar('PIZZA10', com)))
    expect(placar(novos)).toBe(3)
    expect(await loja.usosDe(id)).toBe(7)
  })

  test('com dois cupons e dois contados, em qualquer ordem, ninguém trava ninguém', async () => {
    const [um, outro] = [
      await loja.novoCupom({ limite: 12 }),
      await loja.novoCupom({ codigo: 'MASSA5', limite: 12 }),
    ]
    await mundo.sql(
      `insert into estoques (empresa_id, produto_id, restante, dia) values ($1, $2, 20, '2026-11-20'), ($1, $3, 24, '2026-11-20')`,
      [mundo.cantina, loja.lasanha.produtoId, loja.file.produtoId],
    )
    const ida = { itens: [loja.lasanha, loja.file] }
    const volta = { itens: [loja.file, loja.lasanha] }
    const com = await loja.total('PIZZA10', ida)
    const respostas = await Promise.all(
      Array.from({ length: 32 }, (_, n) =>
        loja.enviar(n % 4 < 2 ? 'PIZZA10' : 'MASSA5', com, n % 2 === 0 ? ida : volta),
      ),
    )
    const feitos = respostas.filter(resposta => 'dados' in resposta && 'pedidoId' in resposta.dados).length
    expect(feitos).toBe(20)
    expect(Number(await loja.usosDe(um)) + Number(await loja.usosDe(outro))).toBe(20)
    const restam = await mundo.sql<{ restante: number }>('select restante from estoques order by id')
    expect(restam).toEqual([{ restante: 0 }, { restante: 4 }])
  })
})

describe('Uma empresa que recebe pelo WhatsApp', () => {
  beforeEach(() => loja.limpar('whatsapp'))

  test('usa o cupom quando a mensagem é montada, uma vez por chave, também com outro cupom', async () => {
    const [um, outro] = [
      await loja.novoCupom({ limite: 1 }),
      await loja.novoCupom({ codigo: 'MASSA5', limite: 1 }),
    ]
    const como = { chave: randomUUID(), telefone: loja.novoTelefone() }
    const com = await loja.total('PIZZA10', como)
    const juntas = await Promise.all(Array.from({ length: 4 }, () => loja.enviar('PIZZA10', com, como)))
    for (const resposta of juntas) expect(dadosDe(resposta)).toHaveProperty('link')
    expect([await loja.usosDe(um), await loja.usosDe(outro)]).toEqual([1, 0])
    expect(dadosDe(await loja.enviar('MASSA5', com, como))).toHaveProperty('link')
    expect([await loja.usosDe(um), await loja.usosDe(outro)]).toEqual([0, 1])
    expect(dadosDe(await loja.enviar('MASSA5', com))).toMatchObject({
      mudou: true,
      cupom: { texto: INDISPONIVEL },
    })
  })

  test('devolve um uso à mão, uma vez, e pode desfazer', async () => {
    const id = await loja.novoCupom({ limite: 1 })
    await loja.enviar('PIZZA10', await loja.total('PIZZA10'))
    const [uso] = (await withTenant(mundo.cantina, tx => listUsos(tx, id))) ?? []
    const mudar = (devolvido: boolean, empresa = mundo.cantina) =>
      devolverUso(empresa, id, uso?.id ?? 0, { devolvido, agora: SEXTA })
    await Promise.all([mudar(true), mudar(true), mudar(true)])
    expect(await loja.usosDe(id)).toBe(0)
    await mudar(false)
    await mudar(false)
    expect(await loja.usosDe(id)).toBe(1)
    expect(await mudar(true, mundo.bella)).toHaveProperty('recusas')
    expect(await loja.usosDe(id)).toBe(1)
  })

  test('não aceita um cupom que pergunta quem é o cliente', async () => {
    await loja.novoCupom({ porCliente: 1 })
    expect(dadosDe(await loja.enviar('PIZZA10', 1))).toMatchObject({
      mudou: true,
      cupom: { texto: INDISPONIVEL },
    })
  })
})
