import { describe, expect, test } from 'vitest'
import { PLANOS } from '~/domain/empresas/planos'
import { linkDoContato, meioDeContato, queroAssinar } from './contato'

const host = 'https://api.whatsapp.com'
const numero = '11912345678'
const email = 'contato@comanda.example'

describe('A mensagem de quem assina', () => {
  test.each(PLANOS)('nomeia o $nome', plano => {
    expect(queroAssinar(plano, null)).toBe(`Olá! Quero assinar o ${plano.nome} da Comanda.`)
  })

  test.each(PLANOS)('nomeia o $nome e a empresa de quem entrou no painel', plano => {
    expect(queroAssinar(plano, 'Cantina & Cia')).toBe(
      `Olá! Quero assinar o ${plano.nome} da Comanda para Cantina & Cia.`,
    )
  })
})

describe('O contato com quem fornece o sistema', () => {
  test.each([numero, `55${numero}`])('é a conversa no número %s, com a mensagem pronta', digitos => {
    const provedor = { host, numero: digitos, email }
    expect(meioDeContato(provedor)).toBe('conversa')
    expect(linkDoContato(provedor, 'Olá! Cantina & Cia')).toBe(
      `${host}/send?phone=5511912345678&text=Ol%C3%A1!%20Cantina%20%26%20Cia`,
    )
  })

  test('na conversa o nome da empresa não liga o negrito', () => {
    expect(linkDoContato({ host, numero, email }, 'Bar *5 Estrelas*')).toContain(
      encodeURIComponent('Bar ＊5 Estrelas＊'),
    )
  })

  test('sem número é o e-mail, com o mesmo texto no assunto e na mensagem', () => {
    const provedor = { host, numero: undefined, email }
    expect(meioDeContato(provedor)).toBe('email')
    const link = new URL(linkDoContato(provedor, 'Olá! Quero assinar o Plano Anual para *A & B*.') ?? '')
    expect([link.protocol, link.pathname]).toEqual(['mailto:', email])
    // A mail program reads '+' as a plus.
    expect(link.search).not.toContain('+')
    expect(Object.fromEntries(link.searchParams)).toEqual({
      subject: 'Quero assinar o Plano Anual para *A & B*',
      body: 'Olá! Quero assinar o Plano Anual para *A & B*.',
    })
  })

  test('sem número nem e-mail não há link: ninguém responderia', () => {
    const ninguem = { host, numero: undefined, email: undefined }
    expect(meioDeContato(ninguem)).toBeNull()
    expect(linkDoContato(ninguem, 'Olá!')).toBeNull()
  })
})
