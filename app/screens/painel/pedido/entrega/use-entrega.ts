import { type Dispatch, useEffect, useState } from 'react'
import { askJson } from '~/browser/ask-json'
import { useBackOnline } from '~/browser/use-back-online'
import type { Cotado, ResultadoFrete } from '~/domain/frete/frete'
import { ehEntrega } from '~/domain/pedidos/tipo-entrega'
import type { Recusa } from '~/domain/respostas/recusa'
import { lerCep } from '~/domain/valores/cep'
import { CEP_SEM_CONEXAO } from '~/screens/campos/cep-sem-conexao'
import { useToast } from '~/ui/toast'
import { useAcao } from '../../tela/use-acao'
import { type LugarDoCep, NAO_PERGUNTADO } from '../reacao/endereco-do-formulario'
import type { Cotacao, Formulario } from '../reacao/formulario'
import { cotacaoDoCep } from '../reacao/frete-do-formulario'
import type { Acao } from '../reacao/mudar-formulario'

const ERRO_MS = 5_000

interface Resposta {
  readonly endereco?: LugarDoCep | null
  readonly frete?: ResultadoFrete
  readonly bairro?: Cotado['bairro']
  readonly aEscolher?: Cotacao['aEscolher']
  readonly recusa?: Falha
}

type Falha = Pick<Recusa, 'titulo' | 'texto'>

const SEM_RESPOSTA: Falha = { titulo: 'Erro ao buscar CEP', texto: 'CEP inválido ou serviço indisponível' }

/**
 * Looks up the address and the freight for each complete CEP of a delivery (balcao-9). Only for a typed CEP it shows a
 * toast; the answer for a CEP that is no longer in the form is dropped.
 */
export function useEntrega(formulario: Formulario, mudar: Dispatch<Acao>) {
  const { show } = useToast()
  const acao = useAcao('/home/pedidos/entrega')
  const [recusado, setRecusado] = useState<{ cep: string; recusa: Falha } | null>(null)
  const { cotacao, cepDigitado } = formulario
  const cep = lerCep(formulario.endereco.cep)
  const { bairro } = formulario.endereco
  const perguntar = ehEntrega(formulario.tipoEntrega) && cep !== null && cotacaoDoCep(formulario) === null

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the freight follows asks again
  useEffect(() => {
    if (!perguntar || cep === null) return
    const busca = new AbortController()
    setRecusado(null)
    findEntrega(acao, { cep, bairro }, busca.signal)
      .then(({ endereco = null, frete = null, recusa, bairro: cotado, aEscolher }) => {
        const lugar = recusa === CEP_SEM_CONEXAO ? NAO_PERGUNTADO : endereco
        mudar({ tipo: 'cotado', cotacao: { cep, bairro: cotado, frete, aEscolher, cidade: endereco }, lugar })
        const falha = recusa ?? (frete ? null : SEM_RESPOSTA)
        if (falha) setRecusado({ cep, recusa: falha })
        // When the same CEP is asked about again, the owner is only typing the bairro, so there is no other toast.
        if (!cepDigitado || cotacao?.cep === cep) return
        if (falha) show({ title: falha.titulo, text: falha.texto, variant: 'destructive', duration: ERRO_MS })
        else show({ title: 'Endereço encontrado!', variant: 'success' })
      })
      .catch(() => undefined)
    return () => busca.abort()
  }, [perguntar, cep, cotacao?.bairro === undefined ? '' : bairro])

  const recusa = recusado !== null && recusado.cep === cep ? recusado.recusa : null
  const semConexao = recusa === CEP_SEM_CONEXAO && !perguntar
  function tentarDeNovo() {
    if (!cepDigitado) mudar({ tipo: 'cotar-de-novo' })
    else if (cep !== null) mudar({ tipo: 'digitar-endereco', campo: 'cep', valor: cep })
  }
  useBackOnline(semConexao, tentarDeNovo)

  return {
    buscando: perguntar,
    /** The text beside the CEP. */
    recusa: recusa?.texto ?? null,
    /** True when the CEP could not be looked up. */
    semConexao,
    tentarDeNovo,
  }
}

async function findEntrega(
  acao: string,
  destino: { cep: string; bairro: string },
  signal: AbortSignal,
): Promise<Resposta> {
  const { status, body: corpo } = await askJson<Resposta>(acao, { body: destino, signal })
  return corpo ?? { recusa: status === null ? CEP_SEM_CONEXAO : SEM_RESPOSTA }
}
