import type { FormEvent, ReactNode } from 'react'
import { ROTULOS_DO_CLIENTE } from '~/domain/clientes/cliente'
import { TIPOS_DO_CHECKOUT } from '~/domain/pedidos/tipo-entrega'
import { limites } from '~/domain/valores/texto'
import { mascaraDoCelular } from '~/screens/campos/mascaras'
import { Banner } from '~/ui/banner'
import { Field } from '~/ui/fields/field'
import { MaskedInput } from '~/ui/fields/masked-input'
import { Segmented } from '~/ui/fields/segmented'
import { TextInput } from '~/ui/fields/text-input'
import { Icon } from '~/ui/icon'
import { Spinner } from '~/ui/spinner'
import { CamposDoEndereco } from './campos-do-endereco'
import { respostaDoTelefone, tipoDaEntrega, valorDoCampo } from './reacao/formulario'
import type { Checkout } from './use-checkout'
import { useDemora } from './use-demora'
import { useFoco } from './use-foco'

const icones: Record<(typeof TIPOS_DO_CHECKOUT)[number], ReactNode> = {
  'Retirar no local': <Icon name="store" />,
  'Receber no meu endereço': <Icon name="bike" />,
}
const tipos = TIPOS_DO_CHECKOUT.map(tipo => ({ value: tipo, label: tipo, icon: icones[tipo] }))

/** Step 1: who orders and where it goes (checkout-1). */
export function FaseDosDados({ id, checkout }: { id: string; checkout: Checkout }) {
  const { formulario, mudar, erro, entrega, acontecer } = checkout
  const formRef = useFoco<HTMLFormElement>(checkout.foco)
  const demora = useDemora(checkout.buscandoCliente)
  const resposta = respostaDoTelefone(formulario)

  function submit(event: FormEvent) {
    event.preventDefault()
    acontecer({ tipo: 'avancou' })
  }
  function dicaDoTelefone(): string {
    if (demora) return 'Buscando cliente...'
    switch (resposta?.cliente) {
      case 'vinculado':
        return 'Cliente encontrado! Seus dados foram preenchidos.'
      case 'conhecido': {
        const pedeCep = entrega && !checkout.cepCompleto
        return `Cliente encontrado! ${resposta.nome}.${pedeCep ? ' Informe o CEP para usar o endereço salvo.' : ''}`
      }
      case 'novo':
        return 'Novo cliente. Por favor, preencha seus dados.'
      case undefined:
        return checkout.buscaFalhou
          ? 'Não foi possível buscar seu cadastro. Por favor, preencha seus dados.'
          : 'Com DDD: 11 dígitos.'
    }
  }

  return (
    <form id={id} ref={formRef} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <Segmented
        legend="Como quer receber seu pedido?"
        name="tipoEntrega"
        choices={tipos}
        value={tipoDaEntrega(formulario)}
        onValueChange={tipoEntrega => mudar({ tipo: 'escolher-entrega', tipoEntrega })}
      />
      {checkout.pausaDeUmaManeira && (
        <Banner
          tone={checkout.impedimento ? 'danger' : 'warning'}
          announce
          icon={<Icon name="circle-pause" />}
        >
          {checkout.pausaDeUmaManeira.mensagem}
        </Banner>
      )}
      <Field label={ROTULOS_DO_CLIENTE.telefone} required hint={dicaDoTelefone()} error={erro('telefone')}>
        <MaskedInput
          name="telefone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="(11) 91234-5678"
          mask={mascaraDoCelular}
          value={valorDoCampo(formulario, 'telefone')}
          onValueChange={valor => mudar({ tipo: 'digitar', campo: 'telefone', valor })}
          trailing={demora ? <Spinner /> : null}
        />
      </Field>
      <Field label={ROTULOS_DO_CLIENTE.nome} required error={erro('nome')}>
        <TextInput
          name="nome"
          autoComplete="name"
          autoCapitalize="words"
          maxLength={limites.nome}
          value={valorDoCampo(formulario, 'nome')}
          onChange={event => mudar({ tipo: 'digitar', campo: 'nome', valor: event.currentTarget.value })}
        />
      </Field>
      <Field label={ROTULOS_DO_CLIENTE.email} optional error={erro('email')}>
        <TextInput
          name="email"
          type="email"
          autoComplete="email"
          maxLength={limites.email}
          value={valorDoCampo(formulario, 'email')}
          onChange={event => mudar({ tipo: 'digitar', campo: 'email', valor: event.currentTarget.value })}
        />
      </Field>
      {entrega && <CamposDoEndereco checkout={checkout} />}
    </form>
  )
}
