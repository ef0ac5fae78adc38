import { useEffect, useState } from 'react'
import type { ProdutoDoCardapio } from '~/domain/cardapio/cardapio'
import type { Grupo } from '~/domain/cardapio/grupo'
import { Button } from '~/ui/button'
import { onDemand, useOnDemand } from '~/ui/on-demand'
import { Dialog } from '~/ui/overlays/dialog'
import { useToast } from '~/ui/overlays/toast'
import { Spinner } from '~/ui/spinner'
import { Apresentacao } from './apresentacao'
import type { DialogoDeEscolhasProps } from './dialogo-de-escolhas'
import { type ItemEmFoco, tituloDoItem } from './item-em-foco'

export const carregarEscolhas = onDemand<DialogoDeEscolhasProps>(() =>
  import('./dialogo-de-escolhas').then(modulo => modulo.DialogoDeEscolhas),
)

export function temEscolhas({ variantes, vinculos }: ProdutoDoCardapio): boolean {
  return Boolean(variantes ?? vinculos)
}

interface EscolhasSobDemandaProps {
  foco: ItemEmFoco
  grupos: readonly Grupo[]
  aoFechar: () => void
}

/** Opens at once with what the menu knows of the product; the questions come with their script. */
export function EscolhasSobDemanda({ foco, grupos, aoFechar }: EscolhasSobDemandaProps) {
  const { produto, open } = foco
  const toast = useToast()
  const [rodape, setRodape] = useState<Element | null>(null)
  const { Component: Dialogo, failed: falhou, retry } = useOnDemand(carregarEscolhas, open)

  useEffect(() => {
    if (!falhou) return
    toast.show({
      title: 'Erro de Conexão',
      text: 'Verifique sua conexão e toque de novo.',
      variant: 'destructive',
      duration: 5_000,
      untilOnline: true,
    })
    retry()
    aoFechar()
  }, [falhou, toast, retry, aoFechar])

  return (
    <Dialog
      open={open}
      onClose={aoFechar}
      title={tituloDoItem(foco)}
      step={Dialogo ? 'escolher' : 'abrir'}
      footer={
        <>
          {!Dialogo && (
            <Button variant="secondary" onClick={aoFechar}>
              Cancelar
            </Button>
          )}
          <div ref={setRodape} className="contents" />
        </>
      }
    >
      <Apresentacao produto={produto} />
      {Dialogo && rodape ? (
        <Dialogo foco={foco} grupos={grupos} rodape={rodape} aoFechar={aoFechar} />
      ) : (
        <div className="pending-show grid place-items-center py-10">
          <Spinner label="Abrindo..." className="size-8" />
        </div>
      )}
    </Dialog>
  )
}
