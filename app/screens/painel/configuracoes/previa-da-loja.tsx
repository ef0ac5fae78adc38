import { useLayoutEffect, useRef } from 'react'
import { type Cor, variaveisDaCor } from '~/domain/aparencia/cor'
import { urlDaCapa, urlDoLogo } from '~/domain/aparencia/urls'
import { fundoDoLogo } from '~/domain/imagens/fundo-do-logo'
import { FALHAS_DA_IMAGEM } from '~/domain/imagens/imagem-enviada'
import { Badge } from '~/ui/badge'
import type { ImagemEscolhida } from '../tela/formulario/use-imagem-escolhida'

interface PreviaDaLojaProps {
  nome: string
  cor: Cor
  logo: ImagemEscolhida
  capa: ImagemEscolhida
}

/** The head of the menu with the colours that will really be used (aparencia-2). */
export function PreviaDaLoja({ nome, cor, logo, capa }: PreviaDaLojaProps) {
  const caixa = useRef<HTMLDivElement>(null)
  // By script, because the policy for contents allows no style attribute.
  useLayoutEffect(() => {
    for (const [variavel, valor] of variaveisDaCor(cor)) caixa.current?.style.setProperty(variavel, valor)
  }, [cor])
  const enderecos = {
    logo: logo.previa ?? (logo.guardada && urlDoLogo(logo.guardada, '128.webp')),
    capa: capa.previa ?? (capa.guardada && urlDaCapa(capa.guardada, 800)),
  }
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 font-semibold text-sm">Como o cliente vê</figcaption>
      <div
        ref={caixa}
        className="previa-da-loja overflow-hidden rounded-lg border border-linha bg-papel text-tinta"
      >
        {enderecos.capa && (
          <img
            src={enderecos.capa}
            alt="Prévia da capa"
            width={1200}
            height={400}
            className="aspect-3/1 w-full bg-fundo object-cover"
            onError={() => recusarQuebrada(capa)}
          />
        )}
        <div className="flex min-h-17 items-center gap-3 border-linha border-b bg-folha px-4 py-2">
          {enderecos.logo && (
            <img
              src={enderecos.logo}
              alt="Prévia do logo"
              width={128}
              height={128}
              className="size-11 shrink-0 rounded-sm object-contain"
              onLoad={({ currentTarget }) => darFundo(currentTarget)}
              onError={() => recusarQuebrada(logo)}
            />
          )}
          <div className="min-w-0">
            <p className="truncate text-md">
              <span className="text-tinta-suave">Cardápio</span> <span className="font-bold">{nome}</span>
            </p>
            <Badge tone="green">Aberto</Badge>
          </div>
        </div>
        <div className="grid gap-3 p-4">
          <div className="flex flex-wrap gap-2">
            <span className="rounded-full border border-acento bg-acento px-4 py-2 font-semibold text-sobre-acento">
              Pratos
            </span>
            <span className="rounded-full border border-linha bg-folha px-4 py-2 font-semibold">Bebidas</span>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span className="font-semibold text-acento-forte underline underline-offset-4">
              Ver meu pedido
            </span>
            <span className="rounded-sm bg-acento px-5 py-3 font-semibold text-sobre-acento shadow-card">
              Adicionar ao carrinho
            </span>
          </div>
        </div>
      </div>
    </figure>
  )
}

function recusarQuebrada({ previa, recusar }: ImagemEscolhida): void {
  if (previa) recusar(FALHAS_DA_IMAGEM.broken)
}

const LADO = 64

/** The ground that the saved logo will have; by script, as the colours above. */
function darFundo(logo: HTMLImageElement): void {
  const tela = Object.assign(document.createElement('canvas'), { width: LADO, height: LADO }).getContext('2d')
  if (!tela) return
  tela.drawImage(logo, 0, 0, LADO, LADO)
  logo.style.backgroundColor = fundoDoLogo(tela.getImageData(0, 0, LADO, LADO).data, LADO) ?? ''
}
