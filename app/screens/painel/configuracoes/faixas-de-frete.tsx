import { useState } from 'react'
import { FAIXA_VAZIA, type FaixaDigitada, MAX_FAIXAS } from '~/domain/frete/faixas-digitadas'
import { arrumarReais } from '~/domain/valores/centavos'
import { Button } from '~/ui/button'
import { Field } from '~/ui/fields/field'
import { MoneyInput } from '~/ui/fields/money-input'
import { TextInput } from '~/ui/fields/text-input'
import { Icon } from '~/ui/icon'
import { IconButton } from '~/ui/icon-button'
import { LinhaTirada } from '../tela/lista/botoes-da-linha'
import { type LinhaDaLista, novaChave, useLinhas } from '../tela/lista/use-linhas'

type LinhaDeFaixa = LinhaDaLista & FaixaDigitada

/** The rows of the editor; a shop without bands begins with an empty one. */
export function useFaixas(guardadas: readonly FaixaDigitada[]) {
  return useLinhas<LinhaDeFaixa>(() =>
    (guardadas.length > 0 ? guardadas : [FAIXA_VAZIA]).map((faixa, n) => ({ ...faixa, chave: n + 1 })),
  )
}

interface FaixasDeFreteProps {
  faixas: ReturnType<typeof useFaixas>
  erro: (campo: string) => string | undefined
}

/** The bands by rising limits (frete-14); their fields are named by the row's place among those that stay. */
export function FaixasDeFrete({ faixas, erro }: FaixasDeFreteProps) {
  const { lugar, linhas, ficam, acrescentar, tirar, devolver, apagar, mudar } = faixas
  /** The row that was added last, which is typed in next. */
  const [nova, setNova] = useState<number | null>(null)
  const cheia = ficam.length >= MAX_FAIXAS

  function adicionar() {
    const chave = novaChave(linhas)
    setNova(chave)
    acrescentar({ ...FAIXA_VAZIA, chave })
  }
  return (
    <fieldset ref={lugar}>
      <legend className="mb-1.5 font-semibold text-sm">
        <span>Faixas de distância</span>
        <span className="font-normal text-tinta-suave tabular-nums">{` · até ${MAX_FAIXAS}`}</span>
      </legend>
      <p className="mb-2 text-tinta-suave text-xs">
        Cada faixa começa onde a anterior termina. Além da última não há entrega. Mínimo em branco: vale o da
        loja.
      </p>
      {/* Says that the form has brought its bands, so that a form without any deletes those that are stored. */}
      {ficam.length === 0 && <input type="hidden" name="faixas.0.ate" value="" />}
      <ol className="grid grid-cols-1 gap-2">
        {linhas.map(linha => {
          const nome = linha.ate.trim() ? `A faixa até ${linha.ate} km` : 'A faixa'
          if (linha.tirada) {
            return (
              <li key={linha.chave}>
                <LinhaTirada nome={nome} aoDevolver={() => devolver(linha.chave)} />
              </li>
            )
          }
          const vazia = linha.ate === '' && linha.taxa === '' && linha.minimo === '' && linha.minutos === ''
          return (
            <Faixa
              key={linha.chave}
              faixa={linha}
              posicao={ficam.indexOf(linha)}
              emFoco={linha.chave === nova}
              aoDigitar={parte => mudar(linha.chave, parte)}
              aoTirar={() => (vazia ? apagar(linha.chave) : tirar(linha.chave))}
              erro={erro}
            />
          )
        })}
      </ol>
      <Button
        variant="secondary"
        icon={<Icon name="plus" className="size-5" />}
        className="mt-3"
        disabled={cheia}
        onClick={adicionar}
      >
        Adicionar faixa
      </Button>
    </fieldset>
  )
}

interface FaixaProps {
  faixa: FaixaDigitada
  posicao: number
  emFoco: boolean
  aoDigitar: (parte: Partial<FaixaDigitada>) => void
  aoTirar: () => void
  erro: (campo: string) => string | undefined
}

function Faixa({ faixa, posicao, emFoco, aoDigitar, aoTirar, erro }: FaixaProps) {
  const nome = (campo: keyof FaixaDigitada) => `faixas.${posicao}.${campo}`
  const rotulo = `Faixa ${posicao + 1}`
  return (
    <li className="rounded-sm border border-linha p-3">
      <div className="mb-1 flex items-center justify-between gap-2">
        <p className="font-semibold">{rotulo}</p>
        <IconButton
          label={`Tirar a ${rotulo.toLowerCase()}`}
          icon={<Icon name="trash-2" className="size-5" />}
          onClick={aoTirar}
        />
      </div>
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-4">
        <Field label={<Rotulo de={rotulo}>Até (km)</Rotulo>} error={erro(nome('ate'))}>
          <TextInput
            name={nome('ate')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            placeholder="3"
            autoFocus={emFoco}
            value={faixa.ate}
            onChange={event => aoDigitar({ ate: event.currentTarget.value })}
          />
        </Field>
        <Field label={<Rotulo de={rotulo}>Taxa</Rotulo>} error={erro(nome('taxa'))}>
          <MoneyInput
            name={nome('taxa')}
            placeholder="0,00"
            value={faixa.taxa}
            onValueChange={taxa => aoDigitar({ taxa })}
            format={arrumarReais}
          />
        </Field>
        <Field label={<Rotulo de={rotulo}>Pedido mínimo</Rotulo>} error={erro(nome('minimo'))}>
          <MoneyInput
            name={nome('minimo')}
            value={faixa.minimo}
            onValueChange={minimo => aoDigitar({ minimo })}
            format={arrumarReais}
          />
        </Field>
        <Field label={<Rotulo de={rotulo}>Minutos</Rotulo>} error={erro(nome('minutos'))}>
          <TextInput
            name={nome('minutos')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={faixa.minutos}
            onChange={event => aoDigitar({ minutos: event.currentTarget.value })}
          />
        </Field>
      </div>
    </li>
  )
}

/** The row is in sight; who does not see it hears it with every field. */
function Rotulo({ de, children }: { de: string; children: string }) {
  return (
    <>
      <span className="sr-only">{`${de}: `}</span>
      <span>{children}</span>
    </>
  )
}
