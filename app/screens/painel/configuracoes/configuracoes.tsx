import { useRef, useState } from 'react'
import { Link, PrefetchPageLinks } from 'react-router'
import { lerConfiguracao } from '~/domain/frete/configuracao'
import { formatRaio } from '~/domain/frete/frete'
import { readConfiguracaoFrete, saveConfiguracaoFrete } from '~/domain/frete/store.server'
import { formatValor, parseReais } from '~/domain/valores/centavos'
import { readForm } from '~/server/request.server'
import { withTenant } from '~/server/transaction.server'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Checkbox } from '~/ui/checkbox'
import { Field } from '~/ui/field'
import { MoneyInput } from '~/ui/money-input'
import { TextInput } from '~/ui/text-input'
import { painelContext } from '../porta.server'
import { FalhaDaTela } from '../tela/falha-da-tela'
import { gravado, recusado, semDerrubar } from '../tela/resposta'
import { Tela } from '../tela/tela'
import { useGravacao } from '../tela/use-gravacao'
import type { Route } from './+types/configuracoes'
import { ReceberPedidos } from './receber-pedidos'

export async function loader({ context }: Route.LoaderArgs) {
  const { empresa } = context.get(painelContext)
  const frete = await withTenant(empresa.id, readConfiguracaoFrete)
  return {
    tipoPedido: empresa.tipoPedido,
    temTelefone: empresa.telefone !== null,
    temCep: empresa.enderecoCep !== null,
    calcularFretePorKm: frete.calcularFretePorKm,
    valorFreteFixo: digitavel(frete.valorFreteFixo),
    valorFreteKm: digitavel(frete.valorFreteKm),
    raioAtendimento: frete.raioAtendimento === null ? '' : formatRaio(frete.raioAtendimento),
  }
}

function digitavel(valor: Parameters<typeof formatValor>[0]): string {
  return valor === null ? '' : formatValor(valor)
}

/** POST /home/configuracoes: the section Frete (specification 2, sections 2 and 5). */
export async function action({ request, context }: Route.ActionArgs) {
  const { empresa } = context.get(painelContext)
  const lida = lerConfiguracao(Object.fromEntries(await readForm(request)))
  if ('recusas' in lida) return recusado(lida.recusas)
  await withTenant(empresa.id, tx => saveConfiguracaoFrete(tx, lida.dados))
  return gravado('Configurações salvas com sucesso!')
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return semDerrubar(serverAction, 'Erro ao salvar configurações')
}

export default function Configuracoes({ loaderData }: Route.ComponentProps) {
  return (
    <Tela titulo="Configurações" estreita>
      <div className="grid gap-6">
        <Frete {...loaderData} />
        <ReceberPedidos tipoPedido={loaderData.tipoPedido} temTelefone={loaderData.temTelefone} />
      </div>
    </Tela>
  )
}

function Frete(loaderData: Route.ComponentProps['loaderData']) {
  const formulario = useRef<HTMLFormElement>(null)
  const [porKm, setPorKm] = useState(loaderData.calcularFretePorKm)
  const { fetcher, gravando, geral, erro, recusar, esquecer } = useGravacao(formulario, { aoGravar() {} })
  return (
    <Card as="section" aria-labelledby="frete">
      <h2 id="frete" className="font-bold text-lg">
        Frete
      </h2>
      <p className="mt-1 text-tinta-suave">Quanto o cliente paga para receber no endereço dele.</p>
      <PrefetchPageLinks page="/home/configuracoes" />
      <fetcher.Form
        ref={formulario}
        method="post"
        action="/home/configuracoes"
        noValidate
        className="mt-5 grid gap-5"
        onInput={({ target }) => target instanceof HTMLInputElement && esquecer(target.name)}
        onSubmit={event => {
          const lida = lerConfiguracao(Object.fromEntries(new FormData(event.currentTarget)))
          if ('recusas' in lida) {
            event.preventDefault()
            recusar(lida.recusas)
          }
        }}
      >
        {geral && (
          <Banner tone="danger" title={geral.titulo} announce>
            {geral.texto}
          </Banner>
        )}
        <Field
          label="Valor fixo do frete"
          hint={
            porKm
              ? 'Vale quando a distância não puder ser calculada. Sem ele, nesse caso não há entrega.'
              : 'Em branco ou zero: entrega grátis.'
          }
          error={erro('valorFreteFixo')}
        >
          <MoneyInput name="valorFreteFixo" defaultValue={loaderData.valorFreteFixo} format={arrumarValor} />
        </Field>
        <Checkbox
          name="calcularFretePorKm"
          label="Calcular frete por km"
          description="A distância em linha reta entre o seu CEP e o do cliente, com uma casa decimal."
          checked={porKm}
          onChange={event => setPorKm(event.currentTarget.checked)}
        />
        {porKm && !loaderData.temCep && (
          <Banner tone="warning">
            Sem o CEP da empresa a distância não pode ser calculada. Informe-o em{' '}
            <Link to="/cadastro-empresa" className="font-semibold underline underline-offset-4">
              Meus dados
            </Link>
            .
          </Banner>
        )}
        <div hidden={!porKm}>
          <Field label="Valor do frete por km" error={erro('valorFreteKm')}>
            <MoneyInput name="valorFreteKm" defaultValue={loaderData.valorFreteKm} format={arrumarValor} />
          </Field>
        </div>
        <Field
          label="Raio de atendimento (km)"
          hint="Até onde você entrega, quando o frete é por km. Em branco ou zero: sem limite."
          error={erro('raioAtendimento')}
        >
          <TextInput
            name="raioAtendimento"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            defaultValue={loaderData.raioAtendimento}
          />
        </Field>
        <Button
          type="submit"
          size="lg"
          pending={gravando}
          pendingLabel="Salvando..."
          className="sm:justify-self-end"
        >
          Salvar
        </Button>
      </fetcher.Form>
    </Card>
  )
}

function arrumarValor(digitado: string): string | null {
  const valor = parseReais(digitado)
  return valor === null ? null : formatValor(valor)
}

export function ErrorBoundary() {
  return <FalhaDaTela titulo="Erro ao carregar configurações" />
}
