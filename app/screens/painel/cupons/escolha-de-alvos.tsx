import { ROTULOS_DO_CUPOM } from '~/domain/cupons/cupom-digitado'
import { Button } from '~/ui/button'
import { Field } from '~/ui/fields/field'
import { Select } from '~/ui/fields/select'
import { Icon } from '~/ui/icon'
import type { ParteDoCupomProps } from './rascunho-do-cupom'

interface Alvo {
  readonly id: number
  readonly nome: string
}

export interface CardapioDoCupom {
  readonly produtos: readonly Alvo[]
  readonly categorias: readonly Alvo[]
}

interface EscolhaDeAlvosProps extends ParteDoCupomProps {
  cardapio: CardapioDoCupom
}

/** The discount is taken off these alone; a coupon for the whole freight may ask for them as well. */
export function EscolhaDeAlvos({ rascunho, aoMudar, erro, cardapio }: EscolhaDeAlvosProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(['categorias', 'produtos'] as const).map(campo => (
        <Lista
          key={campo}
          campo={campo}
          todos={cardapio[campo]}
          escolhidos={rascunho[campo]}
          aoMudar={ids => aoMudar({ [campo]: ids })}
          erro={erro(campo)}
        />
      ))}
    </div>
  )
}

interface ListaProps {
  campo: 'produtos' | 'categorias'
  todos: readonly Alvo[]
  escolhidos: readonly number[]
  aoMudar: (ids: readonly number[]) => void
  erro: string | undefined
}

function Lista({ campo, todos, escolhidos, aoMudar, erro }: ListaProps) {
  const restam = todos.filter(({ id }) => !escolhidos.includes(id))
  // What was deleted stays chosen until the owner removes it: without it the coupon would be one for everything.
  const nomeDe = (id: number) => todos.find(alvo => alvo.id === id)?.nome ?? 'Excluído do cardápio'
  return (
    <div className="min-w-0">
      <Field
        label={ROTULOS_DO_CUPOM[campo]}
        optional
        hint={escolhidos.length === 0 ? 'Nenhum: vale para tudo.' : undefined}
        error={erro}
      >
        <Select
          value=""
          disabled={restam.length === 0}
          onChange={({ currentTarget: { value } }) => value && aoMudar([...escolhidos, Number(value)])}
        >
          <option value="">{restam.length === 0 ? 'Nada mais para escolher' : 'Escolher...'}</option>
          {restam.map(({ id, nome }) => (
            <option key={id} value={id}>
              {nome}
            </option>
          ))}
        </Select>
      </Field>
      {escolhidos.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {escolhidos.map((id, n) => (
            <li key={id} className="min-w-0 max-w-full">
              <input type="hidden" name={`${campo}.${n}`} value={id} />
              <Button
                variant="secondary"
                className="max-w-full px-3"
                onClick={() => aoMudar(escolhidos.filter(outro => outro !== id))}
              >
                <span className="sr-only">Remover </span>
                <span className="truncate">{nomeDe(id)}</span>
                <Icon name="x" className="size-4 shrink-0" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
