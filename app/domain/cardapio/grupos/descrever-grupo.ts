import { type Descricao, type Forma, ouEmBranco, simOuNao } from '~/domain/respostas/conflito'
import { formatReais, ZERO } from '~/domain/valores/centavos'
import { repetidos } from '~/domain/valores/nomes'
import { LIMITES_DO_CARDAPIO, type RegraDePreco, type TipoDeGrupo } from '../grupo'
import {
  CHAVES_DO_GRUPO,
  type ConteudoDaOpcao,
  type ConteudoDoGrupo,
  type GrupoDoFormulario,
  type PrecoNoTamanho,
} from '../grupo-guardado'
import { ROTULOS_DA_OPCAO, ROTULOS_DO_GRUPO } from './grupo-digitado'

export const NOME_DO_TIPO_DE_GRUPO: Record<TipoDeGrupo, string> = {
  escolha: 'Escolha',
  remocao: 'Retirar',
  sabor: 'Sabores',
  borda: 'Borda',
  massa: 'Massa',
}

export const NOME_DA_REGRA: Record<RegraDePreco, string> = {
  media: 'Média dos sabores',
  maior: 'Maior valor',
  soma: 'Soma dos sabores',
}

/** How the saves of two people become one: option by option. */
export const FORMA_DO_GRUPO: Forma<GrupoDoFormulario> = {
  rotulos: ROTULOS_DO_GRUPO,
  descrever: descreverGrupo,
  listas: {
    opcoes: {
      ...CHAVES_DO_GRUPO.listas.opcoes,
      uma: 'Opção',
      nome: ({ nome }: ConteudoDaOpcao) => nome,
      dizer: (opcao: ConteudoDaOpcao) => [opcao.nome, descreverOpcao(opcao)].filter(Boolean).join('; '),
    },
  },
  vale,
}

/** What the form's schema promises of limits and options, for those of two people together. */
function vale({ tipo, min, max, incluidas, preco, precos, opcoes }: GrupoDoFormulario): boolean {
  const comPreco = preco !== null || precos.length > 0
  return (
    min <= max &&
    incluidas <= max &&
    opcoes.length <= LIMITES_DO_CARDAPIO.opcoes &&
    repetidos(
      opcoes.map(({ nome }) => nome),
      nome => nome.toLowerCase(),
    ).length === 0 &&
    (tipo === 'sabor' || !comPreco) &&
    opcoes.every(opcao => ehDoTipo(tipo, opcao, comPreco))
  )
}

function ehDoTipo(
  tipo: TipoDeGrupo,
  { preco, precos, maxUnidades, padrao }: ConteudoDaOpcao,
  comPreco: boolean,
): boolean {
  const temPreco = comPreco || preco !== null || precos.length > 0
  if (tipo === 'sabor') return temPreco && maxUnidades === 1 && !padrao
  if (tipo === 'remocao') return preco === ZERO && precos.length === 0 && maxUnidades === 1 && !padrao
  return temPreco
}

/** Describes a group by the labels of its form, in the form's order; every option has a line of its own. */
export function descreverGrupo(grupo: ConteudoDoGrupo): Descricao {
  const { tipo, min, max, maxDistintas, incluidas, opcoes } = grupo
  return {
    [ROTULOS_DO_GRUPO.nome]: grupo.nome,
    [ROTULOS_DO_GRUPO.ajuda]: ouEmBranco(grupo.ajuda),
    [ROTULOS_DO_GRUPO.tipo]: NOME_DO_TIPO_DE_GRUPO[tipo],
    [ROTULOS_DO_GRUPO.min]: String(min),
    [ROTULOS_DO_GRUPO.max]: String(max),
    [ROTULOS_DO_GRUPO.maxDistintas]: ouEmBranco(maxDistintas === null ? null : String(maxDistintas)),
    [ROTULOS_DO_GRUPO.incluidas]: String(incluidas),
    ...(tipo === 'sabor' && {
      [ROTULOS_DO_GRUPO.regraPreco]: NOME_DA_REGRA[grupo.regraPreco],
      [ROTULOS_DO_GRUPO.preco]: ouEmBranco(grupo.preco === null ? null : formatReais(grupo.preco)),
      [ROTULOS_DO_GRUPO.precos]: ouEmBranco(grupo.precos.map(dizerPreco).join('; ')),
    }),
    [ROTULOS_DO_GRUPO.opcoes]: opcoes.map(({ nome }) => nome).join(', ') || 'nenhuma',
    ...Object.fromEntries(opcoes.map(opcao => [`Opção ${opcao.nome}`, descreverOpcao(opcao)])),
  }
}

/** 'R$ 8,00; Família R$ 12,00; até 3; inativa' */
function descreverOpcao(opcao: ConteudoDaOpcao): string {
  const { preco, precos, maxUnidades, padrao, ativo, codigoCliente, descricao } = opcao
  return [
    preco === null ? null : formatReais(preco),
    ...precos.map(dizerPreco),
    maxUnidades > 1 ? `até ${maxUnidades}` : null,
    padrao ? 'já vem marcada' : null,
    ativo ? null : `${ROTULOS_DA_OPCAO.ativo.toLowerCase()}: ${simOuNao(ativo)}`,
    codigoCliente === null ? null : `código ${codigoCliente}`,
    descricao,
  ]
    .filter(parte => parte !== null)
    .join('; ')
}

function dizerPreco({ tamanho, preco }: PrecoNoTamanho): string {
  return `${tamanho} ${formatReais(preco)}`
}
