import {
  EXTRA_COM_PRODUTOS,
  lerExtra,
  NOME_DO_TIPO,
  ROTULOS_DO_EXTRA,
  TIPOS_DE_EXTRA,
} from '~/domain/cardapio/extra'
import {
  type ExtraDoPainel,
  excluirExtra,
  listExtras,
  salvarExtra,
} from '~/domain/cardapio/store-extras.server'
import { arrumarReais, formatReais, formatValor } from '~/domain/valores/centavos'
import { limites } from '~/domain/valores/texto'
import { withTenant } from '~/server/database/transaction.server'
import { Badge } from '~/ui/badge'
import { Field } from '~/ui/fields/field'
import { MoneyInput } from '~/ui/fields/money-input'
import { Segmented } from '~/ui/fields/segmented'
import { TextInput } from '~/ui/fields/text-input'
import { Icon } from '~/ui/icon'
import { comDireito } from '../porta.server'
import { FalhaDaTela } from '../tela/falha-da-tela'
import { CartaoDaLista } from '../tela/lista/cartao-da-lista'
import { quantos } from '../tela/lista/lista'
import { type MudancasDaLista, soALista } from '../tela/lista/mudancas-da-lista'
import { mudarLista } from '../tela/lista/mudar-lista.server'
import { lerConsultaDaLista } from '../tela/lista/paginas'
import { TelaDaLista } from '../tela/lista/tela-da-lista'
import type { Route } from './+types/extras'

const ROTA = '/home/extras'

const MUDANCAS: MudancasDaLista = {
  criar: { direito: 'editar o cardápio', feito: 'Item extra criado!', falhou: 'Erro ao salvar' },
  salvar: { direito: 'editar o cardápio', feito: 'Item extra atualizado!', falhou: 'Erro ao salvar' },
  excluir: {
    direito: 'apagar do cardápio',
    feito: 'Item extra excluído',
    falhou: 'Erro ao excluir item extra',
  },
}

/** GET /home/extras?busca&pagina. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { empresa } = comDireito(context, 'ver o cardápio')
  soALista(url, ROTA)
  const consulta = lerConsultaDaLista(request)
  const lista = await withTenant(empresa.id, tx => listExtras(tx, consulta))
  return { lista, busca: consulta.busca }
}

/** POST /home/extras, /home/extras/:id and /home/extras/:id/exclusao. */
export function action(args: Route.ActionArgs) {
  return mudarLista(args, {
    mudancas: MUDANCAS,
    salvar: (empresa, id, formulario) => salvarExtra(empresa, id, Object.fromEntries(formulario)),
    excluir: excluirExtra,
  })
}

export default function Extras({ loaderData }: Route.ComponentProps) {
  return (
    <TelaDaLista
      {...loaderData}
      titulo="Itens Extras"
      ajuda="Acréscimos soltos. Ex.: bacon por mais 4,00. Para escolhas com mínimo ou máximo, use Grupos de opções."
      rota={ROTA}
      mudancas={MUDANCAS}
      rotuloDaBusca="Buscar item extra..."
      nomes={['item extra', 'itens extras']}
      nova="Novo item extra"
      editar="Editar item extra"
      vazia={{
        icone: <Icon name="circle-plus" />,
        titulo: 'Nenhum item extra ainda',
        texto:
          'É o que o cliente acrescenta a um produto, como bacon ou borda recheada, cada um com o seu preço. Crie os seus e depois marque nos produtos quais eles aceitam.',
      }}
      cartao={(extra, acoes) => (
        <CartaoDaLista
          key={extra.id}
          nome={extra.nome}
          selo={<Badge>{NOME_DO_TIPO[extra.tipo]}</Badge>}
          contagem={contagem(extra)}
          {...acoes}
        >
          <p className="font-semibold text-sm text-tinta">{formatReais(extra.preco)}</p>
        </CartaoDaLista>
      )}
      ler={dados => lerExtra(Object.fromEntries(dados))}
      campos={(extra, erro) => <Campos extra={extra} erro={erro} />}
      exclusao={({ nome, produtos }) => ({
        nome,
        texto: 'O item extra será excluído; os pedidos já feitos não mudam. Esta ação não pode ser desfeita.',
        bloqueio: produtos > 0 ? EXTRA_COM_PRODUTOS : undefined,
      })}
    />
  )
}

function contagem({ produtos }: ExtraDoPainel): string {
  return produtos === 0 ? 'Em nenhum produto' : `Em ${quantos(produtos, 'produto', 'produtos')}`
}

const tipos = TIPOS_DE_EXTRA.map(tipo => ({ value: tipo, label: NOME_DO_TIPO[tipo] }))

interface CamposProps {
  extra: ExtraDoPainel | null
  erro: (campo: string) => string | undefined
}

function Campos({ extra, erro }: CamposProps) {
  return (
    <>
      <Field label={ROTULOS_DO_EXTRA.nome} required error={erro('nome')}>
        <TextInput
          name="nome"
          autoComplete="off"
          placeholder="Ex.: Bacon crocante"
          maxLength={limites.nome}
          defaultValue={extra?.nome}
        />
      </Field>
      <Field
        label={ROTULOS_DO_EXTRA.preco}
        required
        hint="Use 0,00 para o que não custa nada a mais."
        error={erro('preco')}
      >
        <MoneyInput
          name="preco"
          placeholder="0,00"
          format={arrumarReais}
          defaultValue={extra ? formatValor(extra.preco) : undefined}
        />
      </Field>
      <Segmented
        legend={ROTULOS_DO_EXTRA.tipo}
        name="tipo"
        choices={tipos}
        defaultValue={extra?.tipo ?? TIPOS_DE_EXTRA[0]}
        error={erro('tipo')}
      />
    </>
  )
}

export function ErrorBoundary() {
  return <FalhaDaTela titulo="Erro ao carregar itens extras" />
}
