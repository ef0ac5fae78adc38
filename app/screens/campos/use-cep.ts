import { type RefObject, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { askJson } from '~/browser/ask-json'
import { useBackOnline } from '~/browser/use-back-online'
import {
  darLugar,
  descreverPreenchimento,
  LINHAS_DO_LUGAR,
  type Linhas,
  type Lugar,
  linhasEmUmaLinha,
} from '~/domain/enderecos/lugar'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { lerCep } from '~/domain/valores/cep'
import { useToast } from '~/ui/overlays/toast'
import { CEP_SEM_CONEXAO } from './cep-sem-conexao'

const texto = v.nullable(v.string())
const resposta = v.object({
  endereco: v.optional(v.object({ logradouro: texto, bairro: texto, cidade: texto, estado: texto })),
  recusa: v.optional(v.object({ titulo: v.string(), texto: v.string() })),
})
const SEM_RESPOSTA = recusar('cep-nao-buscado', 'Erro ao buscar CEP', 'CEP inválido ou serviço indisponível')

const ERRO_MS = 5_000

type Estado =
  | { readonly tipo: 'parado' | 'buscando' }
  | { readonly tipo: 'preenchido'; readonly texto: string }
  | { readonly tipo: 'erro'; readonly texto: string }
  | { readonly tipo: 'sem-conexao'; readonly cep: string }

const PARADO: Estado = { tipo: 'parado' }

/**
 * At 8 digits fills street, district, city and state in the fields of `grupo`; on failure clears those four
 * (endereco-2, endereco-3). What was typed there can be put back (`deAntes`). Without a network nothing changes, and
 * the CEP is looked up again when the network is back. A newer CEP ends the look-up of an older one.
 */
export function useCep(grupo: RefObject<HTMLElement | null>, cepInicial: string) {
  const { show } = useToast()
  const [estado, setEstado] = useState(PARADO)
  const [deAntes, setDeAntes] = useState<Linhas | null>(null)
  const busca = useRef<AbortController>(undefined)
  /** The texts that the last look-up wrote, and the CEP that they belong to. Any other text in the fields was typed. */
  const escritas = useRef<Linhas>({})
  const cepDosCampos = useRef(lerCep(cepInicial))
  useEffect(() => () => busca.current?.abort(), [])
  useBackOnline(estado.tipo === 'sem-conexao', tentarDeNovo)

  async function aoDigitar(cep: string) {
    busca.current?.abort()
    setEstado(PARADO)
    if (cep.length !== 8) return
    const atual = new AbortController()
    busca.current = atual
    setEstado({ tipo: 'buscando' })
    const chegou = await perguntar(cep, atual.signal).catch(() => null)
    if (atual.signal.aborted || chegou === null) return
    if (chegou === 'sem-conexao') {
      setEstado({ tipo: 'sem-conexao', cep })
      return avisar(CEP_SEM_CONEXAO)
    }
    const { endereco = null, recusa = SEM_RESPOSTA } = chegou
    const texto = preencher(cep, endereco)
    if (texto === null) {
      setEstado({ tipo: 'erro', texto: recusa.texto })
      return avisar(recusa)
    }
    setEstado({ tipo: 'preenchido', texto })
    show({ title: 'Endereço encontrado!', text: texto, variant: 'success' })
  }

  function avisar({ titulo, texto }: Pick<Recusa, 'titulo' | 'texto'>) {
    show({ title: titulo, text: texto, variant: 'destructive', duration: ERRO_MS })
  }

  /** Writes the lines that were found, or blank ones, and returns the text that says so. */
  function preencher(cep: string, lugar: Lugar | null): string | null {
    const digitadas = lerLinhas(grupo.current)
    for (const linha of LINHAS_DO_LUGAR) {
      if (digitadas[linha] === escritas.current[linha]) delete digitadas[linha]
    }
    const deOutro = cepDosCampos.current !== null && cepDosCampos.current !== cep
    const { ficam, sairam } = darLugar(digitadas, lugar, () => deOutro)
    cepDosCampos.current = lerCep(cep)
    if (sairam) setDeAntes(sairam)
    const novas = { ...semNulos(lugar), ...ficam }
    escreverLinhas(grupo.current, { ...VAZIAS, ...novas })
    escritas.current = semNulos(lugar)
    return lugar && descreverPreenchimento(lugar, novas)
  }

  function tentarDeNovo() {
    if (estado.tipo === 'sem-conexao') aoDigitar(estado.cep)
  }

  return {
    estado,
    aoDigitar,
    tentarDeNovo,
    /** The typed lines that a CEP replaced, as one text; null when there is nothing to put back. */
    deAntes: deAntes && linhasEmUmaLinha(deAntes),
    voltar() {
      if (!deAntes) return
      escreverLinhas(grupo.current, deAntes)
      setDeAntes(null)
      setEstado(PARADO)
    },
  }
}

/** The look-up of the signup, for which nobody needs to be signed in. */
async function perguntar(
  cep: string,
  signal: AbortSignal,
): Promise<v.InferOutput<typeof resposta> | 'sem-conexao'> {
  const { status, body } = await askJson('/cadastro-empresa/cep', { body: { cep }, signal })
  if (status === null) return 'sem-conexao'
  const lido = v.safeParse(resposta, body)
  return lido.success ? lido.output : {}
}

const VAZIAS: Linhas = { logradouro: '', bairro: '', cidade: '', estado: '' }

function semNulos(lugar: Lugar | null): Linhas {
  return Object.fromEntries(Object.entries(lugar ?? {}).filter(([, valor]) => valor !== null))
}

/** React does not control these fields, so that the form works without script. */
function campoDe(grupo: HTMLElement | null, linha: string): HTMLInputElement | null {
  const controle = grupo?.querySelector(`[name="${linha}"]`)
  return controle instanceof HTMLInputElement ? controle : null
}

function lerLinhas(grupo: HTMLElement | null): { -readonly [Linha in keyof Linhas]: Linhas[Linha] } {
  return Object.fromEntries(LINHAS_DO_LUGAR.map(linha => [linha, campoDe(grupo, linha)?.value ?? '']))
}

function escreverLinhas(grupo: HTMLElement | null, linhas: Linhas): void {
  for (const [linha, valor] of Object.entries(linhas)) {
    const campo = campoDe(grupo, linha)
    if (campo) campo.value = valor
  }
}
