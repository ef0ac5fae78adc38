import { describe, expect, test } from 'vitest'
import { decidirEnvio } from './pedir'

const recusa = {
  recusa: true,
  codigo: 'muitos-pedidos',
  titulo: 'Muitos pedidos',
  texto: 'Aguarde alguns minutos.',
}
const resposta = (status: number | null, body: unknown = null, retryAfter: number | null = null) => ({
  status,
  body,
  retryAfter,
})

describe('Respostas definitivas encerram o envio', () => {
  test.each([
    ['pedido feito', resposta(200, { pedidoId: 12345678 }), { tipo: 'feito', pedidoId: 12345678, pix: null }],
    [
      'pedido feito, com o código para pagar',
      resposta(200, { pedidoId: 12345678, pix: '0002...' }),
      { tipo: 'feito', pedidoId: 12345678, pix: '0002...' },
    ],
    [
      'conversa do WhatsApp',
      resposta(200, { link: 'https://api.whatsapp.com/send?text=x' }),
      { tipo: 'whatsapp', link: 'https://api.whatsapp.com/send?text=x', aCopiar: null, pix: null },
    ],
    [
      'conversa do WhatsApp, com a mensagem que não coube no link',
      resposta(200, { link: 'https://api.whatsapp.com/send', aCopiar: '*Novo pedido*', pix: null }),
      { tipo: 'whatsapp', link: 'https://api.whatsapp.com/send', aCopiar: '*Novo pedido*', pix: null },
    ],
    [
      'o total mudou',
      resposta(409, { mudou: true, itens: [], frete: null, valores: { totalComFrete: 1 } }),
      { tipo: 'mudou', mudou: { mudou: true, itens: [], frete: null, valores: { totalComFrete: 1 } } },
    ],
    [
      'chave de outro pedido',
      resposta(422, { recusa, pedidoId: 12345678 }),
      { tipo: 'usada', pedidoId: 12345678 },
    ],
    [
      'recusa com campo',
      resposta(422, { recusa: { ...recusa, campo: 'itens.1' } }),
      { tipo: 'recusado', recusa: { ...recusa, campo: 'itens.1' } },
    ],
    ['sem chave', resposta(400, { recusa }), { tipo: 'recusado', recusa }],
    [
      'erro sem texto',
      resposta(404),
      {
        tipo: 'inesperado',
        recusa: {
          recusa: true,
          codigo: 'resposta-inesperada',
          titulo: 'Erro Inesperado',
          texto: 'Ocorreu um erro: resposta 404 do servidor. Tente novamente.',
        },
      },
    ],
  ])('%s', (_, recebida, desfecho) => {
    expect(decidirEnvio(recebida, 0)).toEqual({ desfecho })
  })
})

describe('O que pode esconder um pedido salvo repete a mesma chave, com pausas crescentes, até 3 vezes', () => {
  const passageiras = [
    ['rede caiu ou tempo esgotado', resposta(null)],
    ['banco parado', resposta(503, { recusa })],
    ['proxy sem resposta', resposta(504)],
    ['falha do servidor', resposta(500)],
    ['gêmeo em andamento', resposta(409, { recusa }, 2)],
    ['limite que passa logo', resposta(429, { recusa }, 1)],
    ['página de login do Wi-Fi no lugar da resposta', resposta(200)],
    ['pedido sem número', resposta(200, { pedidoId: '12345678' })],
    ['redirecionamento', resposta(302)],
  ] as const
  test.each(passageiras)('%s', (_, recebida) => {
    const pausas = [0, 1, 2].map(tentativa => decidirEnvio(recebida, tentativa))
    const minima = (recebida.retryAfter ?? 0) * 1_000
    expect(pausas).toEqual([1_000, 2_000, 4_000].map(ms => ({ esperaMs: Math.max(ms, minima) })))
    expect(decidirEnvio(recebida, 3)).toMatchObject({ desfecho: { tipo: 'sem-resposta' } })
  })

  test('quem precisa esperar mais de 10 s é avisado logo, com as palavras do servidor', () => {
    expect(decidirEnvio(resposta(429, { recusa }, 10), 0)).toEqual({ esperaMs: 10_000 })
    expect(decidirEnvio(resposta(429, { recusa }, 11), 0)).toEqual({
      desfecho: { tipo: 'sem-resposta', recusa },
    })
  })

  test('sem palavras do servidor, o texto é o do catálogo', () => {
    expect(decidirEnvio(resposta(null), 3)).toMatchObject({
      desfecho: {
        recusa: {
          titulo: 'Erro ao Salvar Pedido',
          texto: 'Não foi possível registrar seu pedido no sistema. Tente novamente.',
        },
      },
    })
  })
})
