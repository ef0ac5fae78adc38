import { conhecerDesvio } from '~/domain/valores/instante'
import { hydrate } from '~/ui/page/hydrate'
import { type Dados, Documento, type Pagina } from './documento'

export function hidratar<Lido, Feito>(pagina: Pagina<Lido, Feito>): void {
  hydrate<Dados<Lido, Feito>>(dados => {
    conhecerDesvio(dados.loja?.relogio.desvio ?? null)
    return <Documento pagina={pagina} dados={dados} />
  })
}
