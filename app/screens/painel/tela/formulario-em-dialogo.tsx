import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import type { Visto } from '~/domain/respostas/conflito'
import type { Recusa } from '~/domain/respostas/recusa'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Descarte } from './descarte'
import { GuardaDaSaida } from './guarda-da-saida'
import { RecusaGeral } from './recusa-geral'
import type { Aviso } from './resposta'
import { useAcao } from './use-acao'
import { useGravacao } from './use-gravacao'

interface FormularioEmDialogoProps {
  titulo: string
  descricao?: string
  /** Where the form is posted to. */
  acao: string
  /** What it is filled with; null for a new one. */
  visto: Visto
  /** The label of the button that saves. */
  rotulo?: string
  tamanho?: 'md' | 'lg'
  /** With a file among the fields. */
  comArquivo?: boolean
  /** The schema's judgement, before anything is sent. */
  ler?: (dados: FormData) => { dados: unknown } | { recusas: readonly Recusa[] }
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
  visto: vistoAoAbrir,
  rotulo = 'Salvar',
  tamanho,
  comArquivo = false,
  ler,
  aoFechar,
  aoGravar,
  children,
}: FormularioEmDialogoProps) {
  const id = useId()
  const formulario = useRef<HTMLFormElement>(null)
  const [mexido, setMexido] = useState(false)
  const [descartando, setDescartando] = useState(false)
  const destino = useAcao(acao)
  const gravacao = useGravacao(formulario, {
    visto: vistoAoAbrir,
    aoGravar(aviso) {
      aoGravar?.(aviso)
      aoFechar()
    },
  })
  const { fetcher, gravando, geral, conflito, visto, erro } = gravacao

  /** Also while it is being saved: a refusal may still come. */
  const sair = () => (mexido ? setDescartando(true) : aoFechar())
  function conferir(event: SubmitEvent<HTMLFormElement>) {
    const lido = ler?.(new FormData(event.currentTarget))
    gravacao.conferir(event, lido && 'recusas' in lido ? lido.recusas : [])
    if (gravando) event.preventDefault()
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
      {/* Fetches the action's script while there is a network: without the script the router would reload the page. */}
      <PrefetchPageLinks page={acao} />
      <fetcher.Form
        ref={formulario}
        id={id}
        method="post"
        action={destino}
        encType={comArquivo ? 'multipart/form-data' : undefined}
        noValidate
        onSubmit={conferir}
        onInput={event => {
          setMexido(true)
          gravacao.aoDigitar(event)
        }}
        className="grid gap-4"
      >
        {geral && <RecusaGeral recusa={geral} conflito={conflito} />}
        {visto !== null && <input type="hidden" name="visto" value={visto} />}
        {children(erro)}
      </fetcher.Form>
      <Descarte aberto={descartando} aoVoltar={() => setDescartando(false)} aoDescartar={aoFechar} />
      {/* By a link inside it, or several pages back at once. */}
      <GuardaDaSaida mexido={mexido} aoDescartar={() => setMexido(false)} />
    </Dialog>
  )
}
