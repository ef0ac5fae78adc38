import { type FormEvent, useRef, useState } from 'react'
import {
  ERRO_AO_SALVAR_CONFIGURACOES,
  lerSecao,
  MODOS_DE_FRETE,
  type ModoDeFrete,
  SECOES,
  type Secao,
  type SecaoAberta,
  type SecaoDigitada,
} from '~/domain/configuracoes/configuracoes'
import { type FaixaDigitada, faixasDoFormulario, lerFaixas } from '~/domain/frete/faixas-digitadas'
import type { BairroAtendido } from '~/domain/frete/modo-bairros'
import type { TempoDaLoja } from '~/domain/horarios/promessa'
import { aninhar } from '~/domain/respostas/ler-formulario'
import { Banner } from '~/ui/banner'
import { ButtonLink } from '~/ui/button'
import { Card } from '~/ui/card'
import { RadioTiles } from '~/ui/fields/radio-tiles'
import { Link } from '~/ui/link'
import { Campos, usePode } from '../pode'
import { BotaoSalvar } from '../tela/formulario/botao-salvar'
import { RecusaGeral } from '../tela/formulario/recusa-geral'
import { useGravacao } from '../tela/formulario/use-gravacao'
import type { Mudancas } from '../tela/formulario/use-mexido'
import { quantos } from '../tela/lista/lista'
import { CampoDoAjuste } from './campo-do-ajuste'
import { FaixasDeFrete, useFaixas } from './faixas-de-frete'
import { PreviaDoFrete } from './previa-do-frete'

interface FreteProps {
  frete: SecaoDigitada<'frete'> & {
    readonly modo: ModoDeFrete
    readonly faixas: readonly FaixaDigitada[]
    readonly bairros: readonly BairroAtendido[]
    /** True until the shop has said what delivery costs. */
    readonly aCombinar: boolean
  }
  freteVisto: string
  minimo: SecaoAberta<'minimo'>
  tempoDaLoja: TempoDaLoja
  temCep: boolean
  meusDados: string
  mudancas: Mudancas
}

const DICA_DO_MODO: Readonly<Record<ModoDeFrete, string>> = {
  fixo: 'O mesmo para qualquer endereço.',
  km: 'Em linha reta, com uma casa decimal.',
  faixas: 'Uma taxa para cada distância.',
  bairros: 'Uma taxa para cada bairro.',
}

/** How delivery is charged: the mode, its values, and what a customer would pay. */
export function Frete({ mudancas, frete, ...props }: FreteProps) {
  const formulario = useRef<HTMLFormElement>(null)
  const [modo, setModo] = useState(frete.modo)
  /** The modes whose fields must be in sight, because one of them keeps the form from being saved. */
  const [recusados, setRecusados] = useState<readonly ModoDeFrete[]>([])
  const [digitado, setDigitado] = useState<Readonly<Record<string, unknown>> | null>(null)
  const faixas = useFaixas(frete.faixas)
  const gravacao = useGravacao(formulario, {
    rota: '/home/configuracoes',
    textos: { titulo: ERRO_AO_SALVAR_CONFIGURACOES },
    visto: props.freteVisto,
    aoGravar(aviso) {
      mudancas.aoGravar(aviso)
      faixas.setLinhas(antes => antes.filter(({ tirada }) => !tirada))
    },
  })
  const { doFormulario, gravando, geral, erro, conferir, aoDigitar } = gravacao
  const aVista = (qual: ModoDeFrete) => modo === qual || recusados.includes(qual)
  const campo = (nome: keyof Secao<'frete'>, dica?: string) => (
    <CampoDoAjuste
      nome={nome}
      campo={SECOES.frete[nome]}
      digitado={frete[nome]}
      erro={erro(nome)}
      dica={dica}
    />
  )

  function enviar(event: FormEvent<HTMLFormElement>) {
    const recusas = recusasDe(aninhar(new FormData(event.currentTarget)))
    const campos = recusas.map(({ campo = '' }) => campo)
    setRecusados([
      ...(campos.some(campo => campo === 'valorFreteKm' || campo === 'raioAtendimento')
        ? (['km'] as const)
        : []),
      ...(campos.some(campo => campo.startsWith('faixas')) ? (['faixas'] as const) : []),
    ])
    if (conferir(event, recusas)) mudancas.aoEnviar()
  }
  return (
    <Card as="section" aria-labelledby="frete">
      <h2 id="frete" className="scroll-mt-4 font-bold text-lg">
        Frete
      </h2>
      <p className="mt-1 text-tinta-suave">Quanto o cliente paga para receber no endereço dele.</p>
      {frete.aCombinar && (
        <Banner className="mt-4">
          A loja ainda não disse quanto custa entregar: o cardápio diz “Entrega a combinar”, e a taxa fica
          fora do total dos pedidos.
        </Banner>
      )}
      <form
        {...doFormulario(enviar)}
        noValidate
        className="mt-5 grid grid-cols-1 gap-5"
        onInput={event => {
          mudancas.aoMexer()
          aoDigitar(event)
          setDigitado(aninhar(new FormData(event.currentTarget)))
        }}
      >
        {geral && <RecusaGeral recusa={geral} conflito={gravacao.conflito} />}
        <input type="hidden" name="visto" value={gravacao.visto ?? ''} />
        <Campos direito="mudar as configurações">
          <RadioTiles
            legend={SECOES.frete.modoFrete.rotulo}
            name="modoFrete"
            value={modo}
            onValueChange={setModo}
            error={erro('modoFrete')}
            choices={MODOS}
          />
          <div hidden={modo === 'bairros' && !erro('valorFreteFixo')}>
            {campo(
              'valorFreteFixo',
              modo === 'fixo'
                ? 'Em branco ou zero: entrega grátis.'
                : 'Vale quando a distância não puder ser calculada. Sem ele, nesse caso não há entrega.',
            )}
          </div>
          {(modo === 'km' || modo === 'faixas') && !props.temCep && (
            <Banner tone="warning">
              <span>Sem o CEP da empresa a distância não pode ser calculada. Informe-o em</span>{' '}
              <Link inText to={props.meusDados} className="font-semibold underline underline-offset-4">
                Meus dados
              </Link>
              <span>.</span>
            </Banner>
          )}
          <div
            hidden={!aVista('km')}
            className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2 [[hidden]]:hidden"
          >
            {campo('valorFreteKm')}
            {campo('raioAtendimento')}
          </div>
          <div hidden={!aVista('faixas')}>
            <FaixasDeFrete faixas={faixas} erro={erro} />
          </div>
        </Campos>
        {modo === 'bairros' && <Bairros quantos={frete.bairros.length} mudou={frete.modo !== modo} />}
        <PreviaDoFrete
          digitado={digitado ?? { ...frete }}
          aCombinar={frete.aCombinar && digitado === null}
          bairros={frete.bairros}
          minimo={props.minimo.digitada}
          tempo={props.tempoDaLoja}
        />
        <Campos direito="mudar as configurações">
          <BotaoSalvar gravando={gravando} className="sm:justify-self-end" />
        </Campos>
      </form>
    </Card>
  )
}

const MODOS = MODOS_DE_FRETE.map(([value, label]) => ({ value, label, description: DICA_DO_MODO[value] }))

function recusasDe(valores: Readonly<Record<string, unknown>>) {
  const secao = lerSecao('frete', valores)
  const faixas = lerFaixas(faixasDoFormulario(valores.faixas) ?? [])
  return [secao, faixas].flatMap(lida => ('recusas' in lida ? lida.recusas : []))
}

/** The table of bairros has its own screen, because it may have 200 rows. */
function Bairros({ quantos: quantidade, mudou }: { quantos: number; mudou: boolean }) {
  const muda = usePode()('mudar as configurações')
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      {quantidade === 0 ? (
        <Banner tone="warning" className="w-full">
          <span>Nenhum bairro ainda: enquanto a tabela estiver vazia, não há entrega.</span>
          {mudou && <span> Cadastre os bairros antes de salvar.</span>}
        </Banner>
      ) : (
        <p className="text-tinta-suave">{`${quantos(quantidade, 'bairro', 'bairros')} na tabela.`}</p>
      )}
      <ButtonLink variant="secondary" to="/home/configuracoes/bairros">
        {muda ? (quantidade === 0 ? 'Cadastrar bairros' : 'Ver e editar bairros') : 'Ver bairros'}
      </ButtonLink>
    </div>
  )
}
