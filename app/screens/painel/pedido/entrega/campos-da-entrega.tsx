import type { ComponentProps } from 'react'
import { useBackOnline } from '~/browser/use-back-online'
import { ROTULOS_DO_ENDERECO } from '~/domain/enderecos/endereco'
import { ehEntrega, type TipoEntrega, tiposNoPainel } from '~/domain/pedidos/tipo-entrega'
import { limites } from '~/domain/valores/texto'
import { mascaraDoCep } from '~/screens/campos/mascaras'
import { Button } from '~/ui/button'
import { Field } from '~/ui/fields/field'
import { MaskedInput } from '~/ui/fields/masked-input'
import { TextInput } from '~/ui/fields/text-input'
import { Icon } from '~/ui/icon'
import { Spinner } from '~/ui/spinner'
import { EscolhaEmLista } from '../partes/escolha-em-lista'
import { Secao } from '../partes/secao-do-formulario'
import type { FormularioAberto } from '../reacao/descrever'
import type { CampoDoEndereco } from '../reacao/formulario'
import { CampoDoFrete } from './campo-do-frete'
import { OfertasDoEndereco } from './ofertas-do-endereco'

/** How the order leaves, where to, and what that costs (balcao-2, balcao-9). */
export function CamposDaEntrega({ aberto }: { aberto: FormularioAberto }) {
  const { formulario, mudar, tipoDoPedido } = aberto
  return (
    <Secao titulo="Entrega">
      <EscolhaEmLista<TipoEntrega>
        legenda="Tipo de entrega"
        name="tipoEntrega"
        opcoes={tiposNoPainel(tipoDoPedido).map(tipo => ({ valor: tipo, rotulo: tipo }))}
        valor={formulario.tipoEntrega}
        aoEscolher={tipoEntrega => mudar({ tipo: 'escolher-entrega', tipoEntrega })}
      />
      {ehEntrega(formulario.tipoEntrega) && <Endereco aberto={aberto} />}
    </Secao>
  )
}

function Endereco({ aberto }: { aberto: FormularioAberto }) {
  const { formulario, mudar, erro } = aberto
  const { buscando, recusa, semConexao } = aberto.entrega
  const tentarDeNovo = () => aberto.acontecer({ tipo: 'perguntou-cep-de-novo' })
  useBackOnline(semConexao, tentarDeNovo)
  return (
    <div className="grid grid-cols-6 gap-x-3 gap-y-4">
      <Field
        label={ROTULOS_DO_ENDERECO.cep}
        required
        error={erro('endereco.cep') ?? erro('endereco') ?? recusa}
        hint={buscando ? <span className="pending-show">Buscando...</span> : undefined}
        className="col-span-6 sm:col-span-2"
      >
        <MaskedInput
          name="cep"
          autoComplete="off"
          placeholder="00000-000"
          mask={mascaraDoCep}
          value={formulario.endereco.cep}
          onValueChange={valor => mudar({ tipo: 'digitar-endereco', campo: 'cep', valor })}
          trailing={buscando && <Spinner />}
        />
      </Field>
      {semConexao && (
        <Button
          variant="secondary"
          className="col-span-6 min-h-12 self-start justify-self-start sm:col-span-4 sm:mt-7"
          icon={<Icon name="rotate-cw" className="size-5" />}
          onClick={tentarDeNovo}
        >
          Tentar novamente
        </Button>
      )}
      <Linha aberto={aberto} campo="logradouro" className="col-span-6 sm:col-span-4" />
      <Linha aberto={aberto} campo="numero" className="col-span-2" />
      <Linha aberto={aberto} campo="complemento" className="col-span-4" />
      <Linha aberto={aberto} campo="bairro" className="col-span-6 sm:col-span-2" />
      <Linha aberto={aberto} campo="cidade" className="col-span-4 sm:col-span-3" />
      <Linha aberto={aberto} campo="estado" className="col-span-2 sm:col-span-1" maxLength={2} />
      <OfertasDoEndereco aberto={aberto} />
      <CampoDoFrete aberto={aberto} />
    </div>
  )
}

type LinhaProps = Pick<ComponentProps<typeof TextInput>, 'maxLength' | 'className'> & {
  aberto: FormularioAberto
  campo: Exclude<CampoDoEndereco, 'cep'>
}

const LIMITES: Readonly<Partial<Record<CampoDoEndereco, number>>> = limites

function Linha({ aberto, campo, maxLength = LIMITES[campo], className }: LinhaProps) {
  const { formulario, mudar, erro } = aberto
  const opcional = campo === 'complemento'
  return (
    <Field
      label={campo === 'estado' ? 'UF' : ROTULOS_DO_ENDERECO[campo]}
      required={!opcional}
      optional={opcional}
      error={erro(`endereco.${campo}`)}
      className={className}
    >
      <TextInput
        name={campo}
        autoComplete="off"
        autoCapitalize={campo === 'estado' ? 'characters' : 'words'}
        maxLength={maxLength}
        value={formulario.endereco[campo]}
        onChange={({ currentTarget: { value } }) => {
          const valor = campo === 'estado' ? value.toUpperCase() : value
          mudar({ tipo: 'digitar-endereco', campo, valor })
        }}
      />
    </Field>
  )
}
