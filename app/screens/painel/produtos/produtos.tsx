import type { Contavel } from '~/domain/cardapio/disponibilidade/contagem-digitada'
import type { Vendavel } from '~/domain/cardapio/disponibilidade/em-falta'
import { comVistos } from '~/domain/cardapio/disponibilidade/salvar-janelas.server'
import { type Contagens, listContagens } from '~/domain/cardapio/disponibilidade/store-contagens.server'
import { findHomonimos, listEmFalta } from '~/domain/cardapio/disponibilidade/store-faltas.server'
import { listJanelas } from '~/domain/cardapio/disponibilidade/store-janelas.server'
import { porId, type ResumoDoGrupo } from '~/domain/cardapio/grupo-guardado'
import { momentoEm } from '~/domain/cardapio/momento'
import { findGruposPorId } from '~/domain/cardapio/store-grupos.server'
import {
  listOpcoesDoProduto,
  listProdutos,
  type ProdutoDoPainel,
} from '~/domain/cardapio/store-produtos.server'
import { readHorarios } from '~/domain/horarios/store.server'
import { viradaDoDia } from '~/domain/horarios/virada-do-dia'
import { conferirArquivo, IMAGEM_BYTES } from '~/domain/imagens/imagem-enviada'
import { excluirProduto } from '~/domain/produtos/excluir-produto.server'
import {
  type DadosDoProduto,
  ERRO_AO_SALVAR_PRODUTO,
  lerProduto,
  valoresDoProduto,
} from '~/domain/produtos/produto'
import { salvarProduto } from '~/domain/produtos/salvar-produto.server'
import { recusarVinculos } from '~/domain/produtos/tamanhos-e-grupos'
import type { Recusa } from '~/domain/respostas/recusa'
import { ehNegado } from '~/domain/respostas/resultado'
import type { ProdutoId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { Icon } from '~/ui/icon'
import { FaltasProvider } from '../falta/faltas'
import { usePode } from '../pode'
import { comDireito } from '../porta.server'
import { FalhaDaTela } from '../tela/falha-da-tela'
import { type MudancasDaLista, soALista } from '../tela/lista/mudancas-da-lista'
import { mudarLista } from '../tela/lista/mudar-lista.server'
import { TelaDaLista } from '../tela/lista/tela-da-lista'
import type { Route } from './+types/produtos'
import { CamposDoProduto } from './campos-do-produto'
import { CartaoDoProduto } from './cartao-do-produto'
import { Desativar } from './desativar'
import { FiltrosDosProdutos, lerConsultaDeProdutos } from './filtros'
import { lerProdutoEnviado } from './produto-enviado'
import { type VendaNoCartao, vendaNoCartao } from './venda-no-cartao'

const ROTA = '/home/produtos'

const MUDANCAS: MudancasDaLista = {
  criar: { direito: 'editar o cardápio', feito: 'Produto Criado!', falhou: ERRO_AO_SALVAR_PRODUTO },
  salvar: { direito: 'editar o cardápio', feito: 'Atualizado!', falhou: ERRO_AO_SALVAR_PRODUTO },
  excluir: { direito: 'apagar do cardápio', feito: 'Produto excluído', falhou: 'Erro ao excluir produto' },
}

const RECUSA_MS = 7_000

export const maxFileBytes = IMAGEM_BYTES

/** GET /home/produtos?busca&categoria&ativo&pagina. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { empresa } = comDireito(context, 'ver o cardápio')
  soALista(url, ROTA)
  const consulta = lerConsultaDeProdutos(request)
  const agora = new Date()
  const fuso = empresa.fusoHorario
  return withTenant(empresa.id, async tx => {
    const lista = await listProdutos(tx, consulta)
    const usados = new Set(lista.linhas.flatMap(({ grupos }) => grupos.map(({ grupoId }) => grupoId)))
    const grupos = porId(await findGruposPorId(tx, [...usados]))
    const momento = momentoEm(agora, fuso)
    const viraEm = viradaDoDia(agora, fuso)
    const emFalta = await listEmFalta(tx, momento, viraEm)
    return {
      lista,
      vendas: Object.fromEntries(lista.linhas.map(produto => [produto.id, vendaNoCartao(produto, grupos)])),
      opcoes: await listOpcoesDoProduto(tx),
      emFalta,
      homonimos: await findHomonimos(tx, momento, viraEm, emFalta),
      contagens: await listContagens(tx, momento.dia),
      conta: empresa.tipoPedido === 'sistema',
      janelas: comVistos(await listJanelas(tx, 'produto')),
      relogio: { ...(await readHorarios(tx, agora)), fuso, agora: agora.getTime() },
      busca: consulta.busca,
      filtrada: consulta.categoria !== null || consulta.ativo !== null,
    }
  })
}

/** POST /home/produtos, /home/produtos/:id and /home/produtos/:id/exclusao. */
export function action(args: Route.ActionArgs) {
  return mudarLista<ProdutoId>(args, {
    mudancas: MUDANCAS,
    async salvar(empresa, id, formulario) {
      const { valores, imagem } = lerProdutoEnviado(formulario)
      const feito = await salvarProduto(empresa, id, valores, imagem)
      const sumiu = ehNegado(feito) && feito.recusas.some(ehDeOutraLista)
      return sumiu ? { ...feito, mudou: true } : feito
    },
    excluir: excluirProduto,
  })
}

/** A category, an extra item or a group that is gone: the form must no longer offer it. */
function ehDeOutraLista({ campo }: Recusa): boolean {
  return campo === 'categoriaId' || campo === 'extras' || campo === 'grupos'
}

export default function Produtos({ loaderData }: Route.ComponentProps) {
  const pode = usePode()
  const { opcoes, vendas, emFalta, homonimos, contagens, conta, janelas, relogio, ...daLista } = loaderData
  const faltas = new Map(emFalta.map(({ tipo, id, falta }) => [`${tipo} ${id}`, falta]))
  const faltaDe = ({ tipo, id }: Vendavel) => faltas.get(`${tipo} ${id}`) ?? null
  const grupos = porId(opcoes.grupos)
  return (
    <FaltasProvider relogio={relogio} homonimos={homonimos}>
      <TelaDaLista
        {...daLista}
        titulo="Gerenciar Produtos"
        rota={ROTA}
        mudancas={MUDANCAS}
        rotuloDaBusca="Buscar por nome, descrição ou código..."
        nomes={['produto', 'produtos']}
        nova="Novo produto"
        editar="Editar produto"
        inicios={[{ nome: PIZZA, rotulo: 'Nova pizza', icone: <Icon name="pizza" className="size-5" /> }]}
        planilha
        larga
        filtros={<FiltrosDosProdutos categorias={opcoes.categorias} />}
        vazia={{
          icone: <Icon name="utensils-crossed" />,
          titulo: 'Nenhum produto ainda',
          texto:
            'É o que o cliente vê e pede: nome, preço e uma boa foto, e se quiser tamanhos e opções. Para vender pizza em sabores, com meio a meio, comece por Nova pizza.',
        }}
        cartao={(produto, acoes) => (
          <CartaoDoProduto
            key={produto.id}
            produto={produto}
            grupos={grupos}
            venda={vendas[produto.id] ?? SEM_VENDA}
            faltaDe={faltaDe}
            janelas={janelas[produto.id] ?? janelas.nenhuma}
            contaveis={contaveisDo(produto, contagens)}
            conta={conta}
            {...acoes}
          />
        )}
        ler={dados => lerFormulario(dados, opcoes.grupos)}
        campos={(produto, erro, inicio) => (
          <CamposDoProduto produto={produto} opcoes={opcoes} pizza={inicio === PIZZA} erro={erro} />
        )}
        exclusao={(produto, aoFechar) => ({
          nome: produto.nome,
          texto: 'O produto e a imagem dele serão excluídos. Esta ação não pode ser desfeita.',
          recusaMs: RECUSA_MS,
          alternativa: produto.ativo && pode('editar o cardápio') && (
            <Desativar produto={produto} aoDesativar={aoFechar} />
          ),
        })}
      />
    </FaltasProvider>
  )
}

const SEM_VENDA: VendaNoCartao = { minimo: null, motivos: [] }

/** The product itself, and its sizes in the owner's order. */
function contaveisDo({ id, tamanhos }: ProdutoDoPainel, { produto, tamanho }: Contagens): Contavel[] {
  const dosTamanhos = tamanhos.map(
    ({ id, nome }): Contavel => ({ tipo: 'tamanho', id, nome, contagem: tamanho[id] ?? null }),
  )
  return [{ tipo: 'produto', id, nome: null, contagem: produto[id] ?? null }, ...dosTamanhos]
}

/** The button that begins a product with the sizes of a pizza. */
const PIZZA = 'pizza'

function lerFormulario(dados: FormData, grupos: readonly ResumoDoGrupo[]): { recusas: readonly Recusa[] } {
  const lido = lerProduto(valoresDoProduto(dados))
  const doProduto = 'recusas' in lido ? lido.recusas : recusarNoProduto(lido.dados, grupos)
  const arquivo = dados.get('imagem')
  const daImagem = arquivo instanceof File && arquivo.name !== '' ? conferirArquivo(arquivo) : null
  return { recusas: [...doProduto, ...(daImagem ? [daImagem] : [])] }
}

function recusarNoProduto(
  { grupos, tamanhos }: DadosDoProduto,
  daEmpresa: readonly ResumoDoGrupo[],
): Recusa[] {
  return recusarVinculos(
    grupos,
    porId(daEmpresa),
    tamanhos.map(({ nome }) => nome),
  )
}

export function ErrorBoundary() {
  return <FalhaDaTela titulo="Erro ao carregar dados" />
}
