import { listNomesDoCardapio } from '~/domain/cardapio/store-nomes.server'
import { dizerDesconto, type SituacaoDoCupom, situacaoDoCupom } from '~/domain/cupons/cupom'
import { lerCupom } from '~/domain/cupons/cupom-digitado'
import { dizerCondicoes, dizerUsos, NOME_DA_SITUACAO } from '~/domain/cupons/descrever-cupom'
import { type CupomDoPainel, excluirCupom, listCupons, salvarCupom } from '~/domain/cupons/store.server'
import { aninhar } from '~/domain/respostas/ler-formulario'
import type { CupomId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { Badge, type Tone } from '~/ui/badge'
import { Icon } from '~/ui/icon'
import { comDireito } from '../porta.server'
import { FalhaDaTela } from '../tela/falha-da-tela'
import { CartaoDaLista } from '../tela/lista/cartao-da-lista'
import { type MudancasDaLista, soALista } from '../tela/lista/mudancas-da-lista'
import { mudarLista } from '../tela/lista/mudar-lista.server'
import { lerConsultaDaLista } from '../tela/lista/paginas'
import { TelaDaLista } from '../tela/lista/tela-da-lista'
import type { Route } from './+types/cupons'
import { CamposDoCupom } from './campos-do-cupom'
import { UsosDoCupom } from './usos-do-cupom'

const ROTA = '/home/cupons'

const MUDANCAS: MudancasDaLista = {
  criar: { direito: 'editar cupons', feito: 'Cupom criado!', falhou: 'Erro ao salvar' },
  salvar: { direito: 'editar cupons', feito: 'Cupom atualizado!', falhou: 'Erro ao salvar' },
  excluir: { direito: 'apagar cupons', feito: 'Cupom excluído', falhou: 'Erro ao excluir cupom' },
}

/** GET /home/cupons?busca&pagina. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { empresa } = comDireito(context, 'ver cupons')
  soALista(url, ROTA)
  const consulta = lerConsultaDaLista(request)
  const { fusoHorario, tipoPedido } = empresa
  const agora = new Date()
  return withTenant(empresa.id, async tx => {
    const { linhas, ...pagina } = await listCupons(tx, consulta)
    const comSituacao = linhas.map(cupom => ({
      ...cupom,
      situacao: situacaoDoCupom(cupom, agora, fusoHorario),
    }))
    return {
      lista: { ...pagina, linhas: comSituacao },
      cardapio: await listNomesDoCardapio(tx),
      busca: consulta.busca,
      tipoPedido,
    }
  })
}

/** POST /home/cupons, /home/cupons/:id and /home/cupons/:id/exclusao. */
export function action(args: Route.ActionArgs) {
  return mudarLista<CupomId>(args, {
    mudancas: MUDANCAS,
    salvar: (empresa, id, formulario) => {
      const { tipoPedido } = comDireito(args.context, 'editar cupons').empresa
      return salvarCupom(empresa, id, aninhar(formulario), tipoPedido)
    },
    excluir: excluirCupom,
  })
}

const CORES: Readonly<Record<Exclude<SituacaoDoCupom, 'ativo'>, Tone>> = {
  inativo: 'neutral',
  'por-vir': 'blue',
  vencido: 'neutral',
  esgotado: 'yellow',
}

export default function Cupons({ loaderData }: Route.ComponentProps) {
  const { cardapio, tipoPedido, ...daLista } = loaderData
  return (
    <TelaDaLista
      {...daLista}
      titulo="Cupons"
      rota={ROTA}
      mudancas={MUDANCAS}
      rotuloDaBusca="Buscar cupom..."
      nomes={['cupom', 'cupons']}
      nova="Novo cupom"
      editar="Editar cupom"
      tamanho="lg"
      vazia={{
        icone: <Icon name="ticket-percent" />,
        titulo: 'Nenhum cupom ainda',
        texto:
          'É o código que o cliente digita ao finalizar o pedido e que dá um desconto ou a entrega grátis. Crie o primeiro e divulgue nas suas redes.',
      }}
      cartao={(cupom, acoes) => (
        <CartaoDaLista
          key={cupom.id}
          nome={cupom.codigo}
          selo={
            cupom.situacao !== 'ativo' && (
              <Badge tone={CORES[cupom.situacao]}>{NOME_DA_SITUACAO[cupom.situacao]}</Badge>
            )
          }
          contagem={(cupom.usos > 0 || cupom.limite !== null) && dizerUsos(cupom.usos, cupom.limite)}
          acoes={[
            {
              nome: 'Usos',
              rotulo: `Usos de ${cupom.codigo}: ${dizerUsos(cupom.usos, cupom.limite)}`,
              icone: <Icon name="history" />,
              abre: aoFechar => <UsosDoCupom cupom={cupom} aoFechar={aoFechar} />,
            },
          ]}
          {...acoes}
        >
          <p className="font-semibold text-tinta">{dizerDesconto(cupom)}</p>
          <Condicoes cupom={cupom} />
        </CartaoDaLista>
      )}
      ler={dados => lerCupom(aninhar(dados), tipoPedido)}
      campos={(cupom, erro) => (
        <CamposDoCupom cupom={cupom} cardapio={cardapio} tipoPedido={tipoPedido} erro={erro} />
      )}
      exclusao={({ codigo }) => ({
        nome: codigo,
        texto:
          'O cupom deixa de valer e a lista dos seus usos some; os pedidos já feitos não mudam. Esta ação não pode ser desfeita.',
      })}
    />
  )
}

function Condicoes({ cupom }: { cupom: CupomDoPainel }) {
  const condicoes = dizerCondicoes(cupom)
  return condicoes.length > 0 && <p className="order-1 min-w-0 break-words">{condicoes.join(' · ')}</p>
}

export function ErrorBoundary() {
  return <FalhaDaTela titulo="Erro ao carregar cupons" />
}
