import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import type { Conferencia } from '~/domain/valores/conferencia'
import { ERRO_AO_IMPORTAR, recusarArquivo } from '~/domain/valores/planilha'
import { type Recusa, recusar } from '~/domain/valores/recusa'
import { useToast } from '~/ui/toast'
import type { RespostaDaPlanilha } from './resposta-da-planilha'

const RECUSADO_MS = 5_000
const IMPORTADO_MS = 5_000

const ILEGIVEL = recusar(
  ERRO_AO_IMPORTAR,
  'O navegador não conseguiu ler o arquivo. Feche-o no programa de planilhas e escolha-o de novo.',
)

/**
 * Sends a file for its dry run and, pressed again, for its import; `rota` is the list's, which is where an import ends.
 * The bytes are kept as they were chosen: a file saved anew meanwhile cannot be read again.
 */
export function useImportacao(rota: string) {
  const fetcher = useFetcher<RespostaDaPlanilha>()
  const navigate = useNavigate()
  const { show, dismiss } = useToast()
  const [arquivo, setArquivo] = useState<File | null>(null)
  const [recusa, setRecusa] = useState<Recusa | null>(null)
  const [conferencia, setConferencia] = useState<Conferencia | null>(null)

  function dizer(nova: Recusa) {
    setRecusa(nova)
    show({ title: nova.titulo, text: nova.texto, variant: 'destructive', duration: RECUSADO_MS })
  }
  function enviar(para: 'conferencia' | 'importacao', escolhido: File, assinatura = '') {
    const formulario = new FormData()
    formulario.set('assinatura', assinatura)
    formulario.set('arquivo', escolhido)
    fetcher.submit(formulario, {
      method: 'post',
      action: `${rota}/${para}`,
      encType: 'multipart/form-data',
    })
  }
  async function escolher(escolhido: File) {
    dismiss()
    setRecusa(null)
    setConferencia(null)
    setArquivo(null)
    const nao = recusarArquivo(escolhido)
    if (nao) return dizer(nao)
    try {
      const copia = new File([await escolhido.arrayBuffer()], escolhido.name, { type: 'text/csv' })
      setArquivo(copia)
      enviar('conferencia', copia)
    } catch {
      dizer(ILEGIVEL)
    }
  }
  function importar() {
    if (arquivo && conferencia) enviar('importacao', arquivo, conferencia.assinatura)
  }
  const receber = useEffectEvent((resposta: RespostaDaPlanilha) => {
    if ('aviso' in resposta) {
      const { titulo, texto } = resposta.aviso
      show({ title: titulo, text: texto, variant: 'success', duration: IMPORTADO_MS })
      navigate(rota)
      return
    }
    setRecusa(null)
    if ('conferencia' in resposta) setConferencia(resposta.conferencia)
    const [primeira] = resposta.recusas ?? []
    if (primeira) dizer(primeira)
  })
  useEffect(() => {
    if (fetcher.data) receber(fetcher.data)
  }, [fetcher.data])

  const enviando = fetcher.state !== 'idle'
  const importando = fetcher.formAction?.endsWith('/importacao') ?? false
  return {
    /** Null until one was chosen that is worth sending. */
    arquivo,
    recusa,
    conferencia,
    conferindo: enviando && !importando,
    importando: enviando && importando,
    escolher,
    importar,
  }
}
