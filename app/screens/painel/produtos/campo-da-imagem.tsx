import { ImagePlus, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { ROTULOS_DO_PRODUTO } from '~/domain/produtos/produto'
import {
  conferirArquivo,
  DICA_DA_IMAGEM,
  FALHAS_DA_IMAGEM,
  TIPOS_DE_IMAGEM,
} from '~/domain/produtos/produto-imagem'
import type { Recusa } from '~/domain/respostas/recusa'
import { Button } from '~/ui/button'
import { FieldError } from '~/ui/field'
import { FileDrop } from '~/ui/file-drop'
import { useToast } from '~/ui/toast'
import { FotoNoPainel } from './cartao-do-produto'

const RECUSADA_MS = 5_000

interface CampoDaImagemProps {
  /** Key of the picture that the product has. */
  imagem: string | null
  erro: string | undefined
}

/** The field for a product's picture, which can be chosen, dropped, previewed and removed (produto-2). */
export function CampoDaImagem({ imagem, erro }: CampoDaImagemProps) {
  const id = useId()
  const campo = useRef<HTMLInputElement>(null)
  const { show } = useToast()
  const [previa, setPrevia] = useState<string | null>(null)
  const [removida, setRemovida] = useState(false)
  const [recusa, setRecusa] = useState<Recusa | null>(null)
  useEffect(() => () => (previa ? URL.revokeObjectURL(previa) : undefined), [previa])

  function recusar(nova: Recusa) {
    esvaziar()
    setRecusa(nova)
    show({ title: nova.titulo, text: nova.texto, variant: 'destructive', duration: RECUSADA_MS })
  }
  function esvaziar() {
    if (campo.current) campo.current.value = ''
    setPrevia(null)
  }
  function escolher(arquivo: File | undefined) {
    setRecusa(null)
    if (!arquivo) return setPrevia(null)
    const nova = conferirArquivo(arquivo)
    if (nova) return recusar(nova)
    setPrevia(URL.createObjectURL(arquivo))
    setRemovida(false)
  }
  function soltar(arquivo: File) {
    if (!campo.current) return
    const um = new DataTransfer()
    um.items.add(arquivo)
    campo.current.files = um.files
    escolher(arquivo)
    contarQueMudou()
  }
  function remover() {
    if (previa) esvaziar()
    else setRemovida(true)
    setRecusa(null)
    contarQueMudou()
    campo.current?.focus()
  }
  /** Tells the form that something has changed, so that it asks before closing. */
  const contarQueMudou = () => campo.current?.dispatchEvent(new Event('input', { bubbles: true }))

  const guardada = removida ? null : imagem
  const temImagem = previa !== null || guardada !== null
  const texto = recusa?.texto ?? erro
  return (
    <div>
      <p className="mb-1.5 font-semibold text-sm">
        {ROTULOS_DO_PRODUTO.imagem}
        <span className="font-normal text-tinta-suave"> (opcional)</span>
      </p>
      <div className="flex items-stretch gap-3">
        {previa ? (
          <img
            src={previa}
            alt="Prévia da imagem escolhida"
            className="size-28 shrink-0 rounded-sm bg-fundo object-cover"
            onError={() => recusar(FALHAS_DA_IMAGEM.broken)}
          />
        ) : (
          <FotoNoPainel imagem={guardada} className="size-28 shrink-0 rounded-sm" />
        )}
        <FileDrop
          ref={campo}
          id={id}
          name="imagem"
          accept={TIPOS_DE_IMAGEM}
          icon={<ImagePlus aria-hidden="true" className="size-6 text-tinta-suave" />}
          label={temImagem ? 'Trocar imagem' : 'Escolher imagem'}
          invalid={texto !== undefined}
          aria-describedby={`${id}-notas`}
          onDropFile={soltar}
          onChange={event => escolher(event.currentTarget.files?.[0])}
          className="min-w-0 flex-1 px-3 py-2 text-sm"
        />
      </div>
      <div id={`${id}-notas`} aria-live="polite">
        {texto && <FieldError>{texto}</FieldError>}
        <p className="mt-1.5 text-tinta-suave text-xs">{DICA_DA_IMAGEM}</p>
      </div>
      {removida && !previa && <input type="hidden" name="removerImagem" value="on" />}
      {temImagem && (
        <Button variant="quiet" icon={<Trash2 className="size-5" />} onClick={remover} className="-ml-3 mt-1">
          Remover imagem
        </Button>
      )}
    </div>
  )
}
