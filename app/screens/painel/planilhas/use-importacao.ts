import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { askJson } from '~/browser/ask-json'
import type { Conferencia } from '~/domain/planilhas/conferencia'
import { ERRO_AO_IMPORTAR, recusarArquivo } from '~/domain/planilhas/planilha'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { useToast } from '~/ui/overlays/toast'
import { usePorSalvar } from '../por-salvar'
import { sessaoTerminou } from '../porta'
import { dizerFalha, type TextosDaFalha } from '../tela/dizer-falha'
import { useAcao } from '../tela/use-acao'
import type { RespostaDaPlanilha } from './resposta-da-planilha'

const RECUSADO_MS = 5_000
const IMPORTADO_MS = 5_000

const ILEGIVEL = recusar(
  'arquivo-ilegivel',
  ERRO_AO_IMPORTAR,
  'O navegador não conseguiu ler o arquivo. Feche-o no programa de planilhas e escolha-o de novo.',
)
const TEXTOS: TextosDaFalha = {
  titulo: ERRO_AO_IMPORTAR,
  sessao: sessaoTerminou('Entre novamente e tente outra vez: o arquivo continua aqui.'),
}

/**
 * Sends a file for the dry run and then, when the owner confirms, for the import. `rota` is the list's address, to
 * which an import leads. It keeps the bytes of the chosen file, because the browser cannot read a file again that was
 * saved meanwhile. It uses fetch and not React Router, which without a network would reload the page for the action's
 * script and lose the file.
 */
export function useImportacao(rota: string) {
  const navigate = useNavigate()
  const { show, dismiss } = useToast()
  const [arquivo, setArquivo] = useState<File | null>(null)
  const [recusa, setRecusa] = useState<Recusa | null>(null)
  const [conferencia, setConferencia] = useState<Conferencia | null>(null)
  const [enviando, setEnviando] = useState<Acao | null>(null)
  const conferencias = useAcao(`${rota}/conferencia`)
  const importacoes = useAcao(`${rota}/importacao`)
  usePorSalvar(arquivo !== null)
  const pedido = useRef<AbortController>(undefined)
  useEffect(() => () => pedido.current?.abort(), [])

  function dizer(nova: Recusa) {
    setRecusa(nova)
    show({ title: nova.titulo, text: nova.texto, variant: 'destructive', duration: RECUSADO_MS })
  }
  async function enviar(acao: Acao, escolhido: File, assinatura = '') {
    pedido.current?.abort()
    const atual = new AbortController()
    pedido.current = atual
    setEnviando(acao)
    const endereco = acao === 'conferencia' ? conferencias : importacoes
    const resposta = await perguntar(endereco, escolhido, assinatura, atual.signal).catch(() => null)
    if (atual.signal.aborted || resposta === null) return
    setEnviando(null)
    receber(resposta)
  }
  function receber(resposta: RespostaDaPlanilha) {
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
  }
  async function escolher(escolhido: File) {
    pedido.current?.abort()
    dismiss()
    setEnviando(null)
    setRecusa(null)
    setConferencia(null)
    setArquivo(null)
    const nao = recusarArquivo(escolhido)
    if (nao) return dizer(nao)
    const copia = await copiar(escolhido)
    if (!copia) return dizer(ILEGIVEL)
    setArquivo(copia)
    await enviar('conferencia', copia)
  }
  return {
    /** Null until a file was chosen that may be sent. */
    arquivo,
    recusa,
    conferencia,
    conferindo: enviando === 'conferencia',
    importando: enviando === 'importacao',
    escolher,
    importar() {
      if (arquivo && conferencia) enviar('importacao', arquivo, conferencia.assinatura)
    },
    /** Sends the same file again when no answer came. */
    conferir() {
      if (arquivo) enviar('conferencia', arquivo)
    },
  }
}

type Acao = 'conferencia' | 'importacao'

async function copiar(arquivo: File): Promise<File | null> {
  try {
    return new File([await arquivo.arrayBuffer()], arquivo.name, { type: 'text/csv' })
  } catch {
    return null
  }
}

async function perguntar(
  acao: string,
  arquivo: File,
  assinatura: string,
  signal: AbortSignal,
): Promise<RespostaDaPlanilha> {
  const formulario = new FormData()
  formulario.set('assinatura', assinatura)
  formulario.set('arquivo', arquivo)
  // No time-out, because a file takes as long as the network needs for it.
  const { status, body } = await askJson<RespostaDaPlanilha>(acao, {
    body: formulario,
    signal,
    timeoutMs: null,
  })
  return body ?? { recusas: [dizerFalha({ status, body }, TEXTOS)] }
}
