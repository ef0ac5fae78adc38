import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import type { Recusa } from '~/domain/valores/recusa'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import type { Aviso } from './resposta'
import { useGravacao } from './use-gravacao'

interface FormularioEmDialogoProps {
  titulo: string
  descricao?: string
  /** Where the form is posted to. */
  acao: string
  /** Of the button that saves. */
  rotulo?: string
  tamanho?: 'md' | 'lg'
  /** With a file among the fields. */
  comArquivo?: boolean
  /** The schema's refusals, before anything is sent. */
  validar?: (dados: FormData) => readonly Recusa[]
  aoFechar: () => void
  aoGravar?: (aviso: Aviso) => void
  /** The fields; `erro` is what stands beside a field. */
  children: (erro: (campo: string) => string | undefined) => ReactNode
}

/** A form dialog of the panel, mounted while it is open. What was typed is not lost by a slip: closing asks first. */
export function FormularioEmDialogo({
  titulo,
  descricao,
  acao,
  rotulo = 'Salvar',
  tamanho,
  comArquivo = false,
  validar,
  aoFechar,
  aoGravar,
  children,
}: FormularioEmDialogoProps) {
  const id = useId()
  const formulario = useRef<HTMLFormElement>(null)
  const [mexido, setMexido] = useState(false)
  const [descartando, setDescartando] = useState(false)
  const { fetcher, gravando, geral, erro, recusar, esquecer } = useGravacao(formulario, {
    aoGravar(aviso) {
      aoGravar?.(aviso)
      aoFechar()
    },
  })

  /** Also while it is being saved: a refusal may still come. */
  const sair = () => (mexido ? setDescartando(true) : aoFechar())
  function conferir(event: SubmitEvent<HTMLFormElement>) {
    const recusas = validar?.(new FormData(event.currentTarget)) ?? []
    if (recusas.length === 0 && !gravando) return
    event.preventDefault()
    if (recusas.length > 0) recusar(recusas)
  }
  return (
    <Dialog
      open
      title={titulo}
      description={descricao}
      size={tamanho}
      closeOnBackdrop={false}
      onClose={sair}
      footer={
        <>
          <Button variant="secondary" onClick={sair}>
            Cancelar
          </Button>
          <Button type="submit" form={id} pending={gravando} pendingLabel="Salvando...">
            {rotulo}
          </Button>
        </>
      }
    >
      {/* Its script is here before the network may be lost: else the router would load the page anew. */}
      <PrefetchPageLinks page={acao} />
      <fetcher.Form
        ref={formulario}
        id={id}
        method="post"
        action={acao}
        encType={comArquivo ? 'multipart/form-data' : undefined}
        noValidate
        onSubmit={conferir}
        onInput={({ target }) => {
          setMexido(true)
          if (target instanceof Element) esquecer(target.getAttribute('name') ?? '')
        }}
        className="grid gap-4"
      >
        {geral && (
          <Banner tone="danger" title={geral.titulo} announce>
            {geral.texto}
          </Banner>
        )}
        {children(erro)}
      </fetcher.Form>
      <Descarte aberto={descartando} aoVoltar={() => setDescartando(false)} aoDescartar={aoFechar} />
    </Dialog>
  )
}

interface DescarteProps {
  aberto: boolean
  aoVoltar: () => void
  aoDescartar: () => void
}

export function Descarte({ aberto, aoVoltar, aoDescartar }: DescarteProps) {
  return (
    <Dialog
      open={aberto}
      title="Descartar alterações?"
      description="O que você digitou ainda não foi salvo."
      onClose={aoVoltar}
      footer={
        <>
          <Button variant="secondary" data-autofocus onClick={aoVoltar}>
            Continuar editando
          </Button>
          <Button variant="danger" onClick={aoDescartar}>
            Descartar
          </Button>
        </>
      }
    />
  )
}
