import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FEITO, NAO_EXISTE } from '~/domain/respostas/resultado'
import type { ClienteId, EmpresaId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { CLIENTES } from '../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { countPedidosPorCliente } from '../pedidos/andamento/store-consulta.server'
import { CLIENTE_COM_PEDIDOS } from './cliente-do-painel'
import { updateCliente } from './store.server'
import { searchClientes } from './store-busca.server'
import { excluirCliente, listClientes, salvarCliente } from './store-painel.server'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())

const listar = (empresa: EmpresaId, busca = '', pagina = 1) =>
  withTenant(empresa, tx => listClientes(tx, { busca, pagina }))
const nomes = async (busca: string) => (await listar(mundo.cantina, busca)).linhas.map(({ nome }) => nome)

async function achar(nome: string) {
  const achado = (await listar(mundo.cantina, nome)).linhas.find(linha => linha.nome === nome)
  if (!achado) throw new Error(`no customer ${nome}`)
  return achado
}

let telefones = 11_960_000_000
const telefoneNovo = () => String(++telefones)

async function criar(nome: string, telefone = telefoneNovo()): Promise<ClienteId> {
  expect(await salvarCliente(mundo.cantina, null, { nome, telefone })).toBe(FEITO)
  return (await achar(nome)).id
}

describe('A lista', () => {
  test('vem por nome, 24 por página', async () => {
    await mundo.sql(
      `insert into clientes (empresa_id, nome, telefone)
       select $1, 'Cliente ' || lpad(n::text, 4, '0'), '31' || lpad(n::text, 9, '0') from generate_series(1, 2000) n`,
      [mundo.bella],
    )
    const { total, linhas } = await listar(mundo.bella, 'cliente', 84)
    expect([total, linhas.length, linhas[0]?.nome]).toEqual([2000, 8, 'Cliente 1993'])
  })

  test('de mais de 10.000 diz que há mais, e só a última página os conta todos', async () => {
    await mundo.sql(
      `insert into clientes (empresa_id, nome, telefone)
       select $1, 'Muitos ' || lpad(n::text, 5, '0'), '41' || lpad(n::text, 9, '0') from generate_series(1, 10030) n`,
      [mundo.burger],
    )
    const pagina = async (busca: string, pedida: number) => {
      const { linhas, ...lida } = await listar(mundo.burger, busca, pedida)
      return { ...lida, primeira: linhas[0]?.nome }
    }
    expect(await pagina('', 1)).toMatchObject({ pagina: 1, total: 10_000, haMais: true })
    expect(await pagina('muitos', 1)).toEqual({
      pagina: 1,
      total: 1_000,
      haMais: true,
      primeira: 'Muitos 00001',
    })
    const penultima = { pagina: 417, total: 10_008, haMais: true, primeira: 'Muitos 09985' }
    expect(await pagina('muitos', 417)).toEqual(penultima)
    const ultima = { pagina: 418, total: 10_030, haMais: false, primeira: 'Muitos 10009' }
    expect([await pagina('muitos', 418), await pagina('muitos', 500)]).toEqual([ultima, ultima])
  })

  test.each([
    ['parte do nome', 'mariana'],
    ['o nome sem acento e em maiúsculas', 'MARIÁNA ALVES'],
    ['o telefone', CLIENTES.mariana.telefone],
    ['o telefone como se escreve', CLIENTES.mariana.telefone.replace(/(..)(.....)(....)/, '($1) $2-$3')],
    ['o telefone com o código do país', `+55 ${CLIENTES.mariana.telefone}`],
    [
      'o telefone com país e zero',
      `+55 (0${CLIENTES.mariana.telefone.slice(0, 2)}) ${CLIENTES.mariana.telefone.slice(2)}`,
    ],
    ['o telefone com a operadora', `015 ${CLIENTES.mariana.telefone}`],
    ['o telefone com xx', `0xx${CLIENTES.mariana.telefone}`],
    ['o fim do telefone', CLIENTES.mariana.telefone.slice(-5)],
  ])('procura por %s', async (_, busca) => {
    expect(await nomes(busca)).toContain(CLIENTES.mariana.nome)
    expect(await nomes(busca)).not.toContain(CLIENTES.diego.nome)
    const paraOPedido = await withTenant(mundo.cantina, tx => searchClientes(tx, busca))
    expect(paraOPedido.map(({ nome }) => nome)).toContain(CLIENTES.mariana.nome)
  })

  test('os algarismos de um nome não são procurados nos telefones', async () => {
    await criar('Mesa 9')
    expect(await nomes('Mesa 9')).toEqual(['Mesa 9'])
  })

  test('sabe quantos pedidos cada cliente tem', async () => {
    const { linhas } = await listar(mundo.cantina)
    const contados = await withTenant(mundo.cantina, tx =>
      countPedidosPorCliente(
        tx,
        linhas.map(({ id }) => id),
      ),
    )
    const { id } = await achar(CLIENTES.mariana.nome)
    const [{ n } = { n: 0 }] = await mundo.sql<{ n: number }>(
      'select count(*)::int as n from pedidos where cliente_id = $1',
      [id],
    )
    expect(n).toBeGreaterThan(1)
    expect(contados.get(id)).toBe(n)
    expect(await withTenant(mundo.bella, tx => countPedidosPorCliente(tx, [id]))).toEqual(new Map())
  })
})

describe('Salvar', () => {
  test('guarda tudo o que foi digitado, e o vazio como nulo', async () => {
    const id = await criar('Lia Campos')
    const endereco = {
      cep: '05010-000',
      logradouro: 'Rua Caiubi',
      numero: '',
      bairro: ' ',
      cidade: 'São Paulo',
    }
    const valores = { nome: 'Lia Campos', telefone: '(11) 3123-4567', email: '', ...endereco, estado: 'sp' }
    expect(await salvarCliente(mundo.cantina, id, valores)).toBe(FEITO)
    expect(await achar('Lia Campos')).toEqual({
      id,
      visto: expect.any(String),
      nome: 'Lia Campos',
      telefone: '1131234567',
      email: null,
      cep: '05010000',
      logradouro: 'Rua Caiubi',
      numero: null,
      complemento: null,
      bairro: null,
      cidade: 'São Paulo',
      estado: 'SP',
    })
  })

  test('não muda os pedidos já feitos, que têm a sua cópia', async () => {
    const { id, telefone } = await achar(CLIENTES.diego.nome)
    const pedidos = () => mundo.sql('select * from pedidos where cliente_id = $1 order by id', [id])
    const antes = await pedidos()
    expect(await salvarCliente(mundo.cantina, id, { nome: 'Diego S.', telefone })).toBe(FEITO)
    expect(await pedidos()).toEqual(antes)
  })

  test('recusa o telefone de outro cliente da empresa e diz de quem é; noutra empresa é livre', async () => {
    const { telefone } = CLIENTES.mariana
    const recusa = (titulo: string) => ({
      recusas: [
        {
          recusa: true,
          codigo: 'telefone-de-outro',
          titulo,
          texto: `Outro cliente já tem este telefone: ${CLIENTES.mariana.nome}.`,
          campo: 'telefone',
        },
      ],
    })
    const novo = { nome: 'Outra Mariana', telefone }
    expect(await salvarCliente(mundo.cantina, null, novo)).toEqual(recusa('Erro ao salvar cliente'))
    const id = await criar('Terceira Pessoa')
    expect(await salvarCliente(mundo.cantina, id, novo)).toEqual(recusa('Erro ao atualizar cliente'))
    expect(await salvarCliente(mundo.bella, null, novo)).toBe(FEITO)
  })

  test('o mesmo telefone por dois donos ao mesmo tempo cria um só, e os outros são avisados', async () => {
    const telefone = telefoneNovo()
    const feitos = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        salvarCliente(mundo.cantina, null, { nome: `Corrida ${n}`, telefone }),
      ),
    )
    expect(feitos.filter(feito => feito === FEITO)).toHaveLength(1)
    for (const feito of feitos.filter(feito => feito !== FEITO)) {
      expect(feito).toMatchObject({ recusas: [{ campo: 'telefone' }] })
    }
    expect(await nomes(telefone)).toHaveLength(1)
  })
})

test('Quem pede pelo cardápio muda a ficha que o dono tem aberta: o nome que o dono muda é salvo com o endereço novo', async () => {
  const telefone = telefoneNovo()
  const id = await criar('Lúcia Prado', telefone)
  const { visto } = await achar('Lúcia Prado')
  const endereco = { cep: '01310100', logradouro: 'Avenida Paulista', numero: '900', complemento: null }
  await withTenant(mundo.cantina, tx =>
    updateCliente(
      tx,
      id,
      { nome: 'Lúcia Prado', telefone, email: null },
      { ...endereco, bairro: 'Bela Vista', cidade: 'São Paulo', estado: 'SP' },
    ),
  )
  const meu = { nome: 'Lúcia P. Prado', telefone, visto }
  expect(await salvarCliente(mundo.cantina, id, meu)).toEqual({ dados: { juntados: ['Endereço'] } })
  expect(await achar('Lúcia P. Prado')).toMatchObject({
    nome: 'Lúcia P. Prado',
    ...endereco,
    cidade: 'São Paulo',
  })

  const outro = { ...meu, cidade: 'Osasco' }
  expect(await salvarCliente(mundo.cantina, id, outro)).toMatchObject({
    conflito: {
      divergencias: [
        {
          rotulo: 'Endereço',
          digitado: expect.stringContaining('Cidade: Osasco'),
          valor: expect.stringContaining('Logradouro: Avenida Paulista\nNúmero: 900'),
        },
      ],
    },
  })
})

describe('Excluir', () => {
  test('apaga quem não tem pedidos; a segunda vez já não acha nada', async () => {
    const id = await criar('Passageiro')
    expect(await excluirCliente(mundo.cantina, id)).toBe(FEITO)
    expect(await excluirCliente(mundo.cantina, id)).toBe(NAO_EXISTE)
    expect(await salvarCliente(mundo.cantina, id, { nome: 'De volta', telefone: telefoneNovo() })).toBe(
      NAO_EXISTE,
    )
  })

  test('recusa quem tem pedidos, e diz o que fazer com os dados', async () => {
    const { id } = await achar(CLIENTES.mariana.nome)
    expect(await excluirCliente(mundo.cantina, id)).toEqual({ recusas: [CLIENTE_COM_PEDIDOS] })
    expect((await achar(CLIENTES.mariana.nome)).id).toBe(id)
  })
})

test('O cliente de outra empresa é como se não existisse, e nada nele muda', async () => {
  const id = await criar('Só da Cantina')
  const valores = { nome: 'Tomado', telefone: telefoneNovo() }
  expect(await salvarCliente(mundo.bella, id, valores)).toBe(NAO_EXISTE)
  expect(await excluirCliente(mundo.bella, id)).toBe(NAO_EXISTE)
  expect((await listar(mundo.bella, 'Só da Cantina')).total).toBe(0)
  expect((await achar('Só da Cantina')).id).toBe(id)
})
