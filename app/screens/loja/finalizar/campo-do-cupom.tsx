import { useRef, useState } from 'react'
import type { Abatimento } from '~/domain/cupons/abatimento'
import { ROTULOS_DO_PAGAMENTO } from '~/domain/pedidos/checkout/novo-pedido'
import { ehRecusa } from '~/domain/respostas/recusa'
import { Button } from '~/ui/button'
import { Field } from '~/ui/fields/field'
import { TextInput } from '~/ui/fields/text-input'
import { Icon } from '~/ui/icon'
import { IconButton } from '~/ui/icon-button'
import { useLoja } from '../loja-contexto'
import { valorDoCampo } from './reacao/formulario'
import type { Checkout } from './use-checkout'

/**
 * What is typed before 'Aplicar' is not asked about, because each refused code is one of few tries. Enter and
 * 'Finalizar Pedido' apply it too (`aplicar` is true when there was something to apply), so that nobody pays without the
 * coupon that they have typed.
 */
export function useCupomDigitado({ mudar }: Checkout) {
  const [digitado, setDigitado] = useState('')
  return {
    digitado,
    digitar: setDigitado,
    aplicar(deAntes = ''): boolean {
      const codigo = digitado.trim() || deAntes
      if (codigo === '') return false
      mudar({ tipo: 'digitar', campo: 'cupom', valor: codigo })
      setDigitado('')
      return true
    },
  }
}

function dizerAplicado({ codigo, aConferir }: Abatimento): string {
  return `Cupom ${codigo} aplicado${aConferir ? `: ${aConferir}` : ''}`
}

interface CampoDoCupomProps {
  checkout: Checkout
  cupom: ReturnType<typeof useCupomDigitado>
}

/** Folded away until somebody has a coupon (cupom-10); absent where the shop has none. */
export function CampoDoCupom({ checkout, cupom }: CampoDoCupomProps) {
  const { temCupom } = useLoja()
  const { formulario, mudar, erro, cupomConferido } = checkout
  const [aberto, setAberto] = useState(false)
  const campo = useRef<HTMLInputElement>(null)
  const aplicado = valorDoCampo(formulario, 'cupom')
  const recusa = erro('cupom') ?? (ehRecusa(cupomConferido) ? cupomConferido.texto : undefined)
  if (aplicado !== '' && !recusa) {
    const tira = cupomConferido && !ehRecusa(cupomConferido)
    return (
      <div className="flex items-center gap-3 rounded-sm border border-linha py-1.5 pr-1.5 pl-4">
        <Icon name="ticket-percent" className="size-5 shrink-0 text-acento-forte" />
        <p role="status" className="wrap-anywhere min-w-0 flex-1 leading-5">
          {tira ? dizerAplicado(cupomConferido) : 'Conferindo o cupom...'}
        </p>
        <IconButton
          label="Remover cupom"
          icon={<Icon name="x" className="size-5" />}
          onClick={() => mudar({ tipo: 'digitar', campo: 'cupom', valor: '' })}
        />
      </div>
    )
  }
  if (!temCupom && !recusa) return null
  if (!aberto && !recusa) {
    return (
      <Button
        variant="quiet"
        icon={<Icon name="ticket-percent" className="size-5" />}
        className="justify-self-start"
        onClick={() => {
          setAberto(true)
          requestAnimationFrame(() => campo.current?.focus())
        }}
      >
        Tenho um cupom
      </Button>
    )
  }
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-2">
      <Field label={ROTULOS_DO_PAGAMENTO.cupom} optional error={recusa}>
        <TextInput
          ref={campo}
          name="cupom"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          value={cupom.digitado === '' ? aplicado : cupom.digitado}
          onChange={({ currentTarget: { value } }) => {
            cupom.digitar(value)
            // The field stays open when the refusal that had opened it goes.
            setAberto(true)
            if (aplicado !== '' || recusa) mudar({ tipo: 'digitar', campo: 'cupom', valor: '' })
          }}
        />
      </Field>
      <Button
        variant="secondary"
        className="mt-[1.625rem] h-12 self-start"
        onClick={() => cupom.aplicar(aplicado)}
      >
        Aplicar
      </Button>
    </div>
  )
}
