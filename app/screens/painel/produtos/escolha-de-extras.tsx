import { useId, useState } from 'react'
import type { ExtraDoCardapio } from '~/domain/cardapio/cardapio'
import { ROTULOS_DO_PRODUTO } from '~/domain/cardapio/produto-digitado'
import { dobrarParaBusca, procurar } from '~/domain/valores/busca'
import { formatReais } from '~/domain/valores/centavos'
import type { ExtraId } from '~/domain/valores/ids'
import { Checkbox } from '~/ui/fields/checkbox'
import { Field, FieldError } from '~/ui/fields/field'
import { TextInput } from '~/ui/fields/text-input'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { quantos } from '../tela/lista/lista'

/** With this many extra items or more a search box is shown above them. */
const MUITOS = 8

interface EscolhaDeExtrasProps {
  extras: readonly ExtraDoCardapio[]
  possuiExtra: boolean
  vinculados: readonly ExtraId[]
  erro: string | undefined
}

/** The flag, and while it is on the extra items that the product offers. */
export function EscolhaDeExtras({ extras, possuiExtra, vinculados, erro }: EscolhaDeExtrasProps) {
  const [aceita, setAceita] = useState(possuiExtra)
  const [escolhidos, setEscolhidos] = useState<ReadonlySet<ExtraId>>(new Set(vinculados))
  return (
    <div>
      <Checkbox
        name="possuiExtra"
        label={ROTULOS_DO_PRODUTO.possuiExtra}
        description="O cliente escolhe entre os que você marcar, como borda recheada ou ponto da carne."
        checked={aceita}
        onChange={event => setAceita(event.currentTarget.checked)}
      />
      {aceita && extras.length === 0 && (
        <p className="mt-1 text-sm text-tinta-suave">
          <span>Nenhum item extra cadastrado ainda. Crie os seus em</span>{' '}
          <Link inText to="/home/extras" className="font-semibold text-acento-forte underline">
            Itens Extras
          </Link>{' '}
          <span>e depois marque aqui.</span>
        </p>
      )}
      {aceita && extras.length > 0 && (
        <Lista extras={extras} escolhidos={escolhidos} aoEscolher={setEscolhidos} erro={erro} />
      )}
    </div>
  )
}

interface ListaProps {
  extras: readonly ExtraDoCardapio[]
  escolhidos: ReadonlySet<ExtraId>
  aoEscolher: (escolhidos: ReadonlySet<ExtraId>) => void
  erro: string | undefined
}

function Lista({ extras, escolhidos, aoEscolher, erro }: ListaProps) {
  const [termo, setTermo] = useState('')
  const idDoErro = useId()
  const acha = procurar(termo)
  const achado = ({ nome }: ExtraDoCardapio) => acha(dobrarParaBusca(nome))
  const nenhum = !extras.some(achado)
  // A chosen extra item may have been deleted meanwhile.
  const marcados = extras.filter(({ id }) => escolhidos.has(id)).length

  function mudar(id: ExtraId, marcado: boolean) {
    const novos = new Set(escolhidos)
    if (marcado) novos.add(id)
    else novos.delete(id)
    aoEscolher(novos)
  }
  return (
    <fieldset
      aria-describedby={erro ? idDoErro : undefined}
      data-recusa={erro ? '' : undefined}
      tabIndex={-1}
      className="mt-2 rounded-sm border border-linha p-3"
    >
      <legend className="px-1 font-semibold text-sm">
        <span>{ROTULOS_DO_PRODUTO.extras}</span>
        <span className="font-normal text-tinta-suave">
          {` · ${quantos(marcados, 'escolhido', 'escolhidos')}`}
        </span>
      </legend>
      {extras.length >= MUITOS && (
        <Field label="Buscar item extra" hideLabel className="mb-2">
          <TextInput
            type="search"
            autoComplete="off"
            placeholder="Buscar item extra..."
            leading={<Icon name="search" className="size-5" />}
            value={termo}
            onChange={event => setTermo(event.currentTarget.value)}
            onKeyDown={event => {
              // Enter in the search box must not submit the whole form.
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
        </Field>
      )}
      <ul className="max-h-72 overflow-y-auto">
        {extras.map(extra => (
          // Hidden but still part of the form, so that a search does not undo a choice.
          <li key={extra.id} hidden={!achado(extra)}>
            <Checkbox
              name="extras"
              value={extra.id}
              label={extra.nome}
              trailing={extra.preco === 0 ? 'Grátis' : formatReais(extra.preco)}
              checked={escolhidos.has(extra.id)}
              onChange={event => mudar(extra.id, event.currentTarget.checked)}
              className="px-1"
            />
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-tinta-suave">
        {nenhum && 'Nenhum item extra com este nome.'}
      </p>
      {erro && <FieldError id={idDoErro}>{erro}</FieldError>}
    </fieldset>
  )
}
