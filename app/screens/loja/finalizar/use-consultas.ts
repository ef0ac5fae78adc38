import { type Dispatch, useEffect, useRef, useState } from 'react'
import { useBackOnline } from '~/browser/use-back-online'
import { dizerFrete, type ResultadoFrete, valePara } from '~/domain/frete/frete'
import { lerCep } from '~/domain/valores/cep'
import { ehRecusa, type Recusa } from '~/domain/valores/recusa'
import { telefoneCelularValido } from '~/domain/valores/telefone'
import { useToast } from '~/ui/toast'
import { type EntregaConsultada, findCliente, findEntrega } from './consultas'
import {
  type Acao,
  dicaDoEndereco,
  type Formulario,
  mudarFormulario,
  nomeConhecido,
  valorDoCampo,
} from './formulario'

interface Consulta {
  readonly aberto: boolean
  readonly slug: string
  readonly formulario: Formulario
  readonly mudar: Dispatch<Acao>
}

export interface EstadoDaBusca {
  readonly buscando: boolean
  /** No answer came for the phone that stands in the form. */
  readonly falhou: boolean
}

/** Looks the customer up when the phone is complete, and a known one again with each complete CEP. */
export function useBuscaDoCliente({ aberto, slug, formulario, mudar }: Consulta): EstadoDaBusca {
  const toast = useToast()
  const [perguntado, setPerguntado] = useState<string | null>(null)
  const [falha, setFalha] = useState<string | null>(null)
  const telefone = formulario.digitados.telefone ?? ''
  const cep = lerCep(valorDoCampo(formulario, 'cep'))
  const conhecido = nomeConhecido(formulario) !== null
  const { buscado, telefoneTocado } = formulario
  const respondido = buscado?.telefone === telefone && (!conhecido || cep === null || buscado.cep === cep)
  const perguntar = aberto && telefoneCelularValido(telefone) && !respondido
  // The CEP belongs to the question only where it can change the answer.
  const cepDaPergunta = conhecido ? cep : null
  const atual = useRef({ cep, conhecido, telefoneTocado })
  useEffect(() => {
    atual.current = { cep, conhecido, telefoneTocado }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a CEP typed meanwhile must not ask about the phone again
  useEffect(() => {
    if (!perguntar) return
    const busca = new AbortController()
    const pergunta = { telefone, cep: atual.current.cep }
    const repetida = atual.current.conhecido
    setPerguntado(repetida ? null : telefone)
    findCliente(slug, pergunta, busca.signal)
      .then(resposta => {
        setPerguntado(null)
        setFalha(ehRecusa(resposta) ? telefone : null)
        if (ehRecusa(resposta)) {
          if (!repetida) toast.show(destrutivo(resposta))
          return
        }
        mudar({ tipo: 'cliente-buscado', buscado: { ...pergunta, resposta } })
        if (!repetida && atual.current.telefoneTocado) toast.show(AVISOS[resposta.cliente])
      })
      .catch(ignorarAbandono(busca.signal))
    return () => busca.abort()
  }, [perguntar, telefone, cepDaPergunta, slug])

  return { buscando: perguntar && perguntado === telefone, falhou: perguntar && falha === telefone }
}

const AVISOS = {
  vinculado: { title: 'Cliente encontrado!', text: 'Seus dados foram preenchidos.', variant: 'success' },
  conhecido: {
    title: 'Cliente encontrado!',
    text: 'Informe o CEP para usar o endereço salvo.',
    variant: 'success',
  },
  novo: { title: 'Novo cliente', text: 'Por favor, preencha seus dados.' },
} as const

export interface EstadoDaEntrega {
  readonly buscando: boolean
  /** The answer for the CEP in the form; null until it is known. */
  readonly consulta: EntregaConsultada | null
  readonly tentarDeNovo: () => void
  /** The server knew better when the order was sent. */
  readonly corrigirFrete: (frete: ResultadoFrete) => void
}

/** Asks for the address and the fee of each complete CEP; an answer to a CEP that was typed over is dropped. */
export function useEntrega({ aberto, slug, formulario, mudar }: Consulta): EstadoDaEntrega {
  const toast = useToast()
  const [consulta, setConsulta] = useState<EntregaConsultada | null>(null)
  const cep = lerCep(valorDoCampo(formulario, 'cep'))
  const bairro = valorDoCampo(formulario, 'bairro')
  const atual = consulta && cep !== null && valePara(consulta, { cep, bairro }) ? consulta : null
  const perguntar = aberto && cep !== null && atual === null
  const restaurado = useRef(cep)
  const escrito = useRef(formulario)
  useEffect(() => {
    escrito.current = formulario
  })
  useBackOnline(aberto && atual?.semConexao === true, () => setConsulta(null))

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the fee follows asks again
  useEffect(() => {
    if (!perguntar || cep === null) return
    const busca = new AbortController()
    findEntrega(slug, { cep, bairro }, busca.signal)
      .then(achada => {
        setConsulta(achada)
        const chegada = achada.endereco && ({ tipo: 'lugar-buscado', lugar: achada.endereco } as const)
        if (chegada) mudar(chegada)
        const dica = chegada && dicaDoEndereco(mudarFormulario(escrito.current, chegada))
        const aviso = avisoDaEntrega(achada, dica)
        // A draft or a stored address comes back in silence, unless something is wrong.
        const digitado = formulario.digitados.cep === cep && cep !== restaurado.current
        if (digitado || aviso.variant === 'destructive') toast.show(aviso)
      })
      .catch(ignorarAbandono(busca.signal))
    return () => busca.abort()
  }, [perguntar, cep, consulta?.bairro === undefined ? '' : bairro, slug])

  return {
    buscando: perguntar,
    consulta: atual,
    tentarDeNovo: () => setConsulta(null),
    corrigirFrete: frete => setConsulta(antes => antes && { ...antes, frete }),
  }
}

/** Of several things to say, the one that the customer must act on, then the fee (checkout-9). */
function avisoDaEntrega({ recusa, frete }: EntregaConsultada, dica: string | null) {
  if (recusa) return destrutivo(recusa)
  const aviso = frete && dizerFrete(frete).aviso
  if (aviso?.destrutivo) return destrutivo(aviso)
  if (aviso) return { title: aviso.titulo, text: aviso.texto, variant: 'success' as const }
  return { title: 'Endereço encontrado!', text: dica ?? undefined, variant: 'success' as const }
}

function destrutivo({ titulo, texto }: Pick<Recusa, 'titulo' | 'texto'>) {
  return { title: titulo, text: texto, variant: 'destructive' as const, duration: 5000 }
}

function ignorarAbandono(signal: AbortSignal) {
  return (error: unknown) => {
    if (!signal.aborted) throw error
  }
}
