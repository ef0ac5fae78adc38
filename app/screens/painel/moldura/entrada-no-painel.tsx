import { askJson } from '~/browser/ask-json'
import { onDemand } from '~/ui/on-demand'
import { useAlerta } from '../alerta/alerta'
import { useEmpresaDaTela } from '../empresa-da-tela'
import { useEntrada } from '../entrada'
import { useRelerMoldura } from '../moldura-velha'
import { enderecoComEmpresa, STATUS_SEM_PERMISSAO } from '../porta'
import { SobDemanda } from '../tela/sob-demanda'
import { useSaindo } from '../use-saindo'
import type { EntrarDeNovoProps } from './entrar-de-novo'

export const carregarEntrada = onDemand<EntrarDeNovoProps>(
  async () => (await import('./entrar-de-novo')).EntrarDeNovo,
)

/** Opens the dialog in which one signs in again, and reads at once what has come meanwhile. */
export function EntradaNoPainel({ email }: { email: string }) {
  const { aberta, fechar, continuar } = useEntrada()
  const { reler } = useAlerta()
  const empresaId = useEmpresaDaTela()
  const relerMoldura = useRelerMoldura()
  /**
   * Reads the frame again, because another member may have signed in. One of another company would bring its data into this page:
   * then the server refuses what is asked with this page's company, and `reler` tells the person.
   */
  async function aoTrocarDePessoa() {
    const { status } = await askJson(enderecoComEmpresa('/home/pendentes', empresaId))
    if (status === 200 || status === STATUS_SEM_PERMISSAO) await relerMoldura()
  }
  // While somebody signs out, a reading may find the session gone before the login page has come: then nothing is asked.
  if (useSaindo() || !aberta) return null
  return (
    <SobDemanda
      carregar={carregarEntrada}
      aoFalhar={fechar}
      com={{
        email,
        aoFechar: fechar,
        aoEntrar() {
          continuar()
          void reler()
          void aoTrocarDePessoa()
        },
      }}
    />
  )
}
