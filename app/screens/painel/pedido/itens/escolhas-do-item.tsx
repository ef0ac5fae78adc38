import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { aPartirDe } from '~/domain/cardapio/escolhas/a-partir-de'
import { ignorarEsgotados } from '~/domain/cardapio/escolhas/esgotados'
import { perguntasDo } from '~/domain/cardapio/escolhas/perguntas-do-dialogo'
import { acharVariante, type Escolha, type Selecao, type Variante } from '~/domain/cardapio/grupo'
import { nomeDoItem } from '~/domain/pedidos/texto-do-item'
import { formatReais } from '~/domain/valores/centavos'
import type { GrupoId, VarianteId } from '~/domain/valores/ids'
import { TituloDaPergunta } from '~/screens/campos/escolhas/legenda'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { escolher, faltasDaLinha, trocarTamanhoDaLinha } from '../linhas/escolhas-da-linha'
import type { Linha } from '../linhas/linha'
import type { ProdutoOferecido } from '../linhas/oferta'
import { EscolhaEmLista } from '../partes/escolha-em-lista'
import { PerguntaDoItem } from './pergunta-do-item'

interface EscolhasProps {
  linha: Linha
  produto: ProdutoOferecido
  /** What is chosen, of a stored line too that nobody has altered. */
  selecao: Selecao
  /** True for the one line whose questions are open. */
  abertas: boolean
  /** True when the question was refused; null is the size. */
  recusada: (grupoId: GrupoId | null) => boolean
  aoMudar: (nova: (antes: Linha) => Linha, grupoId: GrupoId | null) => void
  /** With a choice, the questions open without it. */
  aoAbrir: (sem?: Escolha) => void
  aoTerminar: () => void
  /** Puts a stored line back; absent where there is nothing to put back. */
  aoVoltar: (() => void) | undefined
}

/** Size and options of a line, asked in place; closed, the heading of the line says what was chosen (balcao-12, balcao-14). */
export function EscolhasDoItem(props: EscolhasProps) {
  const { linha, produto, selecao, abertas, aoAbrir, aoVoltar } = props
  const [trocando, setTrocando] = useState(false)
  const [falta] = linha.guardada && !linha.alterada ? [] : faltasDaLinha(linha, produto)
  const deQuem = <span className="sr-only">{` de ${nomeDoItem(linha)}`}</span>
  function abrir(sem?: Escolha) {
    setTrocando(sem !== undefined)
    aoAbrir(sem)
  }
  return (
    <>
      <div role="status">
        <ul className="text-sm text-yellow-tinta not-empty:mb-3 not-empty:rounded-sm not-empty:bg-yellow-fundo not-empty:px-3 not-empty:py-2">
          {linha.saiu.map(texto => (
            <li key={texto}>{texto}</li>
          ))}
        </ul>
      </div>
      {abertas ? (
        <Perguntas {...props} trocando={trocando} />
      ) : (
        <div className="mb-3 flex flex-wrap items-center gap-2">
          <Button
            variant="secondary"
            icon={falta ? undefined : <Icon name="pencil" className="size-4" />}
            onClick={() => abrir()}
          >
            <span>{falta ? 'Escolher' : 'Alterar'}</span>
            {deQuem}
          </Button>
          {falta ? (
            <span className="text-sm text-tinta-suave">{falta.texto}</span>
          ) : (
            saboresDe(produto, selecao).map(({ escolha, nome }) => (
              <Button
                key={escolha.opcaoId}
                variant="quiet"
                icon={<Icon name="arrow-left-right" className="size-4" />}
                onClick={() => abrir(escolha)}
              >
                <span>{`Trocar ${nome}`}</span>
                {deQuem}
              </Button>
            ))
          )}
          {aoVoltar && (
            <Button variant="quiet" icon={<Icon name="undo-2" className="size-4" />} onClick={aoVoltar}>
              <span>Deixar como estava</span>
              <span className="sr-only">{`: ${nomeDoItem(linha)}`}</span>
            </Button>
          )}
        </div>
      )}
    </>
  )
}

function saboresDe({ grupos }: ProdutoOferecido, { opcoes }: Selecao) {
  const deSabor = grupos.filter(({ tipo }) => tipo === 'sabor')
  return opcoes.flatMap(escolha => {
    const dele = deSabor.find(({ id }) => id === escolha.grupoId)?.opcoes ?? []
    return dele.filter(({ id }) => id === escolha.opcaoId).map(({ nome }) => ({ escolha, nome }))
  })
}

function Perguntas({
  linha,
  produto,
  selecao,
  trocando,
  recusada,
  aoMudar,
  aoTerminar,
  aoVoltar,
}: EscolhasProps & { trocando: boolean }) {
  const corpo = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the questions open
  useEffect(() => {
    // The search for the other flavour takes the focus by itself.
    if (trocando) return
    const primeira = corpo.current?.querySelector('fieldset')
    const campo = primeira?.querySelector<HTMLElement>('input:checked') ?? primeira?.querySelector('input')
    campo?.focus({ preventScroll: true })
  }, [])
  const doPainel = ignorarEsgotados(produto)
  const variante = acharVariante(doPainel, linha.varianteId)
  const semTamanho = produto.variantes.length > 0 && variante === null
  const faltas = faltasDaLinha(linha, produto)
  const erroDe = (qual: GrupoId | null) =>
    recusada(qual) ? faltas.find(({ grupoId }) => grupoId === qual)?.texto : undefined
  const nome = `linha-${linha.chave}`

  /** Enter would save the whole order: here it finishes the line. */
  function aoTeclar(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    aoTerminar()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only forwards what the fields inside do not answer
    <div
      ref={corpo}
      onKeyDown={aoTeclar}
      className="mb-3 grid grid-cols-1 gap-4 rounded-sm border border-linha bg-folha p-3"
    >
      {produto.variantes.length > 0 && (
        <EscolhaEmLista
          legenda={<TituloDaPergunta titulo="Tamanho" obrigatoria />}
          name={`${nome}-tamanho`}
          erro={erroDe(null)}
          valor={variante ? String(variante.id) : null}
          aoEscolher={id =>
            aoMudar(antes => trocarTamanhoDaLinha(antes, produto, Number(id) as VarianteId), null)
          }
          opcoes={doPainel.variantes.map(tamanho => ({
            valor: String(tamanho.id),
            rotulo: tamanho.nome,
            detalhe: dizerTamanho(produto, doPainel, tamanho),
          }))}
        />
      )}
      {!semTamanho &&
        perguntasDo(doPainel, variante).map(pergunta => (
          <PerguntaDoItem
            key={pergunta.grupoId}
            {...{ pergunta, variante, selecao, nome, trocando }}
            erro={erroDe(pergunta.grupoId)}
            estaEsgotada={(grupo, opcao) =>
              produto.grupos.some(
                ({ id, opcoes }) =>
                  id === grupo.id && opcoes.some(outra => outra.id === opcao.id && outra.esgotada),
              )
            }
            aoEscolher={nova => aoMudar(antes => escolher(antes, produto, nova), pergunta.grupoId)}
          />
        ))}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={aoTerminar}>
          <span>Pronto</span>
          <span className="sr-only">{`: ${nomeDoItem(linha)}`}</span>
        </Button>
        {aoVoltar && (
          <Button variant="quiet" icon={<Icon name="undo-2" className="size-4" />} onClick={aoVoltar}>
            <span>Deixar como estava</span>
            <span className="sr-only">{`: ${nomeDoItem(linha)}`}</span>
          </Button>
        )}
      </div>
    </div>
  )
}

/** 'a partir de R$ 29,90', 'R$ 20,00 · Esgotado' */
function dizerTamanho(produto: ProdutoOferecido, doPainel: ProdutoOferecido, tamanho: Variante): string {
  const custa = aPartirDe({ ...doPainel, variantes: [tamanho] })
  const acabou = acharVariante(produto, tamanho.id)?.esgotada
  const preco = custa && `${custa.varia ? 'a partir de ' : ''}${formatReais(custa.preco)}`
  return [preco, acabou && 'Esgotado'].filter(Boolean).join(' · ')
}
