import { useRef, useState } from 'react'
import type { ProdutoDoPainel } from '~/domain/cardapio/store-produtos.server'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { RecusaGeral } from '../tela/recusa-geral'
import { useAcao } from '../tela/use-acao'
import { useGravacao } from '../tela/use-gravacao'

/** Offers to make a group of a product's extra items, and says first what that changes. */
export function TransformarEmGrupo({ produto }: { produto: ProdutoDoPainel }) {
  const [aberto, setAberto] = useState(false)
  const acao = useAcao(`/home/produtos/${produto.id}/grupo-dos-extras`)
  const formulario = useRef<HTMLFormElement>(null)
  const fechar = () => setAberto(false)
  const { fetcher, gravando, geral } = useGravacao(formulario, { aoGravar: fechar })
  return (
    <>
      <button
        type="button"
        onClick={() => setAberto(true)}
        aria-label={`Transformar em grupo os itens extras de ${produto.nome}`}
        className="-my-3 inline-flex min-h-11 items-center font-semibold text-acento-forte underline"
      >
        Transformar em grupo
      </button>
      {aberto && (
        <Dialog
          open
          title="Transformar em grupo?"
          description="Os itens extras deste produto viram um grupo de opções, que pode ter mínimo, máximo, quantidade e ordem. O mesmo acontece nos produtos que têm exatamente os mesmos itens extras. Nenhum item extra é excluído, e os pedidos já feitos não mudam."
          onClose={fechar}
          footer={
            <fetcher.Form ref={formulario} method="post" action={acao} className="flex flex-wrap gap-3">
              <Button variant="secondary" data-autofocus onClick={fechar}>
                Cancelar
              </Button>
              <Button type="submit" pending={gravando}>
                Transformar
              </Button>
            </fetcher.Form>
          }
        >
          {geral && <RecusaGeral recusa={geral} />}
        </Dialog>
      )}
    </>
  )
}
