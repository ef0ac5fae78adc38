import {
  type AlvosDaPromocao,
  excluirPromocao,
  listAlvosDaPromocao,
  listPromocoes,
  type PromocaoDoPainel,
  salvarPromocao,
} from '~/domain/cardapio/store-promocoes.server'
import { dizerPromocao, type SituacaoDaPromocao, situacaoDaPromocao } from '~/domain/promocoes/promocao'
import { lerPromocao } from '~/domain/promocoes/promocao-digitada'
import { aninhar } from '~/domain/respostas/ler-formulario'
import { formatReais } from '~/domain/valores/centavos'
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
import type { Route } from './+types/promocoes'
import { CamposDaPromocao } from './campos-da-promocao'
import { dizerQuandoVale } from './dizer-quando-vale'

const ROTA = '/home/promocoes'

const MUDANCAS: MudancasDaLista = {
  criar: { direito: 'editar o cardápio', feito: 'Promoção criada!', falhou: 'Erro ao salvar' },
  salvar: { direito: 'editar o cardápio', feito: 'Promoção atualizada!', falhou: 'Erro ao salvar' },
  excluir: {
    direito: 'apagar do cardápio',
    feito: 'Promoção excluída',
    falhou: 'Erro ao excluir promoção',
  },
}

/** GET /home/promocoes?busca&pagina. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { empresa } = comDireito(context, 'ver o cardápio')
  soALista(url, ROTA)
  const consulta = lerConsultaDaLista(request)
  const agora = new Date()
  return withTenant(empresa.id, async tx => {
    const { linhas, ...pagina } = await listPromocoes(tx, consulta)
    const comSituacao = linhas.map(promocao => ({
      ...promocao,
      situacao: situacaoDaPromocao(promocao, agora, empresa.fusoHorario),
    }))
    return {
      lista: { ...pagina, linhas: comSituacao },
      alvos: await listAlvosDaPromocao(tx),
      busca: consulta.busca,
    }
  })
}

/** POST /home/promocoes, /home/promocoes/:id and /home/promocoes/:id/exclusao. */
export function action(args: Route.ActionArgs) {
  return mudarLista(args, {
    mudancas: MUDANCAS,
    salvar: (empresa, id, formulario) => salvarPromocao(empresa, id, aninhar(formulario)),
    excluir: excluirPromocao,
  })
}

const SELOS: Readonly<
  Record<Exclude<SituacaoDaPromocao, 'ativa'>, { readonly cor: Tone; readonly texto: string }>
> = {
  inativa: { cor: 'neutral', texto: 'Inativa' },
  'por-vir': { cor: 'blue', texto: 'Ainda não começou' },
  acabou: { cor: 'neutral', texto: 'Acabou' },
}

export default function Promocoes({ loaderData }: Route.ComponentProps) {
  const { alvos, ...daLista } = loaderData
  return (
    <TelaDaLista
      {...daLista}
      titulo="Promoções"
      ajuda="Valem sozinhas, sem código. Para um código que o cliente digita, use Cupons."
      rota={ROTA}
      mudancas={MUDANCAS}
      rotuloDaBusca="Buscar promoção..."
      nomes={['promoção', 'promoções']}
      nova="Nova promoção"
      editar="Editar promoção"
      tamanho="lg"
      vazia={{
        icone: <Icon name="badge-percent" />,
        titulo: 'Nenhuma promoção ainda',
        texto:
          'Um preço promocional, leve 2 e pague 1, ou um desconto sem código: sempre, ou só nos dias e nas horas que você escolher.',
      }}
      cartao={(promocao, acoes) => (
        <CartaoDaLista
          key={promocao.id}
          nome={promocao.nome}
          selo={
            promocao.situacao !== 'ativa' && (
              <Badge tone={SELOS[promocao.situacao].cor}>{SELOS[promocao.situacao].texto}</Badge>
            )
          }
          {...acoes}
        >
          <p className="font-semibold text-tinta">{dizerPromocao(promocao)}</p>
          <p className="order-1 min-w-0 break-words">
            {[dizerAlvo(promocao, alvos), dizerQuandoVale(promocao)].join(' · ')}
          </p>
        </CartaoDaLista>
      )}
      ler={dados => lerPromocao(aninhar(dados))}
      campos={(promocao, erro) => <CamposDaPromocao promocao={promocao} alvos={alvos} erro={erro} />}
      exclusao={({ nome }) => ({
        nome,
        texto: 'A promoção deixa de valer; os pedidos já feitos não mudam. Esta ação não pode ser desfeita.',
      })}
    />
  )
}

/** 'Pizza salgada (Grande), de R$ 59,90', 'Pizzas', 'O pedido inteiro'; a price that is not below the normal one takes nothing off. */
function dizerAlvo(
  { tipo, produtoId, varianteId, categoriaId, valor }: PromocaoDoPainel,
  { precos, categorias }: AlvosDaPromocao,
): string {
  if (categoriaId !== null) return categorias.find(({ id }) => id === categoriaId)?.nome ?? ''
  if (produtoId === null && varianteId === null) return 'O pedido inteiro'
  const alvo = precos.find(preco => preco.produtoId === produtoId && preco.varianteId === varianteId)
  if (!alvo) return 'Fora do cardápio'
  const nome = alvo.tamanho ? `${alvo.nome} (${alvo.tamanho})` : alvo.nome
  if (tipo !== 'preco') return nome
  const semEfeito = valor !== null && valor >= alvo.preco
  return `${nome}, de ${formatReais(alvo.preco)}${semEfeito ? ' (sem efeito: não é menor)' : ''}`
}

export function ErrorBoundary() {
  return <FalhaDaTela titulo="Erro ao carregar promoções" />
}
