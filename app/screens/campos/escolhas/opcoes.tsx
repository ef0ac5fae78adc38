import type { ReactNode } from 'react'
import { type Pergunta, unidadesDaOpcao } from '~/domain/cardapio/escolhas/perguntas-do-dialogo'
import { acharEscolha, maximoDaOpcao } from '~/domain/cardapio/escolhas/selecionar'
import {
  type Escolha,
  type Grupo,
  type Opcao,
  precoDaOpcao,
  type Selecao,
  type Variante,
} from '~/domain/cardapio/grupo'
import { formatReais } from '~/domain/valores/centavos'
import { Checkbox } from '~/ui/fields/checkbox'
import { QuantityStepper } from '~/ui/fields/quantity-stepper'

/** True when exactly one option must be chosen, so that the options are radios. */
export function ehUmaSo({ min, max }: Pick<Pergunta, 'min' | 'max'>): boolean {
  return min === 1 && max === 1
}

/** The options of a group as the size has them: sold-out ones stay in sight. */
export function opcoesDoTamanho({ opcoes }: Grupo, variante: Variante | null): Opcao[] {
  return opcoes.filter(opcao => !opcao.inativa && precoDaOpcao(opcao, variante) !== null)
}

/** '+ R$ 8,00'; a flavour costs what the whole would cost, so it has no plus. Nothing for what is free. */
export function dizerPreco({ regraPreco }: Grupo, opcao: Opcao, variante: Variante | null): string | null {
  const preco = precoDaOpcao(opcao, variante)
  if (!preco) return null
  return `${regraPreco === 'soma' ? '+ ' : ''}${formatReais(preco)}`
}

interface OpcaoProps {
  pergunta: Pergunta
  grupo: Grupo
  opcao: Opcao
  variante: Variante | null
  selecao: Selecao
  /** The name that the radios of one question share. */
  nome: string
  /** In place of the option's own name. */
  rotulo?: ReactNode
  aoEscolher: (alvo: Omit<Escolha, 'observacao'>) => void
}

/** One row: a radio, a checkbox, or a stepper where there can be several units of one option. */
export function LinhaDaOpcao(props: OpcaoProps) {
  const { pergunta, grupo, opcao, variante, selecao, nome, rotulo = opcao.nome, aoEscolher } = props
  const quantidade = acharEscolha(selecao, grupo.id, opcao)?.quantidade ?? 0
  const maximo = opcao.esgotada ? 0 : maximoDaOpcao(pergunta, selecao, opcao)
  const preco = dizerPreco(grupo, opcao, variante)
  const escolher = (nova: number) => aoEscolher({ grupoId: grupo.id, opcaoId: opcao.id, quantidade: nova })
  if (unidadesDaOpcao(pergunta, opcao) === 1 || pergunta.max === 1 || opcao.esgotada) {
    return (
      <Checkbox
        type={ehUmaSo(pergunta) ? 'radio' : 'checkbox'}
        name={nome}
        label={rotulo}
        description={opcao.descricao}
        trailing={opcao.esgotada ? 'Esgotado' : preco}
        checked={quantidade > 0}
        disabled={maximo === 0 && quantidade === 0}
        onChange={event => escolher(event.currentTarget.checked ? 1 : 0)}
      />
    )
  }
  return (
    <div className="flex items-center gap-3 py-1.5">
      <span className="min-w-0 flex-1">
        <span className="block leading-6">{rotulo}</span>
        {opcao.descricao && <span className="block text-tinta-suave text-xs">{opcao.descricao}</span>}
        {preco && <span className="block font-semibold text-sm text-tinta-suave tabular-nums">{preco}</span>}
      </span>
      <QuantityStepper
        label={`Quantidade de ${opcao.nome}`}
        value={quantidade}
        max={maximo}
        limitText={null}
        onValueChange={escolher}
      />
    </div>
  )
}
