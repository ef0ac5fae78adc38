import { useAlerta } from './alerta'
import { tituloComNovos } from './nao-mostrados'

/** The title of a panel screen, which also says how many orders no board has shown yet. */
export function TituloDaAba({ children }: { children: string }) {
  const { naoMostrados } = useAlerta()
  return <title>{tituloComNovos(children, naoMostrados)}</title>
}
