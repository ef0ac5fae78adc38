import { memo, type ReactNode } from 'react'
import type { TipoDeGrupo } from '~/domain/cardapio/grupo'
import { ROTULOS_DA_OPCAO } from '~/domain/cardapio/grupos/grupo-digitado'
import { arrumarReais } from '~/domain/valores/centavos'
import { limites } from '~/domain/valores/texto'
import { Checkbox } from '~/ui/checkbox'
import { classes } from '~/ui/classes'
import { Field } from '~/ui/field'
import { MoneyInput } from '~/ui/money-input'
import { TextArea } from '~/ui/text-area'
import { TextInput } from '~/ui/text-input'
import { BotoesDaLinha, MaisDaLinha, moverComAlt } from '../tela/botoes-da-linha'
import type { ColunaDoTamanho, OpcaoDoRascunho } from './rascunho-do-grupo'

export interface TabelaDePrecos {
  readonly tipo: TipoDeGrupo
  readonly colunas: readonly ColunaDoTamanho[]
  /** True when there is a price beside those of the sizes. */
  readonly comPreco: boolean
}

interface OpcaoDoGrupoProps {
  opcao: OpcaoDoRascunho
  posicao: number
  primeira: boolean
  ultima: boolean
  /** True for the row in which nothing is typed yet. */
  vazia: boolean
  tabela: TabelaDePrecos
  aoDigitar: (chave: number, parte: Partial<OpcaoDoRascunho>) => void
  aoMoverDe: (chave: number, passo: -1 | 1) => void
  aoTirarDe: (chave: number) => void
  erro: (campo: string) => string | undefined
}

/** One option, with what is seldom needed behind 'Mais'; memo, because sixty of them are too many for each letter. */
export const OpcaoDoGrupo = memo(function OpcaoDoGrupo(props: OpcaoDoGrupoProps) {
  const { opcao, posicao, primeira, ultima, vazia, tabela, aoDigitar, aoMoverDe, aoTirarDe, erro } = props
  const aoMudar = (parte: Partial<OpcaoDoRascunho>) => aoDigitar(opcao.chave, parte)
  const aoMover = (passo: -1 | 1) => aoMoverDe(opcao.chave, passo)
  const aoTirar = () => aoTirarDe(opcao.chave)
  const [nova, exemplo] = NOVA[tabela.tipo]
  const campo = (nome: string) => `opcoes.${posicao}.${nome}`
  const chamada = opcao.nome.trim() || `opção ${posicao + 1}`
  return (
    <li
      onKeyDown={vazia ? undefined : moverComAlt(aoMover)}
      className={classes(
        'rounded-sm border p-2.5',
        vazia ? 'border-linha border-dashed' : 'border-linha bg-papel',
      )}
    >
      {opcao.id !== '' && <input type="hidden" name={campo('id')} value={opcao.id} />}
      <div className="flex flex-wrap items-start gap-2">
        <Field
          label={vazia ? nova : ROTULOS_DA_OPCAO.nome}
          error={erro(campo('nome'))}
          className="min-w-40 flex-1 basis-full md:basis-40"
        >
          <TextInput
            name={campo('nome')}
            autoComplete="off"
            maxLength={limites.nome}
            placeholder={vazia ? exemplo : undefined}
            value={opcao.nome}
            onChange={({ currentTarget: { value } }) => aoMudar({ nome: value })}
          />
        </Field>
        {tabela.tipo !== 'remocao' && (
          <Precos
            opcao={opcao}
            chamada={chamada}
            campo={campo}
            tabela={tabela}
            aoMudar={aoMudar}
            erro={erro}
          />
        )}
      </div>
      {!vazia && (
        <Mais opcao={opcao} tipo={tabela.tipo} campo={campo} aoMudar={aoMudar} erro={erro}>
          <BotoesDaLinha
            nome={chamada}
            primeira={primeira}
            ultima={ultima}
            aoMover={aoMover}
            aoTirar={aoTirar}
          />
        </Mais>
      )}
      {vazia && <input type="hidden" name={campo('ativo')} value="on" />}
    </li>
  )
})

const NOVA: Record<TipoDeGrupo, readonly [rotulo: string, exemplo: string]> = {
  escolha: ['Nova opção', 'Ex.: Ao ponto'],
  remocao: ['Nova opção', 'Ex.: Sem cebola'],
  sabor: ['Novo sabor', 'Ex.: Calabresa'],
  borda: ['Nova borda', 'Ex.: Catupiry'],
  massa: ['Nova massa', 'Ex.: Fina'],
}

interface PartesDaOpcao {
  opcao: OpcaoDoRascunho
  campo: (nome: string) => string
  aoMudar: (parte: Partial<OpcaoDoRascunho>) => void
  erro: (campo: string) => string | undefined
}

function Precos({
  opcao,
  chamada,
  campo,
  tabela: { tipo, colunas, comPreco },
  aoMudar,
  erro,
}: PartesDaOpcao & { chamada: string; tabela: TabelaDePrecos }) {
  const semPreco = tipo === 'sabor' ? 'não há' : '0,00'
  const digitouAlgum = opcao.preco !== '' || [...opcao.precos.values()].some(preco => preco !== '')
  const doTamanho = opcao.preco || (digitouAlgum ? 'não há' : semPreco)
  return (
    <>
      {comPreco && (
        <Field
          label={colunas.length > 0 ? 'Demais' : ROTULOS_DA_OPCAO.preco}
          error={erro(campo('preco'))}
          className="min-w-28 flex-1 basis-28 md:max-w-36"
        >
          <MoneyInput
            name={campo('preco')}
            maxLength={12}
            placeholder={colunas.length > 0 ? '' : tipo === 'sabor' ? '' : '0,00'}
            format={arrumarReais}
            value={opcao.preco}
            onValueChange={preco => aoMudar({ preco })}
          />
        </Field>
      )}
      {colunas.map(({ nome }, n) => (
        <Field
          key={nome}
          label={
            <>
              {nome}
              <span className="sr-only">: preço de {chamada}</span>
            </>
          }
          error={erro(campo(`precos.${n}`)) ?? (n === 0 && !comPreco ? erro(campo('preco')) : undefined)}
          className="min-w-28 flex-1 basis-28 md:max-w-36"
        >
          <MoneyInput
            name={campo(`precos.${n}`)}
            maxLength={12}
            placeholder={doTamanho}
            format={arrumarReais}
            value={opcao.precos.get(nome) ?? ''}
            onValueChange={preco => aoMudar({ precos: new Map(opcao.precos).set(nome, preco) })}
          />
        </Field>
      ))}
    </>
  )
}

function Mais({
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
      <div className="grid grid-cols-2 items-start gap-3">
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
