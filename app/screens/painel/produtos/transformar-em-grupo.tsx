import { useRef } from 'react'
import type { ProdutoDoPainel } from '~/domain/cardapio/store-produtos.server'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/overlays/dialog'
import { RecusaGeral } from '../tela/formulario/recusa-geral'
import { useGravacao } from '../tela/formulario/use-gravacao'

interface TransformarEmGrupoProps {
  produto: ProdutoDoPainel
  aoFechar: () => void
}

/** Makes a group of a product's extra items, and says first what that changes; mounted while it is open. */
export function TransformarEmGrupo({ produto, aoFechar }: TransformarEmGrupoProps) {
  const formulario = useRef<HTMLFormElement>(null)
  const { doFormulario, gravando, geral } = useGravacao(formulario, {
    rota: `/home/produtos/${produto.id}/grupo-dos-extras`,
    textos: { titulo: 'Erro ao salvar' },
    aoGravar: aoFechar,
  })
  return (
    <Dialog
      open
      title="Transformar em grupo?"
      description="Os itens extras deste produto viram um grupo de opções, que pode ter mínimo, máximo, quantidade e ordem. O mesmo acontece nos produtos que têm exatamente os mesmos itens extras. Nenhum item extra é excluído, e os pedidos já feitos não mudam."
      onClose={aoFechar}
      footer={
        <form {...doFormulario()} className="flex flex-wrap gap-3">
          <Button variant="secondary" data-autofocus onClick={aoFechar}>
            Cancelar
          </Button>
          <Button type="submit" pending={gravando}>
            Transformar
          </Button>
        </form>
      }
    >
      {geral && <RecusaGeral recusa={geral} />}
    </Dialog>
  )
}
