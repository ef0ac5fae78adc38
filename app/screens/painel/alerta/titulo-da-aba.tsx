import { useAlerta } from './alerta'
import { tituloComNovos } from './nao-vistos'

/** The title of a panel screen: on every one it says how many orders wait to be seen. */
export function TituloDaAba({ children }: { children: string }) {
  const { naoVistos } = useAlerta()
  return <title>{tituloComNovos(children, naoVistos)}</title>
}
