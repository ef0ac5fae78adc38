import { dizerFalta, type Falta } from '~/domain/cardapio/disponibilidade/em-falta'
import { useFaltas } from './faltas'

/** Until when something is sold out; nothing while it can be had. */
export function FaltaDita({ falta }: { falta: Falta | null }) {
  const { agora, fuso } = useFaltas()
  return falta && <p className="text-yellow-tinta">{dizerFalta(falta, agora, fuso)}</p>
}
