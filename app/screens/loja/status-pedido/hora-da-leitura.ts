import { formatHora } from '~/domain/valores/instante'

/** When something was read, as a page can tell without knowing the company's zone. */
export interface HoraLida {
  /** In milliseconds of the server's clock. */
  readonly lidoEm: number
  /** Added to the minutes since 1970: the minutes of the company's day, whole days aside. */
  readonly desvio: number
}

const MINUTO_MS = 60_000
const DIA = 1440

/** `minutos` are those of the company's day at `agora`. */
export function horaLida(agora: Date, minutos: number): HoraLida {
  const lidoEm = agora.getTime()
  return { lidoEm, desvio: minutos - (Math.floor(lidoEm / MINUTO_MS) % DIA) }
}

/** '20:05' */
export function dizerHora({ lidoEm, desvio }: HoraLida): string {
  return formatHora((Math.floor(lidoEm / MINUTO_MS) + desvio + DIA) % DIA)
}
