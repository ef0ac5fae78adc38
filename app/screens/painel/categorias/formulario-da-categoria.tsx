import { lerCategoria, ROTULOS_DA_CATEGORIA } from '~/domain/cardapio/categoria'
import type { CategoriaDoPainel } from '~/domain/cardapio/store-categorias.server'
import { limites } from '~/domain/valores/texto'
import { Checkbox } from '~/ui/checkbox'
import { Field } from '~/ui/field'
import { TextArea } from '~/ui/text-area'
import { TextInput } from '~/ui/text-input'
import { FormularioEmDialogo } from '../tela/formulario-em-dialogo'

interface FormularioDaCategoriaProps {
  /** Null for a new one. */
  categoria: CategoriaDoPainel | null
  aoFechar: () => void
}

export function FormularioDaCategoria({ categoria, aoFechar }: FormularioDaCategoriaProps) {
  return (
    <FormularioEmDialogo
      titulo={categoria ? 'Editar categoria' : 'Nova categoria'}
      acao={categoria ? `/home/categorias/${categoria.id}` : '/home/categorias'}
      visto={categoria?.visto ?? null}
      ler={dados => lerCategoria(Object.fromEntries(dados))}
      aoFechar={aoFechar}
    >
      {erro => (
        <>
          <Field label={ROTULOS_DA_CATEGORIA.nome} required error={erro('nome')}>
            <TextInput
              name="nome"
              autoComplete="off"
              placeholder="Ex.: Pizzas"
              maxLength={limites.nome}
              defaultValue={categoria?.nome}
            />
          </Field>
          <Field
            label={ROTULOS_DA_CATEGORIA.codigoCategoriaSistemaCliente}
            optional
            hint="O código dela no caixa ou sistema que você já usa."
            error={erro('codigoCategoriaSistemaCliente')}
          >
            <TextInput
              name="codigoCategoriaSistemaCliente"
              autoComplete="off"
              maxLength={limites.codigo}
              defaultValue={categoria?.codigoCategoriaSistemaCliente ?? ''}
            />
          </Field>
          <Field label={ROTULOS_DA_CATEGORIA.descricao} optional error={erro('descricao')}>
            <TextArea
              name="descricao"
              maxLength={limites.descricao}
              defaultValue={categoria?.descricao ?? ''}
            />
          </Field>
          <Checkbox
            name="ativo"
            label={ROTULOS_DA_CATEGORIA.ativo}
            description="Desmarcada, ela e os produtos dela somem do cardápio."
            defaultChecked={categoria?.ativo ?? true}
          />
        </>
      )}
    </FormularioEmDialogo>
  )
}
