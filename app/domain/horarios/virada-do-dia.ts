import { CORTE_DO_DIA, diaOperacional } from '~/domain/valores/instante'
import { emData, emMinuto, Relogio } from './relogio'

/** When the business day of `agora` ends: daily counts begin again. */
export function viradaDoDia(agora: Date, fuso: string): Date {
  const relogio = new Relogio([], fuso, [CORTE_DO_DIA])
  const dia = (minuto: number) => diaOperacional(emData(minuto), CORTE_DO_DIA, fuso)
  const hoje = emMinuto(agora)
  return emData(relogio.proximo(hoje, minuto => dia(minuto) !== dia(hoje)) ?? hoje)
}

/** When the local date of `agora` ends. */
export function meiaNoite(agora: Date, fuso: string): Date {
  const relogio = new Relogio([], fuso)
  const { data } = relogio.local(emMinuto(agora))
  return emData(
    relogio.proximo(emMinuto(agora), minuto => relogio.local(minuto).data !== data) ?? emMinuto(agora),
  )
}
