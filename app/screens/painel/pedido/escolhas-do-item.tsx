import { type KeyboardEvent, useEffect, useRef } from 'react'
import { aPartirDe } from '~/domain/cardapio/escolhas/a-partir-de'
import { ignorarEsgotados } from '~/domain/cardapio/escolhas/esgotados'
import { perguntasDo } from '~/domain/cardapio/escolhas/perguntas'
import { acharVariante, type Variante } from '~/domain/cardapio/grupo'
import { nomeDoItem } from '~/domain/pedidos/texto-do-item'
import { formatReais } from '~/domain/valores/centavos'
import type { GrupoId, VarianteId } from '~/domain/valores/ids'
import { TituloDaPergunta } from '~/screens/campos/escolhas/legenda'
import { Button } from '~/ui/button'
import { EscolhaEmLista } from './escolha-em-lista'
import { escolher, faltasDaLinha, selecaoDaLinha, trocarTamanhoDaLinha } from './escolhas-da-linha'
import type { Linha } from './linha'
import type { ProdutoOferecido } from './oferta'
import { PerguntaDoItem } from './pergunta-do-item'

interface EscolhasProps {
  linha: Linha
  produto: ProdutoOferecido
  /** True for the one line whose questions are open. */
  abertas: boolean
  /** True when the question was refused; null is the size. */
  recusada: (grupoId: GrupoId | null) => boolean
  aoMudar: (nova: (antes: Linha) => Linha, grupoId: GrupoId | null) => void
  aoAbrir: () => void
  aoTerminar: () => void
}

/** Size and options of a new line, asked in place; closed, the heading of the line says what was chosen (balcao-12). */
export function EscolhasDoItem(props: EscolhasProps) {
  const { linha, produto, abertas, aoAbrir } = props
  const [falta] = faltasDaLinha(linha, produto)
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
        <Perguntas {...props} />
      ) : (
        <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button variant="secondary" onClick={aoAbrir}>
            <span>{falta ? 'Escolher' : 'Mudar escolhas'}</span>
            <span className="sr-only">{` de ${nomeDoItem(linha)}`}</span>
          </Button>
          {falta && <span className="text-sm text-tinta-suave">{falta.texto}</span>}
        </div>
      )}
    </>
  )
}

function Perguntas({ linha, produto, recusada, aoMudar, aoTerminar }: EscolhasProps) {
  const corpo = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const primeira = corpo.current?.querySelector('fieldset')
    const campo = primeira?.querySelector<HTMLElement>('input:checked') ?? primeira?.querySelector('input')
    campo?.focus({ preventScroll: true })
  }, [])
  const doPainel = ignorarEsgotados(produto)
  const selecao = selecaoDaLinha(linha)
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
            {...{ pergunta, variante, selecao, nome }}
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
      <Button variant="secondary" className="justify-self-start" onClick={aoTerminar}>
        <span>Pronto</span>
        <span className="sr-only">{`: ${nomeDoItem(linha)}`}</span>
      </Button>
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
