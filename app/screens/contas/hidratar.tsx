import { hydrate } from '~/ui/page/hydrate'
import { type Dados, Documento, type Tela } from './documento'

export function hidratar<Lido, Feito>(tela: Tela<Lido, Feito>): void {
  hydrate<Dados<Lido, Feito>>(dados => <Documento Tela={tela} dados={dados} />)
}
