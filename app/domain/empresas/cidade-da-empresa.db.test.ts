import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noMeio } from '../../../tests/world/banco/no-meio'
import { BELLA, CEPS } from '../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import {
  json,
  type PostalService,
  split,
  startPostalService,
} from '../../../tests/world/processo/postal-service'
import { dentroDe, quemSalva } from '../../../tests/world/tentativas'
import { umCadastroLido, umPedinte } from '../../../tests/world/um-cadastro'
import { atualizarEmpresa } from './atualizar-empresa.server'
import { cadastrarEmpresa } from './cadastrar-empresa.server'
import { findEmpresaPorSlug } from './store.server'

let mundo: Mundo
let correios: PostalService
beforeAll(async () => {
  correios = await startPostalService()
  process.env.CEP_API_URL = process.env.VIACEP_URL = correios.url
  mundo = await abrirMundo()
})
afterAll(async () => {
  await mundo.fechar()
  await correios.stop()
})
beforeEach(() => {
  correios.answer = json(404, {})
})

const { cep } = CEPS.perto
const SEM_RESPOSTA = split(json(500, {}), json(500, {}))
let vez = 0

/** The codes and fields of the refusals of a signup with this address; empty when it succeeded. */
async function cadastrar(endereco: Record<string, string>) {
  const slug = `loja-${++vez}`
  const feito = await cadastrarEmpresa(
    umCadastroLido({ ...endereco, slug, email: `${slug}@exemplo.com.br` }),
    umPedinte(),
  )
  const guardada = await mundo.sql('select endereco_cidade from empresas where slug = $1', [slug])
  return { recusas: 'recusas' in feito ? feito.recusas : [], guardadas: guardada.length }
}

async function salvar(endereco: Record<string, string>) {
  const empresa = await findEmpresaPorSlug(BELLA.slug)
  if (!empresa) throw new Error('the Bella is gone')
  const { razaosocial, nomefantasia, email, slug } = empresa
  const {
    senha: _,
    confirmarSenha: __,
    ...dados
  } = umCadastroLido({
    ...{ razaosocial, nomefantasia, email, slug, telefone: empresa.telefone ?? '' },
    ...endereco,
  })
  const feito = await atualizarEmpresa(await dentroDe(empresa), dados, quemSalva())
  const [guardado] = await mundo.sql(
    'select endereco_cep, endereco_cidade, endereco_estado, cidade_do_cep, estado_do_cep from empresas where id = $1',
    [empresa.id],
  )
  return { recusas: 'recusas' in feito ? feito.recusas : [], guardado }
}

const RECUSADOS = [
  ['cidade', 'Salvador', 'BA', 'é de São Paulo/SP. Corrija a cidade e o estado, ou o CEP.'],
  ['cidade', 'Campinas', 'SP', 'é de São Paulo/SP. Corrija a cidade, ou o CEP.'],
  ['estado', '', 'BA', 'é de São Paulo/SP. Corrija o estado, ou o CEP.'],
] as const

describe('Um endereço que contradiz o CEP', () => {
  test.each(RECUSADOS)(
    'é recusado no cadastro, ao lado do campo %s (%s/%s)',
    async (campo, cidade, estado, fim) => {
      const { recusas, guardadas } = await cadastrar({ cep, cidade, estado })
      expect(recusas).toMatchObject([
        { codigo: 'cep-de-outro-lugar', campo, texto: expect.stringContaining(fim) },
      ])
      expect(guardadas).toBe(0)
    },
  )

  test.each(RECUSADOS)(
    'é recusado em Meus dados, ao lado do campo %s (%s/%s)',
    async (campo, cidade, estado, fim) => {
      const { guardado: antes } = await salvar({ cep: CEPS.daCantina.cep, cidade: 'São Paulo', estado: 'SP' })
      for (const novo of [cep, CEPS.daCantina.cep]) {
        const { recusas, guardado } = await salvar({ cep: novo, cidade, estado })
        expect(recusas).toMatchObject([
          { codigo: 'cep-de-outro-lugar', campo, texto: expect.stringContaining(fim) },
        ])
        expect(guardado).toEqual(antes)
      }
    },
  )
})

describe('Nada é recusado', () => {
  test.each([
    ['à mesma cidade, como for escrita', { cep, cidade: 'S. PAULO - SP', estado: 'sp' }],
    ['a quem deixa cidade e estado em branco', { cep }],
    ['a quem não tem CEP', { cidade: 'Salvador', estado: 'BA' }],
    ['de um CEP que ninguém conhece', { cep: '05999001', cidade: 'Salvador', estado: 'BA' }],
  ])('%s', async (_, endereco) => {
    expect((await cadastrar(endereco)).recusas).toEqual([])
    expect((await salvar(endereco)).recusas).toEqual([])
  })

  test('enquanto os correios não respondem; o lugar que respondem depois fica sabido, e então vale', async () => {
    correios.answer = SEM_RESPOSTA
    const endereco = { cep: '05999002', cidade: 'Salvador', estado: 'BA' }
    expect(await salvar(endereco)).toMatchObject({ recusas: [], guardado: { estado_do_cep: null } })
    await mundo.sql(`insert into ceps (cep, cidade, estado) values ('05999002', 'São Paulo', 'SP')`)
    const { recusas, guardado } = await salvar(endereco)
    expect(recusas).toMatchObject([{ codigo: 'cep-de-outro-lugar', campo: 'cidade' }])
    expect(guardado).toMatchObject({
      endereco_cidade: 'Salvador',
      cidade_do_cep: 'São Paulo',
      estado_do_cep: 'SP',
    })
  })
})

test('Com outro CEP o lugar é o dele, e sem CEP nenhum', async () => {
  expect((await salvar({ cep })).guardado).toMatchObject({ cidade_do_cep: 'São Paulo', estado_do_cep: 'SP' })
  const { cep: outro, cidade, estado } = CEPS.semRua
  expect((await salvar({ cep: outro })).guardado).toMatchObject({
    cidade_do_cep: cidade,
    estado_do_cep: estado,
  })
  expect((await salvar({})).guardado).toMatchObject({ cidade_do_cep: null, estado_do_cep: null })
})

describe('Quando a loja e o lugar do seu CEP se guardam ao mesmo tempo, a loja o tem', () => {
  const PARA_A_LOJA = `update empresas set endereco_cep = $1 where slug = 'pizzaria-bella'`
  const DOS_CORREIOS = `insert into ceps (cep, cidade, estado) values ($1, 'Campinas', 'SP')
    on conflict (cep) do update set cidade = excluded.cidade`
  const oLugarDela = async () =>
    (await mundo.sql(`select cidade_do_cep from empresas where slug = 'pizzaria-bella'`))[0]?.cidade_do_cep

  test('se a resposta dos correios chega antes que o endereço esteja guardado', async () => {
    const cep = ['05999011']
    await noMeio(mundo, PARA_A_LOJA, cep, () => mundo.sql(DOS_CORREIOS, cep))
    expect(await oLugarDela()).toBe('Campinas')
  })

  test('se o endereço chega antes que a resposta esteja guardada', async () => {
    const cep = ['05999012']
    await noMeio(mundo, DOS_CORREIOS, cep, () => mundo.sql(PARA_A_LOJA, cep))
    expect(await oLugarDela()).toBe('Campinas')
  })

  test('se é uma loja nova', async () => {
    const cep = ['05999013']
    const nova = `insert into empresas (razaosocial, nomefantasia, slug, endereco_cep, email, data_cadastro)
      values ('Nova', 'Nova', 'nova-no-meio', $1, 'nova@exemplo.com.br', current_date)`
    await noMeio(mundo, nova, cep, () => mundo.sql(DOS_CORREIOS, cep))
    expect(await mundo.sql(`select cidade_do_cep from empresas where slug = 'nova-no-meio'`)).toEqual([
      { cidade_do_cep: 'Campinas' },
    ])
  })

  test('se o CEP dela fica o mesmo, e nenhum dos dois é desfeito por causa do outro', async () => {
    const cep = ['05999014']
    await mundo.sql(PARA_A_LOJA, cep)
    const seguraALoja = `select from empresas where slug = 'pizzaria-bella' for no key update`
    const dosCorreios = () => mundo.sql(DOS_CORREIOS, cep)
    await noMeio(mundo, seguraALoja, [], dosCorreios, outro => outro.query(PARA_A_LOJA, cep))
    expect(await oLugarDela()).toBe('Campinas')
  })
})
