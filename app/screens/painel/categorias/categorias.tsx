import { CATEGORIA_COM_PRODUTOS, lerCategoria, ROTULOS_DA_CATEGORIA } from '~/domain/cardapio/categoria'
import { comVistos } from '~/domain/cardapio/disponibilidade/salvar-janelas.server'
import { listJanelas } from '~/domain/cardapio/disponibilidade/store-janelas.server'
import {
  type CategoriaDoPainel,
  excluirCategoria,
  listCategorias,
  salvarCategoria,
} from '~/domain/cardapio/store-categorias.server'
import { limites } from '~/domain/valores/texto'
import { withTenant } from '~/server/database/transaction.server'
import { Badge } from '~/ui/badge'
import { ButtonLink } from '~/ui/button'
import { Checkbox } from '~/ui/fields/checkbox'
import { Field } from '~/ui/fields/field'
import { TextArea } from '~/ui/fields/text-area'
import { TextInput } from '~/ui/fields/text-input'
import { Icon } from '~/ui/icon'
import { HorarioDeVendaDito, horariosDeVenda } from '../janelas/horarios-de-venda'
import { ROTA_DA_ORDEM } from '../ordem/envios-da-ordem'
import { comDireito } from '../porta.server'
import { FalhaDaTela } from '../tela/falha-da-tela'
import { CartaoDaLista } from '../tela/lista/cartao-da-lista'
import { quantos } from '../tela/lista/lista'
import { type MudancasDaLista, soALista } from '../tela/lista/mudancas-da-lista'
import { mudarLista } from '../tela/lista/mudar-lista.server'
import { lerConsultaDaLista } from '../tela/lista/paginas'
import { TelaDaLista } from '../tela/lista/tela-da-lista'
import type { Route } from './+types/categorias'

const ROTA = '/home/categorias'

const MUDANCAS: MudancasDaLista = {
  criar: { direito: 'editar o cardápio', feito: 'Categoria criada!', falhou: 'Erro ao salvar' },
  salvar: { direito: 'editar o cardápio', feito: 'Categoria atualizada!', falhou: 'Erro ao salvar' },
  excluir: {
    direito: 'apagar do cardápio',
    feito: 'Categoria excluída',
    falhou: 'Erro ao excluir categoria',
  },
}

/** GET /home/categorias?busca&pagina. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { empresa } = comDireito(context, 'ver o cardápio')
  soALista(url, ROTA)
  const consulta = lerConsultaDaLista(request)
  return withTenant(empresa.id, async tx => ({
    lista: await listCategorias(tx, consulta),
    janelas: comVistos(await listJanelas(tx, 'categoria')),
    busca: consulta.busca,
  }))
}

/** POST /home/categorias, /home/categorias/:id and /home/categorias/:id/exclusao. */
export function action(args: Route.ActionArgs) {
  return mudarLista(args, {
    mudancas: MUDANCAS,
    salvar: (empresa, id, formulario) => salvarCategoria(empresa, id, Object.fromEntries(formulario)),
    excluir: excluirCategoria,
  })
}

export default function Categorias({ loaderData }: Route.ComponentProps) {
  const { janelas, ...daLista } = loaderData
  return (
    <TelaDaLista
      {...daLista}
      titulo="Categorias"
      acoes={<OrdemDoCardapio />}
      rota={ROTA}
      mudancas={MUDANCAS}
      rotuloDaBusca="Buscar categoria..."
      nomes={['categoria', 'categorias']}
      nova="Nova categoria"
      editar="Editar categoria"
      vazia={{
        icone: <Icon name="tags" />,
        titulo: 'Nenhuma categoria ainda',
        texto:
          'O cardápio é dividido em categorias, como Pizzas e Bebidas: um produto só aparece para os clientes dentro de uma. Comece por ela.',
      }}
      cartao={(categoria, acoes) => (
        <CartaoDaLista
          key={categoria.id}
          nome={categoria.nome}
          selo={!categoria.ativo && <Badge icon={<Icon name="eye-off" />}>Inativa</Badge>}
          contagem={contagem(categoria)}
          acoes={[
            horariosDeVenda({
              ...{ tipo: 'categoria', id: categoria.id, nome: categoria.nome },
              guardadas: janelas[categoria.id] ?? janelas.nenhuma,
            }),
          ]}
          {...acoes}
        >
          <Detalhes categoria={categoria} />
          <HorarioDeVendaDito guardadas={janelas[categoria.id] ?? janelas.nenhuma} />
        </CartaoDaLista>
      )}
      ler={dados => lerCategoria(Object.fromEntries(dados))}
      campos={(categoria, erro) => <Campos categoria={categoria} erro={erro} />}
      exclusao={({ nome, produtos }) => ({
        nome,
        texto: 'A categoria será excluída. Esta ação não pode ser desfeita.',
        bloqueio: produtos > 0 ? CATEGORIA_COM_PRODUTOS : undefined,
      })}
    />
  )
}

function OrdemDoCardapio() {
  return (
    <ButtonLink
      variant="secondary"
      to={ROTA_DA_ORDEM}
      icon={<Icon name="chevrons-up-down" className="size-5" />}
    >
      Ordem
    </ButtonLink>
  )
}

function contagem({ produtos }: CategoriaDoPainel): string {
  return produtos === 0 ? 'Nenhum produto' : quantos(produtos, 'produto', 'produtos')
}

function Detalhes({ categoria }: { categoria: CategoriaDoPainel }) {
  const { descricao, codigoCategoriaSistemaCliente: codigo } = categoria
  return (
    <>
      {descricao && <p className="line-clamp-1 basis-full">{descricao}</p>}
      {codigo && <p>{`Código: ${codigo}`}</p>}
    </>
  )
}

interface CamposProps {
  categoria: CategoriaDoPainel | null
  erro: (campo: string) => string | undefined
}

function Campos({ categoria, erro }: CamposProps) {
  return (
    <>
      <Field label={ROTULOS_DA_CATEGORIA.nome} required error={erro('nome')}>
        <TextInput
          name="nome"
          autoComplete="off"
          placeholder="Ex.: Pizzas"
          maxLength={limites.nome}
          defaultValue={categoria?.nome}
        />
      </Field>
      <Field
        label={ROTULOS_DA_CATEGORIA.codigoCategoriaSistemaCliente}
        optional
        hint="O código dela no caixa ou sistema que você já usa."
        error={erro('codigoCategoriaSistemaCliente')}
      >
        <TextInput
          name="codigoCategoriaSistemaCliente"
          autoComplete="off"
          maxLength={limites.codigo}
          defaultValue={categoria?.codigoCategoriaSistemaCliente ?? ''}
        />
      </Field>
      <Field label={ROTULOS_DA_CATEGORIA.descricao} optional error={erro('descricao')}>
        <TextArea name="descricao" maxLength={limites.descricao} defaultValue={categoria?.descricao ?? ''} />
      </Field>
      <Checkbox
        name="ativo"
        label={ROTULOS_DA_CATEGORIA.ativo}
        description="Desmarcada, ela e os produtos dela somem do cardápio."
        defaultChecked={categoria?.ativo ?? true}
      />
    </>
  )
}

export function ErrorBoundary() {
  return <FalhaDaTela titulo="Erro ao carregar categorias" />
}
