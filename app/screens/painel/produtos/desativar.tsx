import { useRef } from 'react'
import type { ProdutoDoPainel } from '~/domain/cardapio/store-produtos.server'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { useAcao } from '../tela/use-acao'
import { useGravacao } from '../tela/use-gravacao'

interface DesativarProps {
  produto: ProdutoDoPainel
  aoDesativar: () => void
}

/** For a product that orders keep from being deleted. */
export function Desativar({ produto, aoDesativar }: DesativarProps) {
  const acao = useAcao(`/home/produtos/${produto.id}/situacao`)
  const formulario = useRef<HTMLFormElement>(null)
  const { fetcher, gravando } = useGravacao(formulario, { aoGravar: aoDesativar })
  return (
    <fetcher.Form ref={formulario} method="post" action={acao}>
      <Button type="submit" pending={gravando} icon={<Icon name="eye-off" className="size-5" />}>
        Desativar produto
      </Button>
    </fetcher.Form>
  )
}
