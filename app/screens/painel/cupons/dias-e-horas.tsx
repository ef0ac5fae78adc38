import { DIA_ABREVIADO } from '~/domain/horarios/dia-abreviado'
import { DIAS_DO_PAINEL, type DiaDaSemana, ROTULO_DO_DIA } from '~/domain/horarios/horario'
import { ROTULOS_DO_QUANDO } from '~/domain/horarios/quando-digitado'
import { somenteDigitos } from '~/domain/valores/telefone'
import { Checkbox } from '~/ui/fields/checkbox'
import { Field, FieldError } from '~/ui/fields/field'
import type { Mask } from '~/ui/fields/mask'
import { MaskedInput } from '~/ui/fields/masked-input'
import { CampoDaHora } from '../horarios/campo-da-hora'

/** The part of a form that says when, as it is typed. */
export interface QuandoRascunhado {
  readonly dias: readonly DiaDaSemana[]
  readonly deHora: string
  readonly ateHora: string
  readonly inicio: string
  readonly fim: string
}

interface DiasEHorasProps {
  rascunho: QuandoRascunhado
  aoMudar: (parte: Partial<QuandoRascunhado>) => void
  erro: (campo: string) => string | undefined
}

const DATA: Mask = {
  maxLength: 8,
  format: digitos =>
    [digitos.slice(0, 2), digitos.slice(2, 4), digitos.slice(4)].filter(parte => parte !== '').join('/'),
}

/** On which days, at which hours, and between which dates. */
export function DiasEHoras({ rascunho, aoMudar, erro }: DiasEHorasProps) {
  const { dias } = rascunho
  const semHora = erro('deHora') ?? erro('ateHora')
  return (
    <>
      <fieldset>
        <legend className="font-semibold text-sm">
          <span>Dias e horas </span>
          <span className="font-normal text-tinta-suave">(opcional)</span>
        </legend>
        <div className="grid grid-cols-3 gap-x-2 sm:grid-cols-7">
          {DIAS_DO_PAINEL.map(dia => (
            <Checkbox
              key={dia}
              name={`dias.${dia}`}
              label={<span className="whitespace-nowrap">{DIA_ABREVIADO[dia]}</span>}
              aria-label={ROTULO_DO_DIA[dia]}
              checked={dias.includes(dia)}
              onChange={({ currentTarget: { checked } }) =>
                aoMudar({
                  dias: DIAS_DO_PAINEL.filter(outro => (outro === dia ? checked : dias.includes(outro))),
                })
              }
            />
          ))}
        </div>
        <p className="mt-1 text-tinta-suave text-xs">Nenhum marcado: todos os dias.</p>
        <div className="mt-3 grid grid-cols-2 gap-x-3 sm:max-w-sm">
          <CampoDaHora
            label={ROTULOS_DO_QUANDO.deHora}
            name="deHora"
            value={rascunho.deHora}
            aoMudar={deHora => aoMudar({ deHora })}
          />
          <CampoDaHora
            label={ROTULOS_DO_QUANDO.ateHora}
            name="ateHora"
            value={rascunho.ateHora}
            aoMudar={ateHora => aoMudar({ ateHora })}
          />
        </div>
        {semHora && (
          <div data-recusa tabIndex={-1} role="alert">
            <FieldError>{semHora}</FieldError>
          </div>
        )}
      </fieldset>
      <Periodo rascunho={rascunho} aoMudar={aoMudar} erro={erro} />
    </>
  )
}

interface PeriodoProps extends Pick<DiasEHorasProps, 'erro'> {
  rascunho: Pick<QuandoRascunhado, 'inicio' | 'fim'>
  aoMudar: (parte: Partial<PeriodoProps['rascunho']>) => void
}

/** Between which dates. */
export function Periodo({ rascunho, aoMudar, erro }: PeriodoProps) {
  return (
    <div className="grid grid-cols-2 gap-x-3 sm:max-w-sm">
      {(['inicio', 'fim'] as const).map(campo => (
        <Field key={campo} label={ROTULOS_DO_QUANDO[campo]} optional error={erro(campo)}>
          <MaskedInput
            name={campo}
            mask={DATA}
            value={somenteDigitos(rascunho[campo])}
            onValueChange={digitos => aoMudar({ [campo]: DATA.format(digitos) })}
            placeholder="dd/mm/aaaa"
            autoComplete="off"
            className="tabular-nums"
          />
        </Field>
      ))}
    </div>
  )
}
