import { conhecerDesvio } from '~/domain/valores/instante'
import { hydrate } from '~/ui/hydrate'
import { type Dados, Documento, type Pagina } from './documento'

export function hidratar<Lido, Feito>(pagina: Pagina<Lido, Feito>): void {
  hydrate<Dados<Lido, Feito>>(dados => {
    const desvio = dados.loja?.relogio.desvio
    if (desvio) conhecerDesvio(desvio)
    return <Documento pagina={pagina} dados={dados} />
  })
}
