import { useCallback, useEffect, useRef, useState } from 'react'
import type { TipoDeGrupo } from '~/domain/cardapio/grupo'
import type { useLinhas } from '../tela/lista/use-linhas'
import { type Colagem, colarOpcoes, lerOpcoesColadas, recusarColado } from './opcoes-coladas'
import {
  type ColunaDoTamanho,
  comLinhaVazia,
  type OpcaoDoRascunho,
  type PrecosDigitados,
} from './rascunho-do-grupo'

export interface ListaDeOpcoesProps {
  tipo: TipoDeGrupo
  /** What a flavour without a price of its own costs. */
  deTodos: PrecosDigitados
  aoMudarDeTodos: (parte: Partial<PrecosDigitados>) => void
  opcoes: ReturnType<typeof useLinhas<OpcaoDoRascunho>>
  colunas: readonly ColunaDoTamanho[]
  aoMudarColunas: (colunas: readonly ColunaDoTamanho[]) => void
  /** The sizes that the company's products have, for the table to offer. */
  tamanhos: readonly string[]
  erro: (campo: string) => string | undefined
}

export interface ColagemFeita extends Pick<Colagem, 'titulo' | 'avisos' | 'chaves'> {
  /** The rows before; null once something else was changed, so that undoing would lose it. */
  readonly antes: readonly OpcaoDoRascunho[] | null
  readonly depois: readonly OpcaoDoRascunho[]
  /** The row into which it was pasted. */
  readonly em: number
}

type Parte = Pick<ListaDeOpcoesProps, 'tipo' | 'opcoes' | 'colunas' | 'erro'>

/** What was pasted into the rows, the way back from it, and what is wrong with it, beside its fields (produto-22). */
export function useColagem({ tipo, opcoes, colunas, erro }: Parte) {
  const { linhas, ficam, setLinhas, lugar } = opcoes
  const [feita, setFeita] = useState<ColagemFeita | null>(null)
  const agora = useRef({ linhas, colunas, tipo })
  useEffect(() => {
    agora.current = { linhas, colunas, tipo }
  })
  const por = useCallback(
    (novas: readonly OpcaoDoRascunho[]) => {
      setLinhas(novas)
      // The form must ask before closing.
      lugar.current?.dispatchEvent(new Event('input', { bubbles: true }))
    },
    [setLinhas, lugar],
  )
  // The same function at every rendering, as those of `useLinhas`.
  const aoColar = useCallback(
    (chave: number, texto: string) => {
      const { linhas: antes, colunas: tabela, tipo: qual } = agora.current
      const coladas = lerOpcoesColadas(texto, qual === 'remocao' ? [] : colunasDaTabela(antes, tabela))
      if (!coladas) return false
      const { linhas: coladasNelas, ...dita } = colarOpcoes(antes, chave, coladas)
      const depois = comLinhaVazia(coladasNelas)
      por(depois)
      setFeita({ ...dita, antes, depois, em: chave })
      return true
    },
    [por],
  )
  const colagem = feita && { ...feita, antes: feita.depois === linhas ? feita.antes : null }
  const coladas = ficam.flatMap((linha, n) => (feita?.chaves.has(linha.chave) ? [[linha, n] as const] : []))
  const erros = new Map<string, string>()
  for (const [linha, n] of coladas) {
    const campos = [
      'nome',
      'descricao',
      'codigoCliente',
      'preco',
      ...colunas.map((_, coluna) => `precos.${coluna}`),
    ]
    for (const campo of campos) {
      const texto = recusarColado(linha, campo, colunas)
      if (texto) erros.set(`opcoes.${n}.${campo}`, texto)
    }
  }
  return {
    colagem,
    aoColar,
    aoDesfazer() {
      if (!colagem?.antes) return
      por(colagem.antes)
      setFeita(null)
    },
    erroDe: erros.size === 0 ? erro : (campo: string) => erro(campo) ?? erros.get(campo),
  }
}

function colunasDaTabela(linhas: readonly OpcaoDoRascunho[], colunas: Parte['colunas']): readonly string[] {
  const comPreco = colunas.length === 0 || linhas.some(({ preco }) => preco !== '')
  return [...(comPreco ? [''] : []), ...colunas.map(({ nome }) => nome)]
}
