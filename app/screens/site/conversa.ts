import type { Plano } from '~/domain/empresas/plano'
import { linkWhatsApp, semMarcasDeConversa } from '~/domain/valores/telefone'

/** Who runs the platform, as the environment names it; without a number nobody answers. */
export interface Provedor {
  readonly host: string
  readonly numero: string | undefined
}

export const QUERO_CONVERSAR = 'Olá! Quero saber mais sobre a Comanda para o meu restaurante.'

export const QUERO_DEMONSTRACAO = 'Olá! Gostaria de ver uma demonstração da Comanda.'

/** The first message of who subscribes: it names the plan and, of who is signed in, the company (specification 1, section 2). */
export function queroAssinar({ nome }: Plano, empresa: string | null): string {
  return `Olá! Quero assinar o ${nome} da Comanda${empresa === null ? '' : ` para ${semMarcasDeConversa(empresa)}`}.`
}

/** The link that opens a chat with the provider; null when there is no number to open it with. */
export function linkDaConversa({ host, numero }: Provedor, texto: string): string | null {
  return numero === undefined ? null : linkWhatsApp(host, numero, texto)
}
