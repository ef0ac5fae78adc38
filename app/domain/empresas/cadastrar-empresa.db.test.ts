import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { umCadastroLido, umPedinte } from '../../../tests/world/cadastro'
import { ultimoToken } from '../../../tests/world/cartas'
import { tentarEntrar, textosDoCadastro } from '../../../tests/world/contas'
import { CANTINA, CEPS } from '../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { cadastrarEmpresa } from './cadastrar-empresa.server'
import { findEmpresaPorSlug } from './store.server'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())

const contas = () => mundo.sql<{ n: number }>('select count(*)::int n from users').then(([linha]) => linha?.n)

describe('o cadastro', () => {
  const dados = { slug: 'pastel-da-rita', email: 'rita@pastel.example', cep: CEPS.perto.cep }

  test('cria conta e empresa em teste, com a posição do CEP, e põe a carta na fila', async () => {
    expect(await cadastrarEmpresa(umCadastroLido({ ...dados, cnpj: '11222333000181' }), umPedinte())).toEqual(
      {
        cadastrada: true,
      },
    )
    const empresa = await findEmpresaPorSlug('pastel-da-rita')
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
    expect(feitas).toEqual([{ cadastrada: true }, { cadastrada: true }])
    const cartas = await mundo.sql('select 1 from mail_queue where "to" = $1', [duplo.email])
    expect(cartas).toHaveLength(1)
    const comOutraSenha = { senha: 'outra-senha', confirmarSenha: 'outra-senha' }
    expect(await textosDoCadastro({ ...duplo, ...comOutraSenha })).toContain(
      'Este e-mail já está cadastrado.',
    )
  })

  test('são cinco por hora de um endereço', async () => {
    const quem = umPedinte()
    const resultados = []
    for (let n = 0; n < 6; n++) {
      const dados = umCadastroLido({ slug: `cadeia-${n}`, email: `cadeia${n}@cadeia.example` })
      resultados.push('espera' in (await cadastrarEmpresa(dados, quem)))
    }
    expect(resultados).toEqual([false, false, false, false, false, true])
  })
})
