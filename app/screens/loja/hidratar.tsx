import { hydrate } from '~/ui/hydrate'
import { type Dados, Documento, type Pagina } from './documento'

export function hidratar<Lido, Feito>(pagina: Pagina<Lido, Feito>): void {
  hydrate<Dados<Lido, Feito>>(dados => <Documento pagina={pagina} dados={dados} />)
}
