import { useId, useRef } from 'react'
import type { GrupoDoPainel } from '~/domain/cardapio/grupos/store-da-lista.server'
import type { GrupoId } from '~/domain/valores/ids'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/fields/checkbox'
import { Field, FieldError } from '~/ui/fields/field'
import { Select } from '~/ui/fields/select'
import { Dialog } from '~/ui/overlays/dialog'
import { RecusaGeral } from '../tela/formulario/recusa-geral'
import { useGravacao } from '../tela/formulario/use-gravacao'

/** A group of flavours to which those of another may go. */
export interface OutraClasse {
  readonly id: GrupoId
  readonly nome: string
}

interface MoverSaboresProps {
  grupo: GrupoDoPainel
  outras: readonly OutraClasse[]
  aoFechar: () => void
}

/** Asks which flavours of the group go to which other one; mounted while it is open. */
export function MoverSabores({ grupo, outras, aoFechar }: MoverSaboresProps) {
  const formulario = useRef<HTMLFormElement>(null)
  const id = useId()
  const { doFormulario, gravando, geral, erro } = useGravacao(formulario, {
    rota: `/home/grupos/${grupo.id}/classe`,
    textos: { titulo: 'Erro ao salvar' },
    aoGravar: aoFechar,
  })
  return (
    <Dialog
      open
      title={`Mover sabores de ${grupo.nome}`}
      description="O sabor vai com tudo que é dele. Sem preço próprio, passa a custar o preço do outro grupo."
      onClose={aoFechar}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={aoFechar}>
            Cancelar
          </Button>
          <Button type="submit" form={id} pending={gravando}>
            Mover
          </Button>
        </div>
      }
    >
      <form {...doFormulario()} id={id} className="grid gap-4">
        {geral && <RecusaGeral recusa={geral} />}
        <Field label="Para o grupo" required error={erro('para')}>
          <Select name="para" defaultValue={outras.length === 1 ? outras[0]?.id : ''}>
            {outras.length > 1 && <option value="">Escolha</option>}
            {outras.map(({ id, nome }) => (
              <option key={id} value={id}>
                {nome}
              </option>
            ))}
          </Select>
        </Field>
        <fieldset
          aria-describedby={erro('sabores') ? `${id}-sabores` : undefined}
          data-recusa={erro('sabores') ? '' : undefined}
          tabIndex={-1}
          className="outline-none"
        >
          <legend className="font-semibold text-sm">Sabores que mudam</legend>
          {erro('sabores') && <FieldError id={`${id}-sabores`}>{erro('sabores')}</FieldError>}
          <div className="grid gap-x-4 sm:grid-cols-2">
            {grupo.opcoes.map(({ id, nome }) => (
              <Checkbox key={id} name="sabores" value={id} label={nome} />
            ))}
          </div>
        </fieldset>
      </form>
    </Dialog>
  )
}
