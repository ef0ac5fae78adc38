import { describe, expect, test } from 'vitest'
import { PLANOS } from '~/domain/empresas/plano'
import { linkDaConversa, queroAssinar } from './conversa'

const host = 'https://api.whatsapp.com'

describe('A mensagem de quem assina', () => {
  test.each(PLANOS)('nomeia o $nome', plano => {
    expect(queroAssinar(plano, null)).toBe(`Olá! Quero assinar o ${plano.nome} da Comanda.`)
  })

  test.each(PLANOS)('nomeia o $nome e a empresa de quem entrou no painel', plano => {
    expect(queroAssinar(plano, 'Cantina & Cia')).toBe(
      `Olá! Quero assinar o ${plano.nome} da Comanda para Cantina & Cia.`,
    )
  })

  test.each(PLANOS)('do $nome não deixa o nome da empresa ligar o negrito', plano => {
    expect(queroAssinar(plano, 'Bar *5 Estrelas*')).toContain(' para Bar ＊5 Estrelas＊.')
  })
})

describe('A conversa com quem fornece o sistema', () => {
  test.each(['11912345678', '5511912345678'])('abre no número %s, com a mensagem pronta', numero => {
    expect(linkDaConversa({ host, numero }, 'Olá! Cantina & Cia')).toBe(
      `${host}/send?phone=5511912345678&text=Ol%C3%A1!%20Cantina%20%26%20Cia`,
    )
  })

  test('sem número não há link: ninguém responderia', () => {
    expect(linkDaConversa({ host, numero: undefined }, 'Olá!')).toBeNull()
  })
})
