import type { ReactNode } from 'react'
import { temPrecoDeHoje } from '~/domain/pedidos/balcao/escolha-guardada'
import { arrumarReais, formatReais } from '~/domain/valores/centavos'
import { Button } from '~/ui/button'
import { Field } from '~/ui/fields/field'
import { MoneyInput } from '~/ui/fields/money-input'
import { usePode } from '../../pode'
import {
  digitarPreco,
  outroPreco,
  precoCalculado,
  selecaoDaLinha,
  voltarAoCalculado,
} from '../linhas/escolhas-da-linha'
import type { Linha } from '../linhas/linha'
import type { ProdutoOferecido } from '../linhas/oferta'

interface PrecoProps {
  linha: Linha
  erro: string | undefined
  aoMudar: (nova: (antes: Linha) => Linha) => void
}

export function PrecoDoItem({ linha, erro, aoMudar }: PrecoProps) {
  const parado = !usePode()('dar desconto')
  return (
    <Field label="Preço unitário" error={erro} className="w-32">
      <MoneyInput
        name={nomeDoCampo(linha)}
        maxLength={12}
        value={linha.preco}
        readOnly={parado}
        className={parado ? 'bg-fundo' : undefined}
        onValueChange={preco => aoMudar(antes => digitarPreco(antes, preco))}
        format={arrumarReais}
      />
    </Field>
  )
}

const nomeDoCampo = ({ chave }: Linha) => `preco-${chave}`

interface ContaProps extends Omit<PrecoProps, 'erro'> {
  produto: ProdutoOferecido
}

/** How the price of the choices comes about, and the way back to it from another one. */
export function ContaDoPreco({ linha, produto, aoMudar }: ContaProps) {
  if (!temPrecoDeHoje(produto, selecaoDaLinha(linha))) return null
  const { explicacao } = precoCalculado(linha, produto)
  const outro = outroPreco(linha, produto)
  if (outro === null) return <Conta>{explicacao}</Conta>
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Conta>{`Preço calculado: ${formatReais(outro)}${explicacao ? ` (${explicacao})` : ''}`}</Conta>
      <Button
        variant="secondary"
        onClick={({ currentTarget }) => {
          // The button goes away with its reason, so the focus moves to the field that it filled in.
          const campo = currentTarget.form?.elements.namedItem(nomeDoCampo(linha))
          if (campo instanceof HTMLElement) campo.focus()
          aoMudar(antes => voltarAoCalculado(antes, produto))
        }}
      >
        Voltar ao preço calculado
      </Button>
    </div>
  )
}

function Conta({ children }: { children: ReactNode }) {
  return <p className="text-tinta-suave text-xs not-empty:mt-1 tabular-nums">{children}</p>
}
