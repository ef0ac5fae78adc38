import { useState } from 'react'
import type { AlvosDaPromocao } from '~/domain/cardapio/store-promocoes.server'
import {
  type DadosDaPromocao,
  dizerPromocao,
  TIPOS_DE_PROMOCAO,
  type TipoDePromocao,
} from '~/domain/promocoes/promocao'
import {
  alvoDa,
  lerPromocao,
  NOME_DO_TIPO_DE_PROMOCAO,
  ROTULOS_DA_PROMOCAO,
} from '~/domain/promocoes/promocao-digitada'
import { arrumarReais, formatReais, formatValor } from '~/domain/valores/centavos'
import { formatData } from '~/domain/valores/data'
import { formatHora } from '~/domain/valores/instante'
import { limites } from '~/domain/valores/texto'
import { Checkbox } from '~/ui/fields/checkbox'
import { Field } from '~/ui/fields/field'
import { MoneyInput } from '~/ui/fields/money-input'
import { RadioTiles } from '~/ui/fields/radio-tiles'
import { Select } from '~/ui/fields/select'
import { TextInput } from '~/ui/fields/text-input'
import { DiasEHoras, type QuandoRascunhado } from '../cupons/dias-e-horas'
import { dizerQuandoVale } from './dizer-quando-vale'

/** The form as it is typed. */
interface Rascunho extends QuandoRascunhado {
  readonly nome: string
  readonly tipo: TipoDePromocao
  readonly alvo: string
  readonly valor: string
  readonly percentual: string
  readonly leve: string
  readonly pague: string
  readonly minimo: string
  readonly ativo: boolean
}

const VAZIO: Rascunho = {
  ...{ nome: '', tipo: 'preco', alvo: '', valor: '', percentual: '', leve: '2', pague: '1', minimo: '' },
  ...{ dias: [], deHora: '', ateHora: '', inicio: '', fim: '', ativo: true },
}

function abrir(promocao: DadosDaPromocao | null): Rascunho {
  if (!promocao) return VAZIO
  const { nome, tipo, dias, ativo } = promocao
  const ou = <Valor,>(valor: Valor | null, escrever: (valor: Valor) => string) =>
    valor === null ? '' : escrever(valor)
  return {
    ...{ nome, tipo, dias, ativo, alvo: alvoDa(promocao) },
    valor: ou(promocao.valor, formatValor),
    percentual: ou(promocao.percentual, String),
    leve: ou(promocao.leve, String),
    pague: ou(promocao.pague, String),
    minimo: ou(promocao.minimo, formatValor),
    deHora: ou(promocao.deHora, formatHora),
    ateHora: ou(promocao.ateHora, formatHora),
    inicio: ou(promocao.inicio, formatData),
    fim: ou(promocao.fim, formatData),
  }
}

/** What it will do, in words, as soon as the form can be read; its name may still be missing. */
function prever({ dias, ativo, ...textos }: Rascunho): string | null {
  const lida = lerPromocao({
    ...textos,
    nome: 'Promoção',
    dias: Object.fromEntries(dias.map(dia => [dia, 'on'])),
    ...(ativo && { ativo: 'on' }),
  })
  if ('recusas' in lida) return null
  return [dizerPromocao(lida.dados), dizerQuandoVale(lida.dados)].join(' · ')
}

const tipos = TIPOS_DE_PROMOCAO.map(tipo => ({ value: tipo, label: NOME_DO_TIPO_DE_PROMOCAO[tipo] }))

interface CamposDaPromocaoProps {
  /** Null for a new one. */
  promocao: DadosDaPromocao | null
  alvos: AlvosDaPromocao
  erro: (campo: string) => string | undefined
}

export function CamposDaPromocao({ promocao, alvos, erro }: CamposDaPromocaoProps) {
  const [rascunho, setRascunho] = useState(() => abrir(promocao))
  const aoMudar = (parte: Partial<Rascunho>) => setRascunho(antes => ({ ...antes, ...parte }))
  const parte = { rascunho, aoMudar, erro, alvos }
  const previa = prever(rascunho)
  return (
    <>
      <Field
        label={ROTULOS_DA_PROMOCAO.nome}
        required
        hint="O cliente lê o nome ao lado do desconto."
        error={erro('nome')}
      >
        <TextInput
          name="nome"
          autoComplete="off"
          placeholder="Ex.: Terça em dobro"
          maxLength={limites.nome}
          value={rascunho.nome}
          onChange={({ currentTarget: { value } }) => aoMudar({ nome: value })}
        />
      </Field>
      <RadioTiles
        legend={ROTULOS_DA_PROMOCAO.tipo}
        name="tipo"
        required
        choices={tipos}
        value={rascunho.tipo}
        onValueChange={tipo => aoMudar({ tipo, alvo: '' })}
        error={erro('tipo')}
      />
      <Alvo {...parte} />
      <Efeito {...parte} />
      <p role="status" className="rounded-sm bg-fundo p-3 text-sm">
        {previa ? (
          <span className="font-semibold">{previa}</span>
        ) : (
          <span className="text-tinta-suave">Preencha a promoção para ver como ela fica.</span>
        )}
      </p>
      <DiasEHoras rascunho={rascunho} aoMudar={aoMudar} erro={erro} />
      <Checkbox
        name="ativo"
        label={ROTULOS_DA_PROMOCAO.ativo}
        description="Desmarque para ela parar sem ser apagada."
        checked={rascunho.ativo}
        onChange={({ currentTarget: { checked } }) => aoMudar({ ativo: checked })}
      />
    </>
  )
}

interface ParteProps {
  rascunho: Rascunho
  aoMudar: (parte: Partial<Rascunho>) => void
  erro: (campo: string) => string | undefined
  alvos: AlvosDaPromocao
}

function Alvo({ rascunho: { tipo, alvo }, aoMudar, erro, alvos }: ParteProps) {
  const deTudo = tipo === 'desconto'
  return (
    <Field label={ROTULOS_DA_PROMOCAO.alvo} required={!deTudo} optional={deTudo} error={erro('alvo')}>
      <Select name="alvo" value={alvo} onChange={({ currentTarget: { value } }) => aoMudar({ alvo: value })}>
        <option value="">{deTudo ? 'O pedido inteiro' : 'Escolher...'}</option>
        {tipo === 'preco'
          ? alvos.precos.map(({ produtoId, varianteId, nome, tamanho, preco }) =>
              preco > 0 ? (
                <option
                  key={`${produtoId} ${varianteId}`}
                  value={alvoDa({ produtoId, varianteId, categoriaId: null })}
                >
                  {`${nome}${tamanho ? ` (${tamanho})` : ''}: ${formatReais(preco)}`}
                </option>
              ) : null,
            )
          : alvos.categorias.map(({ id, nome }) => (
              <option key={id} value={`categoria-${id}`}>
                {nome}
              </option>
            ))}
      </Select>
    </Field>
  )
}

function Efeito({ rascunho, aoMudar, erro }: ParteProps) {
  const numero = (campo: 'percentual' | 'leve' | 'pague', obrigatorio: boolean) => (
    <Field
      label={ROTULOS_DA_PROMOCAO[campo]}
      required={obrigatorio}
      optional={!obrigatorio}
      error={erro(campo)}
    >
      <TextInput
        name={campo}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        trailing={campo === 'percentual' ? <span aria-hidden="true">%</span> : undefined}
        value={rascunho[campo]}
        onChange={({ currentTarget: { value } }) => aoMudar({ [campo]: value })}
      />
    </Field>
  )
  // A price for all of them is said in place of how many are paid, which stands there from the beginning.
  const emVez = (valor: string) => (rascunho.tipo === 'leve' && valor !== '' ? { pague: '' } : {})
  const reais = (campo: 'valor' | 'minimo', rotulo: string, obrigatorio: boolean, dica?: string) => (
    <Field label={rotulo} required={obrigatorio} optional={!obrigatorio} hint={dica} error={erro(campo)}>
      <MoneyInput
        name={campo}
        placeholder="0,00"
        maxLength={15}
        format={arrumarReais}
        value={rascunho[campo]}
        onValueChange={valor => aoMudar({ [campo]: valor, ...emVez(valor) })}
      />
    </Field>
  )
  switch (rascunho.tipo) {
    case 'preco':
      return reais('valor', 'Por', true, 'O cardápio mostra o preço normal e este: de e por.')
    case 'leve':
      return (
        <div className="grid gap-4 sm:grid-cols-3">
          {numero('leve', true)}
          {numero('pague', false)}
          {reais('valor', 'Ou todas por', false, 'Em vez de Pague, como 3 por 25,00.')}
        </div>
      )
    case 'desconto':
      return (
        <div className="grid gap-4 sm:grid-cols-3">
          {numero('percentual', false)}
          {reais('valor', 'Ou em reais', false)}
          {reais('minimo', ROTULOS_DA_PROMOCAO.minimo, false, 'A soma dos itens, sem a entrega.')}
        </div>
      )
  }
}
