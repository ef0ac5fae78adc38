import type { Vendavel } from '~/domain/cardapio/disponibilidade/em-falta'
import { camposDasJuntas, type MudancaDaMarca } from '~/domain/cardapio/disponibilidade/juntas'
import { recusar } from '~/domain/respostas/recusa'
import { sessaoTerminou } from '../porta'
import type { Envio } from '../tela/com-volta'
import type { TextosDaFalha } from '../tela/dizer-falha'

const titulo = 'Erro ao salvar'

/** `campos` is the form, empty to sell it again. */
export function marcarFalta({ tipo, id }: Vendavel, campos: Readonly<Record<string, string>>): Envio {
  return { rota: `/home/falta/${tipo}/${id}`, campos: Object.entries(campos), seFalhar: titulo }
}

export function marcarJuntas(mudancas: readonly MudancaDaMarca[]): Envio {
  return { rota: '/home/falta/juntas', campos: Object.entries(camposDasJuntas(mudancas)), seFalhar: titulo }
}

/** In a busy kitchen nobody waits for longer than this; the list shows what holds as soon as the server answers. */
export const TEXTOS_DA_FALTA: TextosDaFalha = {
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
