import { type KeyboardEvent, memo, useEffect, useRef } from 'react'
import { Field } from '~/ui/fields/field'
import { TextInput } from '~/ui/fields/text-input'
import { Icon } from '~/ui/icon'
import { IconButton } from '~/ui/icon-button'
import { levarAoCartao, primeiroCartao } from '../cartao/levar-ao-cartao'

const ROTULO = 'Buscar por Nº Pedido, Cliente, Telefone ou Tipo Entrega...'

interface BuscaDoQuadroProps {
  termo: string
  aoBuscar: (termo: string) => void
}

/** The board's search box: `/` leads to it, Escape clears it, Enter goes to the first card, and the cards follow every letter. */
export const BuscaDoQuadro = memo(function BuscaDoQuadro({ termo, aoBuscar }: BuscaDoQuadroProps) {
  const campo = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const irParaABusca = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector('dialog[open]') || estaEscrevendo(event.target)) return
      event.preventDefault()
      campo.current?.focus()
      campo.current?.select()
    }
    document.addEventListener('keydown', irParaABusca)
    return () => document.removeEventListener('keydown', irParaABusca)
  }, [])

  function limpar() {
    aoBuscar('')
    campo.current?.focus()
  }
  return (
    <search>
      <Field label={ROTULO} hideLabel>
        <TextInput
          ref={campo}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={80}
          placeholder={ROTULO}
          title={ROTULO}
          aria-keyshortcuts="/"
          value={termo}
          onChange={({ currentTarget }) => aoBuscar(currentTarget.value)}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Escape') aoBuscar('')
            // A phone's keyboard covers the cards until the focus leaves the field.
            if (event.key === 'Enter' && termo.trim() !== '') levarAoCartao(primeiroCartao())
          }}
          leading={<Icon name="search" className="size-5" />}
          trailing={
            termo !== '' && (
              <IconButton label="Limpar busca" icon={<Icon name="x" className="size-5" />} onClick={limpar} />
            )
          }
          className="h-11 text-ellipsis text-sm pointer-coarse:text-md [&::-webkit-search-cancel-button]:hidden"
        />
      </Field>
    </search>
  )
})

function estaEscrevendo(alvo: EventTarget | null): boolean {
  return alvo instanceof HTMLElement && (alvo.isContentEditable || alvo.matches('input, textarea, select'))
}
