import { useRef } from 'react'
import type { ProdutoDoPainel } from '~/domain/cardapio/store-produtos.server'
import { ERRO_AO_SALVAR_PRODUTO } from '~/domain/produtos/produto'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { useGravacao } from '../tela/formulario/use-gravacao'

interface DesativarProps {
  produto: ProdutoDoPainel
  aoDesativar: () => void
}

/** For a product that orders keep from being deleted. */
export function Desativar({ produto, aoDesativar }: DesativarProps) {
  const formulario = useRef<HTMLFormElement>(null)
  const { doFormulario, gravando } = useGravacao(formulario, {
    rota: `/home/produtos/${produto.id}/situacao`,
    textos: { titulo: ERRO_AO_SALVAR_PRODUTO },
    aoGravar: aoDesativar,
  })
  return (
    <form {...doFormulario()}>
      <Button type="submit" pending={gravando} icon={<Icon name="eye-off" className="size-5" />}>
        Desativar produto
      </Button>
    </form>
  )
}
