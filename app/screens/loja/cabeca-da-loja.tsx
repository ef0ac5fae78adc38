import type { Rosto } from '~/domain/aparencia/aparencia'
import folha from '~/loja.css?url'
import { PageHead } from '~/ui/page/page-head'

/** The head of every page of a shop: its stylesheet, and the shop's own face. */
export function CabecaDaLoja({ rosto }: { rosto: Rosto | undefined }) {
  return (
    <>
      {/* With a precedence React writes the stylesheets before the scripts that it preloads. */}
      <link rel="stylesheet" href={folha} precedence="comanda" />
      {/* Behind the other, and in none of its layers: its variables hold. */}
      {rosto?.folha && <link rel="stylesheet" href={rosto.folha} precedence="loja" />}
      <PageHead
        theme={rosto?.tema}
        icon={rosto?.icone}
        touchIcon={rosto?.toque}
        manifest={rosto?.manifesto}
      />
    </>
  )
}
