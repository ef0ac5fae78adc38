import type { TelaProps } from '../documento'
import { LinkDaMoldura, Moldura, TituloDaMoldura } from '../moldura'
import { PedirConfirmacao, type RespostaDoLink } from '../pedir-link'

export function NovoLink({ feito }: TelaProps<undefined, RespostaDoLink>) {
  return (
    <Moldura rodape={<LinkDaMoldura href="/login">Voltar ao login</LinkDaMoldura>}>
      <div className="grid gap-5">
        <TituloDaMoldura
          titulo="Novo link de confirmação"
          texto="Se a conta ainda não foi confirmada, um novo link chega ao e-mail do cadastro."
        />
        <PedirConfirmacao resposta={feito} />
      </div>
    </Moldura>
  )
}
