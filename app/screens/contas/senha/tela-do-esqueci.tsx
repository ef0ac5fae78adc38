import type { TelaProps } from '../documento'
import { LinkDaMoldura, Moldura, TituloDaMoldura } from '../moldura'
import { PedirRedefinicao, type RespostaDoLink, TEXTO_DO_ESQUECI } from '../pedir-link'

/** The page that replaces the login's dialog when no script runs. */
export function EsqueciSenha({ feito }: TelaProps<undefined, RespostaDoLink>) {
  return (
    <Moldura rodape={<LinkDaMoldura href="/login">Voltar ao login</LinkDaMoldura>}>
      <div className="grid gap-5">
        <TituloDaMoldura titulo="Esqueci minha senha" texto={TEXTO_DO_ESQUECI} />
        <PedirRedefinicao resposta={feito} />
      </div>
    </Moldura>
  )
}
