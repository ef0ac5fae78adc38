import { useAlerta } from './alerta'
import { tituloComNovos } from './nao-mostrados'

/** The title of a panel screen: on every one it says how many orders wait to be seen. */
export function TituloDaAba({ children }: { children: string }) {
  const { naoMostrados } = useAlerta()
  return <title>{tituloComNovos(children, naoMostrados)}</title>
}
