import type { Plano } from '~/domain/empresas/planos'
import { linkWhatsApp, semFormatoDeConversa } from '~/domain/valores/telefone'

/** The operator of the platform, from the environment. Without a number and an e-mail there is no contact. */
export interface Provedor {
  readonly host: string
  readonly numero: string | undefined
  readonly email: string | undefined
}

export const QUERO_CONVERSAR = 'Olá! Quero saber mais sobre a Comanda para o meu restaurante.'

export const QUERO_DEMONSTRACAO = 'Olá! Gostaria de ver uma demonstração da Comanda.'

/** The first message of a subscriber: it names the plan and, for somebody who is signed in, the company (site-5). */
export function queroAssinar({ nome }: Plano, empresa: string | null): string {
  return `Olá! Quero assinar o ${nome} da Comanda${empresa === null ? '' : ` para ${empresa}`}.`
}

/** The way of contact: a chat when there is a number, else the e-mail. */
export function meioDeContato({ numero, email }: Provedor): 'conversa' | 'email' | null {
  if (numero !== undefined) return 'conversa'
  return email === undefined ? null : 'email'
}

/** The link that writes this message to the provider; null when there is nobody to write to. */
export function linkDoContato({ host, numero, email }: Provedor, texto: string): string | null {
  if (numero !== undefined) return linkWhatsApp(host, numero, semFormatoDeConversa(texto))
  if (email === undefined) return null
  const assunto = texto.replace(/^Olá! |\.$/g, '')
  return `mailto:${email}?subject=${encodeURIComponent(assunto)}&body=${encodeURIComponent(texto)}`
}
