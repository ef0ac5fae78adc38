import { ajusteGuardado, FORMA_DE_SEMPRE, lerForma, ROTULOS_DA_FORMA } from '~/domain/pedidos/forma-digitada'
import { especieDe, rotuloDaForma } from '~/domain/pedidos/forma-pagamento'
import { dizerAjusteDaForma, ehDeSempre } from '~/domain/pedidos/formas-da-loja'
import {
  excluirForma,
  type FormaDoPainel,
  listFormas,
  salvarForma,
} from '~/domain/pedidos/store-formas.server'
import { listar } from '~/domain/valores/como-o-intl'
import { iconeDaForma } from '~/screens/campos/icone-da-forma'
import { withTenant } from '~/server/database/transaction.server'
import { Badge } from '~/ui/badge'
import { Icon } from '~/ui/icon'
import { comDireito } from '../porta.server'
import { FalhaDaTela } from '../tela/falha-da-tela'
import { CartaoDaLista } from '../tela/lista/cartao-da-lista'
import { type MudancasDaLista, soALista } from '../tela/lista/mudancas-da-lista'
import { mudarLista } from '../tela/lista/mudar-lista.server'
import { lerConsultaDaLista } from '../tela/lista/paginas'
import { TelaDaLista } from '../tela/lista/tela-da-lista'
import type { Route } from './+types/formas'
import { CamposDaForma } from './campos-da-forma'

const ROTA = '/home/formas'

const MUDANCAS: MudancasDaLista = {
  criar: { direito: 'mudar as configurações', feito: 'Forma de pagamento criada!', falhou: 'Erro ao salvar' },
  salvar: {
    direito: 'mudar as configurações',
    feito: 'Forma de pagamento atualizada!',
    falhou: 'Erro ao salvar',
  },
  excluir: {
    direito: 'mudar as configurações',
    feito: 'Forma de pagamento excluída',
    falhou: 'Erro ao excluir',
  },
}

/** GET /home/formas?busca&pagina. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { empresa } = comDireito(context, 'ver as configurações')
  soALista(url, ROTA)
  const consulta = lerConsultaDaLista(request)
  const lista = await withTenant(empresa.id, tx => listFormas(tx, consulta))
  return { lista, busca: consulta.busca }
}

/** POST /home/formas, /home/formas/:id and /home/formas/:id/exclusao. */
export function action(args: Route.ActionArgs) {
  return mudarLista(args, {
    mudancas: MUDANCAS,
    salvar: (empresa, id, formulario) => salvarForma(empresa, id, Object.fromEntries(formulario)),
    excluir: excluirForma,
  })
}

export default function Formas({ loaderData }: Route.ComponentProps) {
  return (
    <TelaDaLista
      {...loaderData}
      titulo="Formas de pagamento"
      ajuda="Como o cliente paga. Ex.: Vale-refeição Alelo, só nas entregas."
      rota={ROTA}
      mudancas={MUDANCAS}
      rotuloDaBusca="Buscar forma de pagamento..."
      nomes={['forma de pagamento', 'formas de pagamento']}
      nova="Nova forma de pagamento"
      editar="Editar forma de pagamento"
      vazia={{
        icone: <Icon name="wallet" />,
        titulo: 'Nenhuma forma de pagamento',
        texto:
          'É como os seus clientes pagam: em dinheiro, com Pix, cartão, vales, ou de outro jeito que você aceita.',
      }}
      cartao={(forma, acoes) => (
        <CartaoDaLista
          key={forma.id}
          nome={rotuloDaForma(forma.forma)}
          selo={<Icon name={iconeDaForma(forma.forma)} className="size-4 text-tinta-suave" />}
          contagem={detalhes(forma)}
          {...acoes}
        >
          {desligada(forma) && <Badge icon={<Icon name="eye-off" />}>Desligada</Badge>}
        </CartaoDaLista>
      )}
      ler={dados => lerForma(Object.fromEntries(dados))}
      campos={(forma, erro) => <CamposDaForma forma={forma} erro={erro} />}
      exclusao={({ forma }) => ({
        nome: rotuloDaForma(forma),
        texto: 'Ela deixa de ser oferecida. Só se exclui a que nenhum pedido usou.',
        bloqueio: ehDeSempre(forma) ? FORMA_DE_SEMPRE : undefined,
      })}
    />
  )
}

const MANEIRAS = ['entrega', 'retirada', 'mesa'] as const

function desligada(forma: FormaDoPainel): boolean {
  return MANEIRAS.every(maneira => !forma[maneira])
}

/** 'Só entregas e retiradas · Visa, Elo'; blank of what is taken everywhere. */
function detalhes(forma: FormaDoPainel): string {
  const onde = MANEIRAS.filter(maneira => forma[maneira])
  const so = onde.length === 0 || onde.length === MANEIRAS.length
  const partes = so ? [] : [`Só ${listar(onde.map(maneira => ROTULOS_DA_FORMA[maneira].toLowerCase()))}`]
  const ajuste = ajusteGuardado(forma)
  if (ajuste) partes.push(dizerAjusteDaForma(ajuste))
  if (especieDe(forma.forma) === 'cartao' && forma.bandeiras) partes.push(forma.bandeiras)
  return partes.join(' · ')
}

export function ErrorBoundary() {
  return <FalhaDaTela titulo="Erro ao carregar formas de pagamento" />
}
