import { afterAll, beforeAll, expect, test } from 'vitest'
import { CANTINA } from '../world/demo'
import { type Comanda, openComanda } from './comanda'
import { enderecos, linkDe } from './links-da-pagina'

const EMAIL = 'contato@comanda.example'

// The environment is read once per process, so the case with only an e-mail address needs a file of its own.
let comanda: Comanda
beforeAll(async () => {
  delete process.env.PROVEDOR_WHATSAPP
  process.env.PROVEDOR_EMAIL = EMAIL
  comanda = await openComanda()
})
afterAll(() => comanda.close())

const carta = (texto: string) =>
  `mailto:${EMAIL}?subject=${encodeURIComponent(texto.slice(5, -1))}&body=${encodeURIComponent(texto)}`

test('Só com e-mail, a página inicial escreve a quem fornece o sistema, sem abrir outra aba', async () => {
  const html = await comanda.browser().html('/')
  expect(enderecos(html)).toContain(carta('Olá! Quero saber mais sobre a Comanda para o meu restaurante.'))
  expect(enderecos(html)).toContain(carta('Olá! Gostaria de ver uma demonstração da Comanda.'))
  expect(linkDe(html, 'Escrever um e-mail')).toContain('href="mailto:')
  expect(linkDe(html, 'Escrever um e-mail')).not.toContain('target=')
})

test.each(['Plano Mensal', 'Plano Anual'])(
  "'Assinar o %s' escreve a mensagem que nomeia o plano e a empresa, e o endereço se lê na página",
  async plano => {
    const dono = await comanda.browser().signIn(CANTINA)
    const html = await dono.html('/planos')
    expect(enderecos(html)).toContain(carta(`Olá! Quero assinar o ${plano} da Comanda para ${CANTINA.nome}.`))
    expect(html).toContain(`>${EMAIL}</a>`)
  },
)
