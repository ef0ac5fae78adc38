import { useState } from 'react'
import type { ExtraDoCardapio, ProdutoDoCardapio } from '~/domain/cardapio/cardapio'
import { QUANTIDADE_MAXIMA, saiuDoCardapio, totalDoItem } from '~/domain/pedidos/item'
import { formatReais } from '~/domain/valores/centavos'
import type { ExtraId } from '~/domain/valores/ids'
import { limites, limparTexto } from '~/domain/valores/texto'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/fields/checkbox'
import { Field } from '~/ui/fields/field'
import { QuantityStepper } from '~/ui/fields/quantity-stepper'
import { TextArea } from '~/ui/fields/text-area'
import { Dialog } from '~/ui/overlays/dialog'
import { useLoja } from '../loja-contexto'
import { Apresentacao } from './apresentacao'
import { acaoDoItem, type ItemEmFoco, tituloDoItem } from './item-em-foco'
import { deleteRascunhoDoItem, readRascunhoDoItem, saveRascunhoDoItem } from './rascunho-do-item'
import { Cheio, useConclusao } from './use-conclusao'

/** The item dialog, for a new line or one of the cart (carrinho-4, carrinho-5). */
export function ItemDialog({ foco, aoFechar }: { foco: ItemEmFoco; aoFechar: () => void }) {
  const { produto, linha, open } = foco
  const { slug } = useLoja()
  const dono = linha?.cartItemId ?? produto.id
  const { cheio: semLugar, concluir } = useConclusao(foco, aoFechar)
  const [quantidade, setQuantidade] = useState(linha?.quantidade ?? 1)
  const [escolhidos, setEscolhidos] = useState<readonly ExtraId[]>(
    () => linha?.extras.flatMap(({ id }) => id ?? []) ?? [],
  )
  const [observacao, setObservacao] = useState(
    () => readRascunhoDoItem(slug, dono) ?? linha?.observacao ?? '',
  )

  const extras = produto.extras.filter(({ id }) => escolhidos.includes(id))
  const perdidos = linha?.extras.filter(({ id }) => !produto.extras.some(extra => extra.id === id)) ?? []
  const cheio = semLugar && quantidade > 0

  function marcar(id: ExtraId, sim: boolean) {
    setEscolhidos(atuais => (sim ? [...atuais, id] : atuais.filter(outro => outro !== id)))
  }
  function observar(texto: string) {
    setObservacao(texto)
    saveRascunhoDoItem(slug, dono, texto)
  }
  function cancelar() {
    deleteRascunhoDoItem(slug, dono)
    aoFechar()
  }
  function adicionar() {
    deleteRascunhoDoItem(slug, dono)
    concluir({
      preco: produto.preco,
      ...(produto.precoNormal && { precoNormal: produto.precoNormal }),
      quantidade,
      observacao: limparTexto(observacao),
      extras,
    })
  }

  return (
    <Dialog
      open={open}
      onClose={aoFechar}
      title={tituloDoItem(foco)}
      footer={
        <>
          {cheio && <Cheio />}
          <div className="flex w-full items-center justify-between gap-4">
            <QuantityStepper
              label={`Quantidade de ${produto.nome}`}
              value={quantidade}
              onValueChange={setQuantidade}
              max={QUANTIDADE_MAXIMA}
            />
            <p className="text-right">
              <span className="text-tinta-suave text-xs">Total</span>{' '}
              <output className="block font-bold text-lg tabular-nums">
                {formatReais(totalDoItem({ preco: produto.preco, quantidade, extras }))}
              </output>
            </p>
          </div>
          <Button variant="secondary" onClick={cancelar}>
            Cancelar
          </Button>
          <Button className="flex-1 max-sm:px-2" disabled={cheio} onClick={adicionar}>
            {acaoDoItem(foco, quantidade)}
          </Button>
        </>
      }
    >
      <Apresentacao produto={produto} />
      <Extras produto={produto} tipo="adicional" escolhidos={escolhidos} aoEscolher={marcar} />
      <Extras produto={produto} tipo="opcional" escolhidos={escolhidos} aoEscolher={marcar} />
      {perdidos.map(({ id, opcaoId, nome }) => (
        <p key={id ?? opcaoId} className="mt-3 font-medium text-red-tinta text-xs">
          {saiuDoCardapio(`O extra ${nome}`)}
        </p>
      ))}
      <Field label="Observação" optional className="mt-5">
        <TextArea
          value={observacao}
          onChange={event => observar(event.currentTarget.value)}
          maxLength={limites.observacao}
          placeholder="Ex: sem cebola, ponto da carne..."
        />
      </Field>
    </Dialog>
  )
}

const LEGENDAS: Record<ExtraDoCardapio['tipo'], string> = { adicional: 'Adicionais', opcional: 'Opcionais' }

interface ExtrasProps {
  produto: ProdutoDoCardapio
  tipo: ExtraDoCardapio['tipo']
  escolhidos: readonly ExtraId[]
  aoEscolher: (id: ExtraId, sim: boolean) => void
}

function Extras({ produto, tipo, escolhidos, aoEscolher }: ExtrasProps) {
  const extras = produto.extras.filter(extra => extra.tipo === tipo)
  if (extras.length === 0) return null
  return (
    <fieldset className="mt-5">
      <legend className="font-semibold">{LEGENDAS[tipo]}</legend>
      <div className="divide-y divide-linha">
        {extras.map(({ id, nome, preco }) => (
          <Checkbox
            key={id}
            label={nome}
            trailing={`+ ${formatReais(preco)}`}
            checked={escolhidos.includes(id)}
            onChange={event => aoEscolher(id, event.currentTarget.checked)}
          />
        ))}
      </div>
    </fieldset>
  )
}
