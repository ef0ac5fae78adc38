import { useEffect, useRef, useState } from 'react'
import { conferirArquivo } from '~/domain/imagens/imagem-enviada'
import type { Recusa } from '~/domain/respostas/recusa'
import { useToast } from '~/ui/overlays/toast'

const RECUSADA_MS = 5_000

/** A form's field for one picture: chosen or dropped, previewed, removed (produto-2, aparencia-4). */
export function useImagemEscolhida(guardada: string | null) {
  const campo = useRef<HTMLInputElement>(null)
  const enviado = useRef<File | 'removida' | undefined>(undefined)
  const { show } = useToast()
  const [previa, setPrevia] = useState<string | null>(null)
  const [removida, setRemovida] = useState(false)
  const [recusa, setRecusa] = useState<Recusa | null>(null)
  useEffect(() => () => (previa ? URL.revokeObjectURL(previa) : undefined), [previa])

  const escolhido = () => campo.current?.files?.[0]
  const agora = () => escolhido() ?? (removida ? 'removida' : undefined)
  function esvaziar() {
    if (campo.current) campo.current.value = ''
    setPrevia(null)
  }
  function recusar(nova: Recusa) {
    esvaziar()
    setRecusa(nova)
    show({ title: nova.titulo, text: nova.texto, variant: 'destructive', duration: RECUSADA_MS })
  }
  function escolher(arquivo: File | undefined) {
    setRecusa(null)
    if (!arquivo) return setPrevia(null)
    const nova = conferirArquivo(arquivo)
    if (nova) return recusar(nova)
    setPrevia(URL.createObjectURL(arquivo))
    setRemovida(false)
  }
  /** Tells the form that something has changed, so that it asks before closing. */
  const contarQueMudou = () => campo.current?.dispatchEvent(new Event('input', { bubbles: true }))
  function soltar(arquivo: File) {
    if (!campo.current) return
    const um = new DataTransfer()
    um.items.add(arquivo)
    campo.current.files = um.files
    escolher(arquivo)
    contarQueMudou()
  }
  /** The chosen one, else the stored one. */
  function remover() {
    if (previa) esvaziar()
    else setRemovida(true)
    setRecusa(null)
    contarQueMudou()
    campo.current?.focus()
  }
  /** As it was when the form was opened. */
  function desfazer() {
    esvaziar()
    setRemovida(false)
    setRecusa(null)
  }
  return {
    campo,
    /** The address of the chosen picture. */
    previa,
    /** Whether the stored one is to be removed with the save. */
    removida: removida && previa === null,
    /** The stored one, unless it is to be removed. */
    guardada: removida ? null : guardada,
    recusa,
    recusar,
    escolher,
    soltar,
    remover,
    desfazer,
    aoEnviar() {
      enviado.current = agora()
    },
    /** Keeps what was chosen while the answer was under way. */
    aoGravar() {
      if (enviado.current !== undefined && enviado.current === agora()) desfazer()
    },
  }
}

export type ImagemEscolhida = ReturnType<typeof useImagemEscolhida>
