import { useMemo, useState } from 'react'
import { MAX_BAIRROS } from '~/domain/frete/bairro-digitado'
import { lerBairrosColados, proporBairros } from '~/domain/frete/tabela/bairros-colados'
import {
  dizerNomes,
  type MudancaJunta,
  marcar,
  O_QUE_FAZER,
  type OQueFazer,
  taxaDepois,
} from '~/domain/frete/tabela/bairros-juntos'
import type { BairroGuardado } from '~/domain/frete/tabela/store-bairros.server'
import { arrumarReais, formatReais, parseReais, ZERO } from '~/domain/valores/centavos'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/fields/checkbox'
import { Field, FieldError } from '~/ui/fields/field'
import { MoneyInput } from '~/ui/fields/money-input'
import { Select } from '~/ui/fields/select'
import { TextArea } from '~/ui/fields/text-area'
import { quantos } from '../tela/lista/lista'
import { Cidade, type Comuns } from './campos-do-bairro'

interface ComATabela {
  todos: readonly BairroGuardado[]
}

/** Many bairros at once, and what pasting them would change of those that are there (frete-15). */
export function CamposDeVarios({ daEmpresa, todos, erro }: Comuns & ComATabela) {
  const [lugar, setLugar] = useState(daEmpresa)
  const [linhas, setLinhas] = useState('')
  const [taxa, setTaxa] = useState('')
  const proposta = useMemo(() => {
    const lidos = lerBairrosColados({ ...lugar, linhas, taxa })
    return 'dados' in lidos ? proporBairros(lidos.dados, todos) : null
  }, [lugar, linhas, taxa, todos])
  return (
    <>
      <Cidade {...daEmpresa} erro={erro} aoMudar={parte => setLugar(antes => ({ ...antes, ...parte }))} />
      <Field
        label="Taxa para todos"
        optional
        hint="Para as linhas que não dizem a sua taxa."
        error={erro('taxa')}
      >
        <MoneyInput name="taxa" format={arrumarReais} value={taxa} onValueChange={setTaxa} />
      </Field>
      <Field
        label="Bairros, um por linha"
        required
        hint={`Só o nome, ou nome; taxa; pedido mínimo; minutos. Pode colar de uma planilha, ou o arquivo de Exportar. Até ${MAX_BAIRROS} bairros ao todo.`}
        error={erro('linhas')}
      >
        <TextArea
          name="linhas"
          rows={8}
          placeholder={'Perdizes; 6,00; 40,00; 20\nPompeia; 7,00'}
          autoCapitalize="words"
          value={linhas}
          onChange={({ currentTarget: { value } }) => setLinhas(value)}
        />
      </Field>
      {proposta && proposta.mudam.length > 0 && (
        <div className="grid gap-1 rounded-sm bg-fundo p-3">
          <Checkbox
            name="mudar"
            label={`Mudar ${quantos(proposta.mudam.length, 'bairro que já está', 'bairros que já estão')} na tabela`}
            description="Desmarcado, esses ficam como estão."
            defaultChecked
          />
          <ul className="text-sm">
            {proposta.mudam.map(({ antes, depois }) => (
              <li key={antes.id} className="wrap-anywhere">
                <span className="font-semibold">{antes.nome}</span>
                <span className="tabular-nums">{`: ${dizerMudanca(antes, depois)}`}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

type Linha = Omit<BairroGuardado, 'id'>

/** 'R$ 5,00 → R$ 6,00' */
function dizerMudanca(antes: Linha, depois: Linha): string {
  const minutos = ({ minutos: quanto }: Linha) => (quanto === null ? 'sem minutos' : `${quanto} min`)
  const minimo = ({ minimo: quanto }: Linha) =>
    quanto === null ? 'sem mínimo' : `mínimo ${formatReais(quanto)}`
  const entrega = ({ ativo }: Linha) => (ativo ? 'com entrega' : 'sem entrega')
  const ditos = [({ taxa }: Linha) => formatReais(taxa), minimo, minutos, entrega]
  return ditos
    .filter(dizer => dizer(antes) !== dizer(depois))
    .map(dizer => `${dizer(antes)} → ${dizer(depois)}`)
    .join(', ')
}

/** One change for many bairros: their fees, or that they go (frete-23). */
export function CamposDosJuntos({ todos, erro }: ComATabela & Pick<Comuns, 'erro'>) {
  const [marcados, setMarcados] = useState<ReadonlySet<number>>(() => new Set(todos.map(({ id }) => id)))
  const [oQueFazer, setOQueFazer] = useState<OQueFazer>('aumentar')
  const [valor, setValor] = useState('')
  const lido = parseReais(valor)
  const juntos = lido === null && oQueFazer !== 'excluir' ? null : { oQueFazer, valor: lido ?? ZERO }
  const marcarBairro = (id: number, sim: boolean) =>
    setMarcados(antes => new Set(sim ? [...antes, id] : [...antes].filter(outro => outro !== id)))
  const dosMarcados = todos.filter(({ id }) => marcados.has(id))
  const todosMarcados = dosMarcados.length === todos.length
  return (
    <>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Field
          label="O que fazer"
          error={erro('oQueFazer')}
          className={oQueFazer === 'excluir' ? 'sm:col-span-2' : undefined}
        >
          <Select
            name="oQueFazer"
            value={oQueFazer}
            onChange={({ currentTarget: { value } }) => setOQueFazer(value as OQueFazer)}
          >
            {Object.entries(O_QUE_FAZER).map(([nome, rotulo]) => (
              <option key={nome} value={nome}>
                {rotulo}
              </option>
            ))}
          </Select>
        </Field>
        {oQueFazer !== 'excluir' && (
          <Field label="Valor" required error={erro('valor')}>
            <MoneyInput
              name="valor"
              placeholder="1,00"
              format={arrumarReais}
              value={valor}
              onValueChange={setValor}
            />
          </Field>
        )}
      </div>
      <fieldset name="ids">
        <legend className="mb-1.5 font-semibold text-sm">
          {`${quantos(dosMarcados.length, 'bairro marcado', 'bairros marcados')} de ${todos.length}`}
        </legend>
        {erro('ids') && (
          <div data-recusa tabIndex={-1} className="mb-2 outline-none">
            <FieldError>{erro('ids')}</FieldError>
          </div>
        )}
        <Button
          variant="secondary"
          onClick={() => setMarcados(new Set(todosMarcados ? [] : todos.map(({ id }) => id)))}
        >
          {todosMarcados ? 'Desmarcar todos' : 'Marcar todos'}
        </Button>
        <ul className="-mx-1 mt-1 max-h-72 overflow-y-auto px-1">
          {todos.map(bairro => (
            <li key={bairro.id}>
              <Checkbox
                name="ids"
                value={marcar(bairro.id, bairro.taxa)}
                label={bairro.nome}
                trailing={dizerTaxa(bairro, marcados.has(bairro.id) ? juntos : null)}
                checked={marcados.has(bairro.id)}
                onChange={({ currentTarget: { checked } }) => marcarBairro(bairro.id, checked)}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      {oQueFazer === 'excluir' && dosMarcados.length > 0 && (
        <fieldset name="excluirMesmo">
          {erro('excluirMesmo') && (
            <div data-recusa tabIndex={-1} className="outline-none">
              <FieldError>{erro('excluirMesmo')}</FieldError>
            </div>
          )}
          <Checkbox
            // Another key when the choice changes, which unticks the box: a yes to deleting two bairros is none to deleting three.
            key={dosMarcados.map(({ id }) => id).join()}
            name="excluirMesmo"
            label={`Sim, excluir ${quantos(dosMarcados.length, 'bairro', 'bairros')}: ${dizerNomes(dosMarcados)}`}
            description="Saem da tabela e deixam de receber entregas. Os pedidos já feitos não mudam. Para poder voltar atrás, exporte antes."
          />
        </fieldset>
      )}
    </>
  )
}

/** 'R$ 5,00 → R$ 6,00' */
function dizerTaxa({ taxa }: BairroGuardado, juntos: MudancaJunta | null): string {
  if (!juntos) return formatReais(taxa)
  if (juntos.oQueFazer === 'excluir') return `${formatReais(taxa)} → sai`
  const depois = taxaDepois(taxa, juntos)
  return `${formatReais(taxa)} → ${typeof depois === 'number' ? formatReais(depois) : depois}`
}
