import { cidadeDaEmpresa, estadoDaEmpresa } from '~/domain/empresas/cidade-da-empresa'
import { mesmaCidade } from '~/domain/enderecos/lugar'
import { lerBairro } from '~/domain/frete/bairro-digitado'
import { lerBairrosColados } from '~/domain/frete/tabela/bairros-colados'
import { lerBairrosJuntos } from '~/domain/frete/tabela/bairros-juntos'
import {
  adicionarBairros,
  type BairroDoPainel,
  type BairrosAdicionados,
  excluirBairro,
  listBairros,
  listBairrosDoPainel,
  mudarBairros,
  salvarBairro,
} from '~/domain/frete/tabela/store-bairros.server'
import { FEITO } from '~/domain/respostas/resultado'
import { formatReais } from '~/domain/valores/centavos'
import { withTenant } from '~/server/database/transaction.server'
import { Badge } from '~/ui/badge'
import { Icon } from '~/ui/icon'
import { MenuItem } from '~/ui/overlays/menu-parts'
import { comDireito } from '../porta.server'
import { FalhaDaTela } from '../tela/falha-da-tela'
import { Exportar, ExportarNoMenu } from '../tela/lista/acoes-da-planilha'
import { CartaoDaLista } from '../tela/lista/cartao-da-lista'
import { quantos } from '../tela/lista/lista'
import { MaisAcoes } from '../tela/lista/mais-acoes'
import { type MudancasDaLista, soALista } from '../tela/lista/mudancas-da-lista'
import { mudarLista } from '../tela/lista/mudar-lista.server'
import { lerConsultaDaLista } from '../tela/lista/paginas'
import { TelaDaLista } from '../tela/lista/tela-da-lista'
import { gravado } from '../tela/resposta'
import type { Route } from './+types/bairros'
import { CamposDoBairro } from './campos-do-bairro'
import { CamposDeVarios, CamposDosJuntos } from './varios-bairros'

const ROTA = '/home/configuracoes/bairros'

const MUDANCAS: MudancasDaLista = {
  criar: { direito: 'mudar as configurações', feito: 'Bairro adicionado!', falhou: 'Erro ao salvar bairro' },
  salvar: { direito: 'mudar as configurações', feito: 'Bairro atualizado!', falhou: 'Erro ao salvar bairro' },
  excluir: { direito: 'mudar as configurações', feito: 'Bairro excluído', falhou: 'Erro ao excluir bairro' },
}

/** GET /home/configuracoes/bairros?busca&pagina. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { empresa } = comDireito(context, 'ver as configurações')
  soALista(url, ROTA)
  const consulta = lerConsultaDaLista(request)
  const [lista, todos] = await withTenant(empresa.id, async tx => [
    await listBairrosDoPainel(tx, consulta),
    await listBairros(tx),
  ])
  const daEmpresa = { cidade: cidadeDaEmpresa(empresa)?.cidade ?? '', estado: estadoDaEmpresa(empresa) ?? '' }
  return { lista, todos, busca: consulta.busca, daEmpresa }
}

/** POST /home/configuracoes/bairros, with one bairro, a list of them, or one change for many; .../:id and .../:id/exclusao. */
export async function action(args: Route.ActionArgs) {
  let varios: BairrosAdicionados | null = null
  let juntos: string | null = null
  const resposta = await mudarLista(args, {
    mudancas: MUDANCAS,
    async salvar(empresa, id, formulario) {
      const valores = Object.fromEntries(formulario)
      if (id === null && formulario.has('oQueFazer')) {
        const feito = await mudarBairros(empresa, comIds(formulario))
        if (!('dados' in feito)) return feito
        juntos = dizerJuntos(feito.dados, valores.oQueFazer === 'excluir')
        return FEITO
      }
      if (id !== null || !formulario.has('linhas')) return salvarBairro(empresa, id, valores)
      const feito = await adicionarBairros(empresa, valores)
      if (!('dados' in feito)) return feito
      varios = feito.dados
      return FEITO
    },
    excluir: excluirBairro,
  })
  if (juntos !== null) return gravado(juntos)
  return varios === null ? resposta : dizerAdicionados(varios)
}

function comIds(formulario: FormData) {
  return { ...Object.fromEntries(formulario), ids: formulario.getAll('ids') }
}

function dizerJuntos(quantas: number, excluidos: boolean): string {
  if (quantas === 0) return 'Os bairros marcados já não estavam na tabela'
  return excluidos
    ? quantos(quantas, 'bairro excluído', 'bairros excluídos')
    : quantos(quantas, 'taxa mudada!', 'taxas mudadas!')
}

function dizerAdicionados({ adicionados, mudados, jaEstavam }: BairrosAdicionados) {
  const feitos = [
    adicionados > 0 && quantos(adicionados, 'bairro adicionado', 'bairros adicionados'),
    mudados > 0 && quantos(mudados, 'mudou', 'mudaram'),
  ].filter(Boolean)
  const titulo = feitos.length === 0 ? 'Nenhum bairro novo' : `${feitos.join(', ')}!`
  if (jaEstavam === 0) return gravado(titulo)
  return gravado(
    titulo,
    `${quantos(jaEstavam, 'já estava na tabela e não mudou', 'já estavam na tabela e não mudaram')}.`,
  )
}

/** The table of the mode 'por bairro' (frete-15). */
export default function Bairros({ loaderData }: Route.ComponentProps) {
  const { daEmpresa, todos, ...daLista } = loaderData
  return (
    <TelaDaLista
      {...daLista}
      titulo="Bairros atendidos"
      rota={ROTA}
      mudancas={MUDANCAS}
      volta="/home/configuracoes"
      rotuloDaBusca="Buscar bairro ou cidade..."
      nomes={['bairro', 'bairros']}
      nova="Novo bairro"
      editar="Editar bairro"
      inicios={[
        { nome: 'varios', rotulo: 'Adicionar vários', icone: <Icon name="list-plus" className="size-5" /> },
        ...(todos.length > 1
          ? [
              {
                nome: 'juntos',
                rotulo: 'Mudar vários',
                icone: <Icon name="list-checks" className="size-5" />,
                noMenu: true,
              },
            ]
          : []),
      ]}
      maisAcoes={criar => (
        <MaisAcoes>
          {todos.length > 1 && (
            <MenuItem icon={<Icon name="list-checks" />} onClick={() => criar('juntos')}>
              Mudar vários
            </MenuItem>
          )}
          <ExportarNoMenu rota={ROTA} />
        </MaisAcoes>
      )}
      filtros={todos.length > 0 ? <Exportar rota={ROTA} className="max-sm:hidden" /> : undefined}
      vazia={{
        icone: <Icon name="map-pinned" />,
        titulo: 'Nenhum bairro ainda',
        texto:
          'Cada bairro em que você entrega tem a sua taxa e, se quiser, o seu pedido mínimo e o tempo até lá. A tabela vale quando o frete é por bairro.',
      }}
      cartao={(bairro, acoes) => (
        <CartaoDaLista
          key={bairro.id}
          nome={bairro.nome}
          selo={
            <>
              <p className="font-semibold text-sm">{bairro.taxa > 0 ? formatReais(bairro.taxa) : 'Grátis'}</p>
              {!bairro.ativo && <Badge icon={<Icon name="eye-off" />}>Sem entrega</Badge>}
            </>
          }
          contagem={detalhes(bairro, daEmpresa)}
          {...acoes}
        />
      )}
      ler={dados => {
        const valores = Object.fromEntries(dados)
        if (dados.has('oQueFazer')) return lerBairrosJuntos(comIds(dados))
        return dados.has('linhas') ? lerBairrosColados(valores) : lerBairro(valores)
      }}
      campos={(bairro, erro, inicio) => {
        if (inicio === 'varios') return <CamposDeVarios {...{ daEmpresa, todos, erro }} />
        if (inicio === 'juntos') return <CamposDosJuntos {...{ todos, erro }} />
        return <CamposDoBairro {...{ bairro, daEmpresa, erro }} />
      }}
      exclusao={({ nome }) => ({
        nome,
        texto: 'O bairro sai da tabela e deixa de receber entregas. Os pedidos já feitos não mudam.',
      })}
    />
  )
}

/** 'Osasco/SP · mínimo R$ 40,00 · 20 min', without the shop's own city. */
function detalhes(bairro: BairroDoPainel, daEmpresa: { cidade: string; estado: string }): string {
  const { cidade, estado, minimo, minutos } = bairro
  const partes = mesmaCidade(bairro, daEmpresa) ? [] : [`${cidade}/${estado}`]
  if (minimo !== null) partes.push(`mínimo ${formatReais(minimo)}`)
  if (minutos !== null) partes.push(`${minutos} min`)
  return partes.join(' · ')
}

export function ErrorBoundary() {
  return <FalhaDaTela titulo="Erro ao carregar bairros" />
}
