import { ROTULOS_DO_CUPOM } from '~/domain/cupons/cupom-digitado'
import { NOME_DA_MANEIRA } from '~/domain/cupons/descrever-cupom'
import { DIA_ABREVIADO } from '~/domain/horarios/dia-abreviado'
import { DIAS_DO_PAINEL, ROTULO_DO_DIA } from '~/domain/horarios/horario'
import { somenteDigitos } from '~/domain/valores/telefone'
import { Checkbox } from '~/ui/fields/checkbox'
import { Field, FieldError } from '~/ui/fields/field'
import type { Mask } from '~/ui/fields/mask'
import { MaskedInput } from '~/ui/fields/masked-input'
import { Segmented } from '~/ui/fields/segmented'
import { CampoDaHora } from '../horarios/campo-da-hora'
import type { ParteDoCupomProps } from './rascunho-do-cupom'

const DATA: Mask = {
  maxLength: 8,
  format: digitos =>
    [digitos.slice(0, 2), digitos.slice(2, 4), digitos.slice(4)].filter(parte => parte !== '').join('/'),
}

const maneiras = (['', 'entrega', 'retirada'] as const).map(maneira => ({
  ...{ value: maneira, label: NOME_DA_MANEIRA[maneira] },
}))

/** For which orders and when: a coupon for the freight is one for deliveries, so it is not asked. */
export function QuandoVale({ rascunho, aoMudar, erro }: ParteDoCupomProps) {
  const { tipo, maneira, dias } = rascunho
  const semHora = erro('deHora') ?? erro('ateHora')
  return (
    <>
      {tipo !== 'frete' && (
        <Segmented
          legend={ROTULOS_DO_CUPOM.maneira}
          name="maneira"
          choices={maneiras}
          value={maneira}
          onValueChange={escolhida => aoMudar({ maneira: escolhida })}
          error={erro('maneira')}
        />
      )}
      <fieldset className="min-w-0">
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
            label={ROTULOS_DO_CUPOM.deHora}
            name="deHora"
            value={rascunho.deHora}
            aoMudar={deHora => aoMudar({ deHora })}
          />
          <CampoDaHora
            label={ROTULOS_DO_CUPOM.ateHora}
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
      <div className="grid grid-cols-2 gap-x-3 sm:max-w-sm">
        {(['inicio', 'fim'] as const).map(campo => (
          <Field key={campo} label={ROTULOS_DO_CUPOM[campo]} optional error={erro(campo)}>
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
    </>
  )
}
