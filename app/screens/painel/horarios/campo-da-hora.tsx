import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { completarHora, escreverHora, passarHora } from '~/domain/horarios/hora-digitada'
import { lerHora } from '~/domain/horarios/horario'
import { somenteDigitos } from '~/domain/valores/telefone'
import { classes } from '~/ui/classes'
import { Field } from '~/ui/fields/field'
import type { Mask } from '~/ui/fields/mask'
import { MaskedInput } from '~/ui/fields/masked-input'

const MASCARA: Mask = { maxLength: 4, format: escreverHora }
const SETAS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }

interface CampoDaHoraProps {
  label: string
  name: string
  /** 'HH:MM', blank, or as far as it is typed. */
  value: string
  /** In a table, whose columns have headings: the label is not shown, and an error takes the whole width of the grid. */
  naTabela?: boolean
  aoMudar: (hora: string) => void
}

/**
 * A field for an hour of the 24-hour clock, laid out in three rows of the grid around it. The browser's own field for
 * hours uses the browser's language, with AM and PM in English (decision 020).
 */
export function CampoDaHora({ label, name, value, naTabela = false, aoMudar }: CampoDaHoraProps) {
  const [deixado, setDeixado] = useState(false)
  const errada = deixado && value !== '' && lerHora(value) === null

  function completar() {
    const completa = completarHora(value)
    if (completa !== value) aoMudar(completa)
  }
  function teclar(event: KeyboardEvent<HTMLInputElement>) {
    // Enter submits the form before the field loses the focus, so the hour is completed here.
    if (event.key === 'Enter') return flushSync(completar)
    const delta = SETAS[event.key]
    const input = event.currentTarget
    const parte = (input.selectionStart ?? 0) < 3 ? 'hora' : 'minuto'
    const nova = delta && passarHora(value, parte, delta)
    if (!nova) return
    event.preventDefault()
    flushSync(() => aoMudar(nova))
    if (parte === 'hora') input.setSelectionRange(0, 2)
    else input.setSelectionRange(3, 5)
  }
  return (
    <Field
      label={label}
      error={errada && 'Escreva a hora como 18:00, de 00:00 a 23:59.'}
      hideLabel={naTabela}
      className={
        naTabela
          ? 'contents! [&>[aria-live]]:order-2 [&>[aria-live]]:col-span-full'
          : 'row-span-3 grid grid-rows-subgrid'
      }
    >
      <MaskedInput
        name={name}
        mask={MASCARA}
        value={somenteDigitos(value)}
        onValueChange={digitos => {
          setDeixado(false)
          aoMudar(escreverHora(digitos))
        }}
        onKeyDown={teclar}
        onBlur={() => {
          setDeixado(true)
          completar()
        }}
        placeholder="hh:mm"
        autoComplete="off"
        className={classes('tabular-nums', naTabela && 'h-11! px-1! text-center max-md:placeholder:text-sm')}
      />
    </Field>
  )
}
