import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { CANTINA, PRODUTOS } from '../world/demo'
import { ENDERECO_PERTO } from '../world/um-pedido'
import { type Browser, type Comanda, ORIGIN } from './comanda'

export const LOJA = `/${CANTINA.slug}`
export const VITORIA = {
  nome: 'Vitória Canarinho',
  email: 'vitoria@canario.example',
  endereco: {
    ...ENDERECO_PERTO,
    logradouro: 'Travessa Camélia',
    numero: '82 casa amarela',
    complemento: 'portão lilás',
    bairro: 'Vila Sigilosa',
  },
  observacao: 'chave com a vizinha do fundo',
  recado: 'escrever parabéns Vivi',
}
export const CANARIOS = [
  'Vitória',
  'Canarinho',
  'canario.example',
  'Camélia',
  'amarela',
  'lilás',
  'Sigilosa',
  'vizinha',
  'do fundo',
  'Vivi',
]
export const { preco } = PRODUTOS.semExtras
export const ENTREGA = 'Receber no meu endereço'

/** The ways in which a customer's data get into the shop's records. */
export const VIAS = [
  'o dono escreve na ficha',
  'o dono escreve só o e-mail na ficha',
  'o dono lança um pedido dela',
  'o dono importa a planilha',
  'ela mesma pede do navegador dela',
  'o dono corrige o pedido que veio',
] as const
type Via = (typeof VIAS)[number]
type Caminho = (telefone: string, pedidoDaRosa: number) => Promise<void>

/** Brings a customer's data into the shop's records in each of these ways, and looks them up there. */
export function nosLivros(comanda: Comanda, dono: Browser) {
  /** Rosa's order for pickup with this phone. */
  async function pedir(navegador: Browser, telefone: string, mudancas: object = {}): Promise<number> {
    const enviado = {
      ...comanda.umaFocaccia(),
      cliente: { telefone, nome: 'Rosa Klein', email: null },
      ...mudancas,
    }
    const resposta = await navegador.post(`${LOJA}/pedidos`, enviado)
    const corpo = (await resposta.json()) as { pedidoId: number }
    expect(resposta.status, JSON.stringify(corpo)).toBe(200)
    return corpo.pedidoId
  }

  async function ficha(telefone: string) {
    const [linha] = await comanda.mundo.sql<{ id: string }>(
      'select * from clientes where telefone = $1 and empresa_id = $2',
      [telefone, comanda.mundo.cantina],
    )
    return linha
  }

  const doPainel = (telefone: string, item: object = {}) => ({
    cliente: { nome: VITORIA.nome, telefone },
    tipoEntrega: ENTREGA,
    endereco: VITORIA.endereco,
    frete: 8_20,
    itens: [
      {
        id: null,
        produtoId: comanda.umaFocaccia().itens[0]?.produtoId,
        quantidade: 1,
        preco,
        extras: [],
        extrasMantidos: [],
        observacao: VITORIA.recado,
        ...item,
      },
    ],
    formaPagamento: 'pix',
    valorPago: null,
    observacoes: VITORIA.observacao,
  })

  /** The owner is told that the phone belongs to another customer's record, and renames that record. */
  async function comOutroNome<Pedido extends { readonly cliente: object }>(
    caminho: string,
    enviado: Pedido,
  ): Promise<void> {
    const { dono: de } = (await (await dono.post(caminho, enviado)).json()) as { dono: { visto: string } }
    const cliente = { ...enviado.cliente, visto: de.visto, renomear: true }
    await aceito(dono.post(caminho, { ...enviado, cliente }))
  }

  async function aceito(resposta: Promise<Response>): Promise<void> {
    const { status, texto } = await resposta.then(async r => ({ status: r.status, texto: await r.text() }))
    expect(status, texto).toBe(200)
  }

  /** The owner types the data into the form for customers. */
  const pelaFicha: Caminho = async telefone => {
    const { endereco, nome, email } = VITORIA
    const { id } = (await ficha(telefone)) ?? { id: '' }
    await aceito(dono.form(`/home/clientes/${id}.data`, { nome, telefone, email, ...endereco }))
  }

  const caminhos: Record<Via, Caminho> = {
    'o dono escreve na ficha': pelaFicha,
    'o dono escreve só o e-mail na ficha': async telefone => {
      const { id } = (await ficha(telefone)) ?? { id: '' }
      const digitado = { nome: 'Rosa Klein', telefone, email: VITORIA.email }
      await aceito(dono.form(`/home/clientes/${id}.data`, digitado))
    },

    'o dono lança um pedido dela': telefone =>
      comOutroNome('/home/pedidos', { chave: randomUUID(), versao: null, ...doPainel(telefone) }),

    'o dono importa a planilha': async telefone => {
      const { nome, email, endereco: e } = VITORIA
      const csv = `Nome;Telefone;E-mail;CEP;Logradouro;Número;Complemento;Bairro;Cidade;UF\r\n${nome};${telefone};${email};${e.cep};${e.logradouro};${e.numero};${e.complemento};${e.bairro};${e.cidade};${e.estado}`
      const enviar = (caminho: string, assinatura: string) => {
        const formulario = new FormData()
        formulario.set('assinatura', assinatura)
        formulario.set('arquivo', new File([csv], 'clientes.csv', { type: 'text/csv' }))
        return dono.send(caminho, { method: 'POST', headers: { Origin: ORIGIN }, body: formulario })
      }
      const lida = (await (await enviar('/home/clientes/conferencia', '')).json()) as {
        conferencia: { assinatura: string }
      }
      await aceito(enviar('/home/clientes/importacao', lida.conferencia.assinatura))
    },

    'ela mesma pede do navegador dela': async telefone => {
      await pedir(comanda.browser(), telefone, {
        cliente: { telefone, nome: VITORIA.nome, email: VITORIA.email },
        tipoEntrega: ENTREGA,
        endereco: VITORIA.endereco,
        observacoes: VITORIA.observacao,
        totalVisto: preco + 8_20,
      })
    },

    'o dono corrige o pedido que veio': async (telefone, numero) => {
      const lido = (await (await dono.get(`/home/pedidos/${numero}`)).json()) as {
        pedido: { versao: number; itens: { id: number }[] }
      }
      const { versao, itens } = lido.pedido
      const edicao = { chave: null, versao, ...doPainel(telefone, { id: itens[0]?.id }) }
      await comOutroNome(`/home/pedidos/${numero}`, edicao)
    },
  }

  return { pedir, ficha, doPainel, aceito, pelaFicha, caminhos }
}
