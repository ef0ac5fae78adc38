import { useState } from 'react'
import { lerSecao, type Secao, type SecaoDigitada } from '~/domain/configuracoes/configuracoes'
import { entregaGratisDe } from '~/domain/frete/entrega-gratis'
import { faixasDoFormulario, lerFaixas, lerKm } from '~/domain/frete/faixas-digitadas'
import { type ConfiguracaoFrete, configuracaoDoFrete, tabelaDeBairros } from '~/domain/frete/frete'
import { minimosDaLoja } from '~/domain/frete/minimo'
import type { BairroAtendido } from '~/domain/frete/modo-bairros'
import { arrumarReais, formatReais, parseReais, ZERO } from '~/domain/valores/centavos'
import { Field } from '~/ui/fields/field'
import { MoneyInput } from '~/ui/fields/money-input'
import { Select } from '~/ui/fields/select'
import { TextInput } from '~/ui/fields/text-input'
import { aKm, noBairro, preverFrete } from './prever-frete'

interface PreviaDoFreteProps {
  /** The form as it is typed now. */
  digitado: Readonly<Record<string, unknown>>
  /** Nobody has said yet what delivery costs, nor typed anything. */
  aCombinar: boolean
  bairros: readonly BairroAtendido[]
  minimo: SecaoDigitada<'minimo'>
  tempo: Secao<'tempo'>
}

/** 'Para um pedido de R$ 45,00 em Perdizes: ...', by what is typed above and saved below. */
export function PreviaDoFrete({ digitado, aCombinar, bairros, minimo, tempo }: PreviaDoFreteProps) {
  const [valor, setValor] = useState('45,00')
  const [km, setKm] = useState('3')
  const [qual, setQual] = useState(0)
  const configuracao = aCombinar ? A_COMBINAR : configuracaoDigitada(digitado, bairros)
  const doMinimo = lerSecao('minimo', minimo)
  const modo = configuracao?.modo
  return (
    <section aria-labelledby="previa-do-frete" className="rounded-sm bg-fundo p-4">
      <h3 id="previa-do-frete" className="font-bold">
        O que o cliente verá
      </h3>
      <div className="mt-3 grid grid-cols-2 items-start gap-3">
        <Field label="Pedido de">
          <MoneyInput value={valor} onValueChange={setValor} format={arrumarReais} />
        </Field>
        {(modo === 'km' || modo === 'faixas') && (
          <Field label="A quantos km">
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              maxLength={8}
              value={km}
              onChange={event => setKm(event.currentTarget.value)}
            />
          </Field>
        )}
        {modo === 'bairros' && bairros.length > 0 && (
          <Field label="Em">
            <Select value={qual} onChange={event => setQual(Number(event.currentTarget.value))}>
              {bairros.map(({ nome, cidade, estado }, n) => (
                <option key={`${nome} ${cidade} ${estado}`} value={n}>
                  {bairros.filter(outro => outro.nome === nome).length > 1
                    ? `${nome} (${cidade}/${estado})`
                    : nome}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
      <div aria-live="polite" className="mt-3">
        {dizer()}
      </div>
    </section>
  )

  function dizer() {
    const subtotal = parseReais(valor)
    if (!configuracao || !('dados' in doMinimo) || subtotal === null) {
      return <p className="text-tinta-suave">Complete os campos acima para ver a prévia.</p>
    }
    const minimos = minimosDaLoja(doMinimo.dados)
    const entregaGratis = entregaGratisDe(doMinimo.dados)
    const onde = ondeFica()
    if (!onde) return <p className="text-tinta-suave">Informe a distância, como 3 ou 4,5.</p>
    const linhas = preverFrete({ configuracao, minimos, entregaGratis, tempo }, onde, subtotal)
    return (
      <>
        <p className="font-semibold">{`Para um pedido de ${formatReais(subtotal)}${onde.dito}:`}</p>
        <ul className="mt-1 list-disc pl-5">
          {linhas.map(linha => (
            <li key={linha}>{linha}</li>
          ))}
        </ul>
      </>
    )
  }

  function ondeFica() {
    if (modo === 'fixo' || modo === 'a-combinar') return { restaurante: null, destino: null, dito: '' }
    if (modo === 'bairros') {
      const bairro = bairros[qual] ?? bairros[0]
      if (!bairro) return { restaurante: null, destino: null, dito: '' }
      return { ...noBairro(bairro), dito: ` em ${bairro.nome}` }
    }
    const distancia = lerKm(km)
    return distancia === null
      ? null
      : { ...aKm(distancia), dito: ` a ${km.trim().replace(/\s*km$/i, '')} km` }
  }
}

const A_COMBINAR: ConfiguracaoFrete = { modo: 'a-combinar' }

/** Null while something that is typed is no value. A blank fixed fee is saved as 0 (frete-1). */
function configuracaoDigitada(
  digitado: Readonly<Record<string, unknown>>,
  bairros: readonly BairroAtendido[],
): ConfiguracaoFrete | null {
  const secao = lerSecao('frete', digitado)
  const faixas = lerFaixas(faixasDoFormulario(digitado.faixas) ?? [])
  if (!('dados' in secao) || !('faixas' in faixas)) return null
  const valorFreteFixo = secao.dados.valorFreteFixo ?? ZERO
  return configuracaoDoFrete({ ...secao.dados, valorFreteFixo, ...faixas, bairros: tabelaDeBairros(bairros) })
}
