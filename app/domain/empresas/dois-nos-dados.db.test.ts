import { afterAll, beforeAll, expect, test } from 'vitest'
import { abrirSecao, salvarSecao } from '~/domain/configuracoes/salvar-secao.server'
import { OUTRA_PESSOA_SALVOU } from '~/domain/respostas/resultado'
import { BELLA } from '../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { dentroDe, quemSalva } from '../../../tests/world/tentativas'
import { umCadastroLido } from '../../../tests/world/um-cadastro'
import { atualizarEmpresa, vistoDaEmpresa } from './atualizar-empresa.server'
import { type DadosDaEmpresa, TELEFONE_DO_WHATSAPP } from './cadastro'
import { type Empresa, findEmpresaPorSlug } from './store.server'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo()
})
afterAll(() => mundo.fechar())

async function bella(): Promise<Empresa> {
  const empresa = await findEmpresaPorSlug(BELLA.slug)
  if (!empresa) throw new Error('the Bella is gone')
  return empresa
}

/** What the form was filled with. */
function dadosDoFormulario(empresa: Empresa): DadosDaEmpresa {
  const { razaosocial, nomefantasia, cnpj, telefone, email, slug } = empresa
  const daRua = {
    cep: empresa.enderecoCep,
    logradouro: empresa.enderecoLogradouro,
    numero: empresa.enderecoNumero,
    bairro: empresa.enderecoBairro,
    cidade: empresa.enderecoCidade,
    estado: empresa.enderecoEstado,
  }
  return { razaosocial, nomefantasia, cnpj, telefone, email, slug, ...daRua }
}

/** The company's form as it was filled in, with the owner's changes. */
function formulario(empresa: Empresa, mudancas: Partial<DadosDaEmpresa>): DadosDaEmpresa {
  const { razaosocial, nomefantasia, email, slug } = empresa
  const {
    senha: _,
    confirmarSenha: __,
    ...dados
  } = umCadastroLido({ razaosocial, nomefantasia, email, slug, telefone: empresa.telefone ?? '' })
  return { ...dados, ...mudancas }
}

test('Dois salvam Meus dados: fica o que cada um mudou; do mesmo campo o segundo é perguntado', async () => {
  const empresa = await bella()
  const visto = vistoDaEmpresa(await dentroDe(empresa))
  const como = dadosDoFormulario(empresa)
  const primeiro = { ...como, telefone: '1133334444' }
  expect(await atualizarEmpresa(await dentroDe(empresa), primeiro, quemSalva(), visto)).toEqual({
    dados: { emailPorConfirmar: null, visto: vistoDaEmpresa(await dentroDe(await bella())) },
  })
  const meu = { ...como, nomefantasia: 'Bella da Vila' }
  expect(await atualizarEmpresa(await dentroDe(empresa), meu, quemSalva(), visto)).toMatchObject({
    dados: { juntados: ['Telefone'] },
  })
  expect(await bella()).toMatchObject({ nomefantasia: 'Bella da Vila', telefone: '1133334444' })
  const outro = { ...como, telefone: '1155556666' }
  const feito = await atualizarEmpresa(await dentroDe(empresa), outro, quemSalva(), visto)
  expect(feito).toMatchObject({
    recusas: [OUTRA_PESSOA_SALVOU],
    conflito: {
      divergencias: [{ rotulo: 'Telefone', digitado: '(11) 5555-6666', valor: '(11) 3333-4444' }],
    },
  })
  const agora = 'conflito' in feito ? feito.conflito?.visto : ''
  await atualizarEmpresa(await dentroDe(empresa), outro, quemSalva(), agora)
  expect(await bella()).toMatchObject({ nomefantasia: 'Bella da Vila', telefone: '1155556666' })
})

test('Dois mudam o endereço da loja: ninguém fica com a metade de um e a metade do outro', async () => {
  const empresa = await bella()
  const visto = vistoDaEmpresa(await dentroDe(empresa))
  const como = dadosDoFormulario(empresa)
  await atualizarEmpresa(await dentroDe(empresa), { ...como, numero: '77' }, quemSalva(), visto)
  const feito = await atualizarEmpresa(
    await dentroDe(empresa),
    { ...como, logradouro: 'Rua Nova' },
    quemSalva(),
    visto,
  )
  expect(feito).toMatchObject({
    conflito: {
      divergencias: [{ rotulo: 'Endereço', digitado: expect.stringContaining('Logradouro: Rua Nova') }],
    },
  })
  expect(await bella()).toMatchObject({
    enderecoNumero: '77',
    enderecoLogradouro: empresa.enderecoLogradouro,
  })
})

test('Dois escolhem onde os pedidos chegam: quem não mudou nada não desfaz a escolha do outro', async () => {
  const empresa = await bella()
  const visto = abrirSecao('recebimento', empresa).visto
  const outro = empresa.tipoPedido === 'whatsapp' ? 'sistema' : 'whatsapp'
  await salvarSecao(empresa.id, 'recebimento', { tipoPedido: outro, visto })
  expect(
    await salvarSecao(empresa.id, 'recebimento', { tipoPedido: empresa.tipoPedido, visto }),
  ).toMatchObject({ dados: { juntados: ['Tipo de pedido'] } })
  expect((await bella()).tipoPedido).toBe(outro)
})

test('Quem tira o telefone em Meus dados enquanto o outro escolhe o WhatsApp é recusado: é nele que os pedidos chegam', async () => {
  const empresa = await bella()
  await salvarSecao(empresa.id, 'recebimento', { tipoPedido: 'whatsapp' })
  const antes = await bella()
  const semTelefone = formulario(antes, { telefone: null })
  const lidaAntes: Empresa = { ...antes, tipoPedido: 'sistema' }
  expect(await atualizarEmpresa(await dentroDe(lidaAntes), semTelefone, quemSalva())).toEqual({
    recusas: [TELEFONE_DO_WHATSAPP],
  })
  expect(await bella()).toEqual(antes)
})
