import type { Empresa } from '~/domain/empresas/store.server'
import { linkWhatsApp, semFormatoDeConversa } from '~/domain/valores/telefone'
import { env } from '~/server/env.server'
import { requestOrigin } from '~/server/request.server'
import { type Compartilhamento, PAINEL_ABERTO } from './compartilhamento'

/** The public link, {host}/{slug} (divulgacao-1). */
export function linkDoCardapio(request: Request, { slug }: Empresa): string {
  return `${requestOrigin(request)}/${slug}`
}

/** What the order form makes the link of a combo from (divulgacao-5); `conversa` still lacks the link at its end. */
export function linksDeCombos(request: Request, empresa: Empresa) {
  const nome = semFormatoDeConversa(empresa.nomefantasia)
  const mensagem = `Olá! Este pedido de ${nome} já vem no carrinho, é só abrir e conferir: `
  return {
    cardapio: linkDoCardapio(request, empresa),
    conversa: linkWhatsApp(env().whatsappHost, '', mensagem),
  }
}

export function compartilharCardapio(request: Request, empresa: Empresa): Compartilhamento {
  const link = linkDoCardapio(request, empresa)
  const nome = semFormatoDeConversa(empresa.nomefantasia)
  const mensagem = `Olá! Confira o cardápio de ${nome} e faça o seu pedido: ${link}`
  return {
    slug: empresa.slug,
    link,
    conversa: linkWhatsApp(env().whatsappHost, '', mensagem),
    aberto: (request.headers.get('Cookie') ?? '').split('; ').includes(PAINEL_ABERTO),
  }
}
