import type { LojaLida } from '../ler-loja.server'
import { dadosEstruturados } from './buscadores/dados-estruturados'
import type { PaginaLida } from './ler-cardapio.server'

interface Lidos {
  loja: LojaLida
  lido: PaginaLida
}

/** What search engines and chats read of the menu. */
export function CabecaDoCardapio({ loja, lido }: Lidos) {
  const { nome, endereco } = lido.loja
  const imagem = imagemDoLink(loja, lido)
  const titulo = `Cardápio ${nome}`
  const descricao = `Veja o cardápio de ${nome} e peça online, para retirar ou receber em casa.`
  return (
    <>
      <title>{titulo}</title>
      <meta name="description" content={descricao} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:title" content={titulo} />
      <meta property="og:description" content={descricao} />
      <meta property="og:url" content={endereco} />
      <meta property="og:image" content={imagem} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="canonical" href={endereco} />
    </>
  )
}

/** The shop and its menu for search engines, at the end of the page: nothing that is seen waits for it. */
export function estruturarCardapio({ loja, lido }: Lidos) {
  return dadosEstruturados({ ...lido.loja, imagem: imagemDoLink(loja, lido) }, loja.relogio, lido)
}

/** The shop's own cover or logo, else a dish (aparencia-6). */
function imagemDoLink({ rosto: { previa } }: LojaLida, { loja: { endereco, imagem } }: PaginaLida): string {
  return previa ? new URL(previa, endereco).href : imagem
}
