import * as v from 'valibot'
import { cidadeDaEmpresa } from '~/domain/empresas/cidade-da-empresa'
import { type Empresa, readEmpresa } from '~/domain/empresas/store.server'
import { consultarCep, findLugarConhecido } from '~/domain/enderecos/cep.server'
import type { LugarDoCep, RespostaDeCep } from '~/domain/enderecos/correios.server'
import { type Lugar, linhasDoLugar } from '~/domain/enderecos/lugar'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { type Cep, lerCep } from '~/domain/valores/cep'
import type { EmpresaId } from '~/domain/valores/ids'
import { limites, limparLinha } from '~/domain/valores/texto'
import { withTenant } from '~/server/database/transaction.server'
import {
  type ConfiguracaoFrete,
  calcularFrete,
  configuracaoDoFrete,
  cotadoPara,
  escolhaDe,
  type ResultadoFrete,
} from './frete'
import type { EscolhaDeBairro } from './modo-bairros'
import { pontosDaEntrega } from './pontos'
import type { Destino } from './regra'
import { type Guardado, readGuardado } from './store.server'

const ERRO = 'Erro ao buscar CEP'

const perguntaSchema = v.object({
  cep: v.pipe(
    v.string(),
    v.maxLength(20),
    v.transform(lerCep),
    v.custom<Cep>(cep => cep !== null),
  ),
  /** The bairro as it was typed; null where only the CEP is known. */
  bairro: v.pipe(
    v.optional(v.string(), ''),
    v.transform(texto => limparLinha(texto).slice(0, limites.bairro) || null),
  ),
  /** The bairro that was chosen from the shop's list; null: none of them; absent: nothing was chosen. */
  escolhido: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(limites.bairro)))),
})

export type PerguntaDeEntrega = v.InferOutput<typeof perguntaSchema>

/** Reads a form's question about delivery; refuses it without a complete CEP. */
export function lerPerguntaDeEntrega(corpo: unknown): PerguntaDeEntrega | Recusa {
  const lido = v.safeParse(perguntaSchema, corpo)
  return lido.success ? lido.output : recusar('cep-invalido', ERRO, 'CEP inválido', 'cep')
}

/** The answer to a form's question about delivery. */
export interface RespostaDeEntrega {
  /** The address of the CEP; null when it is not known; then `recusa` says why. */
  readonly endereco: Lugar | null
  readonly frete: ResultadoFrete
  /** The bairro that the fee is for; absent where the fee does not depend on one. */
  readonly bairro?: string | null
  /** The choice that the fee is for; absent where none was made, or none matters. */
  readonly escolhido?: string | null
  /** What the customer chooses the bairro from, also after the choice; absent where there is nothing to choose. */
  readonly aEscolher?: EscolhaDeBairro
  readonly recusa?: Recusa
}

/** The name of the service says something to the owner alone. */
const NAO_ENCONTRADO = {
  painel: 'CEP não encontrado na BrasilAPI',
  loja: 'CEP não encontrado. Confira os números.',
} as const

/**
 * Answers what delivery costs, and the address that the postal service knows for the CEP. A client that has asked too
 * often (`semVez`) is served as if the postal service was down, so that the limit itself never refuses a delivery.
 */
export async function consultarEntrega(
  empresaId: EmpresaId,
  pergunta: PerguntaDeEntrega,
  semVez: () => Promise<boolean>,
  para: keyof typeof NAO_ENCONTRADO,
): Promise<RespostaDeEntrega> {
  const lugar = await consultarCep(pergunta.cep, semVez)
  const destino = destinoDe(pergunta, lugar)
  const feito = await withTenant(empresaId, async tx => {
    const empresa = await readEmpresa(tx)
    const configuracao = configuracaoDoFrete(await readGuardado(tx))
    const { bairro, escolhido } = cotadoPara(configuracao, destino)
    const frete = freteAte(empresa, configuracao, destino)
    return { frete, bairro, escolhido, aEscolher: escolhaDe(configuracao, destino) }
  })
  if (ehLugar(lugar)) return { endereco: linhasDoLugar(lugar), ...feito }
  const texto = lugar === 'nao-encontrado' ? NAO_ENCONTRADO[para] : 'CEP inválido ou serviço indisponível'
  return { endereco: null, ...feito, recusa: recusar('cep-sem-resposta', ERRO, texto, 'cep') }
}

/**
 * What the cache knows of an address's CEP. It does not ask the network, so that saving in the panel never waits for
 * another service.
 */
export async function findLugarDe(endereco: { readonly cep: string } | null): Promise<LugarDoCep | null> {
  const cep = endereco && lerCep(endereco.cep)
  return cep && findLugarConhecido(cep)
}

/** The fee that the company's rule computes for an address; null for pickup. */
export function freteDoEndereco(
  empresa: Empresa,
  guardado: Guardado,
  endereco: Parameters<typeof destinoDe>[0] | null,
  lugar: LugarDoCep | null,
): ResultadoFrete | null {
  return endereco && freteAte(empresa, configuracaoDoFrete(guardado), destinoDe(endereco, lugar))
}

/** The company's own position was stored with its address, so the rule needs nothing but the customer's. */
export function freteAte(
  empresa: Parameters<typeof pontosDaEntrega>[0],
  configuracao: ConfiguracaoFrete,
  destino: Destino,
): ResultadoFrete {
  return calcularFrete({ configuracao, ...pontosDaEntrega(empresa, destino) })
}

interface EnderecoConhecido extends Pick<Destino, 'cep' | 'bairro' | 'escolhido'> {
  readonly cidade?: string
  readonly estado?: string
}

/** Makes a destination of an address, as far as it is known, and of what the postal service says about its CEP. */
export function destinoDe(endereco: EnderecoConhecido, lugar: RespostaDeCep | null): Destino {
  const { cep, bairro, cidade, estado, escolhido } = endereco
  const doCep = ehLugar(lugar) ? lugar : null
  return {
    cep,
    posicao: doCep?.posicao ?? null,
    bairro: bairro ?? doCep?.bairro ?? null,
    bairroDoCep: doCep?.bairro ?? null,
    cidadeDoCep: doCep ?? (cidade && estado ? { cidade, estado } : null),
    cepDesconhecido: doCep === null,
    escolhido,
  }
}

/**
 * The city of a CEP; null when nobody knows it. For the company's own CEP it is the company's city, whatever the postal
 * service says.
 */
export function cidadeDoCep(
  empresa: Pick<Empresa, 'enderecoCep' | 'enderecoCidade' | 'enderecoEstado' | 'cidadeDoCep' | 'estadoDoCep'>,
  cep: string,
  lugar: RespostaDeCep | null,
): { readonly cidade: string; readonly estado: string } | null {
  if (ehLugar(lugar)) return lugar
  return empresa.enderecoCep === cep ? cidadeDaEmpresa(empresa) : null
}

function ehLugar(lugar: RespostaDeCep | null): lugar is LugarDoCep {
  return typeof lugar === 'object' && lugar !== null
}
