import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atualizarEmpresa } from '~/domain/empresas/atualizar-empresa.server'
import { findEmpresaPorSlug, listSlugs } from '~/domain/empresas/store.server'
import { FEITO } from '~/domain/respostas/resultado'
import { recusadoPor } from '../../../../tests/world/banco/dados-de'
import { CANTINA } from '../../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { dentroDe, quemSalva, tentarEntrar, textosDoCadastro } from '../../../../tests/world/tentativas'
import { ultimoToken } from '../../../../tests/world/ultima-carta'
import { umCadastroLido, umPedinte } from '../../../../tests/world/um-cadastro'
import { confirmarEmail } from './confirmar-email.server'
import { pedirConfirmacao } from './pedir-link.server'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())

let quantas = 0
let tapiocaria = { slug: '', email: '', cnpj: '' }
/** Each test has a new signup that is not confirmed. */
beforeEach(async () => {
  quantas++
  tapiocaria = {
    slug: `tapiocaria-${quantas}`,
    email: `lia@tapiocaria-${quantas}.example`,
    cnpj: `1122233300${String(quantas).padStart(4, '0')}`,
  }
  expect(await textosDoCadastro(tapiocaria)).toEqual([])
})

const envelhecer = (horas: number) =>
  mundo.sql(`update users set created_at = now() - make_interval(hours => $1) where email = $2`, [
    horas,
    tapiocaria.email,
  ])
const contasCom = async (slug: string) =>
  (await mundo.sql('select 1 from empresas join membros on empresa_id = empresas.id where slug = $1', [slug]))
    .length
const naVitrine = async () => ({
  loja: (await findEmpresaPorSlug(tapiocaria.slug)) !== null,
  sitemap: (await listSlugs()).includes(tapiocaria.slug),
})

describe('Antes de confirmar o e-mail', () => {
  test('a loja não existe para ninguém, nem no mapa do site; depois, existe', async () => {
    expect(await naVitrine()).toEqual({ loja: false, sitemap: false })
    expect(await confirmarEmail(await ultimoToken(mundo, tapiocaria.email))).toBe(FEITO)
    expect(await naVitrine()).toEqual({ loja: true, sitemap: true })
  })

  test('URL, e-mail e CNPJ ficam guardados por 72 horas, e o link pode ser pedido de novo', async () => {
    await envelhecer(71)
    expect(
      (await textosDoCadastro({ ...tapiocaria, senha: 'outra1', confirmarSenha: 'outra1' })).length,
    ).toBe(3)
    await pedirConfirmacao(tapiocaria.email, umPedinte())
    expect(await confirmarEmail(await ultimoToken(mundo, tapiocaria.email))).toBe(FEITO)
    expect(await tentarEntrar(tapiocaria.email, 'tapioca123')).toBe('entrou')
  })

  test.each(['slug', 'email', 'cnpj'] as const)(
    'depois disso, quem pede o mesmo %s fica com ele',
    async campo => {
      await envelhecer(73)
      const token = await ultimoToken(mundo, tapiocaria.email)
      const outra = { slug: `outra-${quantas}`, email: `ana@outra-${quantas}.example`, cnpj: '' }
      expect(await textosDoCadastro({ ...outra, [campo]: tapiocaria[campo] })).toEqual([])
      expect(recusadoPor(await confirmarEmail(token))).toBe('Link inválido ou expirado.')
      expect(await contasCom(tapiocaria.slug)).toBe(campo === 'slug' ? 1 : 0)
    },
  )

  test('quem não é pedido por ninguém ainda pode pedir o link e confirmar', async () => {
    await envelhecer(100)
    await pedirConfirmacao(tapiocaria.cnpj, umPedinte())
    expect(await confirmarEmail(await ultimoToken(mundo, tapiocaria.email))).toBe(FEITO)
    expect(await tentarEntrar(tapiocaria.email, 'tapioca123')).toBe('entrou')
  })

  test('no mesmo instante, ou o dono confirma ou o outro fica com a URL', async () => {
    for (let vez = 0; vez < 6; vez++) {
      const dados = { slug: `corrida-${vez}`, email: `dono@corrida-${vez}.example` }
      await textosDoCadastro(dados)
      await mundo.sql("update users set created_at = now() - interval '73 hours' where email = $1", [
        dados.email,
      ])
      const token = await ultimoToken(mundo, dados.email)
      const [confirmado, textos] = await Promise.all([
        confirmarEmail(token),
        textosDoCadastro({ ...dados, email: `outro@corrida-${vez}.example` }),
      ])
      expect([confirmado === FEITO, textos.length === 0].filter(Boolean)).toHaveLength(1)
      expect(await contasCom(dados.slug)).toBe(1)
    }
  })

  test.each([
    ['pôs em um plano', "update empresas set status_plano = 'mensal' where slug = $1"],
    ['desativou', 'update empresas set ativo = false where slug = $1'],
  ])('quem o operador %s não perde nada', async (_caso, sql) => {
    await envelhecer(500)
    await mundo.sql(sql, [tapiocaria.slug])
    expect(await textosDoCadastro({ slug: tapiocaria.slug, email: 'x@x.example' })).toEqual([
      'Esta URL (slug) já está em uso. Por favor, escolha outra.',
    ])
  })
})

describe('De quem já confirmou', () => {
  const cantina = async () => {
    const empresa = await findEmpresaPorSlug(CANTINA.slug)
    if (!empresa) throw new Error('the Cantina is gone')
    return empresa
  }
  const salvar = async (mudancas: Record<string, string>) => {
    const { razaosocial, email, slug } = await cantina()
    const {
      senha: _,
      confirmarSenha: __,
      ...dados
    } = umCadastroLido({ razaosocial, email, slug, ...mudancas })
    return atualizarEmpresa(await dentroDe(await cantina()), dados, quemSalva(CANTINA.senha))
  }

  test('um e-mail novo por confirmar não tira a loja do ar', async () => {
    expect(await salvar({ email: 'nova@cantina.example' })).toMatchObject({
      dados: { emailPorConfirmar: expect.any(String) },
    })
    expect((await cantina()).email).toBe(CANTINA.email)
    expect(await listSlugs()).toContain(CANTINA.slug)
  })

  test('conta antiga não é abandonada: ninguém fica com o que é dela', async () => {
    await mundo.sql("update users set created_at = now() - interval '3 years'")
    expect(await textosDoCadastro({ slug: CANTINA.slug, email: 'y@y.example' })).toHaveLength(1)
  })

  test('Meus dados também ficam com o CNPJ de um cadastro abandonado', async () => {
    expect(await salvar({ cnpj: tapiocaria.cnpj })).toMatchObject({ recusas: [{ campo: 'cnpj' }] })
    await envelhecer(73)
    expect(await salvar({ cnpj: tapiocaria.cnpj })).toMatchObject({ dados: { emailPorConfirmar: null } })
    expect((await cantina()).cnpj).toBe(tapiocaria.cnpj)
  })
})
