import { askJson } from '~/browser/ask-json'
import { destrutivo } from '~/screens/campos/reacao/reacao'
import type { OfertaLida } from '../linhas/ler-oferta'
import { lerOferta } from '../linhas/oferta'
import { type Estado, mudar, type PedidoAEditar, recomecar, SEM_OFERTAS } from './estado'
import { formularioDoPedido } from './formulario'
import { type Pergunta, type Reacao, reacao } from './reacao'

/** The products that an order may have. */
export function perguntarPelaOferta({ ofertas }: Estado): Pergunta | null {
  if (!ofertas.lendo) return null
  return {
    chave: 'oferta',
    async fazer(enderecoDe, signal) {
      const { status, body } = await askJson<OfertaLida>(enderecoDe('/home/pedidos/novo-pedido'), { signal })
      return seguinte => receberOferta(seguinte, status === 200 ? body : null)
    },
  }
}

/** A failure is shown by a text that stays, and once by a toast. */
export function receberOferta(estado: Estado, lida: OfertaLida | null): Reacao {
  if (!lida) {
    const falhou = { ...estado, ofertas: { ...SEM_OFERTAS, falhou: true } }
    return reacao(falhou, { tipo: 'avisar', aviso: destrutivo(OFERTA_FALHOU) })
  }
  const { estoques, relogio, links, freteFixo, regras, promocoes } = lida
  const produtos = lerOferta(lida)
  const sabida = { ...estado, ofertas: { ...SEM_OFERTAS, produtos, estoques, relogio, links } }
  return reacao(mudar(sabida, { tipo: 'configurar', freteFixo, regras, promocoes, oferta: produtos }))
}

const OFERTA_FALHOU = {
  titulo: 'Erro ao buscar produtos',
  texto: 'Verifique sua conexão e tente novamente.',
}

/** The order to edit, when the form opens and whenever somebody asks for it again. */
export function perguntarPeloPedido({ pedido, leitura }: Estado): Pergunta | null {
  if (pedido === null || !leitura.lendo) return null
  return {
    chave: 'pedido',
    async fazer(enderecoDe, signal) {
      const url = enderecoDe(`/home/pedidos/${pedido}`)
      const { status, body } = await askJson<{ pedido: PedidoAEditar }>(url, { signal })
      if (status === 200 && body) return seguinte => receberPedido(seguinte, body.pedido)
      return seguinte => receberPedido(seguinte, status === 404 ? 'sumiu' : 'sem-resposta')
    },
  }
}

/** Who reads an open order again keeps what is typed until the order is there. */
export function receberPedido(estado: Estado, lido: PedidoAEditar | 'sumiu' | 'sem-resposta'): Reacao {
  const { lido: antes } = estado.leitura
  if (typeof lido === 'string') {
    const parado = { ...estado, leitura: { lendo: false, lido: antes, falha: lido } }
    return antes ? reacao(parado, { tipo: 'avisar', aviso: LEITURA_FALHOU }) : reacao(parado)
  }
  const aberto = mudar(estado, { tipo: 'abrir', formulario: formularioDoPedido(lido) })
  const com = { ...aberto, leitura: { lendo: false, lido, falha: null } }
  // The pressed button is gone.
  return antes ? reacao(recomecar(com), { tipo: 'focar', onde: 'titulo' }) : reacao(com)
}

const LEITURA_FALHOU = {
  title: 'Erro ao carregar pedidos',
  variant: 'destructive',
  duration: 5_000,
} as const
