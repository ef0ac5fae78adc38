import type { ReactNode } from 'react'
import type { Contavel } from '~/domain/cardapio/disponibilidade/contagem-digitada'
import { type Contagens, listContagens } from '~/domain/cardapio/disponibilidade/store-contagens.server'
import { findHomonimos, listEmFalta } from '~/domain/cardapio/disponibilidade/store-faltas.server'
import { instrucao, todasAsPerguntas } from '~/domain/cardapio/escolhas/perguntas-do-dialogo'
import { comoGrupo } from '~/domain/cardapio/grupo-guardado'
import { NOME_DO_TIPO_DE_GRUPO } from '~/domain/cardapio/grupos/descrever-grupo'
import { excluirGrupo } from '~/domain/cardapio/grupos/excluir-grupo.server'
import { lerGrupo, recusarGrupoComProdutos } from '~/domain/cardapio/grupos/grupo-digitado'
import { salvarGrupo } from '~/domain/cardapio/grupos/salvar-grupo.server'
import {
  findGrupoDoPainel,
  type GrupoDoPainel,
  listGrupos,
} from '~/domain/cardapio/grupos/store-da-lista.server'
import { momentoEm } from '~/domain/cardapio/momento'
import { listResumosDosGrupos } from '~/domain/cardapio/store-grupos.server'
import { findProdutosComGrupos } from '~/domain/cardapio/store-tamanhos.server'
import { readHorarios } from '~/domain/horarios/store.server'
import { viradaDoDia } from '~/domain/horarios/virada-do-dia'
import { aninhar } from '~/domain/respostas/ler-formulario'
import { ehNegado, FEITO } from '~/domain/respostas/resultado'
import type { GrupoId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { Badge } from '~/ui/badge'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { ContagemDita, contagemNoCartao } from '../contagem/contagem-no-cartao'
import { FaltasProvider } from '../falta/faltas'
import { FaltasDoCartao } from '../falta/faltas-do-cartao'
import { usePode } from '../pode'
import { comDireito } from '../porta.server'
import { FalhaDaTela } from '../tela/falha-da-tela'
import { type AcaoDaLinha, duplicar } from '../tela/lista/acoes-da-linha'
import { CartaoDaLista } from '../tela/lista/cartao-da-lista'
import { quantos } from '../tela/lista/lista'
import { type MudancasDaLista, soALista } from '../tela/lista/mudancas-da-lista'
import { mudarLista } from '../tela/lista/mudar-lista.server'
import { lerConsultaDaLista } from '../tela/lista/paginas'
import { TelaDaLista } from '../tela/lista/tela-da-lista'
import type { Route } from './+types/grupos'
import { CamposDoGrupo } from './campos-do-grupo'
import { MoverSabores, type OutraClasse } from './mover-sabores'
import { SEM_USO, usosDosGrupos } from './usos-dos-grupos'

const ROTA = '/home/grupos'

const MUDANCAS: MudancasDaLista = {
  criar: { direito: 'editar o cardápio', feito: 'Grupo criado!', falhou: 'Erro ao salvar' },
  salvar: { direito: 'editar o cardápio', feito: 'Grupo atualizado!', falhou: 'Erro ao salvar' },
  excluir: { direito: 'apagar do cardápio', feito: 'Grupo excluído', falhou: 'Erro ao excluir grupo' },
}

/** Sixty options with their descriptions and prices are more than the forms of other lists. */
export const maxFileBytes = 448 * 1024

/** GET /home/grupos?busca&pagina, and ?abrir with the id of a group whose form is to be open. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { empresa } = comDireito(context, 'ver o cardápio')
  soALista(url, ROTA)
  const consulta = lerConsultaDaLista(request)
  const abrir = url.searchParams.get('abrir') ?? ''
  const agora = new Date()
  const fuso = empresa.fusoHorario
  return withTenant(empresa.id, async tx => {
    const produtos = await findProdutosComGrupos(tx)
    const momento = momentoEm(agora, fuso)
    const viraEm = viradaDoDia(agora, fuso)
    const emFalta = await listEmFalta(tx, momento, viraEm)
    return {
      lista: await listGrupos(tx, consulta),
      emFalta,
      homonimos: await findHomonimos(tx, momento, viraEm, emFalta),
      contagens: await listContagens(tx, momento.dia),
      conta: empresa.tipoPedido === 'sistema',
      relogio: { ...(await readHorarios(tx, agora)), fuso, agora: agora.getTime() },
      busca: consulta.busca,
      aberta: /^\d{1,15}$/.test(abrir) ? await findGrupoDoPainel(tx, Number(abrir) as GrupoId) : null,
      classes: (await listResumosDosGrupos(tx)).flatMap(({ id, nome, tipo }) =>
        tipo === 'sabor' ? [{ id, nome }] : [],
      ),
      usos: usosDosGrupos(produtos),
      tamanhos: [...new Set(produtos.flatMap(({ tamanhos }) => tamanhos.map(({ nome }) => nome)))],
    }
  })
}

/** POST /home/grupos, /home/grupos/:id and /home/grupos/:id/exclusao. */
export function action(args: Route.ActionArgs) {
  return mudarLista<GrupoId>(args, {
    mudancas: MUDANCAS,
    async salvar(empresa, id, formulario) {
      const feito = await salvarGrupo(empresa, id, aninhar(formulario))
      return ehNegado(feito) ? feito : FEITO
    },
    excluir: excluirGrupo,
  })
}

export default function Grupos({ loaderData }: Route.ComponentProps) {
  const { usos, classes, tamanhos, emFalta, homonimos, contagens, conta, relogio, ...daLista } = loaderData
  const faltas = new Map(
    emFalta.flatMap(({ tipo, id, falta }) => (tipo === 'opcao' ? [[id, falta] as const] : [])),
  )
  const edita = usePode()('editar o cardápio')
  const usoDe = (id: GrupoId) => usos[id] ?? SEM_USO
  return (
    <FaltasProvider relogio={relogio} homonimos={homonimos}>
      <TelaDaLista
        {...daLista}
        titulo="Grupos de opções"
        ajuda="Perguntas de um produto. Ex.: Ponto da carne, escolha 1. Para um acréscimo solto, use Itens Extras."
        rota={ROTA}
        mudancas={MUDANCAS}
        rotuloDaBusca="Buscar grupo ou opção..."
        nomes={['grupo', 'grupos']}
        nova="Novo grupo"
        editar="Editar grupo"
        tamanho="lg"
        vazia={{
          icone: <Icon name="list-checks" />,
          titulo: 'Nenhum grupo ainda',
          texto:
            'É o que o cliente escolhe dentro de um produto: o ponto da carne, os molhos, os sabores e a borda da pizza. Crie o grupo uma vez e use em quantos produtos quiser.',
        }}
        cartao={(grupo, acoes) => (
          <CartaoDaLista
            key={grupo.id}
            nome={grupo.nome}
            selo={<Badge>{NOME_DO_TIPO_DE_GRUPO[grupo.tipo]}</Badge>}
            contagem={contagem(usoDe(grupo.id).produtos, edita)}
            acoes={[
              ...(podeContar(grupo)
                ? [
                    contagemNoCartao({
                      ...{ tipo: 'grupo', id: grupo.id, nome: grupo.nome, conta },
                      contaveis: contaveisDo(grupo, contagens),
                    }),
                  ]
                : []),
              duplicar(grupo.nome, `${ROTA}/${grupo.id}`, 'Erro ao salvar'),
              ...mover(grupo, classes),
            ]}
            {...acoes}
            abaixo={
              <FaltasDoCartao
                pergunta="Acabou alguma opção?"
                de={grupo.nome}
                partes={grupo.opcoes
                  .filter(({ ativo }) => ativo)
                  .map(({ id, nome }) => ({
                    ...{ tipo: 'opcao', id, nome, falta: faltas.get(id) ?? null },
                    chamada: `${nome} (${grupo.nome})`,
                  }))}
              />
            }
          >
            <Opcoes grupo={grupo} />
            {podeContar(grupo) && <ContagemDita contaveis={contaveisDo(grupo, contagens)} />}
          </CartaoDaLista>
        )}
        ler={dados => lerGrupo(aninhar(dados))}
        campos={(grupo, erro) => (
          <CamposDoGrupo
            grupo={grupo}
            uso={grupo ? usoDe(grupo.id) : SEM_USO}
            daEmpresa={tamanhos}
            erro={erro}
          />
        )}
        exclusao={({ id, nome }) => ({
          nome,
          texto:
            'O grupo e as opções dele serão excluídos; os pedidos já feitos não mudam. Esta ação não pode ser desfeita.',
          bloqueio: usoDe(id).produtos.length > 0 ? recusarGrupoComProdutos(usoDe(id).produtos) : undefined,
        })}
      />
    </FaltasProvider>
  )
}

function mover(grupo: GrupoDoPainel, classes: readonly OutraClasse[]): AcaoDaLinha[] {
  const outras = classes.filter(({ id }) => id !== grupo.id)
  if (grupo.tipo !== 'sabor' || grupo.opcoes.length === 0 || outras.length === 0) return []
  return [
    {
      nome: 'Mover sabores',
      rotulo: `Mover sabores de ${grupo.nome}`,
      icone: <Icon name="list-checks" />,
      direito: 'editar o cardápio',
      abre: aoFechar => <MoverSabores {...{ grupo, outras, aoFechar }} />,
    },
  ]
}

/** A flavour is a part of a pizza, and what is left out of a dish does not run out. */
function podeContar({ tipo, opcoes }: GrupoDoPainel): boolean {
  return tipo !== 'sabor' && tipo !== 'remocao' && opcoes.length > 0
}

function contaveisDo({ opcoes }: GrupoDoPainel, { opcao }: Contagens): Contavel[] {
  return opcoes.map(({ id, nome }) => ({ tipo: 'opcao', id, nome, contagem: opcao[id] ?? null }))
}

function Opcoes({ grupo }: { grupo: GrupoDoPainel }) {
  const edita = usePode()('editar o cardápio')
  const [pergunta] = todasAsPerguntas({ grupos: [comoGrupo(grupo)] }, null)
  const nomes = grupo.opcoes.map(({ nome }) => nome).join(', ')
  return (
    <>
      <p>
        <span>
          {grupo.tipo === 'sabor'
            ? quantos(grupo.opcoes.length, 'sabor', 'sabores')
            : quantos(grupo.opcoes.length, 'opção', 'opções')}
        </span>
        {pergunta && grupo.tipo !== 'sabor' && <span>{` · ${instrucao(pergunta)}`}</span>}
      </p>
      <p className="order-1 line-clamp-1 basis-full break-words">
        {nomes || (edita ? 'Nenhuma opção ainda: edite o grupo para cadastrar.' : 'Nenhuma opção ainda.')}
      </p>
    </>
  )
}

function contagem(produtos: readonly string[], pode: boolean): ReactNode {
  const [um] = produtos
  if (um !== undefined)
    return produtos.length === 1 ? `Em ${um}` : `Em ${quantos(produtos.length, 'produto', 'produtos')}`
  if (!pode) return 'Em nenhum produto'
  return (
    <Link
      to="/home/produtos"
      className="-my-2.5 inline-block py-2.5 font-semibold text-acento-forte underline"
    >
      Pôr em um produto
    </Link>
  )
}

export function ErrorBoundary() {
  return <FalhaDaTela titulo="Erro ao carregar grupos" />
}
