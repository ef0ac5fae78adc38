import type { ReactNode } from 'react'
import type { TipoDeGrupo } from '~/domain/cardapio/grupo'
import { ROTULOS_DA_OPCAO } from '~/domain/cardapio/grupos/grupo-digitado'
import { limites } from '~/domain/valores/texto'
import { Checkbox } from '~/ui/fields/checkbox'
import { Field } from '~/ui/fields/field'
import { TextArea } from '~/ui/fields/text-area'
import { TextInput } from '~/ui/fields/text-input'
import { MaisDaLinha } from '../tela/lista/botoes-da-linha'
import type { OpcaoDoRascunho } from './rascunho-do-grupo'

export interface PartesDaOpcao {
  opcao: OpcaoDoRascunho
  campo: (nome: string) => string
  aoMudar: (parte: Partial<OpcaoDoRascunho>) => void
  erro: (campo: string) => string | undefined
}

/** What is seldom needed of an option, behind one line. */
export function MaisDaOpcao({
  opcao,
  tipo,
  campo,
  aoMudar,
  erro,
  children,
}: PartesDaOpcao & { tipo: TipoDeGrupo; children: ReactNode }) {
  const comUnidades = tipo !== 'sabor' && tipo !== 'remocao'
  const erros = ['descricao', 'maxUnidades', 'codigoCliente'].map(nome => erro(campo(nome)))
  return (
    <MaisDaLinha
      resumo={resumo(opcao) || (comUnidades ? 'Até quantas e mais' : 'Descrição e código')}
      comErro={erros.some(Boolean)}
      botoes={children}
    >
      <Field label={ROTULOS_DA_OPCAO.descricao} optional error={erro(campo('descricao'))}>
        <TextArea
          name={campo('descricao')}
          maxLength={limites.descricao}
          placeholder="O que leva, para o cliente ler"
          value={opcao.descricao}
          onChange={({ currentTarget: { value } }) => aoMudar({ descricao: value })}
        />
      </Field>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        {comUnidades && (
          <Field
            label={ROTULOS_DA_OPCAO.maxUnidades}
            hint="Com 2, o cliente pode pôr esta em dobro."
            error={erro(campo('maxUnidades'))}
          >
            <TextInput
              name={campo('maxUnidades')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              placeholder="1"
              value={opcao.maxUnidades}
              onChange={({ currentTarget: { value } }) => aoMudar({ maxUnidades: value })}
            />
          </Field>
        )}
        <Field label={ROTULOS_DA_OPCAO.codigoCliente} optional error={erro(campo('codigoCliente'))}>
          <TextInput
            name={campo('codigoCliente')}
            autoComplete="off"
            maxLength={limites.codigo}
            value={opcao.codigoCliente}
            onChange={({ currentTarget: { value } }) => aoMudar({ codigoCliente: value })}
          />
        </Field>
      </div>
      {comUnidades && (
        <Checkbox
          name={campo('padrao')}
          label={ROTULOS_DA_OPCAO.padrao}
          description="O cliente pode desmarcar."
          checked={opcao.padrao}
          onChange={({ currentTarget: { checked } }) => aoMudar({ padrao: checked })}
        />
      )}
      <Checkbox
        name={campo('ativo')}
        label={ROTULOS_DA_OPCAO.ativo}
        description="Desmarcada, some do cardápio."
        checked={opcao.ativo}
        onChange={({ currentTarget: { checked } }) => aoMudar({ ativo: checked })}
      />
    </MaisDaLinha>
  )
}

/** What is filled in there already. */
function resumo({ descricao, maxUnidades, padrao, ativo, codigoCliente }: OpcaoDoRascunho): string {
  const ditos = [
    !ativo && 'fora do cardápio',
    padrao && 'já vem marcada',
    Number(maxUnidades) > 1 && `até ${maxUnidades}`,
    descricao.trim(),
    codigoCliente.trim() && `código ${codigoCliente.trim()}`,
  ].filter(Boolean)
  return ditos.join(' · ')
}
