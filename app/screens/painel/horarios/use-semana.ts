import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DiaDaSemana } from '~/domain/horarios/horario'
import { MAX_TURNOS, type Semana, TURNO_VAZIO, type TurnoDigitado } from '~/domain/horarios/semana'
import { useToast } from '~/ui/overlays/toast'

const DESFAZER_MS = 7_000

/**
 * The week while the owner edits it. `guardada` is what the server has; `aoLer` is called when the form is filled with
 * it.
 */
export function useSemana(guardada: Semana, aoLer: () => void) {
  const [semana, setSemana] = useState(guardada)
  const [mexida, setMexida] = useState(false)
  const enviada = useRef(guardada)
  const trocas = useRef(0)
  const { show } = useToast()

  const lerGuardada = useEffectEvent(() => {
    if (mexida) return
    setSemana(guardada)
    aoLer()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because the list was reloaded
  useEffect(() => lerGuardada(), [guardada])

  function trocar(dias: Partial<Record<DiaDaSemana, readonly TurnoDigitado[]>>) {
    trocas.current += 1
    setMexida(true)
    setSemana(antes => ({ ...antes, ...dias }))
  }
  /**
   * Undoes only the change of these days. What was typed on other days in the meantime stays, and still has to be
   * saved.
   */
  function desfazivel(title: string, dias: readonly DiaDaSemana[]) {
    const trocasAteAqui = trocas.current
    const diasDeAntes = Object.fromEntries(dias.map(dia => [dia, semana[dia]]))
    const voltar = () => {
      setSemana(agora => ({ ...agora, ...diasDeAntes }))
      if (trocas.current === trocasAteAqui) setMexida(mexida)
    }
    show({ title, duration: DESFAZER_MS, action: { label: 'Desfazer', onAction: voltar } })
  }
  return {
    semana,
    mexida,
    aoEnviar() {
      enviada.current = semana
    },
    aoDescartar() {
      setMexida(false)
    },
    /** What was typed while the answer was on its way is not saved yet; else somebody else's days come in sight. */
    aoGravar() {
      setMexida(semana !== enviada.current)
      if (semana === enviada.current) setSemana(guardada)
    },
    digitar(dia: DiaDaSemana, n: number, turno: TurnoDigitado) {
      trocar({ [dia]: semana[dia].map((antes, qual) => (qual === n ? turno : antes)) })
    },
    adicionar(dia: DiaDaSemana) {
      if (semana[dia].length < MAX_TURNOS) trocar({ [dia]: [...semana[dia], TURNO_VAZIO] })
    },
    /** The remaining shifts get the number of their new position (horarios-7). */
    remover(dia: DiaDaSemana, n: number) {
      trocar({ [dia]: semana[dia].filter((_, qual) => qual !== n) })
      desfazivel('Turno removido', [dia])
    },
    copiar(de: DiaDaSemana, para: readonly DiaDaSemana[]) {
      trocar(Object.fromEntries(para.map(dia => [dia, semana[de]])))
      desfazivel(
        para.length === 1 ? 'Horário copiado para 1 dia' : `Horário copiado para ${para.length} dias`,
        para,
      )
    },
  }
}
