import type { Secao, SecaoAberta } from '~/domain/configuracoes/configuracoes'
import { Card } from '~/ui/card'
import type { Elements } from '~/ui/elements'
import { useSecao } from '../configuracoes/cartao-da-secao'
import { Campos } from '../pode'
import { BotaoSalvar } from '../tela/formulario/botao-salvar'
import type { Mudancas } from '../tela/formulario/use-mexido'

interface MargemProps {
  secao: SecaoAberta<'margem'>
  mudancas: Mudancas
  /** Called with what is typed, when that is a margin. */
  aoLer: (dados: Secao<'margem'>) => void
}

const AO_LADO_DO_BOTAO = { margemFechamentoMin: { className: 'min-w-0 flex-1 basis-64' } }

/** How long before a closing the last order is taken (horarios-12). */
export function Margem(props: MargemProps) {
  const { formulario, topo, campos, gravando } = useSecao({ ...props, aspecto: AO_LADO_DO_BOTAO })
  return (
    <Card as="section" aria-labelledby="margem">
      <h2 id="margem" className="font-bold text-lg">
        Último pedido
      </h2>
      <form {...formulario} className="mt-3 grid gap-4">
        {topo satisfies Elements}
        <Campos direito="mudar as configurações">
          <div className="flex flex-wrap items-end justify-between gap-4">
            {campos satisfies Elements}
            <BotaoSalvar
              gravando={gravando}
              size="md"
              className="max-sm:w-full"
              rotulo="Salvar último pedido"
            />
          </div>
        </Campos>
      </form>
    </Card>
  )
}
