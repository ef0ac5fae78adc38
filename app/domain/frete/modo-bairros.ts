import { dobrarCidade } from '~/domain/enderecos/lugar'
import { dobrarBairro } from '~/domain/enderecos/nome-do-bairro'
import { type Centavos, ZERO } from '~/domain/valores/centavos'
import {
  type AreaDeEntrega,
  anunciarTaxas,
  type CidadeDoDestino,
  type Destino,
  type DitoDoFrete,
  dizerSemTabela,
  type RegraDoFrete,
  SEM_TABELA,
  type SemTabela,
} from './regra'

/** A row of the owner's table. */
export interface BairroAtendido extends AreaDeEntrega, CidadeDoDestino {
  readonly nome: string
  /** 0: free. */
  readonly taxa: Centavos
  /** False: not delivered to for the time being. */
  readonly ativo: boolean
}

export interface ConfiguracaoPorBairros {
  readonly modo: 'bairros'
  /** The fees of all active rows, the least and the highest at least; empty: nothing is delivered anywhere. */
  readonly taxas: readonly Centavos[]
  /** The rows of the destination's city, active or not; rows of other cities do no harm. */
  readonly bairros: readonly BairroAtendido[]
}

/** What the customer chooses from: the fee is told beside the name. */
export type BairroOferecido = Pick<BairroAtendido, 'nome' | 'taxa'>

/** What a customer has to choose the bairro from. */
export interface EscolhaDeBairro {
  /** The CEP's own district, which is not in the list; null for a CEP without one. */
  readonly bairroDoCep: string | null
  /** By name; never empty. */
  readonly opcoes: readonly BairroOferecido[]
}

export type FretePorBairro = { readonly modo: 'bairros'; readonly taxa: Centavos } & (
  | ({ readonly situacao: 'calculado'; readonly bairro: string } & AreaDeEntrega)
  | ({ readonly situacao: 'a-escolher' } & EscolhaDeBairro)
  | { readonly situacao: 'fora-da-area'; readonly bairro: string | null }
  /** Nobody knows the city of the CEP, and none was typed. */
  | { readonly situacao: 'recusado' }
  | SemTabela
)

/**
 * A fee by bairro (frete-15). The CEP's own district decides, whatever was typed or chosen. Where the CEP has none, or
 * one that is not in the table, the customer chooses among the rows of the CEP's own city; a typed bairro that is a row
 * is such a choice only where the CEP has no district. Names are never guessed.
 */
export const regraPorBairros: RegraDoFrete<ConfiguracaoPorBairros, FretePorBairro> = {
  precisa: 'bairro',
  calcular({ taxas, bairros }, _, destino) {
    if (taxas.length === 0) return { modo: 'bairros', ...SEM_TABELA }
    const cidade = destino?.cidadeDoCep
    if (!destino || !cidade) return { modo: 'bairros', situacao: 'recusado', taxa: ZERO }
    return escolher(daCidade(bairros, cidade), destino)
  },
  anunciar: ({ taxas }) => ({ preco: anunciarTaxas(taxas), alcance: null }),
  dizer,
  dizerNaMensagem: () => ({}),
}

/** The rows of a city, by name. */
function daCidade(bairros: readonly BairroAtendido[], { cidade, estado }: CidadeDoDestino): BairroAtendido[] {
  const dobrada = dobrarCidade(cidade, estado)
  return bairros
    .filter(bairro => bairro.estado === estado && dobrarCidade(bairro.cidade, estado) === dobrada)
    .sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'))
}

function escolher(daCidade: readonly BairroAtendido[], destino: Destino): FretePorBairro {
  const { bairro: digitado, bairroDoCep = null, escolhido } = destino
  const ativos = daCidade.filter(({ ativo }) => ativo)
  // What is typed names the bairro only where neither the CEP nor a choice does.
  const dito = bairroDoCep ?? (escolhido === undefined ? digitado : null)
  const linha = acharBairro(daCidade, dito) ?? acharBairro(ativos, escolhido ?? null)
  const nenhum = escolhido === null && !linha
  if (nenhum || ativos.length === 0 || linha?.ativo === false) {
    return { modo: 'bairros', situacao: 'fora-da-area', bairro: linha?.nome ?? dito, taxa: ZERO }
  }
  if (linha) {
    const { nome: bairro, taxa, minimo, minutos } = linha
    return { modo: 'bairros', situacao: 'calculado', bairro, taxa, minimo, minutos }
  }
  const opcoes = ativos.map(({ nome, taxa }) => ({ nome, taxa }))
  return { modo: 'bairros', situacao: 'a-escolher', bairroDoCep, opcoes, taxa: ZERO }
}

function acharBairro(linhas: readonly BairroAtendido[], nome: string | null): BairroAtendido | undefined {
  const dobrado = dobrarBairro(nome ?? '')
  return dobrado === '' ? undefined : linhas.find(linha => dobrarBairro(linha.nome) === dobrado)
}

export const ESCOLHA_O_BAIRRO = 'Escolha o bairro da entrega'
export const FORA_DA_LISTA = 'Meu bairro não está na lista'

/**
 * What the checkout doubts of a chosen bairro: that of the CEP, or else of the address, is another one. Null where neither
 * speaks against it.
 */
export function duvidarDoBairro(
  escolhido: string,
  { bairroDoCep, digitado }: { readonly bairroDoCep: string | null; readonly digitado: string },
): string | null {
  const outro = bairroDoCep ?? digitado.trim()
  if (dobrarBairro(outro) === '' || dobrarBairro(outro) === dobrarBairro(escolhido)) return null
  const onde = bairroDoCep === null ? 'No endereço está' : 'O CEP é de'
  return `${onde} ${outro}. A loja verá os dois bairros.`
}

function dizer(frete: FretePorBairro): DitoDoFrete {
  if ('semTabela' in frete) return dizerSemTabela('Cadastre ao menos um bairro nas configurações.')
  const semAviso = { rotulo: 'Bairro', ressalva: null, aviso: null, avisoAoDono: null }
  switch (frete.situacao) {
    case 'calculado':
      return { ...semAviso, como: frete.bairro }
    case 'a-escolher': {
      const { bairroDoCep } = frete
      const ressalva = bairroDoCep && `${bairroDoCep} não está na lista de bairros da loja.`
      const avisoAoDono = ressalva
        ? `${bairroDoCep} não está na sua tabela de bairros.`
        : 'Este CEP não diz o bairro: confira a taxa na sua tabela.'
      return { ...semAviso, como: `${ESCOLHA_O_BAIRRO}.`, ressalva, avisoAoDono }
    }
    case 'fora-da-area': {
      const onde = frete.bairro ? `em ${frete.bairro}` : 'neste bairro'
      const texto = `Não entregamos ${onde}.`
      return {
        ...semAviso,
        como: 'Fora da área de entrega.',
        ressalva: texto,
        aviso: { titulo: 'Fora da área de entrega', texto, destrutivo: true },
        avisoAoDono: `Fora da área de entrega: ${frete.bairro ?? 'este bairro'} não está na sua tabela, ou está inativo.`,
      }
    }
    case 'recusado':
      return {
        ...semAviso,
        como: 'Verifique o CEP e a cidade para calcular a taxa.',
        avisoAoDono: 'Não sabemos de que cidade é este CEP.',
      }
  }
}
