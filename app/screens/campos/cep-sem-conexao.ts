import { recusar } from '~/domain/respostas/recusa'

/** Without a network the CEP could not be looked up. It may be right, so the typed address stays. */
export const CEP_SEM_CONEXAO = recusar(
  'cep-sem-conexao',
  'Sem conexão',
  'Sem conexão com a internet. O CEP será buscado assim que ela voltar.',
  'cep',
)
