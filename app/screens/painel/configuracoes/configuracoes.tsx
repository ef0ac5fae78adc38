import { useRef, useState } from 'react'
import { Link, PrefetchPageLinks } from 'react-router'
import { digitarSecao, lerSecao, SECOES } from '~/domain/configuracoes/configuracoes'
import { salvarSecao, vistoDaSecao } from '~/domain/configuracoes/salvar-secao.server'
import { readConfiguracoes } from '~/domain/configuracoes/store.server'
import { arrumarReais } from '~/domain/valores/centavos'
import { readForm } from '~/server/request.server'
import { withTenant } from '~/server/transaction.server'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Checkbox } from '~/ui/checkbox'
import { Field } from '~/ui/field'
import { MoneyInput } from '~/ui/money-input'
import { TextInput } from '~/ui/text-input'
import { comDireito } from '../porta.server'
import { FalhaDaTela } from '../tela/falha-da-tela'
import { GuardaDaSaida } from '../tela/guarda-da-saida'
import { RecusaGeral } from '../tela/recusa-geral'
import { responder, semDerrubar } from '../tela/resposta'
import { Tela } from '../tela/tela'
import { useAcao } from '../tela/use-acao'
import { useGravacao } from '../tela/use-gravacao'
import { type Mudancas, useMexido } from '../tela/use-mexido'
import type { Route } from './+types/configuracoes'
import { ReceberPedidos } from './receber-pedidos'

export async function loader({ context }: Route.LoaderArgs) {
  const { empresa } = comDireito(context, 'ver as configurações')
  const guardadas = await withTenant(empresa.id, readConfiguracoes)
  return {
    meusDados: `/cadastro-empresa/${empresa.id}`,
    visto: vistoDaSecao('frete', guardadas),
    tipoPedido: empresa.tipoPedido,
    tipoPedidoVisto: vistoDaSecao('recebimento', empresa),
    temTelefone: empresa.telefone !== null,
    temCep: empresa.enderecoCep !== null,
    ...digitarSecao('frete', guardadas),
  }
}

/** POST /home/configuracoes: the section Frete (frete-9). */
export async function action({ request, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'mudar as configurações')
  const valores = Object.fromEntries(await readForm(request))
  return responder(await salvarSecao(empresa.id, 'frete', valores), 'Configurações salvas com sucesso!')
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return semDerrubar(serverAction, { titulo: 'Erro ao salvar configurações' })
}

export default function Configuracoes({ loaderData }: Route.ComponentProps) {
  const frete = useMexido()
  const receber = useMexido()
  return (
    <Tela titulo="Configurações" estreita>
      <div className="grid gap-6">
        <Frete {...loaderData} mudancas={frete} />
        <ReceberPedidos {...loaderData} mudancas={receber} />
      </div>
      <GuardaDaSaida
        mexido={frete.mexido || receber.mexido}
        aoDescartar={() => {
          frete.aoDescartar()
          receber.aoDescartar()
        }}
      />
    </Tela>
  )
}

type FreteProps = Route.ComponentProps['loaderData'] & { mudancas: Mudancas }

function Frete({ mudancas, ...loaderData }: FreteProps) {
  const formulario = useRef<HTMLFormElement>(null)
  const [porKm, setPorKm] = useState(loaderData.calcularFretePorKm)
  /** The fields by distance must be in sight when one of them keeps the form from being saved. */
  const [kmRecusado, setKmRecusado] = useState(false)
  const acao = useAcao('/home/configuracoes')
  const gravacao = useGravacao(formulario, { aoGravar: mudancas.aoGravar, visto: loaderData.visto })
  const { fetcher, gravando, geral, erro, conferir, aoDigitar } = gravacao
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
        action={acao}
        noValidate
        className="mt-5 grid gap-5"
        onInput={event => {
          mudancas.aoMexer()
          aoDigitar(event)
        }}
        onSubmit={event => {
          const lida = lerSecao('frete', Object.fromEntries(new FormData(event.currentTarget)))
          const recusas = 'recusas' in lida ? lida.recusas : []
          setKmRecusado(recusas.some(({ campo }) => campo === 'valorFreteKm'))
          if (conferir(event, recusas)) mudancas.aoEnviar()
        }}
      >
        {geral && <RecusaGeral recusa={geral} conflito={gravacao.conflito} />}
        <input type="hidden" name="visto" value={gravacao.visto ?? ''} />
        <Field
          label={SECOES.frete.valorFreteFixo.rotulo}
          hint={
            porKm
              ? 'Vale quando a distância não puder ser calculada. Sem ele, nesse caso não há entrega.'
              : 'Em branco ou zero: entrega grátis.'
          }
          error={erro('valorFreteFixo')}
        >
          <MoneyInput name="valorFreteFixo" defaultValue={loaderData.valorFreteFixo} format={arrumarReais} />
        </Field>
        <Checkbox
          name="calcularFretePorKm"
          label={SECOES.frete.calcularFretePorKm.rotulo}
          description="A distância em linha reta entre o seu CEP e o do cliente, com uma casa decimal."
          checked={porKm}
          onChange={event => setPorKm(event.currentTarget.checked)}
        />
        {porKm && !loaderData.temCep && (
          <Banner tone="warning">
            Sem o CEP da empresa a distância não pode ser calculada. Informe-o em{' '}
            <Link to={loaderData.meusDados} className="font-semibold underline underline-offset-4">
              Meus dados
            </Link>
            .
          </Banner>
        )}
        <div hidden={!porKm && !kmRecusado}>
          <Field label={SECOES.frete.valorFreteKm.rotulo} error={erro('valorFreteKm')}>
            <MoneyInput name="valorFreteKm" defaultValue={loaderData.valorFreteKm} format={arrumarReais} />
          </Field>
        </div>
        <Field
          label={SECOES.frete.raioAtendimento.rotulo}
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

export function ErrorBoundary() {
  return <FalhaDaTela titulo="Erro ao carregar configurações" />
}
