import { useState } from 'react'
import { type ExtraDoCardapio, type ProdutoDoCardapio, urlDaImagem } from '~/domain/cardapio/cardapio'
import { LINHAS_MAXIMAS, MUITAS_LINHAS } from '~/domain/pedidos/campos-do-pedido'
import type { ItemDoCarrinho } from '~/domain/pedidos/checkout/carrinho'
import { escolher, QUANTIDADE_MAXIMA, saiuDoCardapio } from '~/domain/pedidos/item'
import { totalDoItem } from '~/domain/pedidos/total'
import { formatReais } from '~/domain/valores/centavos'
import type { ExtraId } from '~/domain/valores/ids'
import { limites, limparTexto } from '~/domain/valores/texto'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/checkbox'
import { Dialog } from '~/ui/dialog'
import { Field } from '~/ui/field'
import { QuantityStepper } from '~/ui/quantity-stepper'
import { TextArea } from '~/ui/text-area'
import { useToast } from '~/ui/toast'
import { useCarrinho } from '../carrinho/carrinho-contexto'
import { useLoja } from '../loja-contexto'
import { FotoDoProduto } from './foto-do-produto'
import { deleteRascunhoDoItem, readRascunhoDoItem, saveRascunhoDoItem } from './rascunho-do-item'

export interface ItemEmFoco {
  readonly produto: ProdutoDoCardapio
  /** The line to edit; null adds a new one. */
  readonly linha: ItemDoCarrinho | null
  /** Counts the openings: each one starts with a fresh dialog. */
  readonly vez: number
  readonly open: boolean
}

/** The item dialog, for a new line or one of the cart (carrinho-4, carrinho-5). */
export function ItemDialog({ foco, aoFechar }: { foco: ItemEmFoco; aoFechar: () => void }) {
  const { produto, linha, open } = foco
  const { slug } = useLoja()
  const dono = linha?.cartItemId ?? produto.id
  const { carrinho, confirmar, restaurar } = useCarrinho()
  const toast = useToast()
  const [quantidade, setQuantidade] = useState(linha?.quantidade ?? 1)
  const [escolhidos, setEscolhidos] = useState<readonly ExtraId[]>(
    () => linha?.extras.map(({ id }) => id) ?? [],
  )
  const [observacao, setObservacao] = useState(
    () => readRascunhoDoItem(slug, dono) ?? linha?.observacao ?? '',
  )

  const { escolhidos: extras, perdidos } = escolher(produto.extras, escolhidos)
  const cheio = !linha && quantidade > 0 && carrinho.itens.length >= LINHAS_MAXIMAS

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
  function concluir() {
    const { titulo, texto, removido } = confirmar({
      cartItemId: linha?.cartItemId ?? novoId(),
      produtoId: produto.id,
      nome: produto.nome,
      preco: produto.preco,
      imagemUrl: produto.imagem === null ? null : urlDaImagem(produto.imagem, 400),
      quantidade,
      observacao: limparTexto(observacao),
      extras,
    })
    toast.show({
      title: titulo,
      text: texto ?? undefined,
      variant: quantidade > 0 ? 'success' : 'neutral',
      ...(removido && {
        duration: 5_000,
        action: { label: 'Desfazer', onAction: () => restaurar(removido) },
      }),
    })
    cancelar()
  }

  return (
    <Dialog
      open={open}
      onClose={aoFechar}
      title={`Adicionar ao Carrinho: ${produto.nome}`}
      footer={
        <>
          {cheio && (
            <Banner tone="danger" announce className="w-full">
              {MUITAS_LINHAS.texto}
            </Banner>
          )}
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
          <Button className="flex-1 max-sm:px-2" disabled={cheio} onClick={concluir}>
            {quantidade > 0 ? 'Adicionar ao Carrinho' : 'Remover Item'}
          </Button>
        </>
      }
    >
      <Apresentacao produto={produto} />
      <Extras produto={produto} tipo="adicional" escolhidos={escolhidos} aoEscolher={marcar} />
      <Extras produto={produto} tipo="opcional" escolhidos={escolhidos} aoEscolher={marcar} />
      {linha?.extras
        .filter(({ id }) => perdidos.includes(id))
        .map(({ id, nome }) => (
          <p key={id} className="mt-3 font-medium text-red-tinta text-xs">
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

function Apresentacao({ produto: { imagem, descricao, preco } }: { produto: ProdutoDoCardapio }) {
  return (
    <div className="flex gap-4">
      {imagem?.trim() && (
        <FotoDoProduto
          imagem={imagem}
          sizes="(min-width: 640px) 144px, 112px"
          className="size-28 shrink-0 rounded-sm sm:size-36"
        />
      )}
      <div className="min-w-0">
        <p className="text-tinta-suave">{descricao?.trim() || 'Sem descrição disponível.'}</p>
        <p className="mt-1.5 font-bold text-md tabular-nums">{formatReais(preco)}</p>
      </div>
    </div>
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

/** Not randomUUID, because a page without https does not have it. */
function novoId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), parte => parte.toString(36)).join('')
}
