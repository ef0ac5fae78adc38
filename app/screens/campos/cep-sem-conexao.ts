import { recusar } from '~/domain/respostas/recusa'

/** Without a network the postal service could not be asked: the CEP may be right, so what is typed stays. */
export const CEP_SEM_CONEXAO = recusar(
  'cep-sem-conexao',
  'Sem conexão',
  'Sem conexão com a internet. O CEP será buscado assim que ela voltar.',
  'cep',
)
