import { ehEntrega } from '~/domain/pedidos/tipo-entrega'
import { formatReais } from '~/domain/valores/centavos'
import { limites } from '~/domain/valores/texto'
import { Field } from '~/ui/fields/field'
import { TextInput } from '~/ui/fields/text-input'
import { Secao } from './partes/secao-do-formulario'
import type { FormularioAberto } from './reacao/descrever'

/** What is taken off the order (balcao-13): a coupon, unless it has one, and a discount with the reason for it. */
export function CamposDoDesconto({ aberto }: { aberto: FormularioAberto }) {
  const { formulario, mudar, erro, valores } = aberto
  const { desconto, motivo, ajustes, tipoEntrega } = formulario
  const campo = (nome: 'cupom' | 'desconto' | 'motivo') => ({
    name: nome,
    autoComplete: 'off',
    value: formulario[nome],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      mudar({ tipo: 'digitar', campo: nome, valor: value })
    },
  })
  const mantidos = ajustes.filter(
    ({ alvo }) => alvo === 'itens' || (alvo === 'frete' && ehEntrega(tipoEntrega)),
  )
  const semCupom = !ajustes.some(({ doCupom }) => doCupom)
  const { descontoAte } = valores
  const dica =
    descontoAte === null
      ? 'Em reais, como 5,00, ou 10%.'
      : `Maior que os itens: tira só ${formatReais(descontoAte)}.`
  return (
    <Secao titulo="Descontos">
      {mantidos.length > 0 && (
        <ul className="text-sm">
          {mantidos.map(({ rotulo, valor }, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was granted keeps its place
            <li key={n} className="flex justify-between gap-4">
              <span className="min-w-0 break-words">{rotulo ?? 'Desconto'}</span>
              <span className="shrink-0 tabular-nums">{`até ${formatReais(valor)}`}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {semCupom && (
          <Field label="Cupom" optional hint="O desconto entra ao salvar." error={erro('cupom')}>
            <TextInput {...campo('cupom')} maxLength={60} autoCapitalize="characters" spellCheck={false} />
          </Field>
        )}
        <Field label="Desconto" optional hint={dica} error={erro('desconto.valor')}>
          <TextInput {...campo('desconto')} maxLength={12} />
        </Field>
        {(desconto.trim() !== '' || motivo !== '') && (
          <Field
            label="Motivo"
            required
            className={semCupom ? 'sm:col-start-2' : undefined}
            error={erro('desconto.motivo')}
          >
            <TextInput {...campo('motivo')} maxLength={limites.nome} placeholder="Ex.: Atraso na entrega" />
          </Field>
        )}
      </div>
    </Secao>
  )
}
