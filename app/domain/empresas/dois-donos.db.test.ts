import { afterAll, beforeAll, expect, test } from 'vitest'
import { salvarSecao, vistoDaSecao } from '~/domain/configuracoes/salvar-secao.server'
import { OUTRA_PESSOA_SALVOU } from '~/domain/respostas/resultado'
import { umCadastroLido } from '../../../tests/world/cadastro'
import { dentroDe, quemSalva } from '../../../tests/world/contas'
import { BELLA } from '../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
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

test('Dois salvam Meus dados: o segundo é avisado do que vale agora, e ao salvar de novo vale o dele', async () => {
  const empresa = await bella()
  const visto = vistoDaEmpresa(await dentroDe(empresa))
  const meu = formulario(empresa, { nomefantasia: 'Bella da Vila' })
  const primeiro = formulario(empresa, { telefone: '1133334444' })
  expect(await atualizarEmpresa(await dentroDe(empresa), primeiro, quemSalva(), visto)).toEqual({
    dados: { emailPorConfirmar: null, visto: vistoDaEmpresa(await dentroDe(await bella())) },
  })
  const feito = await atualizarEmpresa(await dentroDe(empresa), meu, quemSalva(), visto)
  expect(feito).toEqual({
    recusas: [OUTRA_PESSOA_SALVOU],
    conflito: {
      visto: vistoDaEmpresa(await dentroDe(await bella())),
      divergencias: [
        { rotulo: 'Nome fantasia', valor: empresa.nomefantasia },
        { rotulo: 'Telefone', valor: '(11) 3333-4444' },
      ],
    },
  })
  expect(await bella()).toMatchObject({ nomefantasia: empresa.nomefantasia, telefone: '1133334444' })
  await atualizarEmpresa(
    await dentroDe(empresa),
    meu,
    quemSalva(),
    vistoDaEmpresa(await dentroDe(await bella())),
  )
  expect(await bella()).toMatchObject({ nomefantasia: 'Bella da Vila', telefone: empresa.telefone })
})

test('Dois escolhem onde os pedidos chegam: quem não mudou nada não desfaz a escolha do outro', async () => {
  const empresa = await bella()
  const visto = vistoDaSecao('recebimento', empresa)
  const outro = empresa.tipoPedido === 'whatsapp' ? 'sistema' : 'whatsapp'
  expect(await salvarSecao(empresa.id, 'recebimento', { tipoPedido: outro, visto })).toEqual({
    dados: { visto: expect.any(String) },
  })
  expect(
    await salvarSecao(empresa.id, 'recebimento', { tipoPedido: empresa.tipoPedido, visto }),
  ).toMatchObject({
    conflito: { divergencias: [{ rotulo: 'Tipo de pedido' }] },
  })
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
