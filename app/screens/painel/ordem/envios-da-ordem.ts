import { camposDaOrdem, type MudancaDaOrdem } from '~/domain/cardapio/ordem/ordem'
import type { CategoriaId } from '~/domain/valores/ids'
import type { Envio } from '../tela/com-volta'

export const ROTA_DA_ORDEM = '/home/ordem'

export const ERRO_NA_ORDEM = 'Erro ao mudar a ordem'

/** Where the order of a category's products is changed; null: that of the categories. */
export function rotaDaOrdem(categoria: CategoriaId | null): string {
  return categoria === null ? ROTA_DA_ORDEM : `${ROTA_DA_ORDEM}/${categoria}`
}

export function mudarAOrdem(categoria: CategoriaId | null, mudanca: MudancaDaOrdem): Envio {
  return { rota: rotaDaOrdem(categoria), campos: camposDaOrdem(mudanca), seFalhar: ERRO_NA_ORDEM }
}
