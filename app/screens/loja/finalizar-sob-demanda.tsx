import { RotateCw } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { EmptyState } from '~/ui/empty-state'
import { Spinner } from '~/ui/spinner'

interface FinalizarProps {
  open: boolean
  onClose: () => void
}

let carregado: Promise<ComponentType<FinalizarProps>> | undefined

/** The checkout's script, fetched once; what failed is fetched anew the next time. */
export function carregarFinalizar(): Promise<ComponentType<FinalizarProps>> {
  carregado ??= import('./finalizar/finalizar-dialog')
    .then(modulo => modulo.FinalizarDialog)
    .catch(error => {
      carregado = undefined
      throw error
    })
  return carregado
}

/**
 * The checkout, out of the menu's first bytes. Not React.lazy, which never tries a failed script again. Stays mounted
 * after its first opening: it also shows the confirmation, when the cart is already empty.
 */
export function FinalizarSobDemanda({ open, onClose }: FinalizarProps) {
  const [{ Finalizar }, setFinalizar] = useState<{ Finalizar: ComponentType<FinalizarProps> | null }>({
    Finalizar: null,
  })
  const [falhou, setFalhou] = useState(false)
  const buscando = open && !Finalizar && !falhou

  useEffect(() => {
    if (!buscando) return
    let aqui = true
    carregarFinalizar().then(
      chegou => aqui && setFinalizar({ Finalizar: chegou }),
      () => aqui && setFalhou(true),
    )
    return () => {
      aqui = false
    }
  }, [buscando])

  if (Finalizar) return <Finalizar open={open} onClose={onClose} />
  return (
    <Dialog open={open} onClose={onClose} title="Finalizar Pedido">
      {falhou ? (
        <EmptyState
          title="Não foi possível abrir o pedido"
          text="Verifique sua conexão e tente novamente. Seu carrinho está guardado."
          action={
            <>
              <Button icon={<RotateCw className="size-5" />} onClick={() => setFalhou(false)}>
                Tentar novamente
              </Button>
              <Button variant="secondary" onClick={() => window.location.reload()}>
                Atualizar a página
              </Button>
            </>
          }
        />
      ) : (
        <p role="status" className="pending-show flex items-center justify-center gap-3 py-10">
          <Spinner />
          Carregando configurações...
        </p>
      )}
    </Dialog>
  )
}
