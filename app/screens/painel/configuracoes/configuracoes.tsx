import type { LinksFunction } from 'react-router'
import { vistoDaAparencia } from '~/domain/aparencia/salvar-aparencia.server'
import { readAparencia } from '~/domain/aparencia/store.server'
import { digitarSecao } from '~/domain/configuracoes/configuracoes'
import { abrirSecao } from '~/domain/configuracoes/salvar-secao.server'
import { readConfiguracoes } from '~/domain/configuracoes/store.server'
import { digitarFaixas } from '~/domain/frete/faixas-digitadas'
import { configuracaoDoFrete } from '~/domain/frete/frete'
import { salvarFrete, vistoDoFrete } from '~/domain/frete/tabela/salvar-frete.server'
import { listBairros } from '~/domain/frete/tabela/store-bairros.server'
import { listFaixas } from '~/domain/frete/tabela/store-faixas.server'
import { tempoDaLoja } from '~/domain/horarios/atendimento/atendimento'
import { aninhar } from '~/domain/respostas/ler-formulario'
import { ZERO } from '~/domain/valores/centavos'
import { withTenant } from '~/server/database/transaction.server'
import { readForm } from '~/server/request.server'
import { SoParaVer } from '../pode'
import { comDireito } from '../porta.server'
import { FalhaDaTela } from '../tela/falha-da-tela'
import { GuardaDaSaida } from '../tela/formulario/guarda-da-saida'
import { type Mudancas, useMexido } from '../tela/formulario/use-mexido'
import { responder } from '../tela/resposta'
import { Tela } from '../tela/tela'
import type { Route } from './+types/configuracoes'
import stylesheet from './aparencia.css?url'
import { AparenciaDaLoja } from './aparencia-da-loja'
import { CartaoDaSecao } from './cartao-da-secao'
import { Frete } from './frete'
import { type Cartao, Indice } from './indice'
import { MinimoEGratis } from './minimo-e-gratis'
import { Pix } from './pix'
import { lerPix } from './pix.server'
import { lerPosicaoDaLoja } from './posicao.server'
import { PosicaoDaLoja } from './posicao-da-loja'
import { ReceberPedidos } from './receber-pedidos'
import { TempoDeEntrega } from './tempo-de-entrega'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export async function loader({ context }: Route.LoaderArgs) {
  const { empresa } = comDireito(context, 'ver as configurações')
  const { guardadas, faixas, bairros, aparencia } = await withTenant(empresa.id, async tx => ({
    guardadas: await readConfiguracoes(tx),
    faixas: await listFaixas(tx),
    bairros: await listBairros(tx),
    aparencia: await readAparencia(tx),
  }))
  const aCombinar = configuracaoDoFrete(guardadas).modo === 'a-combinar'
  return {
    daAparencia: { nome: empresa.nomefantasia, aparencia, visto: vistoDaAparencia(aparencia) },
    meusDados: `/cadastro-empresa/${empresa.id}`,
    frete: {
      // The specification's 0,00 of a shop that has saved nothing; the screen says that it is not said yet.
      ...digitarSecao('frete', aCombinar ? { ...guardadas, valorFreteFixo: ZERO } : guardadas),
      ...{ modo: guardadas.modoFrete, faixas: digitarFaixas(faixas), bairros, aCombinar },
    },
    freteVisto: vistoDoFrete(guardadas, faixas),
    minimo: abrirSecao('minimo', guardadas),
    tempo: abrirSecao('tempo', guardadas),
    servico: abrirSecao('servico', guardadas),
    recebimento: abrirSecao('recebimento', empresa),
    tipoPedido: empresa.tipoPedido,
    temTelefone: empresa.telefone !== null,
    temCep: empresa.enderecoCep !== null,
    posicao: await lerPosicaoDaLoja(empresa, guardadas.modoFrete),
    tempoDaLoja: tempoDaLoja(guardadas),
    fuso: empresa.fusoHorario,
    agora: Date.now(),
    ...lerPix(guardadas),
  }
}

/** POST /home/configuracoes: the section Frete (frete-9). */
export async function action({ request, context }: Route.ActionArgs) {
  const { empresa } = comDireito(context, 'mudar as configurações')
  const valores = aninhar(await readForm(request))
  return responder(await salvarFrete(empresa.id, valores), 'Configurações salvas com sucesso!')
}

export default function Configuracoes({ loaderData }: Route.ComponentProps) {
  const cartoes: Readonly<Record<Cartao, Mudancas>> = {
    frete: useMexido(),
    posicao: useMexido(),
    minimo: useMexido(),
    tempo: useMexido(),
    servico: useMexido(),
    pix: useMexido(),
    recebimento: useMexido(),
    aparencia: useMexido(),
  }
  const { frete, posicao, minimo, tempo, servico, pix, recebimento, aparencia } = cartoes
  return (
    <Tela titulo="Configurações" estreita>
      <Indice sem={loaderData.posicao ? [] : ['posicao']} />
      <div className="grid grid-cols-1 gap-6">
        <SoParaVer direito="mudar as configurações" />
        <Frete key={frete.preenchido} {...loaderData} mudancas={frete} />
        {loaderData.posicao && (
          <PosicaoDaLoja key={posicao.preenchido} posicao={loaderData.posicao} mudancas={posicao} />
        )}
        <MinimoEGratis key={minimo.preenchido} {...loaderData} mudancas={minimo} />
        <TempoDeEntrega key={tempo.preenchido} {...loaderData} mudancas={tempo} />
        <CartaoDaSecao
          key={servico.preenchido}
          secao={loaderData.servico}
          titulo="Taxa de serviço"
          texto="De quem consome no restaurante, sobre os itens. Para o cliente é opcional: se ele não quiser, tire no pedido."
          mudancas={servico}
        />
        <Pix key={pix.preenchido} {...loaderData} mudancas={pix} />
        <ReceberPedidos key={recebimento.preenchido} {...loaderData} mudancas={recebimento} />
        <AparenciaDaLoja key={aparencia.preenchido} {...loaderData.daAparencia} mudancas={aparencia} />
      </div>
      <GuardaDaSaida
        mexido={Object.values(cartoes).some(({ mexido }) => mexido)}
        aoDescartar={() => {
          for (const { aoDescartar } of Object.values(cartoes)) aoDescartar()
        }}
      />
    </Tela>
  )
}

export function ErrorBoundary() {
  return <FalhaDaTela titulo="Erro ao carregar configurações" />
}
