import * as v from 'valibot'
import { type Descricao, type Forma, ouEmBranco, simOuNao } from '~/domain/respostas/conflito'
import { lerFormularioCom, linhaObrigatoria, marcado } from '~/domain/respostas/ler-formulario'
import type { Recusa } from '~/domain/respostas/recusa'
import { preenchaOCampo } from '~/domain/valores/texto'
import {
  type ChavePix,
  CIDADE_MAXIMA,
  limparParaPix,
  NOME_MAXIMO,
  ROTULOS_DO_PIX,
  TIPOS_DE_CHAVE,
  type TipoDeChave,
} from './chave-pix'
import { conferirChave } from './conferir-chave.server'

const ERRO = 'Erro ao salvar configurações'

const CHAVE_INVALIDA: Readonly<Record<TipoDeChave, string>> = {
  telefone: 'Informe um celular com DDD, como (11) 91234-5678. Telefone fixo não é chave Pix.',
  cpf: 'Este CPF não confere. Veja os números.',
  cnpj: 'Este CNPJ não confere. Veja os números e as letras.',
  email: 'Informe um e-mail, como nome@exemplo.com.br.',
  aleatoria: 'Esta chave aleatória não confere. Copie-a inteira do aplicativo do banco.',
}

const linhaDoPix = (rotulo: string, limite: number) =>
  v.pipe(
    linhaObrigatoria(rotulo, 120),
    v.transform(texto => limparParaPix(texto, limite)),
    v.nonEmpty(preenchaOCampo(rotulo)),
  )

const chaveSchema = v.pipe(
  v.object({
    tipo: v.picklist(
      TIPOS_DE_CHAVE.map(([tipo]) => tipo),
      'Escolha o tipo da chave.',
    ),
    chave: linhaObrigatoria(ROTULOS_DO_PIX.chave, 120),
    nome: linhaDoPix(ROTULOS_DO_PIX.nome, NOME_MAXIMO),
    cidade: linhaDoPix(ROTULOS_DO_PIX.cidade, CIDADE_MAXIMA),
    usarTxid: marcado,
  }),
  v.forward(
    v.partialCheck(
      [['tipo'], ['chave']],
      ({ tipo, chave }) => conferirChave(tipo, chave) !== null,
      ({ input }) => CHAVE_INVALIDA[input.tipo],
    ),
    ['chave'],
  ),
  v.transform((digitada): ChavePix => {
    const { tipo, chave } = digitada
    return { ...digitada, chave: conferirChave(tipo, chave) ?? chave }
  }),
)

/**
 * The form of the Pix key (pix-1, pix-2); null for one with a blank key: the shop has no code. Refused, each beside its
 * field: a key that is none of its kind, a name or a city without a letter or digit.
 */
export function lerChavePix(valores: unknown): { dados: ChavePix | null } | { recusas: Recusa[] } {
  const { chave }: { chave?: unknown } = Object(valores)
  if (typeof chave === 'string' && chave.trim() === '') return { dados: null }
  return lerFormularioCom(chaveSchema, valores, ERRO)
}

/** The fields of the form, all of them null in a shop without a key. */
export type CamposDaChave = { readonly [Campo in keyof ChavePix]: ChavePix[Campo] | null }

export function camposDaChave(pix: ChavePix | null): CamposDaChave {
  const { tipo = null, chave = null, nome = null, cidade = null, usarTxid = null } = pix ?? {}
  return { tipo, chave, nome, cidade, usarTxid }
}

/** Null for a shop without a key. */
export function chaveDosCampos({ tipo, chave, nome, cidade, usarTxid }: CamposDaChave): ChavePix | null {
  if (tipo === null || chave === null || nome === null || cidade === null) return null
  return { tipo, chave, nome, cidade, usarTxid: usarTxid ?? true }
}

/** How the saves of two people become one: a key with the name of somebody else's is nobody's. */
export const FORMA_DA_CHAVE: Forma<CamposDaChave> = {
  rotulos: ROTULOS_DO_PIX,
  descrever: campos => descreverChave(chaveDosCampos(campos)),
  juntos: [{ rotulo: ROTULOS_DO_PIX.chave, campos: ['tipo', 'chave', 'nome', 'cidade'] }],
}

/** Describes the key by the labels of its form, in the form's order; null is a shop without one. */
export function descreverChave(guardada: ChavePix | null): Descricao {
  if (guardada === null) return { [ROTULOS_DO_PIX.chave]: ouEmBranco(null) }
  const { tipo, chave, nome, cidade, usarTxid } = guardada
  return {
    [ROTULOS_DO_PIX.tipo]: TIPOS_DE_CHAVE.find(([outro]) => outro === tipo)?.[1] ?? tipo,
    [ROTULOS_DO_PIX.chave]: chave,
    [ROTULOS_DO_PIX.nome]: nome,
    [ROTULOS_DO_PIX.cidade]: cidade,
    [ROTULOS_DO_PIX.usarTxid]: simOuNao(usarTxid),
  }
}
