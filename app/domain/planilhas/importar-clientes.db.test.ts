import { afterAll, beforeAll, expect, test } from 'vitest'
import { listTodosOsClientes } from '~/domain/clientes/store-planilha.server'
import type { EmpresaId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { dadosDe } from '../../../tests/world/banco/dados-de'
import { retratar } from '../../../tests/world/banco/retrato'
import { CLIENTES } from '../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { conferirClientes, importarClientes } from './importar-clientes.server'
import { escreverPlanilha } from './planilha.server'
import { planilhaDosClientes } from './planilha-dos-clientes'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())

const emBytes = (texto: string) => new TextEncoder().encode(texto)
const csv = (...linhas: string[]) => emBytes(linhas.join('\n'))

async function conferir(arquivo: Uint8Array, empresa: EmpresaId = mundo.cantina) {
  return dadosDe(await conferirClientes(empresa, arquivo))
}

async function importar(arquivo: Uint8Array, empresa: EmpresaId = mundo.cantina) {
  const { assinatura } = await conferir(arquivo, empresa)
  return dadosDe(await importarClientes(empresa, arquivo, assinatura))
}

const cliente = async (telefone: string, empresa: EmpresaId = mundo.cantina) =>
  (
    await mundo.sql<Record<string, unknown>>(
      'select * from clientes where telefone = $1 and empresa_id = $2',
      [telefone, empresa],
    )
  )[0]

test('Exportar e importar de novo não muda nada', async () => {
  const arquivo = emBytes(
    escreverPlanilha(planilhaDosClientes(await withTenant(mundo.cantina, listTodosOsClientes))),
  )
  const antes = await retratar(mundo)
  expect(await conferir(arquivo)).toMatchObject({ novos: 0, mudados: 0, erros: [], avisos: [] })
  expect(await importar(arquivo)).toEqual({ importado: { novos: 0, mudados: 0 } })
  expect(await retratar(mundo)).toEqual(antes)
})

test('A importação cria quem falta e muda quem há, achado pelo telefone', async () => {
  const { telefone } = CLIENTES.mariana
  const mariana = await cliente(telefone)
  const arquivo = csv(
    'Nome,Telefone,E-mail,CEP,UF',
    `Mariana A. Costa,+55 ${telefone},,,`,
    'Rui Prado,(21) 3123-4567,rui@exemplo.com.br,1310100,rj',
  )
  const antes = await retratar(mundo)
  expect(await conferir(arquivo)).toMatchObject({ novos: 1, mudados: 1, iguais: 0, erros: [] })
  expect(await retratar(mundo)).toEqual(antes)
  expect(await importar(arquivo)).toEqual({ importado: { novos: 1, mudados: 1 } })
  expect(mariana).toMatchObject({ email: CLIENTES.mariana.email })
  expect(await cliente(telefone)).toEqual({
    ...mariana,
    nome: 'Mariana A. Costa',
    procurado: ` mariana a costa \n ${telefone} MARIANAACOSTA`,
  })
  expect(await cliente('2131234567')).toMatchObject({
    nome: 'Rui Prado',
    email: 'rui@exemplo.com.br',
    endereco_cep: '01310100',
    endereco_estado: 'RJ',
    endereco_logradouro: null,
  })
})

test('É tudo ou nada: com uma linha errada, nenhuma é gravada', async () => {
  const antes = await retratar(mundo)
  const feito = await importar(csv('Nome;Telefone', 'Certa;21911112222', 'Errada;123'))
  expect(feito).toMatchObject({ conferencia: { novos: 1, erros: [{ linha: 3, coluna: 'Telefone' }] } })
  expect(await retratar(mundo)).toEqual(antes)
})

test('Se alguém mudou o cadastro depois da conferência, nada é gravado e vem a nova conferência', async () => {
  const arquivo = csv('Nome;Telefone', 'Nilo Braga;21933334444')
  const { assinatura } = await conferir(arquivo)
  await mundo.sql("insert into clientes (empresa_id, nome, telefone) values ($1, 'Nilo', '21933334444')", [
    mundo.cantina,
  ])
  const antes = await retratar(mundo)
  expect(dadosDe(await importarClientes(mundo.cantina, arquivo, assinatura))).toMatchObject({
    conferencia: { novos: 0, mudados: 1 },
  })
  expect(await retratar(mundo)).toEqual(antes)
})

test('A mesma planilha por vários ao mesmo tempo cria cada cliente uma vez', async () => {
  const arquivo = csv('Nome;Telefone', 'Ema Luz;21955556666', 'Ivo Luz;21955557777')
  const { assinatura } = await conferir(arquivo)
  const feitos = await Promise.all(
    Array.from({ length: 4 }, () => importarClientes(mundo.cantina, arquivo, assinatura)),
  )
  expect(feitos.map(dadosDe).filter(feito => 'importado' in feito)).toHaveLength(1)
})

test('2.500 linhas em uma transação só', async () => {
  const linha = (nome: string) => (_: unknown, i: number) => `${nome} ${i};219${String(i).padStart(8, '0')}`
  const novas = Array.from({ length: 2_500 }, linha('Freguês'))
  expect(await importar(csv('Nome;Telefone', ...novas), mundo.bella)).toEqual({
    importado: { novos: 2_500, mudados: 0 },
  })
  const outras = Array.from({ length: 2_500 }, linha('Freguesa'))
  expect(await importar(csv('Nome;Telefone', ...outras), mundo.bella)).toEqual({
    importado: { novos: 0, mudados: 2_500 },
  })
  const [contados] = await mundo.sql("select count(*)::int as n from clientes where nome like 'Freguesa %'")
  expect(contados).toEqual({ n: 2_500 })
})

test('O cliente de outra empresa com o mesmo telefone fica como está', async () => {
  const { telefone } = CLIENTES.helena
  const antes = await cliente(telefone)
  await importar(csv('Nome;Telefone', `Outra Helena;${telefone}`), mundo.ze)
  expect(await cliente(telefone, mundo.ze)).toMatchObject({ nome: 'Outra Helena' })
  expect(await cliente(telefone)).toEqual(antes)
})
