import { recusar } from '~/domain/valores/recusa'

/** The postal service was not even asked: its CEP may be right, and what is typed stays. */
export const CEP_SEM_CONEXAO = recusar(
  'Sem conexão',
  'Sem conexão com a internet. O CEP será buscado assim que ela voltar.',
  'cep',
)
