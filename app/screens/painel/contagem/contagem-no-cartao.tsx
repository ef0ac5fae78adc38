import { useState } from 'react'
import {
  type Contavel,
  dizerContagem,
  lerContagem,
  ROTULOS_DA_CONTAGEM,
  SEM_CONTAGEM,
} from '~/domain/cardapio/disponibilidade/contagem-digitada'
import { aninhar } from '~/domain/respostas/ler-formulario'
import { Field } from '~/ui/fields/field'
import { TextInput } from '~/ui/fields/text-input'
import { Icon } from '~/ui/icon'
import { Dialog } from '~/ui/overlays/dialog'
import { FormularioEmDialogo } from '../tela/formulario/formulario-em-dialogo'
import type { AcaoDaLinha } from '../tela/lista/acoes-da-linha'

interface ContagemNoCartaoProps {
  tipo: 'produto' | 'grupo'
  id: number
  nome: string
  /** The product itself and its sizes, or the options of the group. */
  contaveis: readonly Contavel[]
  /** False where orders leave as messages and nobody could count them. */
  conta: boolean
}

/** How many are left; nothing where nothing is counted. */
export function ContagemDita({ contaveis }: Pick<ContagemNoCartaoProps, 'contaveis'>) {
  const dita = dizerContagem(contaveis)
  return dita && <p className="min-w-0 break-words font-semibold text-tinta">{dita}</p>
}

/** The action that opens the editor; its button's name says how many are left (estoque-7). */
export function contagemNoCartao({ tipo, id, nome, contaveis, conta }: ContagemNoCartaoProps): AcaoDaLinha {
  const titulo = `Contagem: ${nome}`
  return {
    nome: 'Contagem',
    rotulo: `Contagem de ${nome}: ${dizerContagem(contaveis) ?? 'sem limite'}`,
    icone: <Icon name="package-open" />,
    direito: 'editar o cardápio',
    abre: aoFechar =>
      conta ? (
        <FormularioEmDialogo
          titulo={titulo}
          descricao="Cada pedido desconta daqui; no zero, fica esgotado. Em branco, vende sem limite."
          acao={`/home/contagem/${tipo}/${id}`}
          visto={null}
          ler={dados => lerContagem(aninhar(dados))}
          aoFechar={aoFechar}
        >
          {erro => <Editor contaveis={contaveis} erro={erro} />}
        </FormularioEmDialogo>
      ) : (
        <Dialog open title={titulo} description={SEM_CONTAGEM.texto} onClose={aoFechar} />
      ),
  }
}

interface EditorProps {
  contaveis: readonly Contavel[]
  erro: (campo: string) => string | undefined
}

/** Uncontrolled fields: what was typed stays while the screen behind is read again. */
function Editor({ contaveis, erro }: EditorProps) {
  // The numbers with which the form opened: the save compares them with those that orders have made meanwhile.
  const [ao] = useState(contaveis)
  const unico = ao.length === 1
  return (
    <>
      <p className="rounded-sm bg-fundo p-3 text-sm">
        <span className="text-tinta-suave">Ex.: </span>
        <span>
          {`10 feijoadas por dia: ponha 10 em "${ROTULOS_DA_CONTAGEM.diario}", e todo dia, às 5h, recomeça com 10.`}
        </span>
      </p>
      {ao.map(({ tipo, id, nome, contagem }, n) => {
        const campo = (parte: string) => `linhas.${n}.${parte}`
        const era = contagem === null ? '' : String(contagem.resta)
        return (
          <fieldset
            key={`${tipo} ${id}`}
            className={unico ? 'min-w-0' : 'rounded-lg border border-linha p-3'}
          >
            {!unico && (
              <legend className="px-1 font-semibold text-sm">{nome ?? 'Todos os tamanhos juntos'}</legend>
            )}
            <input type="hidden" name={campo('tipo')} value={tipo} />
            <input type="hidden" name={campo('id')} value={id} />
            <input type="hidden" name={campo('era')} value={era} />
            <div className="grid grid-cols-[3fr_2fr] items-start gap-3">
              <Field label={ROTULOS_DA_CONTAGEM.restante} error={erro(campo('restante'))}>
                <TextInput
                  name={campo('restante')}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={4}
                  placeholder="Sem limite"
                  defaultValue={era}
                />
              </Field>
              <Field label={ROTULOS_DA_CONTAGEM.diario} error={erro(campo('diario'))}>
                <TextInput
                  name={campo('diario')}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={4}
                  placeholder="Ex.: 10"
                  defaultValue={contagem?.diario ?? ''}
                />
              </Field>
            </div>
          </fieldset>
        )
      })}
    </>
  )
}
