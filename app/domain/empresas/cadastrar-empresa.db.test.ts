import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FEITO } from '~/domain/respostas/resultado'
import type { ContaId, EmpresaId } from '~/domain/valores/ids'
import { senhasCalculadas } from '../../../tests/world/banco/senhas-calculadas'
import { CANTINA, CEPS } from '../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { tentarEntrar, textosDoCadastro } from '../../../tests/world/tentativas'
import { ultimoToken } from '../../../tests/world/ultima-carta'
import { umCadastroLido, umPedinte } from '../../../tests/world/um-cadastro'
import { cadastrarEmpresa } from './cadastrar-empresa.server'
import { findMembro } from './store.server'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())

const contas = () => mundo.sql<{ n: number }>('select count(*)::int n from users').then(([linha]) => linha?.n)

describe('o cadastro', () => {
  const dados = { slug: 'pastel-da-rita', email: 'rita@pastel.example', cep: CEPS.perto.cep }

  test('cria conta e empresa em teste, com a posição do CEP, e põe a carta na fila', async () => {
    expect(await cadastrarEmpresa(umCadastroLido({ ...dados, cnpj: '11222333000181' }), umPedinte())).toBe(
      FEITO,
    )
    const [quem] = await mundo.sql<{ conta: ContaId; empresaId: EmpresaId }>(
      `select user_id::int as conta, empresa_id::int as "empresaId" from membros
       where user_id = (select id from users where email = $1)`,
      [dados.email],
    )
    const { empresa, membro } = (quem && (await findMembro(quem))) ?? {}
    expect(membro).toEqual({ conta: quem?.conta, email: dados.email, papel: 'dono' })
    expect(empresa).toMatchObject({ ativo: true, tipoPedido: 'sistema', statusPlano: 'teste', diasTeste: 7 })
    expect(empresa).toMatchObject({ ...CEPS.perto.posicao, enderecoCep: CEPS.perto.cep })
    expect(await tentarEntrar(dados.email, 'tapioca123')).toBe('Confirme seu e-mail para entrar.')
    expect(await ultimoToken(mundo, dados.email)).toHaveLength(43)
  })

  test.each([
    ['slug', { slug: CANTINA.slug }, 'Esta URL (slug) já está em uso. Por favor, escolha outra.'],
    ['CNPJ', { cnpj: CANTINA.cnpj }, 'Este CNPJ já está cadastrado.'],
    ['e-mail', { email: CANTINA.email.toUpperCase() }, 'Este e-mail já está cadastrado.'],
  ])('recusa %s de outra empresa, e não guarda nada', async (_campo, mudancas, texto) => {
    const antes = await contas()
    const outra = { slug: 'ainda-livre', email: 'livre@livre.example' }
    expect(await textosDoCadastro({ ...outra, ...mudancas })).toEqual([texto])
    expect(await contas()).toBe(antes)
  })

  test('de dois ao mesmo tempo com a mesma URL um fica com ela, e o outro ouve que está em uso', async () => {
    const feitas = await Promise.all(
      ['a@dupla.example', 'b@dupla.example'].map(email => textosDoCadastro({ slug: 'dupla', email })),
    )
    expect(feitas.sort()).toEqual([[], ['Esta URL (slug) já está em uso. Por favor, escolha outra.']])
  })

  test('enviado duas vezes, como por um toque duplo, é o mesmo sucesso, uma conta e uma carta', async () => {
    const duplo = { slug: 'duplo', email: 'duplo@duplo.example' }
    const feitas = await Promise.all([1, 2].map(() => cadastrarEmpresa(umCadastroLido(duplo), umPedinte())))
    expect(feitas).toEqual([FEITO, FEITO])
    const cartas = await mundo.sql('select 1 from mail_queue where "to" = $1', [duplo.email])
    expect(cartas).toHaveLength(1)
    const comOutraSenha = { senha: 'outra-senha', confirmarSenha: 'outra-senha' }
    expect(await textosDoCadastro({ ...duplo, ...comOutraSenha })).toContain(
      'Este e-mail já está cadastrado.',
    )
  })

  test('o que é recusado não custa o cálculo de uma senha', async () => {
    const recusado = () => textosDoCadastro({ slug: CANTINA.slug, email: 'cpu@cpu.example' })
    expect(await senhasCalculadas(recusado)).toBe(0)
  })

  describe('de um endereço', () => {
    const cadastrar = (quem: ReturnType<typeof umPedinte>, slug: string) =>
      cadastrarEmpresa(umCadastroLido({ slug, email: `${slug}@cadeia.example` }), quem)

    test('são cinco por hora, e o sexto ouve quantos minutos esperar', async () => {
      const quem = umPedinte()
      for (let n = 0; n < 5; n++) expect(await cadastrar(quem, `cadeia-${n}`)).toBe(FEITO)
      const sexto = await cadastrar(quem, 'cadeia-5')
      expect(sexto).toMatchObject({
        recusas: [{ texto: 'Muitos cadastros em pouco tempo. Tente novamente em 60 minutos.' }],
        espera: expect.any(Number),
      })
    })

    test('recusas não são cadastros: depois de seis com a URL de outro, o sétimo é feito', async () => {
      const quem = umPedinte()
      for (let n = 0; n < 6; n++) {
        expect(await cadastrar(quem, CANTINA.slug)).toMatchObject({ recusas: [{ campo: 'slug' }] })
      }
      expect(await cadastrar(quem, 'enfim-livre')).toBe(FEITO)
    })

    test('as recusas são trinta por hora, e também dizem a espera', async () => {
      const quem = umPedinte()
      for (let n = 0; n < 30; n++) {
        expect(await cadastrar(quem, CANTINA.slug)).toMatchObject({ recusas: [{ campo: 'slug' }] })
      }
      expect(await cadastrar(quem, 'tarde-demais')).toMatchObject({
        recusas: [{ texto: 'Muitos cadastros recusados em pouco tempo. Tente novamente em 60 minutos.' }],
        espera: expect.any(Number),
      })
    })
  })
})
