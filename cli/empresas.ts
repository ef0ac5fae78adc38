import { criarLinkDeSenha } from '~/domain/empresas/acesso/criar-link-de-senha.server'
import { darDiasDeTeste, mudarAtivo, mudarPlano } from '~/domain/empresas/mudar-plano.server'
import { STATUS_DO_PLANO, situacaoDoTeste, textoDoTeste } from '~/domain/empresas/plano'
import { type EmpresaDoOperador, listEmpresas } from '~/domain/empresas/store-do-operador.server'
import { countPedidosDesde } from '~/domain/pedidos/andamento/store-consulta.server'
import { horaLocal } from '~/domain/valores/instante'
import { withTenant } from '~/server/database/transaction.server'
import { env } from '~/server/env.server'
import { achada, feito } from './command/achada'
import { type Call, type Command, Refusal } from './command/command'
import { withDatabase } from './command/database'
import { tabela } from './command/tabela'

const DIA_MS = 86_400_000
const MAX_DIAS = 3_650

const COLUNAS = ['id', 'slug', 'nome', 'plano', 'teste', 'ativa', 'e-mail', 'pedidos em 30 dias']

export const empresas: Command = {
  name: 'empresas',
  usage: [],
  summary: 'lista as empresas',
  help: 'Mostra id, slug, nome, plano, dias de teste que restam, se está ativa, se o e-mail foi confirmado e os pedidos dos últimos 30 dias.',
  run: () =>
    withDatabase(async () => {
      const agora = new Date()
      const desde = new Date(agora.getTime() - 30 * DIA_MS)
      const linhas: string[][] = []
      for (const empresa of await listEmpresas()) {
        const quantos = await withTenant(empresa.id, tx => countPedidosDesde(tx, desde))
        linhas.push(linhaDa(empresa, quantos, agora))
      }
      console.log(tabela(COLUNAS, linhas))
      console.log(linhas.length === 1 ? '1 empresa' : `${linhas.length} empresas`)
    }),
}

function linhaDa(empresa: EmpresaDoOperador, pedidos: number, agora: Date): string[] {
  const { id, slug, nomefantasia, statusPlano, ativo, confirmada } = empresa
  const { diasRestantes } = situacaoHoje(empresa, agora)
  const resta = diasRestantes === null ? '-' : diasRestantes === 0 ? 'expirado' : String(diasRestantes)
  const email = confirmada ? 'confirmado' : 'a confirmar'
  return [String(id), slug, nomefantasia, statusPlano, resta, ativo ? 'sim' : 'não', email, String(pedidos)]
}

export const plano: Command = {
  name: 'plano',
  usage: ['<slug>', `<${STATUS_DO_PLANO.join('|')}>`],
  summary: 'muda o plano de uma empresa',
  help: 'mensal e anual não têm limite. teste volta aos dias de teste que a empresa tinha; para dar outros, use o comando teste.',
  async run({ args: [slug = '', digitado = ''] }) {
    const status = STATUS_DO_PLANO.find(conhecido => conhecido === digitado)
    if (!status)
      throw new Refusal(`Plano desconhecido: ${digitado}. Os planos são ${STATUS_DO_PLANO.join(', ')}.`)
    await withDatabase(async () => contar(achada(slug, await mudarPlano(slug, status))))
  },
}

export const teste: Command = {
  name: 'teste',
  usage: ['<slug>', '<dias>'],
  summary: 'põe uma empresa em teste por tantos dias, a contar de hoje',
  help: `De 0 a ${MAX_DIAS} dias, hoje incluído: 1 acaba à meia-noite da empresa, 0 encerra o teste já.`,
  async run({ args: [slug = '', digitado = ''] }) {
    const dias = /^\d{1,4}$/.test(digitado) ? Number(digitado) : Number.NaN
    if (!(dias <= MAX_DIAS)) throw new Refusal(`Os dias vão de 0 a ${MAX_DIAS}: ${digitado}`)
    await withDatabase(async () => contar(achada(slug, await darDiasDeTeste(slug, dias, new Date()))))
  },
}

export const ativar: Command = {
  name: 'ativar',
  usage: ['<slug>'],
  summary: 'liga uma empresa de novo',
  help: 'O cardápio e o login voltam como estavam.',
  run: chamada => ligar(chamada, true),
}

export const desativar: Command = {
  name: 'desativar',
  usage: ['<slug>'],
  summary: 'desliga uma empresa',
  help: "O cardápio passa a 'Empresa Não Encontrada' e ninguém entra no painel. Nada se perde.",
  run: chamada => ligar(chamada, false),
}

function ligar({ args: [slug = ''] }: Call, ativo: boolean): Promise<void> {
  return withDatabase(async () => contar(feito(slug, await mudarAtivo(slug, ativo))))
}

export const senha: Command = {
  name: 'senha',
  usage: ['<slug|e-mail>'],
  summary: 'cria um link para o dono escolher uma nova senha',
  help: 'O link vale por 60 minutos e uma vez; usá-lo confirma o e-mail da conta. Nada é enviado. Começa por PUBLIC_URL.',
  run: ({ args: [quem = ''] }) =>
    withDatabase(async () => {
      const { publicUrl, port } = env()
      const criado = achada(quem, await criarLinkDeSenha(quem, publicUrl ?? `http://localhost:${port}`))
      console.log(`${criado.nome} (${criado.email}), por 60 minutos:\n${criado.link}`)
      if (!publicUrl) console.error('PUBLIC_URL não está definido: o link só abre nesta máquina.')
    }),
}

function contar(empresa: EmpresaDoOperador): void {
  const { nomefantasia, slug, ativo, statusPlano, confirmada } = empresa
  const prazo = textoDoTeste(situacaoHoje(empresa, new Date()))
  const estado = `${nomefantasia} (${slug}): ${ativo ? 'ativa' : 'desativada'}, plano ${statusPlano}.`
  const porConfirmar = confirmada ? '' : 'O e-mail não foi confirmado: o cardápio ainda não aparece.'
  console.log([estado, prazo, porConfirmar].filter(Boolean).join(' '))
}

function situacaoHoje(empresa: EmpresaDoOperador, agora: Date) {
  return situacaoDoTeste(empresa, horaLocal(agora, empresa.fusoHorario).data)
}
