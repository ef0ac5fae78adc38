import { findEmpresaDoOperador } from '~/domain/empresas/store-do-operador.server'
import { apagarCliente } from '~/domain/pedidos/privacidade/apagar-cliente.server'
import { type DadosDaPessoa, exportarCliente } from '~/domain/pedidos/privacidade/exportar-cliente.server'
import { ehNegado, NAO_EXISTE } from '~/domain/respostas/resultado'
import { formatTelefone, lerTelefone, telefoneDoPainelValido } from '~/domain/valores/telefone'
import { type Command, Refusal } from './command/command'
import { confirm } from './command/confirm'
import { withDatabase } from './command/database'

export const exportar: Command = {
  name: 'cliente exportar',
  usage: ['<slug>', '<telefone>'],
  summary: 'mostra tudo o que uma empresa guarda de uma pessoa (LGPD)',
  help: 'Sai em JSON: o cadastro e todos os pedidos. Para um arquivo: npm run --silent comanda -- cliente exportar ... > dados.json',
  async run({ args: [slug = '', digitado = ''] }) {
    const telefone = lerArgumento(digitado)
    await withDatabase(async () => {
      const { empresa, dados } = await procurar(slug, telefone)
      console.log(JSON.stringify({ empresa, telefone, ...dados }, null, 2))
    })
  },
}

export const apagar: Command = {
  name: 'cliente apagar',
  usage: ['<slug>', '<telefone>'],
  asks: true,
  summary: 'apaga uma pessoa de uma empresa (LGPD)',
  help: [
    'O cadastro é apagado. Os pedidos ficam, com itens, valores e datas, sem nome, telefone, endereço e observações.',
    'Não tem volta, e os backups feitos antes ainda têm os dados. Pergunta antes; com --sim não pergunta.',
  ].join('\n'),
  async run({ args: [slug = '', digitado = ''], sim }) {
    const telefone = lerArgumento(digitado)
    await withDatabase(async () => {
      const { id, empresa, dados } = await procurar(slug, telefone)
      if (!sim) await confirm(perguntaDe(empresa.nome, telefone, dados))
      const feito = await apagarCliente(id, telefone)
      if (feito === NAO_EXISTE) throw new Refusal(ninguem(empresa.nome, telefone))
      if (ehNegado(feito)) {
        throw new Refusal(feito.recusas.map(({ titulo, texto }) => `${titulo}. ${texto}`).join('\n'))
      }
      console.log(`Apagado. ${pedidosSemDono(feito.dados.pedidos)}`)
    })
  },
}

function lerArgumento(digitado: string): string {
  const telefone = lerTelefone(digitado)
  if (telefoneDoPainelValido(telefone)) return telefone
  throw new Refusal(`O telefone tem 10 ou 11 dígitos, com DDD: ${digitado}`)
}

async function procurar(slug: string, telefone: string) {
  const empresa = await findEmpresaDoOperador(slug)
  if (!empresa) throw new Refusal(`Nenhuma empresa: ${slug}\nA lista: npm run comanda -- empresas`)
  const { id, nomefantasia: nome } = empresa
  const dados = await exportarCliente(id, telefone)
  if (!dados) throw new Refusal(ninguem(nome, telefone))
  return { id, empresa: { slug: empresa.slug, nome }, dados }
}

function ninguem(nome: string, telefone: string): string {
  return `${nome} não guarda nada do telefone ${formatTelefone(telefone)}.`
}

function perguntaDe(nome: string, telefone: string, { cliente, pedidos }: DadosDaPessoa): string {
  const pessoa = cliente ? `${cliente.nome}, ${formatTelefone(telefone)}` : formatTelefone(telefone)
  return `${nome}: apagar ${pessoa}? ${pedidosSemDono(pedidos.length)} Não tem volta.`
}

function pedidosSemDono(quantos: number): string {
  if (quantos === 0) return 'Não há pedidos.'
  return quantos === 1
    ? '1 pedido fica, sem os dados da pessoa.'
    : `${quantos} pedidos ficam, sem os dados da pessoa.`
}
