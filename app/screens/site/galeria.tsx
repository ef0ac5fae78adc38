import { useSearchParams } from 'react-router'
import { Badge } from '~/ui/badge'
import { Banner } from '~/ui/banner'
import { Button, ButtonLink } from '~/ui/button'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'
import { IconButton } from '~/ui/icon-button'
import { Picture } from '~/ui/picture'
import { Skeleton } from '~/ui/skeleton'
import { Spinner } from '~/ui/spinner'
import { Tabs } from '~/ui/tabs'
import { GaleriaCamadas } from './galeria-camadas'
import { GaleriaCampos } from './galeria-campos'
import { Secao } from './galeria-secao'

export const handle = { place: 'page' }

export const meta = () => [{ title: 'Galeria · Comanda' }]

const categorias = [
  'Lanches',
  'Pizzas salgadas',
  'Pizzas doces',
  'Porções',
  'Saladas',
  'Massas',
  'Bebidas',
  'Sucos naturais',
  'Cervejas',
  'Sobremesas',
  'Combos da casa',
]

/** Every component of the kit in every state: development only. `?tema=escuro` and `?tema=claro` show the panel. */
export default function Galeria() {
  const [busca] = useSearchParams()
  const tema = busca.get('tema')
  return (
    <div className={tema ? 'painel' : undefined} data-tema={tema ?? undefined}>
      <header className="sticky top-0 z-10 border-linha border-b bg-folha">
        <div className="mx-auto flex max-w-5xl items-center gap-3 px-4 py-2">
          <img src="/favicon.svg" alt="" width={36} height={36} />
          <h1 className="flex-1 font-bold text-lg">Galeria</h1>
          <ButtonLink variant="quiet" to="?tema=claro">
            Claro
          </ButtonLink>
          <ButtonLink variant="quiet" to="?tema=escuro">
            Escuro
          </ButtonLink>
        </div>
      </header>
      <main className="mx-auto grid max-w-5xl grid-cols-1 gap-10 px-4 py-8">
        <Letras />
        <Botoes />
        <Abas />
        <Cartoes />
        <Estados />
        <GaleriaCampos />
        <GaleriaCamadas />
      </main>
    </div>
  )
}

function Letras() {
  return (
    <section>
      <p className="font-extrabold text-xl">Seu cardápio vende por você</p>
      <p className="font-bold text-lg">Título de tela ou de diálogo</p>
      <p className="text-md">Campos, preços e nomes de produtos: R$&nbsp;49,90</p>
      <p className="text-sm">Texto corrido: pão brioche, dois hambúrgueres de 120 g e queijo prato.</p>
      <p className="text-tinta-suave text-xs">Rótulos e notas: atualizado há 2 minutos</p>
    </section>
  )
}

function Botoes() {
  return (
    <Secao titulo="Botões">
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={<Icon name="plus" className="size-5" />}>Novo Pedido</Button>
        <Button variant="secondary">Voltar</Button>
        <Button variant="quiet">Esqueci minha senha</Button>
        <Button variant="danger">Confirmar Cancelamento</Button>
        <Button disabled>Fora da área</Button>
        <Button pending pendingLabel="Salvando...">
          Salvar Horários
        </Button>
        <Button variant="secondary" pending>
          Buscar
        </Button>
      </div>
      <div className="mt-4 flex max-w-sm flex-col gap-3">
        <Button size="lg" wide>
          <span>Continuar e Informar Dados</span>
        </Button>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <IconButton
          label="Ver Carrinho: 3 itens"
          icon={<Icon name="shopping-bag" />}
          variant="filled"
          count={3}
        />
        <IconButton
          label="Sacola com mais de 99 itens"
          icon={<Icon name="shopping-bag" />}
          variant="outlined"
          count={120}
        />
        <IconButton label="Adicionar" icon={<Icon name="plus" />} />
        <IconButton label="Adicionar (desativado)" icon={<Icon name="plus" />} disabled />
        <Spinner label="Carregando" />
      </div>
    </Secao>
  )
}

function Abas() {
  const [busca] = useSearchParams()
  const ativa = busca.get('aba') ?? '0'
  const tema = busca.get('tema')
  return (
    <Secao titulo="Abas">
      <Tabs
        label="Categorias"
        panelId="galeria-painel"
        active={ativa}
        tabs={categorias.map((label, i) => ({
          id: String(i),
          label,
          to: `?${new URLSearchParams({ aba: String(i), ...(tema && { tema }) })}`,
        }))}
      />
      <div id="galeria-painel" role="tabpanel" aria-label={categorias[Number(ativa)]} className="px-1 pt-3">
        <p className="text-tinta-suave">Nenhum item encontrado nesta categoria.</p>
      </div>
    </Secao>
  )
}

const semImagem = (
  <span className="grid size-full place-items-center bg-fundo text-tinta-suave text-xs">
    <span className="flex flex-col items-center gap-1">
      <Icon name="pizza" className="size-7" />
      <span>Sem imagem</span>
    </span>
  </span>
)

const pratos = [
  { nome: 'X-Salada da casa', preco: 'R$\u00a024,90', imagem: '/icon-512.png' },
  { nome: 'Pizza Margherita', preco: 'R$\u00a058,00', imagem: null },
  { nome: 'Açaí na tigela 500 ml', preco: 'R$\u00a027,50', imagem: '/nao-existe.webp' },
]

function Cartoes() {
  return (
    <Secao titulo="Cartões e imagens">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {pratos.map(prato => (
          <Card key={prato.nome} as="li" flush interactive className="flex sm:flex-col">
            <div className="order-1 flex min-w-0 flex-1 flex-col p-4 sm:order-2">
              <h3 className="font-semibold text-md">
                <button type="button" className="text-left outline-none after:absolute after:inset-0">
                  {prato.nome}
                </button>
              </h3>
              <p className="mt-1 line-clamp-2 text-tinta-suave">
                Massa de fermentação lenta, molho de tomate fresco e manjericão colhido na hora.
              </p>
              <p className="mt-auto pt-3 font-bold text-md tabular-nums">{prato.preco}</p>
            </div>
            <Picture
              src={prato.imagem}
              alt=""
              width={400}
              height={300}
              fallback={semImagem}
              className="order-2 h-auto w-30 shrink-0 sm:order-1 sm:aspect-4/3 sm:w-full"
            />
          </Card>
        ))}
      </ul>
    </Secao>
  )
}

function Estados() {
  return (
    <Secao titulo="Estados e avisos">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone="orange" icon={<Icon name="clock" />}>
          Pendente
        </Badge>
        <Badge tone="yellow" icon={<Icon name="chef-hat" />}>
          Em Preparação
        </Badge>
        <Badge tone="blue" icon={<Icon name="bike" />}>
          Em Rota
        </Badge>
        <Badge tone="green" icon={<Icon name="circle-check" />}>
          Finalizado
        </Badge>
        <Badge tone="red" icon={<Icon name="circle-x" />}>
          Cancelado
        </Badge>
        <Badge>Retirar no local</Badge>
        <Badge tone="accent">Teste grátis</Badge>
        <Badge tone="orange" size="lg" icon={<Icon name="clock" />}>
          Pendente
        </Badge>
      </div>
      <div className="mt-4 grid gap-3 md:grid-cols-2">
        <Banner title="Período de teste" action={<ButtonLink to="/planos">Ver planos</ButtonLink>}>
          Restam 5 dias.
        </Banner>
        <Banner tone="success">E-mail confirmado com sucesso!</Banner>
        <Banner tone="warning" title="Distância não calculada">
          A taxa fixa foi aplicada.
        </Banner>
        <Banner tone="danger">Fechado agora. Próxima abertura: hoje às 18:00.</Banner>
      </div>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <Card>
          <EmptyState
            headingLevel={3}
            icon={<Icon name="shopping-bag" />}
            title="Seu carrinho está vazio."
            text="Escolha um item do cardápio para começar."
            action={<Button variant="secondary">Ver o cardápio</Button>}
          />
        </Card>
        <Card className="grid content-start gap-3">
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-1/2" />
        </Card>
      </div>
    </Secao>
  )
}
