import { type SubmitEvent, useId, useRef, useState } from 'react'
import type { Visto } from '~/domain/respostas/conflito'
import type { Recusa } from '~/domain/respostas/recusa'
import { Button } from '~/ui/button'
import type { Elements } from '~/ui/elements'
import { Dialog } from '~/ui/overlays/dialog'
import type { Aviso } from '../resposta'
import { BotaoSalvar } from './botao-salvar'
import { Descarte } from './descarte'
import { GuardaDaSaida } from './guarda-da-saida'
import { RecusaGeral } from './recusa-geral'
import { useGravacao } from './use-gravacao'

interface FormularioEmDialogoProps {
  titulo: string
  descricao?: string
  /** The address that the form is posted to. */
  acao: string
  /** The title of what is said when no answer came; 'Erro ao salvar' unless told. */
  seFalhar?: string
  /** The digest of what the form is filled with; null for a new row. */
  visto: Visto
  /** The label of the button that saves. */
  rotulo?: string
  tamanho?: 'md' | 'lg'
  /** Checks the form by its schema before it is sent. */
  ler?: (dados: FormData) => { dados: unknown } | { recusas: readonly Recusa[] }
  aoFechar: () => void
  aoGravar?: (aviso: Aviso) => void
  /** The fields; `erro` gives the text beside a field. */
  children: (erro: (campo: string) => string | undefined) => Elements
}

/**
 * A form dialog of the panel, mounted while it is open. Closing asks first, so that typed texts are not lost by
 * mistake.
 */
export function FormularioEmDialogo({
  titulo,
  descricao,
  acao,
  seFalhar = 'Erro ao salvar',
  visto: vistoAoAbrir,
  rotulo = 'Salvar',
  tamanho,
  ler,
  aoFechar,
  aoGravar,
  children,
}: FormularioEmDialogoProps) {
  const id = useId()
  const formulario = useRef<HTMLFormElement>(null)
  const [mexido, setMexido] = useState(false)
  const [descartando, setDescartando] = useState(false)
  const gravacao = useGravacao(formulario, {
    rota: acao,
    textos: { titulo: seFalhar },
    visto: vistoAoAbrir,
    aoGravar(aviso) {
      aoGravar?.(aviso)
      aoFechar()
    },
  })
  const { doFormulario, gravando, geral, conflito, visto, erro } = gravacao

  /** Asks also while it is being saved, because it may still be refused. */
  const sair = () => (mexido ? setDescartando(true) : aoFechar())
  function conferir(event: SubmitEvent<HTMLFormElement>) {
    const lido = ler?.(new FormData(event.currentTarget))
    gravacao.conferir(event, lido && 'recusas' in lido ? lido.recusas : [])
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
          <BotaoSalvar gravando={gravando} size="md" form={id} rotulo={rotulo} />
        </>
      }
    >
      <form
        {...doFormulario(conferir)}
        id={id}
        noValidate
        onInput={event => {
          setMexido(true)
          gravacao.aoDigitar(event)
        }}
        className="grid gap-4"
      >
        {geral && <RecusaGeral recusa={geral} conflito={conflito} />}
        {visto !== null && <input type="hidden" name="visto" value={visto} />}
        {children(erro)}
      </form>
      <Descarte aberto={descartando} aoVoltar={() => setDescartando(false)} aoDescartar={aoFechar} />
      {/* Leaving the page is still possible by a link inside the form, or by going several pages back at once. */}
      <GuardaDaSaida mexido={mexido} aoDescartar={() => setMexido(false)} />
    </Dialog>
  )
}
