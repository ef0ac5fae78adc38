import { useCallback, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { comEscolhas } from '~/domain/cardapio/escolhas/com-escolhas'
import type { Grupo } from '~/domain/cardapio/grupo'
import { QUANTIDADE_MAXIMA } from '~/domain/pedidos/item'
import { formatReais } from '~/domain/valores/centavos'
import type { VarianteId } from '~/domain/valores/ids'
import { limites } from '~/domain/valores/texto'
import { EscolhasDoProduto, type Escolher } from '~/screens/campos/escolhas/escolhas-do-produto'
import { Button } from '~/ui/button'
import { Field } from '~/ui/fields/field'
import { QuantityStepper } from '~/ui/fields/quantity-stepper'
import { TextArea } from '~/ui/fields/text-area'
import { useLoja } from '../loja-contexto'
import { comecar, contar, linhaEscolhida, type Toque, tocar } from './escolher'
import { acaoDoItem, type ItemEmFoco } from './item-em-foco'
import { deleteRascunhoDaEscolha, readRascunhoDaEscolha, saveRascunhoDaEscolha } from './rascunho-da-escolha'
import { Cheio, useConclusao } from './use-conclusao'

export interface DialogoDeEscolhasProps {
  foco: ItemEmFoco
  grupos: readonly Grupo[]
  /** Where the foot of the dialog is. */
  rodape: Element
  aoFechar: () => void
}

/** The questions of a product with sizes or groups, inside a dialog that is open already (carrinho-4). */
export function DialogoDeEscolhas({ foco, grupos, rodape, aoFechar }: DialogoDeEscolhasProps) {
  const { linha } = foco
  const { slug } = useLoja()
  const dono = linha?.cartItemId ?? foco.produto.id
  const produto = useMemo(() => comEscolhas(foco.produto, grupos), [foco.produto, grupos])
  const [escolhendo, setEscolhendo] = useState(() =>
    comecar(produto, linha, readRascunhoDaEscolha(slug, dono)),
  )
  const { cheio, concluir } = useConclusao(foco, aoFechar)
  const perguntas = useRef<HTMLDivElement>(null)
  const { selecao, saiu, quantidade, observacao, tentou } = escolhendo
  const { faltas, total, aPartirDe, explicacao } = contar(produto, escolhendo)

  // A question that was not rendered since still calls the function of an earlier tap, so what was chosen last is here.
  const ultimo = useRef(escolhendo)
  const mudar = useCallback(
    (toque: Toque) => {
      const novo = tocar(produto, ultimo.current, toque)
      ultimo.current = novo
      setEscolhendo(novo)
      if (toque.tipo !== 'tentou') {
        const { selecao, quantidade, observacao } = novo
        saveRascunhoDaEscolha(slug, dono, { selecao, quantidade, observacao })
      }
    },
    [produto, slug, dono],
  )
  const escolher = useCallback(
    (nova: Escolher) => mudar({ tipo: 'opcoes', selecao: nova(ultimo.current.selecao) }),
    [mudar],
  )
  const trocarTamanho = useCallback((id: VarianteId) => mudar({ tipo: 'tamanho', id }), [mudar])
  function cancelar() {
    deleteRascunhoDaEscolha(slug, dono)
    aoFechar()
  }
  function adicionar() {
    const [falta] = faltas
    if (!falta || quantidade === 0) {
      concluir(linhaEscolhida(produto, escolhendo))
      deleteRascunhoDaEscolha(slug, dono)
      return
    }
    mudar({ tipo: 'tentou' })
    const pergunta = perguntas.current?.querySelector(`[data-pergunta="${falta.grupoId ?? ''}"]`)
    pergunta?.querySelector<HTMLElement>('input:enabled, button')?.focus({ preventScroll: true })
    pergunta?.scrollIntoView({ block: 'start' })
  }

  return (
    <div ref={perguntas}>
      <EscolhasDoProduto
        produto={produto}
        selecao={selecao}
        faltas={tentou ? faltas : []}
        saiu={saiu}
        aviso={foco.produto.aviso}
        aoEscolher={escolher}
        aoTrocarTamanho={trocarTamanho}
      />
      <Field label="Observação" optional className="mt-6">
        <TextArea
          value={observacao}
          onChange={event => mudar({ tipo: 'observacao', texto: event.currentTarget.value })}
          maxLength={limites.observacao}
          placeholder="Ex: sem cebola, ponto da carne..."
        />
      </Field>
      {createPortal(
        <>
          {cheio && quantidade > 0 && <Cheio />}
          <div className="flex w-full items-center justify-between gap-4">
            <QuantityStepper
              label={`Quantidade de ${produto.nome}`}
              value={quantidade}
              onValueChange={nova => mudar({ tipo: 'quantidade', quantidade: nova })}
              max={QUANTIDADE_MAXIMA}
            />
            <output className="min-w-0 text-right">
              <span className="block text-tinta-suave text-xs">{aPartirDe ? 'A partir de' : 'Total'}</span>{' '}
              <span className="block font-bold text-lg tabular-nums">{formatReais(total)}</span>
            </output>
          </div>
          {explicacao && (
            <p className="-mt-1 w-full text-right text-tinta-suave text-xs tabular-nums">{explicacao}</p>
          )}
          <Button variant="secondary" onClick={cancelar}>
            Cancelar
          </Button>
          <Button className="flex-1 max-sm:px-2" disabled={cheio && quantidade > 0} onClick={adicionar}>
            {acaoDoItem(foco, quantidade)}
          </Button>
        </>,
        rodape,
      )}
    </div>
  )
}
