import { memo } from 'react'
import type { TipoDeGrupo } from '~/domain/cardapio/grupo'
import { ROTULOS_DA_OPCAO } from '~/domain/cardapio/grupos/grupo-digitado'
import { arrumarReais } from '~/domain/valores/centavos'
import { limites } from '~/domain/valores/texto'
import { classes } from '~/ui/classes'
import { Field } from '~/ui/fields/field'
import { MoneyInput } from '~/ui/fields/money-input'
import { TextInput } from '~/ui/fields/text-input'
import { BotoesDaLinha, moverComAlt } from '../tela/lista/botoes-da-linha'
import { MaisDaOpcao, type PartesDaOpcao } from './mais-da-opcao'
import type { ColunaDoTamanho, OpcaoDoRascunho, PrecosDigitados } from './rascunho-do-grupo'

export interface TabelaDePrecos {
  readonly tipo: TipoDeGrupo
  readonly colunas: readonly ColunaDoTamanho[]
  /** True when there is a price beside those of the sizes. */
  readonly comPreco: boolean
  /** Where a price of its own is left blank; null: nothing. */
  readonly deTodos: PrecosDigitados | null
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
  /** True for a text that fills rows; any other is pasted as usual. */
  aoColarEm: (chave: number, texto: string) => boolean
  erro: (campo: string) => string | undefined
}

/** One option, with what is seldom needed behind 'Mais'; memo, because sixty of them are too many for each letter. */
export const OpcaoDoGrupo = memo(function OpcaoDoGrupo(props: OpcaoDoGrupoProps) {
  const {
    opcao,
    posicao,
    primeira,
    ultima,
    vazia,
    tabela,
    aoDigitar,
    aoMoverDe,
    aoTirarDe,
    aoColarEm,
    erro,
  } = props
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
          className={classes('min-w-40 flex-1 basis-full', tabela.colunas.length <= 4 && 'md:basis-40')}
        >
          <TextInput
            name={campo('nome')}
            autoComplete="off"
            maxLength={limites.nome}
            placeholder={vazia ? exemplo : undefined}
            value={opcao.nome}
            onChange={({ currentTarget: { value } }) => aoMudar({ nome: value })}
            onPaste={event => {
              if (aoColarEm(opcao.chave, event.clipboardData.getData('text/plain'))) event.preventDefault()
            }}
          />
        </Field>
        {tabela.tipo !== 'remocao' && (
          <Precos de={opcao} chamada={chamada} campo={campo} tabela={tabela} aoMudar={aoMudar} erro={erro} />
        )}
      </div>
      {!vazia && (
        <MaisDaOpcao opcao={opcao} tipo={tabela.tipo} campo={campo} aoMudar={aoMudar} erro={erro}>
          <BotoesDaLinha
            nome={chamada}
            primeira={primeira}
            ultima={ultima}
            aoMover={aoMover}
            aoTirar={aoTirar}
          />
        </MaisDaOpcao>
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

interface PrecosProps extends Omit<PartesDaOpcao, 'opcao' | 'aoMudar'> {
  de: PrecosDigitados
  chamada: string
  tabela: TabelaDePrecos
  aoMudar: (parte: Partial<PrecosDigitados>) => void
}

export function Precos({
  de,
  chamada,
  campo,
  tabela: { tipo, colunas, comPreco, deTodos },
  aoMudar,
  erro,
}: PrecosProps) {
  const semPreco = tipo === 'sabor' ? 'não há' : '0,00'
  const digitouAlgum = de.preco !== '' || [...de.precos.values()].some(preco => preco !== '')
  const senao = digitouAlgum ? 'não há' : semPreco
  const emBranco = (tamanho: string) => de.preco || deTodos?.precos.get(tamanho) || deTodos?.preco || senao
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
            placeholder={colunas.length > 0 ? '' : tipo === 'sabor' ? (deTodos?.preco ?? '') : '0,00'}
            format={arrumarReais}
            value={de.preco}
            onValueChange={preco => aoMudar({ preco })}
          />
        </Field>
      )}
      {colunas.map(({ nome }, n) => (
        <Field
          key={nome}
          label={
            <>
              <span>{nome}</span>
              <span className="sr-only">{`: preço de ${chamada}`}</span>
            </>
          }
          error={erro(campo(`precos.${n}`)) ?? (n === 0 && !comPreco ? erro(campo('preco')) : undefined)}
          className={classes(
            'min-w-28 flex-1 basis-28 md:max-w-36',
            colunas.length > 4 && 'md:min-w-24 md:basis-24',
          )}
        >
          <MoneyInput
            name={campo(`precos.${n}`)}
            maxLength={12}
            className={colunas.length > 4 ? 'md:pr-1' : undefined}
            placeholder={emBranco(nome)}
            format={arrumarReais}
            value={de.precos.get(nome) ?? ''}
            onValueChange={preco => aoMudar({ precos: new Map(de.precos).set(nome, preco) })}
          />
        </Field>
      ))}
    </>
  )
}
