import { recusar } from '~/domain/respostas/recusa'
import type { Negado } from '~/domain/respostas/resultado'
import { sessaoTerminou } from '../porta'
import type { DitosDaFalha } from '../tela/dizer-falha'
import type { Aviso } from '../tela/resposta'

/** The answer to marking something as sold out, or selling it again. */
export type RespostaDaFalta =
  | {
      readonly aviso: Aviso
      /** The form that undoes it; null when nothing can. */
      readonly desfazer: Readonly<Record<string, string>> | null
    }
  | Negado

const titulo = 'Erro ao salvar'

/** In a busy kitchen nobody waits for longer than this; the list shows what holds as soon as the server answers. */
export const DITOS_DA_FALTA: DitosDaFalha = {
  titulo,
  sessao: sessaoTerminou('Entre novamente e marque outra vez.'),
  sumiu: recusar('vendavel-sumiu', titulo, 'Isto não está mais no cardápio.'),
  incerto: {
    depoisDeMs: 8_000,
    recusa: recusar(
      'falta-incerta',
      titulo,
      'O servidor não respondeu, e ainda não se sabe se ficou marcado. A lista mostra o que valeu assim que ele responder.',
    ),
  },
}
