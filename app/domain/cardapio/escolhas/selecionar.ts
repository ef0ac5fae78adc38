import type { GrupoId, VarianteId } from '~/domain/valores/ids'
import { acharVariante, type Escolha, type Opcao, type ProdutoComEscolhas, type Selecao } from '../grupo'
import { demais, porQueNao, SAIU_DO_CARDAPIO } from './conferir-escolha'
import { type Pergunta, todasAsPerguntas, unidadesDaOpcao } from './perguntas-do-dialogo'
import { variantesAVenda } from './venda'

/** A choice that was made to fit, and what had to go for it. */
export interface Ajuste {
  readonly selecao: Selecao
  /** In words for the customer: 'Portuguesa: não há no tamanho Broto.' */
  readonly saiu: readonly string[]
}

/** What is chosen already when somebody opens a product: the only size that there is, and the owner's proposals. */
export function selecaoInicial(produto: ProdutoComEscolhas): Selecao {
  const [unico, outro] = variantesAVenda(produto)
  const opcoes = produto.grupos.flatMap(({ id: grupoId, opcoes: dele }) =>
    dele.filter(({ padrao }) => padrao).map(opcao => ({ grupoId, opcaoId: opcao.id, quantidade: 1 })),
  )
  return ajustar(produto, { varianteId: (!outro && unico?.id) || null, opcoes }).selecao
}

/** The same choice in another size. */
export function trocarTamanho(
  produto: ProdutoComEscolhas,
  { opcoes }: Selecao,
  varianteId: VarianteId,
): Ajuste {
  return ajustar(produto, { varianteId, opcoes })
}

/**
 * Leaves out of a choice what today's menu does not have, what the size does not have, and what is beyond a limit; what
 * was chosen last goes first. As long as the size is not known, flavours are not counted.
 */
export function ajustar(produto: ProdutoComEscolhas, { varianteId, opcoes }: Selecao): Ajuste {
  const pedida = acharVariante(produto, varianteId)
  const variante = variantesAVenda(produto).find(({ id }) => id === varianteId) ?? null
  const semTamanho = produto.variantes.length > 0 && variante === null
  const saiu: string[] = []
  if (varianteId !== null && !variante) {
    saiu.push(pedida ? `O tamanho ${pedida.nome} está esgotado.` : 'O tamanho escolhido saiu do cardápio.')
  }
  const perguntas = todasAsPerguntas(produto, variante)
  const ficam: Escolha[] = []
  for (const escolha of opcoes) {
    const pergunta = perguntas.find(({ grupos }) => grupos.some(({ id }) => id === escolha.grupoId))
    const opcao = pergunta && acharOpcao(pergunta, escolha)
    const motivo = opcao && pergunta ? porQueNao(opcao, pergunta, variante, semTamanho) : SAIU_DO_CARDAPIO
    if (motivo || !pergunta || !opcao) {
      if (motivo && !saiu.includes(motivo)) saiu.push(motivo)
      continue
    }
    const contada = semTamanho && peloTamanho(pergunta) ? { ...pergunta, max: Infinity } : pergunta
    const quantidade = Math.min(escolha.quantidade, cabem(contada, ficam, opcao))
    if (quantidade > 0) ficam.push({ ...escolha, quantidade })
    if (quantidade < escolha.quantidade) saiu.push(dizerReducao(pergunta, opcao, escolha, quantidade))
  }
  return { selecao: { varianteId: variante?.id ?? null, opcoes: ficam }, saiu }
}

/** True where another size may have room for more. */
function peloTamanho({ tipo, grupos }: Pergunta): boolean {
  return tipo === 'sabor' || grupos.some(({ porTamanho }) => porTamanho)
}

/** 'Chocolate saiu: no máximo 2 sabores no tamanho Grande.' */
function dizerReducao(
  pergunta: Pergunta,
  opcao: Opcao,
  { quantidade: antes }: Escolha,
  ficou: number,
): string {
  const cabem = unidadesDaOpcao(pergunta, opcao)
  const limite = ficou === cabem ? `No máximo ${cabem} de ${opcao.nome}.` : demais(pergunta)
  return ficou === 0
    ? `${opcao.nome} saiu: ${minuscula(limite)}`
    : `${opcao.nome}: ficou com ${ficou} em vez de ${antes}. ${limite}`
}

/**
 * The choice after a tap: so many units of an option, none when `quantidade` is 0. Where one option is all that can be
 * chosen it takes the place of the one before.
 */
export function escolherOpcao(
  pergunta: Pergunta,
  selecao: Selecao,
  alvo: Omit<Escolha, 'observacao'>,
): Selecao {
  const mesma = (outra: Escolha) => outra.grupoId === alvo.grupoId && outra.opcaoId === alvo.opcaoId
  const sai = (outra: Escolha) =>
    mesma(outra)
      ? alvo.quantidade < 1
      : alvo.quantidade > 0 && pergunta.max === 1 && daPergunta(pergunta, outra)
  const ficam = selecao.opcoes
    .filter(outra => !sai(outra))
    .map(outra => (mesma(outra) ? { ...outra, quantidade: alvo.quantidade } : outra))
  const nova = alvo.quantidade > 0 && !selecao.opcoes.some(mesma)
  return { ...selecao, opcoes: nova ? [...ficam, alvo] : ficam }
}

/** Writes the note of one part. */
export function observarParte(selecao: Selecao, { grupoId, opcaoId }: Escolha, observacao: string): Selecao {
  const opcoes = selecao.opcoes.map(escolha =>
    escolha.grupoId === grupoId && escolha.opcaoId === opcaoId ? { ...escolha, observacao } : escolha,
  )
  return { ...selecao, opcoes }
}

/** What is chosen of an option; undefined when it is not chosen. An extra may have the number of an option. */
export function acharEscolha({ opcoes }: Selecao, grupoId: GrupoId, { id }: Opcao): Escolha | undefined {
  return opcoes.find(escolha => escolha.grupoId === grupoId && escolha.opcaoId === id)
}

/** What is chosen for this question; the choices of others are the same objects before and after a tap. */
export function escolhasDa(pergunta: Pergunta, { opcoes }: Selecao): Escolha[] {
  return opcoes.filter(escolha => daPergunta(pergunta, escolha))
}

/** Units that are chosen for this question. */
export function contarEscolhidas(pergunta: Pergunta, selecao: Selecao): number {
  return somarUnidades(escolhasDa(pergunta, selecao))
}

/** How many units of the option there can be beside what else is chosen. */
export function maximoDaOpcao(pergunta: Pergunta, { opcoes }: Selecao, opcao: Opcao): number {
  if (pergunta.max === 1) return 1
  return cabem(
    pergunta,
    opcoes.filter(({ opcaoId }) => opcaoId !== opcao.id),
    opcao,
  )
}

function cabem(pergunta: Pergunta, outras: readonly Escolha[], opcao: Opcao): number {
  const dela = outras.filter(escolha => daPergunta(pergunta, escolha))
  if (pergunta.maxDistintas !== null && dela.length >= pergunta.maxDistintas) return 0
  return Math.min(unidadesDaOpcao(pergunta, opcao), pergunta.max - somarUnidades(dela))
}

function somarUnidades(escolhas: readonly Escolha[]): number {
  return escolhas.reduce((soma, { quantidade }) => soma + quantidade, 0)
}

function daPergunta({ grupos }: Pergunta, { grupoId }: Pick<Escolha, 'grupoId'>): boolean {
  return grupos.some(({ id }) => id === grupoId)
}

function acharOpcao({ grupos }: Pergunta, { grupoId, opcaoId }: Escolha): Opcao | undefined {
  return grupos.find(({ id }) => id === grupoId)?.opcoes.find(({ id }) => id === opcaoId)
}

function minuscula(frase: string): string {
  return frase.charAt(0).toLowerCase() + frase.slice(1)
}
