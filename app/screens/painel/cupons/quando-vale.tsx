import { ROTULOS_DO_CUPOM } from '~/domain/cupons/cupom-digitado'
import { NOME_DA_MANEIRA } from '~/domain/cupons/descrever-cupom'
import { Segmented } from '~/ui/fields/segmented'
import { DiasEHoras } from './dias-e-horas'
import type { ParteDoCupomProps } from './rascunho-do-cupom'

const maneiras = (['', 'entrega', 'retirada'] as const).map(maneira => ({
  ...{ value: maneira, label: NOME_DA_MANEIRA[maneira] },
}))

/** For which orders and when: a coupon for the freight is one for deliveries, so it is not asked. */
export function QuandoVale({ rascunho, aoMudar, erro }: ParteDoCupomProps) {
  const { tipo, maneira } = rascunho
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
      <DiasEHoras rascunho={rascunho} aoMudar={aoMudar} erro={erro} />
    </>
  )
}
