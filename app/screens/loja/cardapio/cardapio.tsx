import { useMemo } from 'react'
import { useRouteError } from 'react-router'
import { urlDaPrevia } from '~/domain/cardapio/cardapio'
import { dizerQuando } from '~/domain/cardapio/disponibilidade/dizer-janelas'
import { readVersao } from '~/domain/cardapio/disponibilidade/store-estado.server'
import { listCardapio } from '~/domain/cardapio/escolhas/store-escolhas.server'
import { momentoEm } from '~/domain/cardapio/momento'
import { anunciarFrete } from '~/domain/frete/frete'
import { readConfiguracaoFrete } from '~/domain/frete/store.server'
import { seenOrigin } from '~/server/request.server'
import { withTenant } from '~/server/transaction.server'
import { CarrinhoProvider } from '../carrinho/carrinho-contexto'
import { ErroDoCardapio } from '../erro-da-loja'
import { lojaContext } from '../porta.server'
import type { Route } from './+types/cardapio'
import { useCardapioDeAgora } from './cardapio-de-agora'
import { dadosEstruturados } from './dados-estruturados'
import { TelaDoCardapio } from './tela-do-cardapio'

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  // The type says that it is always present, but it is missing when the loader has failed.
  const dados = loaderData as Route.MetaArgs['loaderData'] | undefined
  if (!dados) return []
  const { loja, categorias } = dados
  const { nome, endereco, imagem } = loja
  const title = `Cardápio ${nome}`
  const description = `Veja o cardápio de ${nome} e peça online, para retirar ou receber em casa.`
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'pt_BR' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: endereco },
    { property: 'og:image', content: imagem },
    { name: 'twitter:card', content: 'summary_large_image' },
    { tagName: 'link', rel: 'canonical', href: endereco },
    // Only the server writes this script. Search engines read the server's HTML, and React leaves it in the head when
    // the browser renders the page without it.
    ...(import.meta.env.SSR ? [{ 'script:ld+json': dadosEstruturados(loja, categorias) }] : []),
  ]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const empresa = context.get(lojaContext)
  const { id, slug, nomefantasia: nome, fusoHorario: fuso } = empresa
  const agora = new Date()
  const { versao, cardapio, configuracao } = await withTenant(id, async tx => ({
    // Before the menu: a change that comes in between makes the browser read once more, instead of never.
    versao: await readVersao(tx),
    cardapio: dizerQuando(await listCardapio(tx, momentoEm(agora, fuso))),
    configuracao: await readConfiguracaoFrete(tx),
  }))
  const origin = seenOrigin(request)
  const foto = cardapio.categorias
    .flatMap(categoria => categoria.produtos)
    .find(produto => produto.imagem)?.imagem
  const loja = {
    nome,
    endereco: `${origin}/${slug}`,
    imagem: origin + (foto ? urlDaPrevia(foto) : '/icon-512.png'),
    telefone: empresa.telefone,
    rua: empresa.enderecoLogradouro && `${empresa.enderecoLogradouro}, ${empresa.enderecoNumero ?? 's/n'}`,
    cidade: empresa.enderecoCidade,
    estado: empresa.enderecoEstado,
    cep: empresa.enderecoCep,
  }
  return {
    loja,
    entrega: anunciarFrete(configuracao),
    slug,
    versao,
    fuso,
    agora: agora.getTime(),
    ...cardapio,
  }
}

export { shouldRevalidate } from '../layout'

export default function Cardapio({ loaderData }: Route.ComponentProps) {
  const { slug, entrega } = loaderData
  const {
    cardapio: { categorias, grupos },
    vigia,
  } = useCardapioDeAgora(loaderData)
  const produtos = useMemo(() => categorias.flatMap(categoria => categoria.produtos), [categorias])
  return (
    <CarrinhoProvider key={slug} slug={slug} produtos={produtos} grupos={grupos}>
      {vigia}
      <TelaDoCardapio categorias={categorias} produtos={produtos} grupos={grupos} entrega={entrega} />
    </CarrinhoProvider>
  )
}

export function ErrorBoundary() {
  return <ErroDoCardapio error={useRouteError()} />
}
