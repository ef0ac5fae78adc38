import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apagarCliente } from '~/domain/pedidos/privacidade/apagar-cliente.server'
import { dadosDe } from '../../../tests/world/banco/dados-de'
import { contarComandos } from '../../../tests/world/banco/queda-no-comando'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { INDISPONIVEL, type LojaComCupom, venderComCupom } from '../../../tests/world/pedir-com-cupom'

let mundo: Mundo
let loja: LojaComCupom
beforeAll(async () => {
  process.env.CEP_API_URL = process.env.VIACEP_URL = 'http://127.0.0.1:9'
  mundo = await abrirMundo()
  loja = await venderComCupom(mundo)
})
afterAll(() => mundo.fechar())
beforeEach(() => loja.limpar('sistema'))

describe('O pedido com cupom', () => {
  test('guarda o desconto como uma linha, e o uso com o telefone', async () => {
    const id = await loja.novoCupom()
    const [sem, com] = [await loja.total(null), await loja.total('pizza 10')]
    expect(com).toBe(sem - Math.floor((sem * 10 + 50) / 100))
    const telefone = loja.novoTelefone()
    const pedidoId = await loja.pedir('pizza 10', { telefone })
    const linhas = await mundo.sql(
      'select rotulo, valor::text, cupom_id from ajustes_pedido where pedido_id = $1',
      [pedidoId],
    )
    const valor = ((sem - com) / 100).toFixed(2)
    expect(linhas).toEqual([{ rotulo: 'Cupom PIZZA10', valor, cupom_id: String(id) }])
    const usos = await mundo.sql('select pedido_id, telefone, valor::text, dia::text from usos_cupom')
    expect(usos).toEqual([{ pedido_id: pedidoId, telefone, valor, dia: '2026-11-20' }])
    expect(await loja.usosDe(id)).toBe(1)
  })

  test('que leva tudo é guardado em dinheiro, de zero, e ninguém deve nada, peça o navegador o que pedir', async () => {
    await loja.novoCupom({ percentual: 100 })
    expect(await loja.total('PIZZA10')).toBe(0)
    const pedidoId = await loja.pedir('PIZZA10')
    const [guardado] = await mundo.sql(
      'select forma_pagamento, valor_pago::text, total_com_frete::text, pix_copia_e_cola from pedidos where id = $1',
      [pedidoId],
    )
    expect(guardado).toEqual({
      ...{ forma_pagamento: 'dinheiro', valor_pago: '0.00', total_com_frete: '0.00' },
      pix_copia_e_cola: null,
    })
  })

  test('custa um comando a mais, e sem cupom nenhum', async () => {
    await loja.novoCupom()
    const [semCupom, comCupom] = [await loja.total(null), await loja.total('PIZZA10')]
    const sem = await contarComandos(() => loja.enviar(null, semCupom))
    expect(await contarComandos(() => loja.enviar('PIZZA10', comCupom))).toBe(sem + 1)
  })

  test('que perdeu o cupom mostra o novo valor e por quê, e nada foi salvo', async () => {
    const id = await loja.novoCupom({ limite: 1 })
    const [sem, com] = [await loja.total(null), await loja.total('PIZZA10')]
    await loja.pedir('PIZZA10')
    const dados = dadosDe(await loja.enviar('PIZZA10', com))
    expect(dados).toMatchObject({
      mudou: true,
      cupom: { texto: INDISPONIVEL },
      valores: { totalComFrete: sem },
    })
    expect(await loja.usosDe(id)).toBe(1)
  })

  test('repetido com a mesma chave usa uma vez, também quando as repetições chegam juntas', async () => {
    const id = await loja.novoCupom({ limite: 1 })
    const como = { chave: randomUUID(), telefone: loja.novoTelefone() }
    const com = await loja.total('PIZZA10', como)
    const juntas = await Promise.all(Array.from({ length: 4 }, () => loja.enviar('PIZZA10', com, como)))
    for (const resposta of juntas) expect(dadosDe(resposta)).toHaveProperty('pedidoId')
    expect(dadosDe(await loja.enviar('PIZZA10', com, como))).toMatchObject({ repetido: true })
    expect(await loja.usosDe(id)).toBe(1)
  })

  test('cancelado devolve o uso uma vez, também entre 8 cancelamentos de uma vez', async () => {
    const id = await loja.novoCupom({ limite: 1, porCliente: 1, primeiraCompra: true })
    const telefone = loja.novoTelefone()
    const primeiro = await loja.pedir('PIZZA10', { telefone })
    await Promise.all(Array.from({ length: 8 }, () => loja.cancelar(primeiro)))
    expect(await loja.usosDe(id)).toBe(0)
    await loja.pedir('PIZZA10', { telefone })
    expect(await loja.usosDe(id)).toBe(1)
  })

  test('de quem já pediu não tem o cupom da primeira compra', async () => {
    const telefone = loja.novoTelefone()
    await loja.pedir(null, { telefone })
    const id = await loja.novoCupom({ primeiraCompra: true })
    const aVer = await loja.total('PIZZA10', { telefone })
    expect(aVer).toBe(await loja.total('PIZZA10'))
    const dados = dadosDe(await loja.enviar('PIZZA10', aVer, { telefone }))
    expect(dados).toMatchObject({ mudou: true, cupom: { texto: INDISPONIVEL } })
    expect(await loja.usosDe(id)).toBe(0)
  })

  test('fica como está quando o cupom é excluído, e sem o telefone quando o cliente é apagado', async () => {
    const id = await loja.novoCupom()
    const telefone = loja.novoTelefone()
    const pedidoId = await loja.pedir('PIZZA10', { telefone })
    await mundo.sql(`update pedidos set status = 'Finalizado' where id = $1`, [pedidoId])
    await apagarCliente(mundo.cantina, telefone)
    expect(await mundo.sql('select telefone from usos_cupom')).toEqual([{ telefone: null }])
    await mundo.sql('delete from cupons where id = $1', [id])
    const ajustes = await mundo.sql('select valor > 0 as fica from ajustes_pedido where pedido_id = $1', [
      pedidoId,
    ])
    expect(ajustes).toEqual([{ fica: true }])
  })
})
