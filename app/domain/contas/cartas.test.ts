import { expect, test } from 'vitest'
import {
  cartaDeConfirmacao,
  cartaDeNovoEmail,
  cartaDeRedefinicao,
  cartaDeTentativas,
  cartaDeTrocaPedida,
} from './cartas'

const LINK = 'https://comanda.example/confirmar-email?token=abc&plano=anual'

test.each([
  ['confirmação', cartaDeConfirmacao('Nona', LINK, false), 'vale por 24 horas'],
  ['novo e-mail', cartaDeNovoEmail('Nona', LINK), 'vale por 24 horas'],
  ['redefinição', cartaDeRedefinicao('Nona', LINK), 'vale por 60 minutos'],
  ['troca de e-mail', cartaDeTrocaPedida('Nona', 'outra@exemplo.com.br', LINK), 'vale por 72 horas'],
  ['tentativas', cartaDeTentativas('Nona', LINK), 'por até uma hora'],
])('a carta de %s tem o link e o prazo, em HTML e em texto', (_caso, carta, prazo) => {
  expect(carta.text).toContain(`\n${LINK}\n`)
  expect(carta.html).toContain(`href="${LINK.replace('&', '&amp;')}"`)
  for (const corpo of [carta.text, carta.html]) expect(corpo).toContain(prazo)
})

test('um nome que parece HTML chega como texto', () => {
  const { html, text } = cartaDeConfirmacao('<img src=x onerror="a">&', LINK, false)
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img src=x onerror=&quot;a&quot;&gt;&amp;')
  expect(text).toContain('<img src=x')
})

test('quem escolheu o Plano Anual é lembrado dele', () => {
  expect(cartaDeConfirmacao('Nona', LINK, true).text).toContain('Plano Anual')
  expect(cartaDeConfirmacao('Nona', LINK, false).text).not.toContain('Plano Anual')
})

test('quem perde o endereço lê por qual ele é trocado, e como cancelar', () => {
  const { text, html } = cartaDeTrocaPedida('Nona', 'outra@exemplo.com.br', LINK)
  for (const corpo of [text, html]) {
    expect(corpo).toContain('outra@exemplo.com.br')
    expect(corpo).toContain('crie uma nova senha')
  }
})
