import { type Descricao, ouEmBranco, simOuNao } from '~/domain/respostas/conflito'
import { formatReais } from '~/domain/valores/centavos'
import type { RegraDePreco, TipoDeGrupo } from '../grupo'
import type { ConteudoDaOpcao, ConteudoDoGrupo } from '../grupo-guardado'
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
    ...(tipo === 'sabor' ? { [ROTULOS_DO_GRUPO.regraPreco]: NOME_DA_REGRA[grupo.regraPreco] } : {}),
    [ROTULOS_DO_GRUPO.opcoes]: opcoes.map(({ nome }) => nome).join(', ') || 'nenhuma',
    ...Object.fromEntries(opcoes.map(opcao => [`Opção ${opcao.nome}`, descreverOpcao(opcao)])),
  }
}

/** 'R$ 8,00; Família R$ 12,00; até 3; inativa' */
function descreverOpcao(opcao: ConteudoDaOpcao): string {
  const { preco, precos, maxUnidades, padrao, ativo, codigoCliente, descricao } = opcao
  return [
    preco === null ? null : formatReais(preco),
    ...precos.map(doTamanho => `${doTamanho.tamanho} ${formatReais(doTamanho.preco)}`),
    maxUnidades > 1 ? `até ${maxUnidades}` : null,
    padrao ? 'já vem marcada' : null,
    ativo ? null : `${ROTULOS_DA_OPCAO.ativo.toLowerCase()}: ${simOuNao(ativo)}`,
    codigoCliente === null ? null : `código ${codigoCliente}`,
    descricao,
  ]
    .filter(parte => parte !== null)
    .join('; ')
}
