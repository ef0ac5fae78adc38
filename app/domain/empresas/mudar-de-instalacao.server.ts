import { comContas } from '~/domain/contas/store.server'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { FEITO, NAO_EXISTE, negar, type Resultado } from '~/domain/respostas/resultado'
import { lockEmpresa, updateDoOperador } from './store-do-operador.server'
import { readMudanca, saveMudanca } from './store-paradeiro.server'

/**
 * From the commit on the company takes no orders here and nobody changes anything of it (empresa-13). `para` is the address of
 * its menu in the installation that it moves to; of a company that is there already only the address changes. Refused: a company
 * that is switched off.
 */
export function comecarMudanca(slug: string, para: string): Promise<Resultado> {
  return comContas(async tx => {
    const empresa = await lockEmpresa(tx, slug)
    if (!empresa) return NAO_EXISTE
    const mudanca = await readMudanca(tx, empresa.id)
    if (!empresa.ativo && !mudanca) return negar(DESATIVADA)
    await saveMudanca(tx, empresa.id, { para, ate: mudanca?.ate ?? null })
    await updateDoOperador(tx, empresa.id, { ativo: false })
    return FEITO
  })
}

/** Whoever asks for it here is sent to where it is now, until `ate`. Refused: a company that has not begun to move. */
export function acabarMudanca(slug: string, ate: Date): Promise<Resultado> {
  return comContas(async tx => {
    const empresa = await lockEmpresa(tx, slug)
    if (!empresa) return NAO_EXISTE
    const mudanca = await readMudanca(tx, empresa.id)
    if (!mudanca) return negar(PARADA)
    await saveMudanca(tx, empresa.id, { para: mudanca.para, ate })
    return FEITO
  })
}

const TITULO = 'Mudança de Instalação'
const DESATIVADA: Recusa = recusar(
  'mudanca-de-desativada',
  TITULO,
  'A empresa está desativada: ative-a antes, ou só exporte.',
)
const PARADA: Recusa = recusar(
  'mudanca-nao-comecada',
  TITULO,
  'A empresa não está de mudança: comece por empresa mudar.',
)
