import { arrumarReais, formatReais } from '~/domain/valores/centavos'
import { Button } from '~/ui/button'
import { classes } from '~/ui/classes'
import { Field } from '~/ui/fields/field'
import { MoneyInput } from '~/ui/fields/money-input'
import { Select } from '~/ui/fields/select'
import { Icon } from '~/ui/icon'
import { usePode } from '../../pode'
import type { FormularioAberto } from '../reacao/descrever'
import { cepDoFormulario } from '../reacao/formulario'
import {
  bairrosDoFormulario,
  combinaOFrete,
  cotacaoDoCep,
  dizerFreteDoFormulario,
  freteDeAntes,
  freteDoFormulario,
  taxaDaRegra,
} from '../reacao/frete-do-formulario'

/**
 * The freight as the public side would compute it. The owner may change it, and must type it when it cannot be
 * computed.
 */
export function CampoDoFrete({ aberto }: { aberto: FormularioAberto }) {
  const {
    formulario,
    mudar,
    erro,
    entrega: { buscando },
  } = aberto
  const pode = usePode()
  const frete = freteDoFormulario(formulario)
  const parado = typeof taxaDaRegra(formulario) === 'number' && !pode('dar desconto')
  const dito = dizerFreteDoFormulario(formulario)
  const deAntes = freteDeAntes(formulario)
  const aCombinar = combinaOFrete(formulario)
  const cotacao = cotacaoDoCep(formulario)
  const usar = (valor: string) => mudar({ tipo: 'digitar', campo: 'frete', valor })
  const bairros = bairrosDoFormulario(formulario)
  return (
    <div className="col-span-6 flex flex-wrap items-start gap-x-3 gap-y-2">
      {bairros && (
        <Field
          label="Bairro da tabela"
          hint="O CEP não diz de que bairro da tabela é."
          className="basis-full"
        >
          <Select
            name="bairroDaTabela"
            value={
              cotacao?.frete?.modo === 'bairros' && cotacao.frete.situacao === 'calculado'
                ? cotacao.frete.bairro
                : ''
            }
            onChange={({ currentTarget: { value } }) => {
              const bairro = bairros.opcoes.find(({ nome }) => nome === value)
              if (bairro) mudar({ tipo: 'escolher-bairro', ...bairro })
            }}
          >
            <option value="">Escolha para usar a taxa...</option>
            {bairros.opcoes.map(({ nome, taxa }) => (
              <option key={nome} value={nome}>
                {`${nome} · ${formatReais(taxa)}`}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label="Frete" required={!aCombinar} error={erro('frete')} className="w-32 sm:w-40">
        <MoneyInput
          name="frete"
          maxLength={12}
          value={frete}
          readOnly={parado}
          className={parado ? 'bg-fundo' : undefined}
          placeholder={buscando && frete === '' ? '...' : undefined}
          onValueChange={usar}
          format={arrumarReais}
        />
      </Field>
      <Button
        variant="secondary"
        className="mt-7 min-h-12 max-sm:px-3"
        icon={<Icon name="calculator" className="size-5" />}
        disabled={cepDoFormulario(formulario) === ''}
        pending={buscando}
        onClick={() => mudar({ tipo: 'cotar-de-novo' })}
      >
        Calcular frete
      </Button>
      <div
        aria-live="polite"
        className={classes(
          'flex min-w-0 basis-full flex-wrap items-center gap-x-3 gap-y-2',
          dito?.alerta ? 'text-sm text-yellow-tinta' : 'text-tinta-suave text-xs',
        )}
      >
        {dito && (
          <p className="flex min-w-0 gap-1.5">
            {dito.alerta && <Icon name="triangle-alert" className="mt-0.5 size-4 shrink-0" />}
            <span className={dito.alerta ? 'font-semibold' : undefined}>{dito.texto}</span>
          </p>
        )}
        {[...new Set([dito?.oferta, parado ? null : deAntes])].map(
          valor =>
            valor && (
              <Button key={valor} variant="secondary" onClick={() => usar(valor)}>
                {`Usar R$\u00a0${valor}`}
              </Button>
            ),
        )}
      </div>
    </div>
  )
}
