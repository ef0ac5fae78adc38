import { memo, useId, useMemo } from 'react'
import type { Falta } from '~/domain/cardapio/escolhas/conferir-escolha'
import { type Pergunta, perguntasDo } from '~/domain/cardapio/escolhas/perguntas-do-dialogo'
import { acharEscolha, escolhasDa, escolherOpcao, observarParte } from '~/domain/cardapio/escolhas/selecionar'
import {
  acharVariante,
  type Grupo,
  type ProdutoComEscolhas,
  type Selecao,
  type Variante,
} from '~/domain/cardapio/grupo'
import type { GrupoId, OpcaoId, VarianteId } from '~/domain/valores/ids'
import { FieldError } from '~/ui/fields/field'
import { RadioTiles } from '~/ui/fields/radio-tiles'
import { Legenda } from './legenda'
import { dizerPreco, ehUmaSo, LinhaDaOpcao, opcoesDoTamanho } from './opcoes'
import { Sabores } from './sabores'
import { Tamanhos } from './tamanhos'

/** Makes the next choice of the last one: a question that was not rendered since knows only an older choice. */
export type Escolher = (antes: Selecao) => Selecao

interface EscolhasDoProdutoProps {
  produto: ProdutoComEscolhas
  selecao: Selecao
  /** The faults to show beside their questions; empty until somebody has tried to go on. */
  faltas: readonly Falta[]
  /** What had to go when the size changed, or since the line was put into the cart. */
  saiu: readonly string[]
  aviso?: string | null
  /** This and the next must be the same function from one tap to the next. */
  aoEscolher: (escolher: Escolher) => void
  aoTrocarTamanho: (id: VarianteId) => void
}

/** Asks for the size first, then question by question in the owner's order. */
export function EscolhasDoProduto(props: EscolhasDoProdutoProps) {
  const { produto, selecao, faltas, saiu, aviso, aoEscolher, aoTrocarTamanho } = props
  const variante = acharVariante(produto, selecao.varianteId)
  const perguntas = useMemo(() => perguntasDo(produto, variante), [produto, variante])
  const semTamanho = produto.variantes.length > 0 && variante === null
  const erroDe = (id: GrupoId | null) => faltas.find(({ grupoId }) => grupoId === id)?.texto
  return (
    <>
      {produto.variantes.length > 0 && (
        <div data-pergunta="" className="mt-5 scroll-mt-8">
          <Tamanhos
            produto={produto}
            escolhido={selecao.varianteId}
            erro={erroDe(null)}
            aoEscolher={aoTrocarTamanho}
          />
        </div>
      )}
      <div
        role="status"
        className="text-sm text-yellow-tinta not-empty:mt-3 not-empty:rounded-sm not-empty:bg-yellow-fundo not-empty:px-3 not-empty:py-2"
      >
        {saiu.map(texto => (
          <p key={texto}>{texto}</p>
        ))}
      </div>
      {!semTamanho &&
        perguntas.map(pergunta => (
          <div key={pergunta.grupoId} data-pergunta={pergunta.grupoId} className="mt-6 scroll-mt-8">
            <PerguntaDoProduto
              {...{ pergunta, variante, selecao, aviso, aoEscolher }}
              erro={erroDe(pergunta.grupoId)}
            />
          </div>
        ))}
    </>
  )
}

interface PerguntaProps {
  pergunta: Pergunta
  variante: Variante | null
  selecao: Selecao
  aviso?: string | null
  erro: string | undefined
  aoEscolher: (escolher: Escolher) => void
}

/** Beyond this tiles take more room than rows. */
const LADRILHOS = 6

/** Twenty groups of sixty options are too many to render at each tap: only the question that was answered is. */
const PerguntaDoProduto = memo(UmaPergunta, (antes, agora) => {
  const escolhidas = escolhasDa(antes.pergunta, antes.selecao)
  const novas = escolhasDa(agora.pergunta, agora.selecao)
  return (
    antes.pergunta === agora.pergunta &&
    antes.variante === agora.variante &&
    antes.aviso === agora.aviso &&
    antes.erro === agora.erro &&
    antes.aoEscolher === agora.aoEscolher &&
    escolhidas.length === novas.length &&
    escolhidas.every((escolha, n) => escolha === novas[n])
  )
})

function UmaPergunta(props: PerguntaProps) {
  const { pergunta, variante, selecao, aviso, erro, aoEscolher } = props
  const id = useId()
  const [grupo] = pergunta.grupos
  const opcoes = grupo ? opcoesDoTamanho(grupo, variante) : []
  const tocar = (alvo: Parameters<typeof escolherOpcao>[2]) =>
    aoEscolher(antes => escolherOpcao(pergunta, antes, alvo))
  if (grupo && pergunta.tipo !== 'sabor' && ehUmaSo(pergunta) && opcoes.length <= LADRILHOS) {
    return <Ladrilhos {...props} grupo={grupo} />
  }
  return (
    <fieldset aria-describedby={erro ? `${id}-erro` : undefined}>
      <legend className="mb-1 font-semibold">
        <Legenda pergunta={pergunta} selecao={selecao} />
      </legend>
      {erro && (
        <div className="mb-1.5">
          <FieldError id={`${id}-erro`}>{erro}</FieldError>
        </div>
      )}
      {pergunta.tipo === 'sabor' ? (
        <Sabores
          {...{ pergunta, variante, selecao, aviso }}
          nome={id}
          aoEscolher={tocar}
          aoObservar={(escolha, texto) => aoEscolher(antes => observarParte(antes, escolha, texto))}
        />
      ) : (
        <div className="divide-y divide-linha">
          {opcoes.map(
            opcao =>
              grupo && (
                <LinhaDaOpcao
                  key={opcao.id}
                  {...{ pergunta, grupo, opcao, variante, selecao }}
                  nome={id}
                  aoEscolher={tocar}
                />
              ),
          )}
        </div>
      )}
    </fieldset>
  )
}

function Ladrilhos({
  pergunta,
  grupo,
  variante,
  selecao,
  erro,
  aoEscolher,
}: PerguntaProps & { grupo: Grupo }) {
  const opcoes = opcoesDoTamanho(grupo, variante)
  const escolhida = opcoes.find(opcao => acharEscolha(selecao, grupo.id, opcao))
  return (
    <RadioTiles
      legend={<Legenda pergunta={pergunta} selecao={selecao} />}
      value={escolhida ? String(escolhida.id) : null}
      onValueChange={id =>
        aoEscolher(antes =>
          escolherOpcao(pergunta, antes, {
            grupoId: grupo.id,
            opcaoId: Number(id) as OpcaoId,
            quantidade: 1,
          }),
        )
      }
      error={erro}
      choices={opcoes.map(opcao => ({
        value: String(opcao.id),
        label: opcao.nome,
        disabled: Boolean(opcao.esgotada),
        description: opcao.esgotada ? (
          'Esgotado'
        ) : (
          <>
            {opcao.descricao && <span className="block">{opcao.descricao}</span>}
            <span className="block font-semibold tabular-nums">{dizerPreco(grupo, opcao, variante)}</span>
          </>
        ),
      }))}
    />
  )
}
